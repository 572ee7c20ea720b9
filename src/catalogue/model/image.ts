/** Which image addresses a tool may have, and which belong to uploaded pictures. Pure. */

/** The width in pixels in a tool's stored image address; other widths have their own addresses. */
const defaultWidth = 800
const uploadedPath = new RegExp(`^/pictures/([a-z0-9-]+)-${defaultWidth}\\.webp$`)

/** A built-in picture for tools whose list has none. */
export const placeholderPicture = '/pictures/picture-to-come-800.webp'

/** The path of an uploaded picture. */
export const uploadedImageUrl = (key: string): string => `/pictures/${key}-${defaultWidth}.webp`

/** The key of an uploaded picture; null for an image of another site. */
export const pictureKey = (image: string): string | null => uploadedPath.exec(image)?.[1] ?? null

/**
 * The stored form of an address: uploaded pictures without the origin, others complete.
 * @param origin the shop's own origin
 * @param allowHttp whether `http:` is accepted in addition to `https:`
 * @returns undefined if it may not be used
 */
export function storedImage(image: string, origin: string, allowHttp: boolean): string | undefined {
  const url = URL.parse(image, origin)
  if (!url || url.username || url.password) return undefined
  if (url.origin === origin && uploadedPath.test(url.pathname)) return url.pathname
  if (url.origin === origin) return undefined
  return url.protocol === 'https:' || (allowHttp && url.protocol === 'http:') ? url.href : undefined
}

/** The stored addresses of these pictures. */
export const imagesOf = (keys: readonly string[]): string[] => keys.map(uploadedImageUrl)

/** The address on the wire: always with an origin. */
export const publicImageUrl = (image: string, origin: string): string =>
  image.startsWith('/') ? origin + image : image
