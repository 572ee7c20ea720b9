/**
 * Two hundred buyers of ten companies order at once, each twice, over HTTP: no more is sold than is
 * in stock, no buyer spends more than their month allows, no company owes more than it may, and
 * everybody else is told truly why.
 */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../src/app/app.server.ts'
import { insertToken } from '../../src/accounts/store.server.ts'
import { hashToken, newToken } from '../../src/accounts/sessions/access-token.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { openHoldShop, type HoldShop } from '../hold-shop.ts'

// Four hundred orders, on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const companyCount = 10
const buyersEach = 20
/** Cents: a piece costs $10, an order has two. */
const orderValue = 2000
/** One order, not two. */
const monthLimit = 3000
/** Fifteen orders. */
const creditLimit = 30_000

type Buyer = {
  readonly id: string
  readonly company: string
  readonly headers: Record<string, string>
}
/** `onHold`: the kind of the hold; `type` and `detail`: of the Problem. */
type Answer = {
  readonly buyer: Buyer
  readonly status: number
  readonly onHold: unknown
  readonly type: unknown
  readonly detail: unknown
}
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

let shop: HoldShop
let app: FastifyInstance
let origin: string
let buyers: Buyer[]
let companyNumber = 0

async function openCompany(nth: number): Promise<Buyer[]> {
  const actor = shop.admin
  const name = `Company ${nth}`
  const { id } = await shop.companies.add(
    { actor },
    {
      name,
      address: '',
      vatId: '',
      taxNumber: '',
      taxStatus: 'standard',
      terms: '',
      minimumOrder: 0,
      representative: '',
      notes: '',
      creditLimit,
    },
  )
  const members: Buyer[] = []
  for (let member = 0; member < buyersEach; member += 1) {
    const { id: userId, email } = await shop.person(`Buyer ${nth} ${member}`)
    await shop.companies.setMember({ actor }, { id, email, role: 'buyer' })
    await shop.companies.setLimits({ actor }, { id, userId, orderLimit: null, monthLimit })
    const token = newToken()
    const [at, expiresAt] = [new Date('2026-12-05T10:00:00Z'), new Date('2026-12-05T20:00:00Z')]
    await insertToken(shop.database.handle, { hash: hashToken(token), userId, at, expiresAt })
    const headers = { authorization: `Bearer ${token}`, 'x-company': id }
    members.push({ id: userId, company: id, headers })
  }
  return members
}

beforeAll(async () => {
  shop = await openHoldShop({ LIMIT_ORDERS: '9999999/60', LIMIT_READS: '9999999/60' })
  app = await createApp({ shop, config: shop.config, log: createLogger('silent') })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

/** Sends an order until it is decided: a shop with too much to do asks to come again. */
async function order(buyer: Buyer, toolId: string): Promise<Answer> {
  const key = crypto.randomUUID()
  for (;;) {
    const response = await fetch(`${origin}/api/addorder`, {
      method: 'POST',
      headers: { ...buyer.headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        toolId,
        OrderQuentuty: 2,
        phoneNum: '+1 512 555 0142',
        address: '418 Mill Street',
      }),
    })
    const body: unknown = await response.json()
    const [onHold, type, detail] = ['onHold', 'type', 'detail'].map((name) => fieldOf(body, name))
    if (response.status !== 503) return { buyer, status: response.status, onHold, type, detail }
  }
}

/** Everybody orders twice, at once. */
async function race(stock: number) {
  const { id: toolId } = await shop.tool({ stock })
  const answers = await Promise.all(
    [...buyers, ...buyers.toReversed()].map((buyer) => order(buyer, toolId)),
  )
  const placed = answers.filter(({ status }) => status === 201)
  return {
    toolId,
    sold: placed.filter(({ onHold }) => onHold === undefined),
    waiting: placed.filter(({ onHold }) => onHold !== undefined),
    refused: answers.filter(({ status }) => status !== 201),
  }
}
type Race = Awaited<ReturnType<typeof race>>

/** Orders of each buyer, or of each company. */
const countBy = (orders: Race['sold'], key: 'id' | 'company'): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { buyer } of orders) counts.set(buyer[key], (counts.get(buyer[key]) ?? 0) + 1)
  return counts
}

/** What the database has of a tool's orders: it must be what the buyers were told. */
async function stored(toolId: string) {
  const { rows } = await sql<{ hold: string | null; reason: string | null; company: string }>`
    select orders.hold_kind as hold, order_holds.reason, orders.company_name as company
    from orders join order_lines on order_lines.order_id = orders.id
      left join order_holds on order_holds.order_id = orders.id
    where order_lines.tool_id = ${toolId}`.execute(shop.database.handle)
  return rows
}

async function expectTrueReasons(toolId: string): Promise<void> {
  for (const { hold, reason, company } of await stored(toolId))
    if (hold === 'approval')
      expect(reason).toBe(
        'With this order, the month’s total excluding tax is $40.00; the limit without approval is $30.00.',
      )
    else if (hold === 'credit')
      expect(reason).toBe(`With this order, ${company} owes $320.00; its credit limit is $300.00.`)
    else expect(reason).toBeNull()
}

describe.each([
  ['enough for all that the limits allow', 1000],
  ['less than the limits allow', 250],
])('200 buyers of ten companies race for stock and limits, with %s', (_, stock) => {
  let outcome: Race
  beforeAll(async () => {
    buyers = []
    for (let company = 0; company < companyCount; company += 1)
      buyers.push(...(await openCompany((companyNumber += 1))))
    outcome = await race(stock)
  })

  test('exactly what was sold has left the stock, and never more than there was', async () => {
    const { toolId, sold } = outcome
    expect(await shop.stockOf(toolId)).toBe(stock - sold.length * 2)
    const limit = Math.min(stock / 2, (companyCount * creditLimit) / orderValue)
    expect(sold).toHaveLength(limit)
    expect((await stored(toolId)).filter(({ hold }) => hold === null)).toHaveLength(limit)
    await shop.requireRightStock()
  })

  test('no buyer spends more than the month allows, and no company owes more than it may', () => {
    const { sold } = outcome
    for (const count of countBy(sold, 'id').values())
      expect(count * orderValue).toBeLessThanOrEqual(monthLimit)
    for (const count of countBy(sold, 'company').values())
      expect(count * orderValue).toBeLessThanOrEqual(creditLimit)
  })

  test('anybody who waits is told the limit that it was, and anybody who is refused that none are left', async () => {
    const { toolId, sold, waiting, refused } = outcome
    expect(sold.length + waiting.length + refused.length).toBe(2 * companyCount * buyersEach)
    await expectTrueReasons(toolId)
    const [orders, spent] = [countBy(sold, 'id'), countBy(sold, 'company')]
    for (const { buyer, onHold } of waiting)
      if (onHold === 'approval') expect(orders.get(buyer.id)).toBe(1)
      else
        expect({ onHold, full: (spent.get(buyer.company) ?? 0) * orderValue }).toEqual({
          onHold: 'credit',
          full: creditLimit,
        })
    for (const { status, type, detail } of refused)
      expect({ status, type, detail }).toEqual({
        status: 409,
        type: 'out-of-stock',
        detail: 'This tool is out of stock. Nothing was ordered.',
      })
    expect(refused.length > 0).toBe(stock < 300)
  })
})
