/** The race as pictures: bars of processor time a request, one picture for pages and one for the API. Legible on light ground and on dark. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/node.mjs'

const folder = join(root, 'docs/plots')
const names = {
  raw: 'the limit',
  shop: 'this shop, kept',
  unkept: 'this shop, made',
  rival: 'Express and pg',
}
const order = ['raw', 'shop', 'unkept', 'rival']
const pictures = [
  { file: 'race-pages.svg', title: 'A page', of: ({ what }) => what.endsWith('-page') },
  { file: 'race-api.svg', title: 'A call of the API', of: ({ what }) => what.startsWith('api-') },
]
const width = 720
const left = 150
const right = 90
const bar = 14

/** Writes the pictures anew from what a run found, at its larger crowd. */
export function drawPlots(results) {
  mkdirSync(folder, { recursive: true })
  const crowd = Math.max(...results.map(({ connections }) => connections))
  for (const { file, title, of } of pictures) {
    const reads = results.filter((one) => one.connections === crowd && of(one))
    if (reads.length > 0)
      writeFileSync(
        join(folder, file),
        drawn(`${title}: microseconds of processor, with the database, ${crowd} at once`, reads),
      )
  }
}

function drawn(title, reads) {
  const rows = reads.flatMap(({ what, found }) => [
    { what },
    ...order.filter((name) => found[name]).map((name) => ({ name, ...found[name] })),
  ])
  const longest = Math.max(...rows.map(({ own = 0, database = 0 }) => own + database))
  const scale = (milliseconds) => ((milliseconds / longest) * (width - left - right)).toFixed(1)
  let y = 44
  const parts = rows.map((row) => {
    if (row.what) {
      y += 12
      const text = `<text class="what" x="0" y="${y + 11}">${row.what}</text>`
      y += bar + 8
      return text
    }
    const { name, own, database } = row
    const drawnRow =
      `<text x="${left - 8}" y="${y + 11}" text-anchor="end">${names[name]}</text>` +
      `<rect class="own" x="${left}" y="${y}" width="${scale(own)}" height="${bar}"/><rect class="database" x="${(left + Number(scale(own))).toFixed(1)}" y="${y}" width="${scale(database)}" height="${bar}"/>` +
      `<text x="${(left + Number(scale(own + database)) + 6).toFixed(1)}" y="${y + 11}">${((own + database) * 1000).toFixed(0)} µs</text>`
    y += bar + 5
    return drawnRow
  })
  // Colours that stand out from white and from GitHub's dark alike; text follows what the reader prefers.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y + 12}" width="${width}" role="img" aria-label="${title}">
<style>text{font:12px system-ui,sans-serif;fill:#3a3a3a}.title,.what{font-weight:600}.title{font-size:14px}.own{fill:#d9730d}.database{fill:#5b7fa6}@media (prefers-color-scheme:dark){text{fill:#d8d8d8}}</style>
<text class="title" x="0" y="16">${title}</text>
<rect class="own" x="0" y="26" width="10" height="10"/><text x="15" y="35">process</text><rect class="database" x="80" y="26" width="10" height="10"/><text x="95" y="35">database</text>
${parts.join('\n')}
</svg>
`
}
