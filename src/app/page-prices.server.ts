/** Prices on pages, which are the same for everybody: either shown or hidden for all readers. */
import { withoutPricesOnPage, type Priced } from '../catalogue/price-fields.ts'
import { hiddenPrice, type Cents } from '../platform/money/money.ts'
import type { Shop } from './shop.server.ts'

export type PagePrices = {
  readonly shown: boolean
  /** A tool as shown on a page. */
  readonly of: <T extends Priced>(tool: T) => T
  readonly cents: (cents: Cents) => Cents
}

const all: PagePrices = { shown: true, of: (tool) => tool, cents: (cents) => cents }
const none: PagePrices = { shown: false, of: withoutPricesOnPage, cents: () => hiddenPrice }

/** People who may see hidden prices get them by a separate call, which is never cached. */
export const readPagePrices = async ({ companies }: Pick<Shop, 'companies'>): Promise<PagePrices> =>
  (await companies.seesPrices(undefined)) ? all : none
