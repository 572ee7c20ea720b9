/** Creates the files of a logo, an icon or the front page's picture from an uploaded file. */
import { pictureUnusable } from '../pictures/contract.ts'
import {
  decoderOptions,
  loadSharp,
  requireSupportedFormat,
  withDamagedProblem,
} from '../pictures/processing.server.ts'
import { picturesMessages } from '../pictures/messages/pictures.ts'
import { detectFileKind, maxPixels } from '../pictures/rules.ts'
import {
  isIconShaped,
  type BrandPicture,
  type BrandPictureKind,
} from '../platform/profile/brand-picture.ts'
import { svgRefusal } from './check-svg.ts'
import { darkGround, groundOf, lightGround } from './ground.server.ts'
import { toIco } from './ico.ts'
import { brandingMessages as messages } from './messages/branding.ts'

type Sharp = Awaited<ReturnType<typeof loadSharp>>
type Bytes = Buffer<ArrayBuffer>

/** The files by name, and the properties that are encoded in the key. */
export type ProcessedBrandPicture = Omit<BrandPicture, 'key' | 'kind'> & {
  readonly files: ReadonlyMap<string, Buffer>
}
/** @throws Problem pictureUnusable with the reason and what to do */
export type BrandPictureProcessor = (
  kind: BrandPictureKind,
  bytes: Uint8Array,
) => Promise<ProcessedBrandPicture>

/**
 * Pixels: a logo is shown at no more than 200 × 40, on screens with up to three device pixels per
 * pixel.
 */
const logoBox = { width: 600, height: 120 }
/** Pixels of the sides of icons: browser tabs, Apple's home screen, and the two of the manifest. */
const iconSides = [32, 180, 192, 512] as const
/** The same as for the front page's picture that comes with the shop. */
const heroSize = { width: 2400, height: 1000 }
const heroWidths = [800, 1280, 1920, 2400] as const
const minSizes: Readonly<Record<BrandPictureKind, readonly [width: number, height: number]>> = {
  logo: [16, 16],
  icon: [64, 64],
  hero: [1200, 500],
}
/** The maximum seconds for rendering one file. */
const timeout = { seconds: 20 }

/** Decoding takes memory and a processor, so files wait for each other. */
export function createBrandPictureProcessor(): BrandPictureProcessor {
  let previous: Promise<unknown> = Promise.resolve()
  return (kind, bytes) => {
    const result = previous.then(() => processBrandPicture(kind, bytes))
    previous = result.catch(() => undefined)
    return result
  }
}

async function processBrandPicture(
  kind: BrandPictureKind,
  bytes: Uint8Array,
): Promise<ProcessedBrandPicture> {
  const isDrawing = kind !== 'hero' && detectFileKind(bytes) === 'svg'
  if (!isDrawing) requireSupportedFormat(bytes)
  const sharp = await loadSharp()
  const picture = isDrawing ? await drawSvg(sharp, bytes) : await decode(sharp, bytes)
  const { width, height } = await sharp(picture).metadata()
  const [minWidth, minHeight] = minSizes[kind]
  if (width < minWidth || height < minHeight)
    throw pictureUnusable({ detail: messages.tooSmall(width, height, minWidth, minHeight) })
  if (kind === 'hero') return { ...heroSize, ground: 'any', files: await heroFiles(sharp, picture) }
  return kind === 'logo' ? processLogo(sharp, picture) : processIcon(sharp, picture)
}

/** An SVG as a PNG that is large enough for all sizes. @throws Problem pictureUnusable */
async function drawSvg(sharp: Sharp, bytes: Uint8Array): Promise<Bytes> {
  const refusal = svgRefusal(bytes)
  if (refusal !== undefined) throw pictureUnusable({ detail: refusal })
  const loader = { operation: ['VipsForeignLoadSvgBuffer'] }
  // Only while this file is rendered: other uploads should reach as few decoders as possible.
  sharp.unblock(loader)
  try {
    const { width, height } = await sharp(bytes, decoderOptions).metadata()
    // An SVG has no pixels; at 72 per inch they are the units of the file.
    const scale = 1024 / Math.max(width, height, 1)
    const density = Math.min(2400, Math.max(1, 72 * scale))
    return await sharp(bytes, { ...decoderOptions, density })
      .timeout(timeout)
      .resize(1024, 1024, { fit: 'inside' })
      .png()
      .toBuffer()
  } catch (cause) {
    throw pictureUnusable({ detail: messages.svgDamaged, cause })
  } finally {
    sharp.block(loader)
  }
}

