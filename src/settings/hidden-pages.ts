/** The pages that a shop leaves out, by its settings. Pure. */
import type { ShopSettings } from './declarations.ts'

/** Their addresses. */
export const hiddenPages = ({
  blogs,
  portfolio,
}: Pick<ShopSettings, 'blogs' | 'portfolio'>): readonly string[] => [
  ...(blogs === 'hidden' ? ['/blogs'] : []),
  ...(portfolio === 'hidden' ? ['/myportfolio'] : []),
]
