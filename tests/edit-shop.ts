/** A test shop whose orders are edited, with a mailbox. */
import { expect } from 'vitest'
import type { NewOrderEdit } from '../src/orders/edits/edit-contract.ts'
import { openHoldShop } from './hold-shop.ts'
import { rejection } from './order-shop.ts'

export type EditShop = Awaited<ReturnType<typeof openEditShop>>

export const problem = (type: string, facts: object = {}) => ({
  body: { type, ...(Object.keys(facts).length === 0 ? {} : { facts }) },
})
export const fieldErrors = (...pointers: readonly string[]) => ({
  body: { status: 422, errors: pointers.map((pointer) => expect.objectContaining({ pointer })) },
})

export async function openEditShop() {
  const shop = await openHoldShop({ MAIL: 'mailbox' })
  const read = (number: number, actor = shop.admin) => shop.orders.read({ actor }, { number })
  /** At the revision of the order now, unless another one is named. */
  const edit = async (number: number, input: Partial<NewOrderEdit>) => {
    const { revision } = await read(number)
    return shop.orders.edit({ actor: shop.admin }, { revision, ...input, number })
  }
  return {
    ...shop,
    read,
    edit,
    refusal: (number: number, input: Partial<NewOrderEdit>) => rejection(edit(number, input)),
    skuOf: async (id: string) => (await shop.catalogue.read({ actor: undefined }, { id })).sku,
    /** Two tools at $10 and $20, of which 50 are in stock, and an order of 10 and 5. */
    async placeTwo() {
      const [hammer, saw] = [
        await shop.tool({ name: 'Long Hammer' }),
        await shop.tool({ name: 'Rip Saw', price: 2000 }),
      ]
      const order = await shop.placeCart([
        { toolId: hammer.id, quantity: 10 },
        { toolId: saw.id, quantity: 5 },
      ])
      const skus = order.lines.map(({ sku }) => sku)
      return { number: order.number, hammer: hammer.id, saw: saw.id, skus }
    },
  }
}
