/** The file of a quote: drawn in a thread with the shop's logo. */
import type { BrandingService } from '../../branding/service.server.ts'
import { printLogoFile } from '../../platform/profile/brand-picture.ts'
import type { DrawingPool } from './drawing-pool.server.ts'
import type { OfferedQuote } from '../quote-content.ts'
import type { PageSize } from '../rules.ts'

type Dependencies = {
  readonly drawing: Pick<DrawingPool, 'draw'>
  readonly branding: Pick<BrandingService, 'file'>
}

/** @throws as DrawingPool.draw */
export async function drawQuote(
  { drawing, branding }: Dependencies,
  quote: OfferedQuote,
  size: PageSize,
): Promise<Buffer> {
  const key = quote.content.shop.logo
  const logo = key === undefined ? undefined : await branding.file(key, printLogoFile)
  return Buffer.from((await drawing.draw({ quote, size, logo })).bytes)
}
