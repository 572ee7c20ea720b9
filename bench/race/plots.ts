/**
 * The race as pictures: bars of processor time a request, one picture for pages and one for the
 * API. Legible on a light background and on a dark one.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/node.mjs'
import { contestantNames, type RaceResult } from './results.ts'

const folder = join(root, 'docs/plots')
const labels = {
  raw: 'the limit',
  shop: 'this shop, kept',
  uncached: 'this shop, made',
  before: 'made by the build before',
  rival: 'Express and pg',
} as const
const plots = [
  { file: 'race-pages.svg', title: 'A page', suffix: /-page$/ },
  { file: 'race-api.svg', title: 'A call of the API', suffix: /^api-/ },
]
const width = 720
const left = 150
const right = 90
const barHeight = 14

/** Writes the pictures again from the results of a run, with its most connections. */
export function drawPlots(results: readonly RaceResult[]): void {
  mkdirSync(folder, { recursive: true })
  const connections = Math.max(...results.map((result) => result.connections))
  for (const { file, title, suffix } of plots) {
    const shown = results.filter(
      (result) => result.connections === connections && suffix.test(result.name),
    )
    const heading = `${title}: microseconds of processor, with the database, ${connections} at once`
    if (shown.length > 0) writeFileSync(join(folder, file), drawPlot(heading, shown))
  }
}

function drawPlot(title: string, results: readonly RaceResult[]): string {
  const totals = results.flatMap(({ figures }) =>
    Object.values(figures).map(({ own, database }) => own + database),
  )
  const maxTotal = Math.max(...totals)
  const scale = (milliseconds: number): string =>
    ((milliseconds / maxTotal) * (width - left - right)).toFixed(1)
  let y = 44
  const parts: string[] = []
  for (const { name, figures } of results) {
    y += 12
    parts.push(`<text class="what" x="0" y="${y + 11}">${name}</text>`)
    y += barHeight + 8
    for (const contestant of contestantNames) {
      const figure = figures[contestant]
      if (!figure) continue
      const { own, database } = figure
      const databaseLeft = (left + Number(scale(own))).toFixed(1)
      const textLeft = (left + Number(scale(own + database)) + 6).toFixed(1)
      const bar = (kind: string, x: number | string, time: number): string =>
        `<rect class="${kind}" x="${x}" y="${y}" width="${scale(time)}" height="${barHeight}"/>`
      parts.push(
        `<text x="${left - 8}" y="${y + 11}" text-anchor="end">${labels[contestant]}</text>` +
          bar('own', left, own) +
          bar('database', databaseLeft, database) +
          `<text x="${textLeft}" y="${y + 11}">${((own + database) * 1000).toFixed(0)} µs</text>`,
      )
      y += barHeight + 5
    }
  }
  return frame(title, y + 12, parts)
}

// Colours that stand out from white and from GitHub's dark alike; text follows what the reader
// prefers.
const styles = [
  'text{font:12px system-ui,sans-serif;fill:#3a3a3a}',
  '.title,.what{font-weight:600}.title{font-size:14px}',
  '.own{fill:#d9730d}.database{fill:#5b7fa6}',
  '@media (prefers-color-scheme:dark){text{fill:#d8d8d8}}',
].join('')

const frame = (title: string, height: number, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" ` +
      `role="img" aria-label="${title}">`,
    `<style>${styles}</style>`,
    `<text class="title" x="0" y="16">${title}</text>`,
    '<rect class="own" x="0" y="26" width="10" height="10"/><text x="15" y="35">process</text>' +
      '<rect class="database" x="80" y="26" width="10" height="10"/>' +
      '<text x="95" y="35">database</text>',
    ...parts,
    '</svg>\n',
  ].join('\n')
