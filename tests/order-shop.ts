/** A test shop with a buyer, an admin and short ways to place and move orders. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Actor } from '../src/platform/access/endpoint.ts'
import type { LineInput } from '../src/orders/model/cart-fields.ts'
import type { NewCartOrder, NewOrder } from '../src/orders/contract.ts'
import type { OrderStatus } from '../src/orders/rules.ts'
import { openTestShop } from './shop.ts'

export type OrderShop = Awaited<ReturnType<typeof openOrderShop>>

type Request = { readonly key?: string; readonly actor?: Actor }
type TransitionTexts = {
  readonly trackingNumber?: string
  readonly trackingLink?: string
  readonly note?: string
}

/** What an order needs besides its lines. */
export const contact = { phone: '+1 512 555 0142', address: '418 Mill Street, Austin' }

/** The error with which `work` is rejected; fails the test when it is not. */
export const rejection = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable('it was accepted'),
    (error: unknown) => error,
  )

export async function openOrderShop(env: Readonly<Record<string, string>> = {}, now?: () => Date) {
  const shop = await openTestShop(env, now)
  const buyer = await shop.person('Celia Navarro')
  const admin = await shop.person('Marta Ibarra', 'admin')
  const placeTool = (
    toolId: string,
    quantity: number,
    { key = randomUUID(), actor = buyer, ...input }: Partial<NewOrder> & Request = {},
  ) => shop.orders.place({ actor, idempotencyKey: key }, { toolId, quantity, ...contact, ...input })
  const placeCart = (
    lines: readonly LineInput[],
    { key = randomUUID(), actor = buyer, ...input }: Partial<NewCartOrder> & Request = {},
  ) =>
    shop.orders.placeCart(
      { actor, idempotencyKey: key },
      { ...contact, ...input, lines: [...lines] },
    )
  return {
    ...shop,
    buyer,
    admin,
    placeTool,
    placeCart,
    /** Places an order of a new tool, of which 50 were in stock. */
    async placeNewTool(quantity = 5) {
      const { id } = await shop.tool()
      return { id, order: await placeCart([{ toolId: id, quantity }]) }
    },
    /** Saves settings as the admin; the others stay. */
    async saveSettings(values: object) {
      const { revision } = await shop.settings.read({ actor: admin }, {})
      await shop.settings.save({ actor: admin }, { revision, ...values })
    },
    /** Saves fields of a company's record as the admin; the others stay. */
    async saveCompany(companyId: string, values: object) {
      const {
        id,
        number: _,
        state: _s,
        requestedAt: _r,
        members: _m,
        notes = '',
        ...record
      } = await shop.companies.read({ actor: admin }, { id: companyId })
      await shop.companies.save({ actor: admin }, { id, ...record, notes, ...values })
    },
    /** Moves an order to a status, as the admin unless said otherwise. */
    transition: (
      number: number,
      status: OrderStatus,
      actor: Actor = admin,
      texts: TransitionTexts = {},
    ) => shop.orders.step({ actor }, { number, status, ...texts }),
    /** The stock level of a tool. */
    stockOf: async (toolId: string) =>
      (await shop.stock.levels(shop.database.handle, [toolId])).get(toolId),
  }
}
