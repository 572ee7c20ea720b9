/** Quotes: asked for, answered in versions, accepted once at their prices, or not at all. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { keyReused, invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import { contact, rejection } from '../../tests/order-shop.ts'
import { linesRefused } from '../orders/contract.ts'
import { maxPrice } from '../platform/money/money.ts'
import { companyRecord, openPricesShop, type PricesShop } from '../prices/test-shop.ts'
import { quoteChanged, quoteExpired, quoteNotOpen, quoteWithdrawn } from './contract.ts'

let shop: PricesShop
let now = new Date('2026-11-22T12:00:00Z')
beforeAll(async () => {
  shop = await openPricesShop(() => now)
})
afterAll(() => shop.close())

const kind = (problem: { type: string; status: number }) => ({
  body: { type: problem.type, status: problem.status },
})
const ask = (toolId: string, quantity: number, actor: Actor = shop.buyer, key = randomUUID()) =>
  shop.quotes.ask({ actor, idempotencyKey: key }, { lines: [{ toolId, quantity }] })

type Terms = { readonly quantity?: number; readonly validUntil?: string; readonly version?: number }
const answer = (
  { id, versions }: { readonly id: string; readonly versions: readonly unknown[] },
  toolId: string,
  unitPrice: number,
  { quantity = 5, validUntil = '2026-12-01', version = versions.length }: Terms = {},
) =>
  shop.quotes.answer(
    { actor: shop.admin },
    { id, version, validUntil, lines: [{ toolId, quantity, unitPrice }], message: 'Gladly.' },
  )
const accept = (id: string, version = 1, actor: Actor = shop.buyer) =>
  shop.quotes.accept({ actor }, { id, version, ...contact })

/** A quote for five hammers at $8.00 instead of $10.00. */
async function offered(stock = 50, actor: Actor = shop.buyer) {
  const { id: toolId } = await shop.tool({ stock })
  const quote = await answer(await ask(toolId, 5, actor), toolId, 800)
  return { toolId, id: quote.id }
}

describe('a quote', () => {
  test('is asked for above the stock, at the prices of the day, and takes none', async () => {
    const { id: toolId } = await shop.tool({ stock: 50 })
    const quote = await ask(toolId, 480)
    expect(quote).toMatchObject({
      state: 'asked',
      total: null,
      order: null,
      versions: [],
      lines: [{ toolId, quantity: 480, unitPrice: 1000, total: 480_000 }],
    })
    expect(await shop.stockOf(toolId)).toBe(50)
  })
  test('is not answered with more than an order can come to', async () => {
    const lines: { toolId: string; quantity: number }[] = []
    for (let count = 1; count <= 6; count += 1)
      lines.push({ toolId: (await shop.tool()).id, quantity: 1_000_000 })
    const asked = await shop.quotes.ask(
      { actor: shop.buyer, idempotencyKey: randomUUID() },
      { lines },
    )
    const tooMuch = shop.quotes.answer(
      { actor: shop.admin },
      {
        id: asked.id,
        version: 0,
        validUntil: '2026-12-01',
        lines: lines.map((line) => ({ ...line, unitPrice: maxPrice })),
      },
    )
    expect(await rejection(tooMuch)).toMatchObject(kind(invalidInput))
  })
  test('asked for twice under one key is the same; with other lines it is refused', async () => {
    const [{ id: toolId }, key] = [await shop.tool(), randomUUID()]
    const first = await ask(toolId, 5, shop.buyer, key)
    expect((await ask(toolId, 5, shop.buyer, key)).id).toBe(first.id)
    expect(await rejection(ask(toolId, 6, shop.buyer, key))).toMatchObject(kind(keyReused))
    const acting = await (await shop.company('Other Key Ltd', null)).actor()
    const { company: _none, ...alone } = acting
    const own = await ask(toolId, 5, alone, key)
    expect(own.company).toBeUndefined()
    expect(await rejection(ask(toolId, 5, acting, key))).toMatchObject(kind(keyReused))
  })
  test('names a tool that is not sold', async () => {
    const toolId = randomUUID()
    expect(await rejection(ask(toolId, 5))).toMatchObject({
      body: { type: linesRefused.type, facts: { lines: [{ position: 0, toolId, why: 'gone' }] } },
    })
  })
  test('keeps each answer as a version, and only the newest can be accepted', async () => {
    const { toolId, id } = await offered()
    const second = await answer({ id, versions: [1] }, toolId, 750)
    expect(second.versions.map(({ version, total }) => [version, total])).toEqual([
      [2, 3750],
      [1, 4000],
    ])
    expect(await rejection(accept(id, 1))).toMatchObject({
      body: { type: quoteChanged.type, status: 409, facts: { version: 2 } },
    })
    expect(await accept(id, 2)).toMatchObject({ state: 'accepted', total: 3750 })
  })
  test('is not answered over what a colleague has answered meanwhile', async () => {
    const { toolId, id } = await offered()
    expect(
      await rejection(answer({ id, versions: [] }, toolId, 700, { version: 0 })),
    ).toMatchObject(kind(quoteChanged))
  })
  test('has messages of both sides, oldest first', async () => {
    const { id } = await offered()
    await shop.quotes.write({ actor: shop.buyer }, { id, text: 'Can you do $7?' })
    const { messages } = await shop.quotes.write({ actor: shop.admin }, { id, text: 'No.' })
    expect(messages.map(({ side, text }) => [side, text])).toEqual([
      ['buyer', 'Can you do $7?'],
      ['shop', 'No.'],
    ])
  })
})

