/**
 * Everything names the same price for the same company, tool, quantity and day: what pages paint
 * over list and tool page, order pad, cart, order, quote and invoice; and companies never see
 * another's.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { unitPriceFor } from '../catalogue/rules.ts'
import { startApi } from '../../tests/contracts/api-under-test.ts'
import { companyRecord, openPricesShop, type PricesShop } from './test-shop.ts'

const brand = 'Ironside'
const percent = fc.integer({ min: 1, max: 9999 }).map((hundredths) => ({
  percentOff: hundredths / 100,
}))
const own = fc.record({ price: fc.integer({ min: 300, max: 2000 }) }).map(({ price }) => ({
  price,
  priceBreaks: [{ from: 7, price: price - 100 }],
}))
/** Days around the shop's: before, during and after it. */
const days = fc.constantFrom(
  {},
  { validFrom: '2026-11-22' },
  { validUntil: '2026-11-22' },
  { validFrom: '2026-11-23' },
  { validUntil: '2026-11-21' },
)
const scenario = fc.record({
  tool: fc.option(fc.oneof(percent, own), { nil: undefined }),
  brand: fc.option(fc.oneof(percent, own), { nil: undefined }),
  base: fc.option(fc.oneof(percent, own), { nil: undefined }),
  quantity: fc.integer({ min: 1, max: 30 }),
  days,
})

describe('for any price list', () => {
  let shop: PricesShop
  beforeAll(async () => {
    shop = await openPricesShop(() => new Date('2026-11-22T12:00:00Z'))
  })
  afterAll(() => shop.close())

  const invoicedPrice = async (number: number): Promise<unknown> => {
    await shop.documents.issue({ actor: shop.admin }, { number, kind: 'invoice', size: 'a4' })
    const { rows } = await sql<{ price: number }>`
      select (content #>> '{order,lines,0,unitPrice}')::int as price from documents
      where (content #>> '{order,number}')::int = ${number}`.execute(shop.database.handle)
    return rows[0]?.price
  }

  /** The unit price of a quantity, by each that names it. */
  async function pricesOf(
    actor: Actor,
    { id, sku }: { id: string; sku: string },
    quantity: number,
  ) {
    const [painted] = await shop.prices.own({ actor }, { ids: [id] })
    const [padTool] = (await shop.search.resolve({ actor }, { terms: [sku] })).tools
    const lines = [{ toolId: id, quantity }]
    const sum = await shop.cart.change({ actor }, { how: 'set', lines })
    const [cartTool] = (await shop.cart.read({ actor }, {})).tools
    const order = await shop.placeCart(lines, { actor })
    const single = await shop.placeTool(id, quantity, { actor })
    const quote = await shop.quotes.ask({ actor, idempotencyKey: randomUUID() }, { lines })
    await shop.transition(order.number, 'confirmed')
    return {
      page: painted && unitPriceFor({ ...painted }, quantity),
      pad: padTool && unitPriceFor(padTool, quantity),
      cart: cartTool && unitPriceFor(cartTool, quantity),
      cartTotal: sum.total / quantity,
      order: order.lines[0]?.unitPrice,
      orderOfOne: single.lines[0]?.unitPrice,
      quote: quote.lines[0]?.unitPrice,
      invoice: await invoicedPrice(order.number),
    }
  }

  test(
    'page, order pad, cart, order, quote and invoice name one price on every day',
    { timeout: 120_000 },
    async () => {
      let run = 0
      await fc.assert(
        fc.asyncProperty(scenario, async ({ quantity, days: valid, ...rows }) => {
          const sku = `S-${(run += 1)}`
          const priceBreaks = [{ from: 12, price: 800 }]
          const { id } = await shop.tool({ name: sku, sku, brand, priceBreaks, stock: 100 })
          const ofTool = { target: 'tool' as const, name: sku }
          const ofBrand = { target: 'brand' as const, name: brand }
          const base = await shop.list(
            `Base ${run}`,
            rows.base ? [{ ...ofTool, ...rows.base }] : [],
          )
          const list = await shop.list(
            `List ${run}`,
            [
              ...(rows.tool ? [{ ...ofTool, ...rows.tool, ...valid }] : []),
              ...(rows.brand ? [{ ...ofBrand, ...rows.brand }] : []),
            ],
            base,
          )
          const { actor } = await shop.company(`Company ${run}`, list)
          const named = await pricesOf(await actor(), { id, sku }, quantity)
          expect([...new Set(Object.values(named))], JSON.stringify(named)).toHaveLength(1)
        }),
        { numRuns: 12 },
      )
    },
  )
})

