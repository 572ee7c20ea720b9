/**
 * Processes an uploaded file into the shop's own pictures: decoded by its actual format, without
 * metadata, in every size. One file at a time.
 */
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
/** The stored files by name; width and height in pixels of the uploaded picture, upright. */
export type ProcessedPicture = {
  readonly files: ReadonlyMap<string, Buffer>
  readonly width: number
  readonly height: number
}

/** The background colour of tool pictures on pages. */
const background = { r: 243, g: 242, b: 239 }
/** Pixels of the longer side after decoding: no stored size is larger. */
const workingSide = 1200
// Measured for all sizes of a photograph: AVIF takes 0.3 s of a processor with effort 1, 0.7 s with
// effort 2 for the same bytes, four to eight seconds with effort 4.
const encodings = {
  avif: (width: number) => ({
    quality: width <= 96 ? 70 : 55,
    effort: 1,
    chromaSubsampling: '4:4:4',
  }),
  webp: (width: number) => ({ quality: width <= 96 ? 90 : 80, effort: 3, smartSubsample: true }),
} satisfies Record<PictureFormat, (width: number) => object>
/**
 * Part of the digest that names a picture. Change it when the same file would produce different
 * pictures, so that they get new names.
 */
export const processingVersion = 'pictures 1'

/**
 * Processes a file into files whose names begin with `key`.
 * @throws Problem pictureUnusable with the reason and what to do
 */
export type PictureProcessor = (bytes: Uint8Array, key: string) => Promise<ProcessedPicture>

/** Decoding takes memory and a processor for a second or two, so files wait for each other. */
export function createPictureProcessor(): PictureProcessor {
  let previous: Promise<unknown> = Promise.resolve()
  return (bytes, key) => {
    const result = previous.then(() => processPicture(bytes, key))
    previous = result.catch(() => undefined)
    return result
  }
}

/** @throws Problem pictureUnusable */
export async function processPicture(bytes: Uint8Array, key: string): Promise<ProcessedPicture> {
  requireSupportedFormat(bytes)
  const sharp = await loadSharp()
  const { width, height } = await readSize(sharp, bytes)
  const pixels = await replaceWhiteBackground(sharp, await decode(sharp, bytes))
  const resize = (targetWidth: number, targetHeight: number) =>
    sharp(pixels.data, { raw: pixels.info }).resize(targetWidth, targetHeight, {
      fit: 'contain',
      background,
    })
  const files = new Map<string, Buffer>()
  for (const side of pictureWidths)
    for (const format of pictureFormats)
      files.set(
        sizedFileName(key, side, format),
        await resize(side, side)[format](encodings[format](side)).toBuffer(),
      )
  files.set(
    cardFileName(key),
    await resize(cardSize.width, cardSize.height).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  )
  return { files, width, height }
}

/** @throws Problem pictureUnusable that names the format of the file */
export function requireSupportedFormat(bytes: Uint8Array): void {
  if (bytes.length === 0) throw pictureUnusable({ detail: messages.empty })
  const kind = detectFileKind(bytes)
  if (isUsable(kind)) return
  throw pictureUnusable({
    detail:
      kind === 'unknown' ? messages.unknownFormat : messages.wrongFormat(messages.kinds[kind]),
  })
}

let loadedSharp: Promise<Sharp> | undefined

/** Loaded when the first file is uploaded: most runs of the shop never need it. */
export const loadSharp = (): Promise<Sharp> =>
  (loadedSharp ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    // Only four of the formats that libvips can read: an uploaded file should reach as few decoders
    // as possible.
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

// `readSize` checks the pixels first, with a clear message; the decoder's limit is a second check.
export const decoderOptions = {
  limitInputPixels: maxPixels,
  failOn: 'error',
  sequentialRead: true,
} as const

/** Reads the header only. @throws Problem pictureUnusable for a wrong size, format or animation */
async function readSize(
  sharp: Sharp,
  bytes: Uint8Array,
): Promise<{ width: number; height: number }> {
  const metadata = await withDamagedProblem(() =>
    sharp(bytes, { ...decoderOptions, limitInputPixels: false }).metadata(),
  )
  const { width, height, pages = 1, compression, autoOrient } = metadata
  if (compression === 'hevc')
    throw pictureUnusable({ detail: messages.wrongFormat(messages.kinds.heic) })
  if (pages > 1) throw pictureUnusable({ detail: messages.animated })
  if (width * height > maxPixels)
    throw pictureUnusable({ detail: messages.tooManyPixels(width, height, maxPixels) })
  if (Math.max(width, height) < minSide)
    throw pictureUnusable({ detail: messages.tooFewPixels(width, height, minSide) })
  return { width: autoOrient.width, height: autoOrient.height }
}

/** Upright, in sRGB, without transparency or metadata, and no larger than `workingSide`. */
const decode = (sharp: Sharp, bytes: Uint8Array): Promise<Pixels> =>
  withDamagedProblem(() =>
    sharp(bytes, decoderOptions)
      .autoOrient()
      .resize(workingSide, workingSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )

/** @throws Problem pictureUnusable when the decoder fails */
export async function withDamagedProblem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw pictureUnusable({ detail: messages.damaged, cause })
  }
}

/** The minimum value of a colour channel for a pixel that counts as white. */
const minWhite = 244
/** The minimum share of white pixels at the edge for a background that counts as white. */
const minWhiteShare = 0.9

/**
 * Product photographs usually have a white background, which is replaced by the page's background
 * colour. The picture is multiplied by that colour, so white becomes exactly that colour.
 */
async function replaceWhiteBackground(sharp: Sharp, pixels: Pixels): Promise<Pixels> {
  if (!(await hasWhiteEdge(sharp, pixels))) return pixels
  return sharp(pixels.data, { raw: pixels.info })
    .linear([background.r / 255, background.g / 255, background.b / 255], [0, 0, 0])
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Checks the edge pixels of a copy of 32 × 32 pixels. */
async function hasWhiteEdge(sharp: Sharp, pixels: Pixels): Promise<boolean> {
  const side = 32
  const { data } = await sharp(pixels.data, { raw: pixels.info })
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isEdge = (index: number): boolean =>
    index < side || index >= side * (side - 1) || index % side === 0 || index % side === side - 1
  const edge = Array.from({ length: side * side }, (_, index) => index).filter(isEdge)
  const white = edge.filter((index) =>
    [0, 1, 2].every((channel) => (data[index * 3 + channel] ?? 0) >= minWhite),
  )
  return white.length >= edge.length * minWhiteShare
}