describe('acceptance', () => {
  test('places the order at the prices of the offer, and takes the stock then', async () => {
    const { toolId, id } = await offered(50)
    expect(await shop.stockOf(toolId)).toBe(50)
    const { state, order } = await accept(id)
    expect(state).toBe('accepted')
    const placed = await shop.orders.read({ actor: shop.buyer }, { number: order ?? 0 })
    expect(placed).toMatchObject({
      total: 4000,
      quantity: 5,
      phone: contact.phone,
      lines: [{ toolId, unitPrice: 800, quantity: 5, total: 4000 }],
    })
    expect(await shop.stockOf(toolId)).toBe(45)
  })
  test('is found by its state among the own', async () => {
    const { id } = await offered()
    const ownIn = async (state: 'answered' | 'asked') =>
      (await shop.quotes.own({ actor: shop.buyer }, { state })).map((quote) => quote.id)
    expect(await ownIn('answered')).toContain(id)
    expect(await ownIn('asked')).not.toContain(id)
    await accept(id)
    expect(await ownIn('answered')).not.toContain(id)
  })
  test('twice, and many times at once, is the same order', async () => {
    const { toolId, id } = await offered(50)
    const results = await Promise.all(Array.from({ length: 8 }, () => accept(id)))
    expect(new Set(results.map(({ order }) => order)).size).toBe(1)
    expect((await accept(id)).order).toBe(results[0]?.order)
    expect(await shop.stockOf(toolId)).toBe(45)
  })
  test('by two members of a company at once is one order', async () => {
    const company = await shop.company('Racing Ltd', null)
    const first = await company.actor()
    const second = await shop.person('Second of Racing')
    const member = { id: company.id, email: second.email, role: 'buyer' as const }
    await shop.companies.setMember({ actor: shop.admin }, member)
    const { toolId, id } = await offered(50, first)
    const results = await Promise.all(
      [first, second, first, second].map((actor) => accept(id, 1, actor)),
    )
    expect(new Set(results.map(({ order }) => order)).size).toBe(1)
    expect(await shop.stockOf(toolId)).toBe(45)
  })
  test('names the lines that are short, orders nothing, and can be tried again', async () => {
    const { toolId, id } = await offered(3)
    expect(await rejection(accept(id))).toMatchObject({
      body: {
        type: linesRefused.type,
        facts: { lines: [{ position: 0, toolId, why: 'stock', available: 3 }] },
      },
    })
    expect(await shop.stockOf(toolId)).toBe(3)
    const delivery = { kind: 'received' as const, quantity: 10, reason: 'Delivery' }
    await shop.stock.record(
      { actor: shop.admin, idempotencyKey: randomUUID() },
      { toolId, ...delivery },
    )
    expect(await accept(id)).toMatchObject({ state: 'accepted' })
    expect(await shop.stockOf(toolId)).toBe(8)
  })
  test('is refused after the last day, and says which day that was', async () => {
    const { id } = await offered()
    now = new Date('2026-12-02T00:00:00Z')
    try {
      expect(await rejection(accept(id))).toMatchObject({
        body: { type: quoteExpired.type, status: 409, facts: { validUntil: '2026-12-01' } },
      })
      expect((await shop.quotes.read({ actor: shop.buyer }, { id })).state).toBe('expired')
    } finally {
      now = new Date('2026-11-22T12:00:00Z')
    }
    expect(await accept(id)).toMatchObject({ state: 'accepted' })
  })
  test('is refused once the shop has withdrawn it, and before the shop has answered', async () => {
    const { id } = await offered()
    await shop.quotes.withdraw({ actor: shop.admin }, { id })
    expect(await rejection(accept(id))).toMatchObject(kind(quoteWithdrawn))
    const { id: toolId } = await shop.tool()
    const asked = await ask(toolId, 5)
    expect(await rejection(accept(asked.id))).toMatchObject(kind(quoteNotOpen))
  })
  test('and withdrawal at once end in one of both, with stock taken by the order alone', async () => {
    const { toolId, id } = await offered(50)
    const outcomes = await Promise.allSettled([
      accept(id),
      shop.quotes.withdraw({ actor: shop.admin }, { id }),
    ])
    const { state, order } = await shop.quotes.read({ actor: shop.buyer }, { id })
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([state, order === null, await shop.stockOf(toolId)]).toEqual(
      state === 'accepted' ? ['accepted', false, 45] : ['withdrawn', true, 50],
    )
  })
  test('is for the company for which it was asked, below its minimum order, too', async () => {
    const { id: companyId, actor } = await shop.company('Small Works', null)
    const member = await actor()
    const { id } = await offered(50, member)
    const record = { ...companyRecord, name: 'Small Works', minimumOrder: 100_000 }
    await shop.companies.save({ actor: shop.admin }, { id: companyId, revision: 1, ...record })
    const { company: _none, ...withoutCompany } = member
    const { order } = await accept(id, 1, withoutCompany)
    expect(await shop.orders.read({ actor: member }, { number: order ?? 0 })).toMatchObject({
      company: 'Small Works',
    })
  })
})

