/**
 * `npm run pictures`: makes the pictures that the shop serves, in every width as AVIF and WebP,
 * from the originals in demo/pictures. Knows how each kind is encoded.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, script } from './lib/command-error.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/node.mjs'

/**
 * @typedef {typeof import('sharp').default} Sharp
 * @typedef {{
 *   widths: readonly number[], onBackground: boolean,
 *   avif: (width: number) => import('sharp').AvifOptions,
 *   webp: (width: number) => import('sharp').WebpOptions
 * }} Kind `onBackground`: whether the picture fades into the page's background at its edges
 * @typedef {{ [name: string]: string }} Digests digest of settings and original, by picture and
 *   width
 */

const originals = join(root, 'demo/pictures')
const output = join(root, 'public/pictures')
const recordFile = join(originals, 'made.json')

/**
 * The colour of the light pages: a tool's picture ends in it at every edge, so it needs no frame.
 */
const background = { r: 243, g: 242, b: 239 }
const backgroundChannels = [background.r, background.g, background.b]

// 8 bits and full chroma: the background comes back within one level of 255 (at 10 bits it drifts
// by two). Small ones get a higher quality, for their tool reaches the edge within one encoded
// block, and the block would carry the tool's colour to the edge.
/** @type {Kind} */
const tool = {
  widths: [96, 240, 480, 800, 1000],
  onBackground: true,
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
/** @type {Kind} */
const scene = {
  widths: [800, 1280, 1920, 2400],
  onBackground: false,
  avif: () => ({ quality: 52, effort: 4, chromaSubsampling: '4:2:0' }),
  webp: () => ({ quality: 78, effort: 6, smartSubsample: true }),
}
const scenes = ['hero', 'not-found']

/**
 * Shown beside links on other sites: a JPEG, which all of them read, in the shape that all show.
 */
const card = { width: 1200, height: 630, jpeg: { quality: 78, mozjpeg: true } }

/** @param {string} key */
const originalFile = (key) => join(originals, `${key}.webp`)

/**
 * Lays a picture on the exact background: its outermost pixels become it, a twentieth of the width
 * further in the picture is itself.
 * @param {Sharp} sharp
 * @param {string} file
 * @param {number} width
 */
async function layOnBackground(sharp, file, width) {
  const { data, info } = await sharp(file)
    .resize(width)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const band = Math.max(2, width / 20)
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < width; x++) {
      const offset = (y * width + x) * 3
      const fromEdge = Math.min(x, y, width - 1 - x, info.height - 1 - y)
      const share = Math.min(1, Math.max(0, fromEdge - 1) / band)
      const isBackground = backgroundChannels.every(
        (level, channel) => Math.abs((data[offset + channel] ?? 0) - level) <= 2,
      )
      for (const [channel, level] of backgroundChannels.entries()) {
        const own = data[offset + channel] ?? 0
        data[offset + channel] = isBackground
          ? level
          : Math.round(own * share + level * (1 - share))
      }
    }
  }
  return sharp(data, { raw: { width, height: info.height, channels: 3 } })
}

/**
 * How far the outermost pixels of an encoded picture are from the background, in levels of 255; the
 * worst of nine in ten.
 * @param {Sharp} sharp
 * @param {Buffer} encoded
 */
async function edgeDifference(sharp, encoded) {
  const { data, info } = await sharp(encoded)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  /** @type {number[]} */
  const differences = []
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (x > 0 && y > 0 && x < info.width - 1 && y < info.height - 1) continue
      const offset = (y * info.width + x) * 3
      const byChannel = backgroundChannels.map((level, channel) =>
        Math.abs((data[offset + channel] ?? 0) - level),
      )
      differences.push(Math.max(...byChannel))
    }
  }
  return differences.toSorted((a, b) => a - b)[Math.floor(differences.length * 0.9)] ?? 0
}

/**
 * Encodes one width of one picture in both formats.
 * @param {Sharp} sharp
 * @param {string} key
 * @param {Kind} kind
 * @param {number} width
 */
