/** The rows of the purge table for quotes: see purge-table.ts. */
import { contact, fieldOf, ofHammer, ownData, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

/** Asks for two hammers. @returns the id of the quote */
const askHammers = async ({ call, fixture: { buyer, hammer } }: PurgeShop): Promise<string> =>
  fieldOf(await call('POST /quotes', buyer, { lines: [{ toolId: hammer.id, quantity: 2 }] }))

const offerHammers = ({ call, fixture: { admin, hammer } }: PurgeShop, id: string) =>
  call('POST /quotes/:id/versions', admin, {
    id,
    version: 0,
    validUntil: '2099-12-31',
    lines: [{ toolId: hammer.id, quantity: 2, unitPrice: '8.00' }],
  })

const quoteCase = (
  route: string,
  title: string,
  write: (shop: PurgeShop, id: string) => Promise<unknown>,
): PurgeCase => ({
  route,
  title,
  changes: ownData,
  begin: async (shop) => {
    const id = await askHammers(shop)
    return () => write(shop, id)
  },
})

export const quoteCases: readonly PurgeCase[] = [
  {
    route: 'POST /quotes',
    title: 'a request for a price',
    changes: ownData,
    begin: async (shop) => () => askHammers(shop),
  },
  quoteCase('POST /quotes/:id/versions', 'an offer', offerHammers),
  quoteCase('POST /quotes/:id/messages', 'a message about a quote', ({ call, fixture }, id) =>
    call('POST /quotes/:id/messages', fixture.admin, { id, text: 'Gladly.' }),
  ),
  quoteCase('POST /quotes/:id/refusal', 'a quote that is declined', ({ call, fixture }, id) =>
    call('POST /quotes/:id/refusal', fixture.buyer, { id }),
  ),
  quoteCase('POST /quotes/:id/withdrawal', 'a quote that is withdrawn', ({ call, fixture }, id) =>
    call('POST /quotes/:id/withdrawal', fixture.admin, { id }),
  ),
  {
    route: 'POST /quotes/:id/acceptance',
    title: 'a quote that is accepted',
    begin: async (shop) => {
      const id = await askHammers(shop)
      await offerHammers(shop, id)
      const { call, fixture } = shop
      return () =>
        call('POST /quotes/:id/acceptance', fixture.buyer, { id, version: 1, ...contact })
    },
    changes: ofHammer,
  },
]
