/** The mails about orders: one for each order, event and recipient. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import type { Actor } from '../../platform/access/endpoint.ts'

let shop: OrderShop
let buyer: Actor
let admin: Actor
beforeAll(async () => {
  shop = await openOrderShop()
  buyer = shop.buyer
  admin = shop.admin
})
afterAll(() => shop.close())

describe('mails', () => {
  const mailed = async () =>
    (
      await sql<{
        to: string
        subject: string
      }>`select recipient as to, subject from mail_outbox order by created_at, id`.execute(
        shop.database.handle,
      )
    ).rows
  const subjectsOf = async (number: number): Promise<string[]> =>
    (await mailed())
      .filter(({ subject }) => subject.includes(String(number)))
      .map(({ to, subject }) => `${to}: ${subject}`)

  test('one for each order and event, to the buyer', async () => {
    const {
      order: { number },
    } = await shop.placeNewTool()
    await Promise.allSettled([
      shop.transition(number, 'confirmed'),
      shop.transition(number, 'confirmed'),
      shop.transition(number, 'confirmed'),
    ])
    for (const status of ['picking', 'shipped', 'delivered'] as const)
      await shop.transition(number, status)
    expect(
      (await subjectsOf(number)).filter((line) => line.startsWith(buyer.email)).toSorted(),
    ).toEqual(
      ['confirmed', 'delivered', 'on its way', 'placed'].map(
        (what) => `${buyer.email}: Order ${number} is ${what}`,
      ),
    )
  })

  test('an order that was refused is not told of', async () => {
    const { id } = await shop.tool({ stock: 3 })
    const before = (await mailed()).length
    await rejection(shop.placeCart([{ toolId: id, quantity: 4 }]))
    expect((await mailed()).length).toBe(before)
  })

  test('none to an address that is not confirmed, until it is', async () => {
    const visitor = await shop.person('Nora Quist')
    const setConfirmed = (confirmed: boolean) =>
      sql`update users set email_confirmed = ${confirmed} where id = ${visitor.id}`.execute(
        shop.database.handle,
      )
    await setConfirmed(false)
    const { id } = await shop.tool()
    const { number } = await shop.placeCart([{ toolId: id, quantity: 1 }], { actor: visitor })
    await shop.transition(number, 'confirmed')
    expect(await subjectsOf(number)).toEqual([])
    await setConfirmed(true)
    await shop.transition(number, 'picking')
    await shop.transition(number, 'shipped')
    expect(await subjectsOf(number)).toEqual([`${visitor.email}: Order ${number} is on its way`])
  })

  test('nobody writes to a buyer who was deleted', async () => {
    const gone = await shop.person('Wes Garner')
    const { id } = await shop.tool()
    const { number } = await shop.placeCart([{ toolId: id, quantity: 1 }], { actor: gone })
    await shop.accounts.remove({ actor: admin }, { id: gone.id })
    await shop.transition(number, 'confirmed')
    expect(await subjectsOf(number)).not.toContainEqual(expect.stringContaining('deleted.invalid'))
    expect((await shop.orders.read({ actor: admin }, { number })).history[0]).toMatchObject({
      name: 'Deleted user',
    })
  })
})
