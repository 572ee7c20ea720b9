/** A file that somebody sent becomes our own pictures: decoded by what it is, freed of all metadata, made in every size. One at a time. */
import { picturesMessages as messages } from './messages/pictures.ts'
import { pictureUnusable } from './contract.ts'
import {
  cardSize,
  cardFileName,
  pictureFormats,
  isUsable,
  detectFileKind,
  minSide,
  maxPixels,
  sizedFileName,
  pictureWidths,
  type PictureFormat,
} from './rules.ts'

type Sharp = typeof import('sharp').default
type Pixels = {
  readonly data: Buffer
  readonly info: {
    readonly width: number
    readonly height: number
    readonly channels: 1 | 2 | 3 | 4
  }
}
/** The files by name, and the size of the picture as it came. */
export type ProcessedPicture = {
  readonly files: ReadonlyMap<string, Buffer>
  readonly width: number
  readonly height: number
}

/** The plate that tools' pictures lie on. */
const ground = { r: 243, g: 242, b: 239 }
/** No size kept is larger. */
const workingSide = 1200
// Measured on all sizes of a photograph: AVIF at effort 1 takes 0.3 s of a processor, at 2 0.7 s for the same bytes, at 4 four to eight.
const encodings = {
  avif: (width: number) => ({
    quality: width <= 96 ? 70 : 55,
    effort: 1,
    chromaSubsampling: '4:4:4',
  }),
  webp: (width: number) => ({ quality: width <= 96 ? 90 : 80, effort: 3, smartSubsample: true }),
} satisfies Record<PictureFormat, (width: number) => object>
/** Raised when the same file would be made into other pictures: they get other names then. */
export const processingVersion = 'pictures 1'

/** Makes pictures under names that begin with `key`. @throws Problem notUsable that says what to do */
export type PictureProcessor = (bytes: Uint8Array, key: string) => Promise<ProcessedPicture>

/** Decoding takes memory and a processor for a second or two, so files wait for each other. */
export function createPictureProcessor(): PictureProcessor {
  let last: Promise<unknown> = Promise.resolve()
  return (bytes, key) => {
    const turn = last.then(() => make(bytes, key))
    last = turn.catch(() => undefined)
    return turn
  }
}

async function make(bytes: Uint8Array, key: string): Promise<ProcessedPicture> {
  const kind = detectFileKind(bytes)
  if (bytes.length === 0) throw pictureUnusable({ detail: messages.empty })
  if (!isUsable(kind))
    throw pictureUnusable({
      detail: kind === 'unknown' ? messages.unknown : messages.other(messages.kinds[kind]),
    })
  const sharp = await opened()
  const { width, height } = await measured(sharp, bytes)
  const pixels = await onGround(sharp, await decoded(sharp, bytes))
  const files = new Map<string, Buffer>()
  const sized = (across: number, down: number) =>
    sharp(pixels.data, { raw: pixels.info }).resize(across, down, {
      fit: 'contain',
      background: ground,
    })
  for (const across of pictureWidths)
    for (const format of pictureFormats)
      files.set(
        sizedFileName(key, across, format),
        await sized(across, across)[format](encodings[format](across)).toBuffer(),
      )
  files.set(
    cardFileName(key),
    await sized(cardSize.width, cardSize.height).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  )
  return { files, width, height }
}

let loaded: Promise<Sharp> | undefined

/** Loaded when the first file comes: most runs of the shop never need it. */
const opened = (): Promise<Sharp> =>
  (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    // Of the many formats that libvips reads, only ours: the fewer decoders a stranger's file can reach, the better.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
        'VipsForeignLoadHeifBuffer',
      ],
    })
    return sharp
  }))

// The limit on pixels is ours to say, in words; the decoder's own is the second line.
const input = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const

async function measured(
  sharp: Sharp,
  bytes: Uint8Array,
): Promise<{ width: number; height: number }> {
  const {
    width,
    height,
    pages = 1,
    compression,
    autoOrient,
  } = await readable(() => sharp(bytes, { ...input, limitInputPixels: false }).metadata())
  if (compression === 'hevc') throw pictureUnusable({ detail: messages.other(messages.kinds.heic) })
  if (pages > 1) throw pictureUnusable({ detail: messages.moving })
  if (width * height > maxPixels)
    throw pictureUnusable({ detail: messages.tooManyPixels(width, height, maxPixels) })
  if (Math.max(width, height) < minSide)
    throw pictureUnusable({ detail: messages.tooFewPixels(width, height, minSide) })
  return { width: autoOrient.width, height: autoOrient.height }
}

/** Upright, in sRGB, without transparency, no larger than needed; of the metadata nothing is left. */
const decoded = (sharp: Sharp, bytes: Uint8Array): Promise<Pixels> =>
  readable(() =>
    sharp(bytes, input)
      .autoOrient()
      .resize(workingSide, workingSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: ground })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )

async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw pictureUnusable({ detail: messages.damaged, cause })
  }
}

const white = 244
const mostlyWhite = 0.9

/** A tool on a white ground, as makers photograph them, gets the plate's ground instead: multiplied, white becomes exactly that. */
async function onGround(sharp: Sharp, pixels: Pixels): Promise<Pixels> {
  const side = 32
  const { data } = await sharp(pixels.data, { raw: pixels.info })
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const edge = Array.from({ length: side * side }, (_, at) => at).filter(
    (at) => at < side || at >= side * (side - 1) || at % side === 0 || at % side === side - 1,
  )
  const whites = edge.filter((at) =>
    [0, 1, 2].every((channel) => (data[at * 3 + channel] ?? 0) >= white),
  )
  if (whites.length < edge.length * mostlyWhite) return pixels
  return sharp(pixels.data, { raw: pixels.info })
    .linear([ground.r / 255, ground.g / 255, ground.b / 255], [0, 0, 0])
    .raw()
    .toBuffer({ resolveWithObject: true })
}
