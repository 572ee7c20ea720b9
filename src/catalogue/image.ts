/** Which picture address a tool may have, and which are our own. */

/** The width that a picture of ours has under its plain address; its other widths stand beside it. */
const plainWidth = 800
const ours = new RegExp(`^/pictures/([a-z0-9-]+)-${plainWidth}\\.webp$`)

/** The address, without origin, of a picture that the shop brings. */
export const uploadedImageUrl = (key: string): string => `/pictures/${key}-${plainWidth}.webp`

/** The key of a picture of ours, or null for a picture elsewhere. */
export const pictureKey = (image: string): string | null => ours.exec(image)?.[1] ?? null

/**
 * How an address that somebody typed is stored: our own without its origin, others whole.
 * @param origin the shop's own origin
 * @param allowHttp whether `http:` is accepted beside `https:`
 * @returns undefined when it may not be used
 */
export function storedImage(image: string, origin: string, allowHttp: boolean): string | undefined {
  const url = URL.parse(image, origin)
  if (!url || url.username || url.password) return undefined
  if (url.origin === origin && ours.test(url.pathname)) return url.pathname
  if (url.origin === origin) return undefined
  return url.protocol === 'https:' || (allowHttp && url.protocol === 'http:') ? url.href : undefined
}

/** The stored addresses that name these pictures. */
export const imagesOf = (keys: readonly string[]): string[] => keys.map(uploadedImageUrl)

/** The address on the wire: always whole. */
export const publicImageUrl = (image: string, origin: string): string =>
  image.startsWith('/') ? origin + image : image
