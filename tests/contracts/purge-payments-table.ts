/** The rows of the purge table for payments: see purge-table.ts. */
import { fieldOf, moveTo, orderHammers, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const money = 'nothing that is cached says what somebody owes'

/** An invoice of $20. @returns the id of its document */
async function invoiceHammers(shop: PurgeShop): Promise<string> {
  const { number } = await orderHammers(shop)
  await moveTo(shop, number, 'confirmed')
  const { admin } = shop.fixture
  await shop.call('POST /order/:number/papers', admin, { number, kind: 'invoice', size: 'a4' })
  const [document] = await shop.shop.documents.list({ actor: admin }, { order: number })
  return document?.id ?? ''
}

const pay = (shop: PurgeShop, document: string): Promise<unknown> =>
  shop.call('POST /payments', shop.fixture.admin, {
    ...{ paidOn: '2026-11-20', amount: '10.00', method: 'transfer' },
    allocations: [{ document, amount: '4.00' }],
  })

export const paymentCases: readonly PurgeCase[] = [
  {
    route: 'POST /payments',
    title: 'a payment',
    begin: async (shop) => {
      const document = await invoiceHammers(shop)
      return () => pay(shop, document)
    },
    changes: money,
  },
  {
    route: 'POST /payments/:id/allocations',
    title: 'what is left of a payment settles more',
    begin: async (shop) => {
      const document = await invoiceHammers(shop)
      const id = fieldOf(await pay(shop, document))
      return () =>
        shop.call('POST /payments/:id/allocations', shop.fixture.admin, {
          id,
          allocations: [{ document, amount: '2.00' }],
        })
    },
    changes: money,
  },
  {
    route: 'POST /bank-files/:name',
    title: 'what a bank file would settle',
    begin:
      async ({ fixture, shop }) =>
      () =>
        shop.payments.readBankFile(
          {
            actor: fixture.admin,
            fileBytes: new TextEncoder().encode('Date,Amount,Name\n2026-11-20,12.50,Nobody\n'),
          },
          { name: 'bank.csv' },
        ),
    changes: money,
  },
  {
    route: 'POST /payments/:id/undo',
    title: 'a payment that is taken back',
    begin: async (shop) => {
      const id = fieldOf(await pay(shop, await invoiceHammers(shop)))
      return () => shop.call('POST /payments/:id/undo', shop.fixture.admin, { id })
    },
    changes: money,
  },
]
