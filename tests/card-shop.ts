/** A shop that listens and takes cards, beside a stand-in of its provider, with a clock to be set. */
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createApp } from '../src/app/app.server.ts'
import { createLogger } from '../src/platform/http/log.server.ts'
import { pageOf, startCardProvider } from './card-provider.ts'
import { openOrderShop } from './order-shop.ts'

export type CardShop = Awaited<ReturnType<typeof openCardShop>>

export async function openCardShop() {
  let now = new Date('2026-12-05T10:00:00Z')
  const provider = await startCardProvider(() => now)
  const shop = await openOrderShop(provider.env, () => now)
  const app = await createApp({ shop, config: shop.config, log: createLogger('silent') })
  await app.listen({ port: 0, host: '127.0.0.1' })
  // Like a tunnel: the shop is reached, and sees the host that it expects.
  const { port } = app.server.address() as AddressInfo
  provider.deliverTo(`http://127.0.0.1:${port}`)
  const own = (number: number) => shop.cardPayments.own({ actor: shop.buyer }, { number })
  const begin = (number: number, actor = shop.buyer) =>
    shop.cardPayments.begin({ actor }, { number })
  return {
    ...shop,
    provider,
    origin: `http://127.0.0.1:${port}`,
    own,
    begin,
    /** Places an order of a tool at $10 to be paid by card, and opens its page. */
    async order(quantity = 5) {
      const { id } = await shop.tool()
      const order = await shop.placeTool(id, quantity, { payBy: 'card' })
      const page = pageOf((await begin(order.number)).address)
      return { toolId: id, number: order.number, page }
    },
    read: (number: number) => shop.orders.read({ actor: shop.admin }, { number }),
    /** What staff see of an order's card payments, the last first. */
    listed: (number: number) =>
      shop.cardPayments.list({ actor: shop.admin }, { q: String(number) }),
    /** The payments that the ledger has of an order, the first one first; cents with sign. */
    async ledger(number: number) {
      const all = await shop.payments.list({ actor: shop.admin }, { limit: 100 })
      return all
        .filter(
          ({ reference, allocations }) =>
            reference.includes(`rder ${number},`) || allocations.length > 0,
        )
        .toReversed()
        .map(({ amount, reverses }) => (reverses === null ? amount : -amount))
    },
    refund: (id: string, amount: number, key: string = randomUUID()) =>
      shop.cardPayments.refund({ actor: shop.admin, idempotencyKey: key }, { id, amount }),
    async openOf(number: number) {
      const items = await shop.payments.own({ actor: shop.admin }, { order: number })
      return items.map(({ open, credit }) => open - credit).reduce((sum, cents) => sum + cents, 0)
    },
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    close: async () => {
      await app.close()
      await shop.close()
      await provider.close()
    },
  }
}
