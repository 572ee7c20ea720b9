/** Prices, or their replacement if the page has none. */
import { lazy, type ComponentProps, type ReactNode } from 'react'
import { isHidden, type Cents } from '../../platform/money/money.ts'
import { useShop } from '../../ui/use-shop.ts'

const loadHidden = () => import('./hidden-price.tsx')
/**
 * Only loaded if the shop hides prices. Without a separate Suspense boundary, so that the page is
 * hydrated as a whole and no queued event is replayed too early.
 */
const HiddenPrice = lazy(async () => ({ default: (await loadHidden()).HiddenPrice }))
const Notice = lazy(async () => ({ default: (await loadHidden()).PriceNotice }))
export const NoOrder = lazy(async () => ({ default: (await loadHidden()).NoOrder }))

export const PricePlace = ({
  cents,
  children,
}: {
  readonly cents: Cents
  readonly children: ReactNode
}) => (isHidden(cents) ? <HiddenPrice /> : children)

/** Explains who may see prices; nothing if everybody may. */
export const PriceNotice = (props: ComponentProps<typeof Notice>) =>
  useShop().prices === undefined ? null : <Notice {...props} />
