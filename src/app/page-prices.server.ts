/** Prices on pages, which are the same for everybody: there, or hidden from all who read them. */
import { withoutPricesOnPage, type Priced } from '../catalogue/price-fields.ts'
import { hiddenPrice, type Cents } from '../platform/money/money.ts'
import type { Shop } from './shop.server.ts'

export type PagePrices = {
  readonly shown: boolean
  /** A tool as a page has it. */
  readonly of: <T extends Priced>(tool: T) => T
  readonly cents: (cents: Cents) => Cents
}

const all: PagePrices = { shown: true, of: (tool) => tool, cents: (cents) => cents }
const none: PagePrices = { shown: false, of: withoutPricesOnPage, cents: () => hiddenPrice }

/** Anybody who may see hidden prices gets them by a call of their own, which no cache keeps. */
export const readPagePrices = async ({ companies }: Pick<Shop, 'companies'>): Promise<PagePrices> =>
  (await companies.seesPrices(undefined)) ? all : none
