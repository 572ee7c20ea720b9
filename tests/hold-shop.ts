/** A test shop with companies whose members may spend only so much, and a clock that can be set. */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Actor } from '../src/platform/access/endpoint.ts'
import type { NewLine } from '../src/orders/model/cart-fields.ts'
import { contact, openOrderShop, type OrderShop } from './order-shop.ts'

export type HoldShop = Awaited<ReturnType<typeof openHoldShop>>

/** In cents; absent: anything. */
type Limits = { readonly perOrder?: number; readonly perMonth?: number }

let companies = 0

/** An approved company with an owner, an approver and a buyer with these limits. */
async function openCompany(shop: OrderShop, limits: Limits) {
  const name = `Company ${(companies += 1)}`
  const owner = await shop.person(`${name} Owner`)
  const request = { name, address: '', vatId: '', taxNumber: '' }
  const { id } = await shop.companies.request({ actor: owner }, request)
  await shop.companies.move({ actor: shop.admin }, { id, state: 'approved' })
  const join = async (role: 'approver' | 'buyer', person: string): Promise<Actor> => {
    const member = await shop.person(`${name} ${person}`)
    await shop.companies.setMember({ actor: shop.admin }, { id, email: member.email, role })
    return member
  }
  const limit = (member: Actor, { perOrder, perMonth }: Limits) =>
    shop.companies.setLimits(
      { actor: owner },
      { id, userId: member.id, orderLimit: perOrder ?? null, monthLimit: perMonth ?? null },
    )
  const [approver, buyer] = [await join('approver', 'Approver'), await join('buyer', 'Buyer')]
  await limit(buyer, limits)
  const orderCart = async (lines: readonly NewLine[], person: Actor = buyer) => {
    const company = await shop.companies.actingFor(shop.database.handle, person.id, id)
    return shop.orders.placeCart(
      { actor: { ...person, company }, idempotencyKey: randomUUID() },
      { ...contact, lines: [...lines] },
    )
  }
  const order = (toolId: string, quantity: number, person: Actor = buyer) =>
    orderCart([{ toolId, quantity }], person)
  return { id, name, owner, approver, buyer, join, limit, order, orderCart }
}

export async function openHoldShop(env: Readonly<Record<string, string>> = {}) {
  let now = new Date('2026-12-05T10:00:00Z')
  const shop = await openOrderShop(env, () => now)
  const { handle } = shop.database
  return {
    ...shop,
    openCompany: (limits: Limits) => openCompany(shop, limits),
    /** Says what a company may owe, in cents; null: anything. */
    async setCreditLimit(id: string, creditLimit: number | null) {
      const { actor } = { actor: shop.admin }
      const company = await shop.companies.read({ actor }, { id })
      const { members, state, requestedAt, number, notes = '', ...record } = company
      void [members, state, requestedAt, number]
      await shop.companies.save({ actor }, { ...record, notes, creditLimit })
    },
    /** Works at another time. */
    async at<T>(time: Date, work: () => Promise<T>): Promise<T> {
      const before = now
      now = time
      try {
        return await work()
      } finally {
        now = before
      }
    },
    async requireRightStock() {
      expect((await shop.stock.check()).wrong).toEqual([])
    },
    /** The number of the last order of somebody. */
    async lastOf({ id }: Actor): Promise<number> {
      const { rows } = await sql<{ number: number }>`
        select max(number) as number from orders where user_id = ${id}`.execute(handle)
      return Number(rows[0]?.number)
    },
    /** The subjects of the mails that name an order. */
    async mailsAbout(number: number): Promise<readonly string[]> {
      const { rows } = await sql<{ subject: string }>`
        select subject from mail_outbox where subject like ${`%rder ${number}%`}
        order by id`.execute(handle)
      return rows.map(({ subject }) => subject)
    },
  }
}