test('the search box suggests tools at the prices of the buyer: from a list, and of its numbers', async () => {
  const shop = await openPricesShop()
  const tool = await shop.tool({ name: 'Suggested Adze', sku: 'ADZE-1', price: 1000 })
  const other = await shop.tool({ name: 'Suggested Adze, long', sku: 'ADZE-2', price: 1000 })
  const list = await shop.list('Suggested', [
    { target: 'tool', name: 'ADZE-1', percentOff: 12.5 },
    { target: 'tool', name: 'ADZE-2', price: 700, priceBreaks: [{ from: 12, price: 650 }] },
  ])
  const company = await shop.company('Suggestions Ltd', list)
  const actor = await company.actor()
  await shop.customerPartNumbers.add(
    { actor: shop.admin },
    { id: company.id, number: 'OWN-7', sku: 'ADZE-2' },
  )
  const priceOf = async (who: Actor | undefined, q: string, id: string) =>
    (await shop.search.suggest({ actor: who }, { q })).tools.find((each) => each.id === id)?.price
  expect(await priceOf(actor, 'adze', tool.id)).toBe(875)
  expect(await priceOf(actor, 'adze', other.id)).toBe(700)
  expect(await priceOf(actor, 'OWN-7', other.id)).toBe(700)
  expect(await priceOf(undefined, 'adze', tool.id), 'of the catalogue').toBe(1000)
  await shop.close()
})

test('two companies that ask at the same time each get their own prices, which no cache keeps', async () => {
  const { app, shop, toolId, issueToken, close } = await startApi()
  const admin = await shop.person('Price Admin', 'admin')
  const asker = async (name: string, percentOff: number) => {
    const list = await shop.prices.addList({ actor: admin }, { name, base: null })
    const { target, id } = { target: 'brand' as const, id: list.id }
    await shop.prices.addRow({ actor: admin }, { listId: id, target, name: 'Twin', percentOff })
    const record = { ...companyRecord, name, priceList: id }
    const company = await shop.companies.add({ actor: admin }, record)
    const user = await shop.person(`Buyer ${name}`)
    const member = { id: company.id, email: user.email, role: 'buyer' as const }
    await shop.companies.setMember({ actor: admin }, member)
    const headers = {
      authorization: `Bearer ${await issueToken(user.id)}`,
      'x-company': company.id,
    }
    const ask = () => app.inject({ url: `/api/prices?ids=${twin.id}&ids=${toolId}`, headers })
    return { headers, ask }
  }
  const twin = await shop.tool({ name: 'Twin Hammer', brand: 'Twin' })
  const [first, second] = [await asker('First', 10), await asker('Second', 20)]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => (nth % 2 === 0 ? first : second).ask()),
  )
  for (const [nth, answer] of answers.entries()) {
    const price = answer
      .json<{ _id: string; price: string }[]>()
      .find(({ _id }) => _id === twin.id)?.price
    expect(price).toBe(nth % 2 === 0 ? '$9.00' : '$8.00')
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  // What everybody reads is cached, and bears the catalogue's price the person who has asked before.
  for (const url of ['/api/tools', `/api/tools/${twin.id}`, '/api/tools?q=twin']) {
    for (const { headers } of [first, second]) await app.inject({ url, headers })
    const { body } = await app.inject({ url })
    expect(body, url).toContain('"$10.00"')
    expect(body, url).not.toMatch(/\$[89]\.00/)
  }
  for (const url of ['/api/cart', '/api/quotes/own'])
    for (const { headers } of [first, second])
      expect((await app.inject({ url, headers })).headers['cache-control'], url).toBe('no-store')
  await close()
})
