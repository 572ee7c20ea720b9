/** Makes the pictures the shop serves, in every width as AVIF and WebP, from the originals in demo/pictures. Knows how each kind is encoded. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/node.mjs'
import { CommandError, script } from './lib/command-error.mjs'

const originals = join(root, 'demo/pictures')
const served = join(root, 'public/pictures')
const record = join(originals, 'made.json')

/** The colour of the light pages: a tool's picture ends in it at every edge, so that it needs no frame. */
const ground = [243, 242, 239]

// 8 bits and full chroma: the ground comes back within one level of 255 (at 10 bits it drifts by two). Small ones are finer, for their
// tool reaches the edge within a block, and the block would carry it there.
const tool = {
  widths: [96, 240, 480, 800, 1000],
  onGround: true,
  avif: (width) => ({
    quality: width <= 96 ? 75 : width <= 240 ? 65 : 55,
    effort: 4,
    chromaSubsampling: '4:4:4',
  }),
  webp: (width) => ({
    quality: width <= 96 ? 92 : width <= 240 ? 86 : 80,
    effort: 6,
    smartSubsample: true,
  }),
}
const scene = {
  widths: [800, 1280, 1920, 2400],
  onGround: false,
  avif: () => ({ quality: 52, effort: 4, chromaSubsampling: '4:2:0' }),
  webp: () => ({ quality: 78, effort: 6, smartSubsample: true }),
}
const scenes = ['hero', 'not-found']

/** What other sites show beside a link: a JPEG, which all of them read, in the shape that all of them show. */
const card = { width: 1200, height: 630, jpeg: { quality: 78, mozjpeg: true } }

let sharp // a development package: there only once it was installed

/** Lays a picture on the exact ground: its outermost pixels become it, a twentieth further in the picture is itself. */
async function laidOnGround(file, width) {
  const { data, info } = await sharp(file)
    .resize(width)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const band = Math.max(2, width / 20)
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const share = Math.min(
        1,
        Math.max(0, Math.min(x, y, width - 1 - x, info.height - 1 - y) - 1) / band,
      )
      const isGround = ground.every((level, channel) => Math.abs(data[at + channel] - level) <= 2)
      for (let channel = 0; channel < 3; channel++) {
        data[at + channel] = isGround
          ? ground[channel]
          : Math.round(data[at + channel] * share + ground[channel] * (1 - share))
      }
    }
  }
  return sharp(data, { raw: { width, height: info.height, channels: 3 } })
}

/** How far the outermost pixels of an encoded picture are from the ground, in levels of 255; the worst of nine in ten. */
async function offGround(encoded) {
  const { data, info } = await sharp(encoded)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const off = []
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (x > 0 && y > 0 && x < info.width - 1 && y < info.height - 1) continue
      const at = (y * info.width + x) * 3
      off.push(Math.max(...ground.map((level, channel) => Math.abs(data[at + channel] - level))))
    }
  }
  return off.toSorted((a, b) => a - b)[Math.floor(off.length * 0.9)]
}

/** Makes one width of one picture in both formats. */
async function make(key, kind, width) {
  const file = join(originals, `${key}.webp`)
  const picture = kind.onGround ? await laidOnGround(file, width) : sharp(file).resize(width)
  for (const format of ['avif', 'webp']) {
    const encoded = await picture.clone()[format](kind[format](width)).toBuffer()
    const off = kind.onGround ? await offGround(encoded) : 0
    if (off > 2)
      throw new CommandError(
        `${key}-${width}.${format} would show a frame on the page: its edge is ${off} levels off the ground. Raise its quality.`,
      )
    writeFileSync(join(served, `${key}-${width}.${format}`), encoded)
  }
}

/** Makes the card of one picture: a tool lies whole on its ground, a scene fills it. */
async function makeCard(key, kind) {
  const { width, height } = card
  const shown = kind.onGround
    ? { fit: 'contain', background: { r: ground[0], g: ground[1], b: ground[2] } }
    : { fit: 'cover' }
  await sharp(join(originals, `${key}.webp`))
    .resize(width, height, shown)
    .flatten({ background: '#fff' })
    .jpeg(card.jpeg)
    .toFile(join(served, `${key}-card.jpg`))
}

/** Prints what a picture of each kind and width weighs. */
function weigh(names) {
  const rows = new Map()
  for (const name of names) {
    const row = name.replace(/^.*(?=-\d+\.)/, (key) => (scenes.includes(key) ? 'scene' : 'tool'))
    const { files, bytes } = rows.get(row) ?? { files: 0, bytes: 0 }
    rows.set(row, { files: files + 1, bytes: bytes + statSync(join(served, name)).size })
  }
  for (const [row, { files, bytes }] of rows)
    console.log(
      `${row.padEnd(16)} ${String(files).padStart(3)} files  ${(bytes / files / 1024).toFixed(1).padStart(6)} kB each`,
    )
  return [...rows.values()].reduce((sum, { bytes }) => sum + bytes, 0)
}

await script(async () => {
  await ensureInstalled('all')
  ;({ default: sharp } = await import('sharp'))
  const made = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
  mkdirSync(served, { recursive: true })
  const names = []
  let fresh = 0
  for (const file of readdirSync(originals)
    .filter((name) => name.endsWith('.webp'))
    .toSorted()) {
    const key = file.slice(0, -'.webp'.length)
    const kind = scenes.includes(key) ? scene : tool
    const original = readFileSync(join(originals, file))
    const cardMark = createHash('sha256')
      .update(JSON.stringify([ground, kind.onGround, card]))
      .update(original)
      .digest('hex')
      .slice(0, 12)
    if (made[`${key}-card`] !== cardMark || !existsSync(join(served, `${key}-card.jpg`))) {
      await makeCard(key, kind)
      made[`${key}-card`] = cardMark
      writeFileSync(record, `${JSON.stringify(made, null, 2)}\n`)
      console.log(`made ${key} for links`)
    }
    for (const width of kind.widths) {
      const pair = [`${key}-${width}.avif`, `${key}-${width}.webp`]
      names.push(...pair)
      const settings = JSON.stringify([ground, kind.onGround, kind.avif(width), kind.webp(width)])
      const mark = createHash('sha256').update(settings).update(original).digest('hex').slice(0, 12)
      if (made[`${key}-${width}`] === mark && pair.every((name) => existsSync(join(served, name))))
        continue
      await make(key, kind, width)
      made[`${key}-${width}`] = mark
      writeFileSync(record, `${JSON.stringify(made, null, 2)}\n`)
      console.log(`made ${key} at ${width}`)
      fresh++
    }
  }
  const total = weigh(names)
  console.log(
    `${fresh} of ${names.length / 2} made anew, ${(total / 1024 / 1024).toFixed(2)} MB in all`,
  )
})
