/** Draws the logo of the shop at the head of a document. */
import { fitInside, parseBrandPicture } from '../platform/brand-picture.ts'
import { margin, type Pdf } from './pdf-layout.server.ts'
import type { IssuedDocument } from './pdf.server.ts'

/** Points, in which the logo has room, and below it. */
const logoBox = { width: 200, height: 48 }
const belowLogo = 10

/** @returns the height that it takes; 0 without one */
export function drawLogo(pdf: Pdf, { logo, content: { shop } }: IssuedDocument): number {
  const picture = logo && parseBrandPicture(shop.logo ?? '')
  if (!logo || !picture) return 0
  const size = fitInside(picture, logoBox)
  pdf.image(Buffer.from(logo), margin, margin, size)
  return size.height + belowLogo
}
