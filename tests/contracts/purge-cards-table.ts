/** The rows of the purge table for card payments: see purge-table.ts. */
import { pageOf } from '../card-provider.ts'
import { contact, fieldOf, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const money = 'nothing that is cached says what somebody paid'

/** An order that waits for its payment by card. @returns its number */
async function orderByCard({ call, fixture }: PurgeShop): Promise<number> {
  const order = await call('POST /addorder', fixture.buyer, {
    toolId: fixture.hammer.id,
    OrderQuentuty: 2,
    ...contact,
    payBy: 'card',
  })
  return Number(fieldOf(order, 'number'))
}

const begin = async ({ call, fixture }: PurgeShop, number: number): Promise<string> =>
  fieldOf(await call('POST /order/:number/card-payments', fixture.buyer, { number }), 'address')

/** An order that is paid by card. @returns the id of its payment */
async function payByCard(shop: PurgeShop): Promise<string> {
  const number = await orderByCard(shop)
  const page = await begin(shop, number)
  const { body, signature } = shop.cards.sign(shop.cards.pay(pageOf(page)))
  await shop.shop.cardPayments.receiveEvent('stripe', Buffer.from(body), signature)
  const [payment] = await shop.shop.cardPayments.list(
    { actor: shop.fixture.admin },
    { q: String(number) },
  )
  return payment?.id ?? ''
}

export const cardCases: readonly PurgeCase[] = [
  {
    route: 'POST /order/:number/card-payments',
    title: 'the page of a card payment',
    begin: async (shop) => {
      const number = await orderByCard(shop)
      return () => begin(shop, number)
    },
    changes: money,
  },
  {
    route: 'POST /order/:number/card-payments/check',
    title: 'what became of a card payment',
    begin: async (shop) => {
      const number = await orderByCard(shop)
      await begin(shop, number)
      return () =>
        shop.call('POST /order/:number/card-payments/check', shop.fixture.buyer, { number })
    },
    changes: money,
  },
  {
    route: 'POST /card-payments/:id/refunds',
    title: 'a card payment that goes back',
    begin: async (shop) => {
      const id = await payByCard(shop)
      return () =>
        shop.call('POST /card-payments/:id/refunds', shop.fixture.admin, { id, amount: '5.00' })
    },
    changes: money,
  },
]
