/** The accepted picture files, and the sizes and names of the stored files. */

/** Bytes of an uploaded file. */
export const maxFileBytes = 15_000_000
/** Pixels of an uploaded picture: decoded, each takes four bytes. */
export const maxPixels = 50_000_000
/** Pixels of the longer side; a smaller picture would be blurred. */
export const minSide = 240

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]
/** Pixels; the same as for the pictures that come with the shop, because pages use these sizes. */
export const pictureWidths = [96, 240, 480, 800, 1000] as const

/** The format of a file by its first bytes, whatever its name. */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'gif'
  | 'svg'
  | 'heic'
  | 'tiff'
  | 'bmp'
  | 'pdf'
  | 'unknown'
export const isUsable = (kind: FileKind): kind is 'jpeg' | 'png' | 'webp' | 'avif' =>
  ['jpeg', 'png', 'webp', 'avif'].includes(kind)

/**
 * Guesses the format of a file from its first bytes, for a clear error message; the decoder
 * decides.
 */
export function detectFileKind(bytes: Uint8Array): FileKind {
  const text = String.fromCharCode(...bytes.subarray(0, 256))
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg'
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp')
    return /^avi[fs]/.test(text.slice(8)) || /avif/.test(text.slice(16, 40))
      ? 'avif'
      : /^(hei[cxms]|hev[cxms]|mif1|msf1)/.test(text.slice(8))
        ? 'heic'
        : 'unknown'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('%PDF-')) return 'pdf'
  if (/^(II\*\0|MM\0\*)/.test(text)) return 'tiff'
  if (text.startsWith('BM')) return 'bmp'
  return svgStart.test(text) ? 'svg' : 'unknown'
}

/** After an optional byte order mark, XML declaration, comments and document type. */
const svgStart = new RegExp(
  [
    /^(\u00ef\u00bb\u00bf)?\s*(<\?xml[^>]*>\s*)?/,
    /(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/,
  ]
    .map(({ source }) => source)
    .join(''),
)

/** The name of an uploaded picture is a digest of its file, so the content never changes. */
const keyPattern = 'p-[0-9a-f]{40}'
const keyFormat = new RegExp(`^${keyPattern}$`)
const fileNameFormat = new RegExp(
  `^(${keyPattern})-(?:(?:${pictureWidths.join('|')})\\.(?:${pictureFormats.join('|')})|card\\.jpg)$`,
)

/** @param digest of the uploaded file, in hexadecimal digits */
export const pictureKeyFrom = (digest: string): string => `p-${digest.slice(0, 40)}`
/** Whether this is the key of an uploaded picture, not of one that comes with the shop. */
export const isUploadedPicture = (picture: string): boolean => keyFormat.test(picture)
/** The key of the uploaded picture that a file belongs to; undefined for any other name. */
export const pictureKeyOf = (name: string): string | undefined => fileNameFormat.exec(name)?.[1]

export const sizedFileName = (picture: string, width: number, format: PictureFormat): string =>
  `${picture}-${width}.${format}`
/** The picture that other sites show beside a link to its page (og:image), in `cardSize`. */
export const cardFileName = (picture: string): string => `${picture}-card.jpg`
export const cardSize = { width: 1200, height: 630 } as const

export const contentTypeOf = (name: string): string =>
  name.endsWith('.avif') ? 'image/avif' : name.endsWith('.webp') ? 'image/webp' : 'image/jpeg'
/** The names of all files of an uploaded picture. */
export const fileNamesOf = (picture: string): string[] => [
  ...pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => sizedFileName(picture, width, format)),
  ),
  cardFileName(picture),
]