/** Upright, in sRGB, without metadata, and no larger than needed. */
async function decode(sharp: Sharp, bytes: Uint8Array): Promise<Bytes> {
  const {
    width,
    height,
    pages = 1,
  } = await withDamagedProblem(() =>
    sharp(bytes, { ...decoderOptions, limitInputPixels: false }).metadata(),
  )
  if (pages > 1) throw pictureUnusable({ detail: picturesMessages.animated })
  if (width * height > maxPixels)
    throw pictureUnusable({ detail: picturesMessages.tooManyPixels(width, height, maxPixels) })
  return withDamagedProblem(() =>
    sharp(bytes, decoderOptions)
      .timeout(timeout)
      .autoOrient()
      .resize(3000, 3000, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
}

/** Removes the transparent border that programs leave around drawings. */
async function trimmed(sharp: Sharp, picture: Bytes) {
  const { hasAlpha } = await sharp(picture).metadata()
  if (!hasAlpha) return picture
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
  // A completely transparent picture cannot be trimmed, and is refused afterwards.
  return sharp(picture)
    .trim({ background: transparent, threshold: 1 })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => picture)
}

async function readGround(sharp: Sharp, picture: Bytes) {
  const pixels = await sharp(picture)
    .resize(96, 96, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const ground = groundOf(pixels)
  if (ground === undefined) throw pictureUnusable({ detail: messages.empty })
  return ground
}

async function processLogo(sharp: Sharp, whole: Bytes): Promise<ProcessedBrandPicture> {
  const picture = await trimmed(sharp, whole)
  const ground = await readGround(sharp, picture)
  const { data, info } = await sharp(picture)
    .resize(logoBox.width, logoBox.height, { fit: 'inside' })
    .webp({ quality: 92, alphaQuality: 100, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  if (width > 12 * height || height > 12 * width)
    throw pictureUnusable({ detail: messages.tooNarrow })
  // Mails and documents have white paper, so a light logo gets a dark background there.
  const paper = await sharp(picture)
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: ground === 'dark' ? darkGround : lightGround })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const files = new Map([
    ['logo.webp', data],
    ['print.png', paper],
  ])
  if (isIconShaped(info))
    for (const [name, bytes] of await iconFiles(sharp, picture, ground)) files.set(name, bytes)
  return { width, height, ground, files }
}

async function processIcon(sharp: Sharp, whole: Bytes): Promise<ProcessedBrandPicture> {
  const picture = await trimmed(sharp, whole)
  const ground = await readGround(sharp, picture)
  return { width: 512, height: 512, ground, files: await iconFiles(sharp, picture, ground) }
}

/** Square: transparent in browser tabs, elsewhere on a background of its own. */
async function iconFiles(sharp: Sharp, picture: Bytes, ground: BrandPicture['ground']) {
  const files = new Map<string, Bytes>()
  const background = ground === 'dark' ? darkGround : lightGround
  const square = (side: number) =>
    sharp(picture).resize(side, side, {
      fit: 'contain',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
  for (const side of iconSides) {
    const icon =
      side === 180 || ground !== 'any' ? square(side).flatten({ background }) : square(side)
    files.set(`icon-${side}.png`, await icon.png({ compressionLevel: 9 }).toBuffer())
  }
  const small = files.get('icon-32.png')
  if (small) files.set('favicon.ico', toIco(small, 32))
  return files
}

async function heroFiles(sharp: Sharp, picture: Bytes): Promise<ReadonlyMap<string, Bytes>> {
  const files = new Map<string, Bytes>()
  const sized = (width: number, height: number) =>
    sharp(picture).flatten({ background: darkGround }).resize(width, height, { fit: 'cover' })
  for (const width of heroWidths) {
    const height = Math.round((width * heroSize.height) / heroSize.width)
    const avif = await sized(width, height).avif({ quality: 50, effort: 1 }).toBuffer()
    files.set(`hero-${width}.avif`, avif)
    files.set(`hero-${width}.webp`, await sized(width, height).webp({ quality: 75 }).toBuffer())
  }
  const card = await sized(1200, 630).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  return files.set('hero-card.jpg', card)
}
