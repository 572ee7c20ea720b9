/** The pages that a shop's settings hide. Pure. */
import type { ShopSettings } from './declarations.ts'

/** Their addresses. */
export const hiddenPages = ({
  blogs,
  portfolio,
  paymentsSince,
}: Pick<ShopSettings, 'blogs' | 'paymentsSince' | 'portfolio'>): readonly string[] => [
  ...(blogs === 'hidden' ? ['/blogs'] : []),
  ...(portfolio === 'hidden' ? ['/myportfolio'] : []),
  // Hidden from buyers: staff see the accounts in any case.
  ...(paymentsSince === '' ? ['/dashboard/statement'] : []),
]
