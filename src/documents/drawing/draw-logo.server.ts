/** Draws the shop's logo at the head of a document. */
import { fitInside, parseBrandPicture } from '../../platform/profile/brand-picture.ts'
import { margin, type Pdf } from './pdf-layout.server.ts'

/** The maximum size of the logo, in points. */
const logoBox = { width: 200, height: 42 }
const belowLogo = 4

/**
 * @param logo a PNG
 * @param key the key of that picture, which contains its size
 * @param top the upper edge, in points
 * @returns the height used; 0 without a logo
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
