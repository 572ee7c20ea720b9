/** Which files may become pictures, in which sizes they are kept, and what those are called. */

/** Bytes of a file. */
export const maxFileBytes = 15_000_000
/** Pixels of a picture as it came: decoded it takes four bytes for each. */
export const maxPixels = 50_000_000
/** Pixels of the longer side; less would only be blurred. */
export const minSide = 240

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]
/** As wide as the pictures that the shop brings: pages name these. */
export const pictureWidths = [96, 240, 480, 800, 1000] as const

/** How a file begins, whatever it is called. */
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

/** What a file is by its first bytes. Only a guess for a clear sentence: whoever decodes it decides. */
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
  return /^(\u00ef\u00bb\u00bf)?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/.test(
    text,
  )
    ? 'svg'
    : 'unknown'
}

/** An uploaded picture is named by what is in it, so what is under a name never changes. */
const keyPattern = 'p-[0-9a-f]{40}'
const key = new RegExp(`^${keyPattern}$`)
const file = new RegExp(
  `^(${keyPattern})-(?:(?:${pictureWidths.join('|')})\\.(?:${pictureFormats.join('|')})|card\\.jpg)$`,
)

/** @param digest of the file as it came, in hexadecimal digits */
export const pictureKeyFrom = (digest: string): string => `p-${digest.slice(0, 40)}`
/** Whether a picture's key is that of an uploaded one. */
export const isUploadedPicture = (picture: string): boolean => key.test(picture)
/** The uploaded picture that a file belongs to; undefined for any other name. */
export const pictureKeyOf = (name: string): string | undefined => file.exec(name)?.[1]

export const sizedFileName = (picture: string, width: number, format: PictureFormat): string =>
  `${picture}-${width}.${format}`
/** The picture as other sites show it beside a link to its page: 1,200 × 630, which all of them read. */
export const cardFileName = (picture: string): string => `${picture}-card.jpg`
export const cardSize = { width: 1200, height: 630 } as const

export const contentTypeOf = (name: string): string =>
  name.endsWith('.avif') ? 'image/avif' : name.endsWith('.webp') ? 'image/webp' : 'image/jpeg'
/** All files of an uploaded picture. */
export const fileNamesOf = (picture: string): string[] => [
  ...pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => sizedFileName(picture, width, format)),
  ),
  cardFileName(picture),
]