async function encode(sharp, key, kind, width) {
  const file = originalFile(key)
  const picture = kind.onBackground
    ? await layOnBackground(sharp, file, width)
    : sharp(file).resize(width)
  const encodings = /** @type {const} */ ([
    ['avif', await picture.clone().avif(kind.avif(width)).toBuffer()],
    ['webp', await picture.clone().webp(kind.webp(width)).toBuffer()],
  ])
  for (const [format, encoded] of encodings) {
    const difference = kind.onBackground ? await edgeDifference(sharp, encoded) : 0
    if (difference > 2)
      throw new CommandError(
        `${key}-${width}.${format} would have a visible frame on the page: its edge differs from the background by ` +
          `${difference} levels. Raise its quality.`,
      )
    writeFileSync(join(output, `${key}-${width}.${format}`), encoded)
  }
}

/**
 * Makes the card of one picture: a tool stands whole on its background, a scene fills it.
 * @param {Sharp} sharp
 * @param {string} key
 * @param {Kind} kind
 */
async function makeCard(sharp, key, kind) {
  const { width, height } = card
  /** @type {import('sharp').ResizeOptions} */
  const fit = kind.onBackground ? { fit: 'contain', background } : { fit: 'cover' }
  await sharp(originalFile(key))
    .resize(width, height, fit)
    .flatten({ background: '#fff' })
    .jpeg(card.jpeg)
    .toFile(join(output, `${key}-card.jpg`))
}

/**
 * Makes what is missing or out of date of one picture.
 * @param {Sharp} sharp
 * @param {string} key
 * @param {Digests} record is updated, and written after each file
 * @returns the names of its files, and how many widths were made
 */
async function updatePicture(sharp, key, record) {
  const kind = scenes.includes(key) ? scene : tool
  const original = readFileSync(originalFile(key))
  const digest = (/** @type {readonly unknown[]} */ settings) =>
    createHash('sha256')
      .update(JSON.stringify([backgroundChannels, ...settings]))
      .update(original)
      .digest('hex')
      .slice(0, 12)
  /**
   * @param {string} name
   * @param {string} mark
   * @param {readonly string[]} files
   * @param {() => Promise<void>} make
   */
  const update = async (name, mark, files, make) => {
    if (record[name] === mark && files.every((file) => existsSync(join(output, file)))) return false
    await make()
    record[name] = mark
    writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`)
    return true
  }
  const cardMark = digest([kind.onBackground, card])
  if (await update(`${key}-card`, cardMark, [`${key}-card.jpg`], () => makeCard(sharp, key, kind)))
    console.log(`made ${key} for links`)
  const names = []
  let made = 0
  for (const width of kind.widths) {
    const pair = [`${key}-${width}.avif`, `${key}-${width}.webp`]
    names.push(...pair)
    const mark = digest([kind.onBackground, kind.avif(width), kind.webp(width)])
    if (!(await update(`${key}-${width}`, mark, pair, () => encode(sharp, key, kind, width))))
      continue
    console.log(`made ${key} at ${width}`)
    made++
  }
  return { names, made }
}

/**
 * Prints what a picture of each kind and width weighs.
 * @param {readonly string[]} names
 * @returns bytes of all
 */
function printWeights(names) {
  /** @type {Map<string, { files: number, bytes: number }>} */
  const rows = new Map()
  for (const name of names) {
    const row = name.replace(/^.*(?=-\d+\.)/, (key) => (scenes.includes(key) ? 'scene' : 'tool'))
    const { files, bytes } = rows.get(row) ?? { files: 0, bytes: 0 }
    rows.set(row, { files: files + 1, bytes: bytes + statSync(join(output, name)).size })
  }
  for (const [row, { files, bytes }] of rows) {
    const average = (bytes / files / 1024).toFixed(1).padStart(6)
    console.log(`${row.padEnd(16)} ${String(files).padStart(3)} files  ${average} kB each`)
  }
  return [...rows.values()].reduce((sum, { bytes }) => sum + bytes, 0)
}

await script(async () => {
  await ensureInstalled('all')
  const { default: sharp } = await import('sharp') // there only once the packages are installed
  /** @type {Digests} */
  const record = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {}
  mkdirSync(output, { recursive: true })
  /** @type {string[]} */
  const names = []
  let made = 0
  for (const file of readdirSync(originals).toSorted()) {
    if (!file.endsWith('.webp')) continue
    const updated = await updatePicture(sharp, file.slice(0, -'.webp'.length), record)
    names.push(...updated.names)
    made += updated.made
  }
  const total = (printWeights(names) / 1024 / 1024).toFixed(2)
  console.log(`${made} of ${names.length / 2} regenerated, ${total} MB in total`)
})