describe('what belongs to another company', () => {
  test('answers like what does not exist, in every call and list', async () => {
    const ours = await (await shop.company('Ours', null)).actor()
    const theirs = await (await shop.company('Theirs', null)).actor()
    const { id } = await offered(50, ours)
    const { quotes } = shop
    for (const call of [
      () => quotes.read({ actor: theirs }, { id }),
      () => quotes.write({ actor: theirs }, { id, text: 'Hello' }),
      () => quotes.decline({ actor: theirs }, { id }),
      () => accept(id, 1, theirs),
      () => quotes.read({ actor: theirs }, { id: randomUUID() }),
    ])
      expect(await rejection(call())).toMatchObject(kind(notFound))
    expect(await quotes.own({ actor: theirs }, {})).toEqual([])
    expect((await quotes.own({ actor: ours }, {})).map((quote) => quote.id)).toEqual([id])
  })
  test('is not listed with it, though it has the same name', async () => {
    const first = await shop.company('Twins Ltd', null)
    const second = await shop.company('Second Twin', null)
    const renamed = { ...companyRecord, name: 'Twins Ltd', priceList: null }
    await shop.companies.save({ actor: shop.admin }, { id: second.id, revision: 1, ...renamed })
    const { id: toolId } = await shop.tool()
    const ours = await ask(toolId, 5, await first.actor())
    const theirs = await ask(toolId, 5, await second.actor())
    expect(theirs.company).toBe(ours.company)
    const { list } = shop.quotes
    const ofFirst = await list({ actor: shop.admin }, { company: first.id, state: 'asked' })
    expect(ofFirst.map(({ id }) => id)).toEqual([ours.id])
    expect(await list({ actor: shop.admin }, { company: randomUUID() })).toEqual([])
  })
  test('is closed with the company: nobody accepts what is still out', async () => {
    const { id: companyId, actor } = await shop.company('Closing Down', null)
    const member = await actor()
    const { id } = await offered(50, member)
    await shop.companies.move({ actor: shop.admin }, { id: companyId, state: 'closed' })
    expect(await rejection(accept(id, 1, member))).toMatchObject(kind(notFound))
  })
  test('is not accepted or declined by staff, who see it', async () => {
    const { id } = await offered()
    expect((await shop.quotes.read({ actor: shop.admin }, { id })).id).toBe(id)
    expect(await rejection(accept(id, 1, shop.admin))).toMatchObject(kind(notFound))
  })
})

test('a declined quote can be answered again, an accepted one not', async () => {
  const { toolId, id } = await offered()
  await shop.quotes.decline({ actor: shop.buyer }, { id })
  expect(await answer({ id, versions: [1] }, toolId, 700)).toMatchObject({ state: 'answered' })
  await accept(id, 2)
  expect(await rejection(answer({ id, versions: [1, 2] }, toolId, 600))).toMatchObject(
    kind(quoteNotOpen),
  )
})

test('a deleted account takes its quotes along, and its name out of those of its company', async () => {
  const member = await (await shop.company('Leaving Ltd', null)).actor()
  const { company: _none, ...alone } = member
  const own = await offered(50, alone)
  const shared = await offered(50, member)
  await shop.accounts.remove({ actor: shop.admin }, { id: member.id })
  const { quotes, admin } = shop
  expect(await rejection(quotes.read({ actor: admin }, { id: own.id }))).toMatchObject(
    kind(notFound),
  )
  expect(await quotes.read({ actor: admin }, { id: shared.id })).toMatchObject({
    name: 'Deleted user',
    email: '',
    company: 'Leaving Ltd',
  })
})
