/** Which cached answers a change of the settings touches: see purge-table.ts. */
import { holdOutgoing } from '../../src/platform/mail/outgoing-hold.server.ts'
import { freshJpeg } from '../pictures/sample-pictures.ts'
import { fieldOf, htmlPages, orderHammers, simpleCase, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

/** The name stands in the title of every page, and in the data that makes one. */
const named = [...htmlPages, 'listData'] as const

/** Orders of a shop that charges, and has no zone for them, are on request. */
async function orderOnRequest(shop: PurgeShop): Promise<number> {
  const { admin } = shop.fixture
  const charge = async (charged: boolean) => {
    const table = Object(await shop.call('GET /delivery/charges', admin, {}))
    const collection = 'Dock 2'
    await shop.call('PUT /delivery/charges', admin, { ...table, charged, collection })
  }
  await charge(true)
  const { number } = await orderHammers(shop)
  await charge(false)
  return number
}

const salesRate = { state: 'OH', zips: '', county: '', from: '2026-01-01' }

export const settingsCases: readonly PurgeCase[] = [
  {
    route: 'POST /brand-pictures/:kind',
    title: 'a logo that is not set yet',
    begin: async ({ call, fixture: { admin } }) => {
      const jpeg = await freshJpeg()
      return () => call('POST /brand-pictures/:kind', admin, jpeg)
    },
    changes: 'it is on no page until the settings name it',
  },
  simpleCase(
    'POST /checklist/mail',
    'a mail to oneself',
    'admin',
    () => ({}),
    'no page shows a mail',
  ),
  ...(['release', 'drop'] as const).map((decision): PurgeCase => ({
    route: `POST /held-work/${decision}`,
    title: 'mails that wait since a restore',
    begin: async ({ shop, call, fixture: { admin } }) => {
      await shop.database.transact((tx) => holdOutgoing(tx, true))
      return () => call(`POST /held-work/${decision}`, admin, {})
    },
    changes: 'no page shows a mail',
  })),
  simpleCase(
    'POST /order-mails/:kind/sample',
    'a mail to oneself',
    'admin',
    () => ({ kind: 'placed' }),
    'no page shows a mail',
  ),
  simpleCase(
    'POST /account-mails/:kind/sample',
    'a mail to oneself',
    'admin',
    () => ({ kind: 'reset' }),
    'no page shows a mail',
  ),
  simpleCase(
    'PUT /number-series/:kind',
    'numbers of the packing slips to come',
    'admin',
    () => ({ kind: 'packing-slip', prefix: 'SLIP', nextNumber: 900_000_000 }),
    'only what is issued later has them',
  ),
  {
    route: 'PUT /settings',
    title: 'another name of the shop',
    begin: async ({ call, fixture: { admin } }) => {
      const revision = Number(fieldOf(await call('GET /settings', admin, {}), 'revision'))
      return () => call('PUT /settings', admin, { revision, name: `Anvil ${revision}` })
    },
    changes: named,
  },
  simpleCase(
    'POST /delivery/quote',
    'what delivery costs',
    undefined,
    ({ hammer }) => ({ goods: '$10.00', lines: [{ toolId: hammer.id, quantity: 1 }] }),
    'it reads, and writes nothing',
  ),
  simpleCase(
    'POST /tax/quote',
    'what goods bear',
    undefined,
    ({ hammer }) => ({ lines: [{ toolId: hammer.id, amount: '$10.00' }] }),
    'it reads, and writes nothing',
  ),
  simpleCase(
    'POST /tax/sales-rates',
    'a rate of sales tax',
    'admin',
    () => ({ rows: [{ ...salesRate, percent: 5.75 }] }),
    'quotes are private: they are never in the cache',
  ),
  {
    route: 'DELETE /tax/sales-rates/:state',
    title: 'the rates of a state',
    begin: async ({ call, fixture: { admin } }) => {
      await call('POST /tax/sales-rates', admin, { rows: [{ ...salesRate, percent: 6 }] })
      return () => call('DELETE /tax/sales-rates/:state', admin, { state: 'OH' })
    },
    changes: 'quotes are private: they are never in the cache',
  },
  {
    route: 'PUT /order/:number/delivery',
    title: 'a charge for delivery',
    begin: async (shop) => {
      const { admin } = shop.fixture
      const number = await orderOnRequest(shop)
      return () => shop.call('PUT /order/:number/delivery', admin, { number, charge: '$45.00' })
    },
    changes: 'only its buyer and staff read it, and never from the cache',
  },
  {
    route: 'POST /order/:number/delivery/accept',
    title: 'a charge for delivery that its buyer accepts',
    begin: async (shop) => {
      const { admin, buyer } = shop.fixture
      const number = await orderOnRequest(shop)
      const body = { number, charge: '$45.00' }
      const order = await shop.call('PUT /order/:number/delivery', admin, body)
      const accepted = { number, deliveryCharge: '$45.00', gross: fieldOf(order, 'total') }
      return () => shop.call('POST /order/:number/delivery/accept', buyer, accepted)
    },
    changes: 'its goods stay reserved',
  },
  {
    route: 'PUT /delivery/charges',
    title: 'no charges for delivery any longer, for which order form and cart then do not ask',
    begin: async ({ call, fixture: { admin } }) => {
      const charge = async (charged: boolean) => {
        const { revision, ...table } = Object(await call('GET /delivery/charges', admin, {}))
        const collection = 'Dock 2'
        return call('PUT /delivery/charges', admin, { ...table, revision, charged, collection })
      }
      await charge(true)
      return () => charge(false)
    },
    changes: named,
  },
  simpleCase(
    'PUT /settings',
    'a letterhead, which no page shows',
    'admin',
    () => ({ revision: 2_000_000_000, bank: 'First Bank' }),
    'only documents show it',
  ),
  {
    route: 'POST /settings/revisions/:revision/restore',
    title: 'the name that the shop had before',
    begin: async ({ call, fixture: { admin } }) => {
      const before = Number(fieldOf(await call('GET /settings', admin, {}), 'revision'))
      const saved = await call('PUT /settings', admin, { revision: before, name: 'For a Day' })
      return () =>
        call('POST /settings/revisions/:revision/restore', admin, {
          revision: fieldOf(saved, 'revision'),
        })
    },
    changes: named,
  },
]
