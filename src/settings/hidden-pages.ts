/** The pages that a shop leaves out, by its settings. Pure. */
import type { ShopSettings } from './declarations.ts'

/** Their addresses. */
export const hiddenPages = ({
  blogs,
  portfolio,
  paymentsSince,
}: Pick<ShopSettings, 'blogs' | 'paymentsSince' | 'portfolio'>): readonly string[] => [
  ...(blogs === 'hidden' ? ['/blogs'] : []),
  ...(portfolio === 'hidden' ? ['/myportfolio'] : []),
  // Of buyers: staff see the accounts whether or not buyers do.
  ...(paymentsSince === '' ? ['/dashboard/statement'] : []),
]
