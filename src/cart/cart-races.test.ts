/**
 * A line that is written while another request removes it: whatever was acknowledged is in a cart
 * that its buyer sees, or was refused.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHoldShop, type HoldShop } from '../../tests/hold-shop.ts'
import { rejection } from '../../tests/order-shop.ts'
import { untilWaiting, whileLocked } from '../../tests/row-locks.ts'
import { companyNotFound } from '../platform/access/access-problems.ts'
import type { Actor } from '../platform/access/endpoint.ts'

let shop: HoldShop
beforeAll(async () => {
  shop = await openHoldShop()
})
afterAll(() => shop.close())

const change = (actor: Actor, how: 'set' | 'add', toolId: string, quantity: number) =>
  shop.cart.change({ actor }, { how, lines: [{ toolId, quantity }] })
const quantityOf = async (actor: Actor, toolId: string): Promise<number> => {
  const { lines } = await shop.cart.read({ actor }, {})
  return lines.find((line) => line.toolId === toolId)?.quantity ?? 0
}

/**
 * Begins the first write, and the second one once the first has the cart and is about to change the
 * line; both go on together from there.
 */
async function together<A, B>(
  { id, company }: Actor,
  toolId: string,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const db = shop.database.handle
  const lock = company
    ? 'select from company_cart_lines where member_id = $1 and tool_id = $2 for update'
    : 'select from cart_lines where user_id = $1 and tool_id = $2 for update'
  const both = await whileLocked(
    shop.database,
    lock,
    [company?.memberId ?? id, toolId],
    async () => {
      const begun = first()
      await untilWaiting(db, 1)
      const then = second()
      await untilWaiting(db, 2)
      return { answers: Promise.all([begun, then]) }
    },
  )
  return both.answers
}

/** A buyer with five pieces of a tool in the cart. */
async function withFive(actor: Actor): Promise<string> {
  const { id } = await shop.tool({ stock: 100 })
  await change(actor, 'set', id, 5)
  return id
}
let count = 0
const newBuyer = (): Promise<Actor> => shop.person(`Racer ${(count += 1)}`)

describe('pieces that are added', () => {
  test('beside a removal are in the cart, or went with it before', async () => {
    const actor = await newBuyer()
    const toolId = await withFive(actor)
    await together(
      actor,
      toolId,
      () => change(actor, 'set', toolId, 0),
      () => change(actor, 'add', toolId, 3),
    )
    expect(await quantityOf(actor, toolId)).toBe(3)
  })

  test('while the cart is ordered stay in the cart: the order is of what its buyer saw', async () => {
    const actor = await newBuyer()
    const toolId = await withFive(actor)
    const [, order] = await together(
      actor,
      toolId,
      () => change(actor, 'add', toolId, 3),
      () => shop.placeCart([{ toolId, quantity: 5 }], { actor }),
    )
    expect(order).toMatchObject({ status: 'placed' })
    expect(await quantityOf(actor, toolId)).toBe(3)
  })

  test('just before the cart is ordered by a page that does not show them stay as well', async () => {
    const actor = await newBuyer()
    const toolId = await withFive(actor)
    await change(actor, 'add', toolId, 3)
    await shop.placeCart([{ toolId, quantity: 5 }], { actor })
    expect(await quantityOf(actor, toolId)).toBe(3)
  })

  test('while the cart moves to a company come along', async () => {
    const company = await shop.openCompany({})
    const { buyer } = company
    const toolId = await withFive(buyer)
    await together(
      buyer,
      toolId,
      () => change(buyer, 'add', toolId, 3),
      () => shop.companies.buyFor({ actor: buyer }, { company: company.id, cartOf: 'myself' }),
    )
    const acting = await shop.companies.actingFor(shop.database.handle, buyer.id, company.id)
    expect(await quantityOf({ ...buyer, company: acting }, toolId)).toBe(8)
    expect(await quantityOf(buyer, toolId)).toBe(0)
  })

  test('while their buyer is removed from the company pass to the chosen colleague', async () => {
    const it = await shop.openCompany({})
    const actingOf = async (actor: Actor): Promise<Actor> => ({
      ...actor,
      company: await shop.companies.actingFor(shop.database.handle, actor.id, it.id),
    })
    const [buyer, successor] = [await actingOf(it.buyer), await actingOf(it.approver)]
    const toolId = await withFive(buyer)
    await together(
      buyer,
      toolId,
      () => change(buyer, 'add', toolId, 3),
      () =>
        shop.companies.removeMember(
          { actor: it.owner },
          { id: it.id, userId: buyer.id, successor: successor.id },
        ),
    )
    expect(await quantityOf(successor, toolId)).toBe(8)
    expect(await rejection(change(buyer, 'add', toolId, 1))).toMatchObject({
      body: { type: companyNotFound.type },
    })
  })
})

describe('a quantity that is changed', () => {
  test('while the line is removed counts when it comes later, and not when it came before', async () => {
    const actor = await newBuyer()
    const toolId = await withFive(actor)
    const [removal, set] = [
      () => change(actor, 'set', toolId, 0),
      () => change(actor, 'set', toolId, 9),
    ]
    await together(actor, toolId, removal, set)
    expect(await quantityOf(actor, toolId)).toBe(9)
    await together(actor, toolId, set, removal)
    expect(await quantityOf(actor, toolId)).toBe(0)
  })

  test('while the cart is ordered keeps what is above the order, and no more than that', async () => {
    const actor = await newBuyer()
    for (const [quantity, left] of [
      [9, 4],
      [2, 0],
    ] as const) {
      const toolId = await withFive(actor)
      await together(
        actor,
        toolId,
        () => change(actor, 'set', toolId, quantity),
        () => shop.placeCart([{ toolId, quantity: 5 }], { actor }),
      )
      expect(await quantityOf(actor, toolId)).toBe(left)
    }
  })
})
