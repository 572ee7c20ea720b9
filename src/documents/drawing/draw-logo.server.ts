/** Draws the logo of the shop at the head of a document. */
import { fitInside, parseBrandPicture } from '../../platform/profile/brand-picture.ts'
import { margin, type Pdf } from './pdf-layout.server.ts'

/** Points, in which the logo has room, and below it. */
const logoBox = { width: 200, height: 42 }
const belowLogo = 4

/**
 * @param logo a PNG
 * @param key the key of that picture, which says its size
 * @param top where it begins, in points
 * @returns the height that it takes; 0 without one
 */
export function drawLogo(
  pdf: Pdf,
  logo: Uint8Array | undefined,
  key: string | undefined,
  top: number,
): number {
  const picture = logo && parseBrandPicture(key ?? '')
  if (!logo || !picture) return 0
  const size = fitInside(picture, logoBox)
  pdf.image(Buffer.from(logo), margin, top, size)
  return size.height + belowLogo
}
