/** The demo shop filled with generated tools: all or none, with a consistent stock, and deleted. */
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { minGeneratedTools, generateTools } from './generated-tools.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const nobody = { actor: undefined }
const silent = () => undefined
const indexes = async () =>
  (
    await sql<{
      definition: string
    }>`select pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'tools'::regclass order by 1`.execute(shop.database.handle)
  ).rows

test('an empty shop gets the demo shop and generated tools, with all indexes and a right stock', async () => {
  const before = await indexes()
  const steps: unknown[] = []
  expect(await shop.demo.fill(700, (step) => steps.push(step))).toEqual({
    filled: true,
    all: 700,
    demo: 700,
  })
  expect(steps).toContainEqual({ tools: 580 })
  expect(steps).toContainEqual({ index: 'tools_sku' })
  expect(await indexes()).toEqual(before)
  expect(await shop.stock.check()).toEqual({ tools: 700, wrong: [] })
  const made = [...generateTools(580)]
  const shown = await shop.search.list(nobody, { limit: 1000 })
  expect(
    shown.slice(minGeneratedTools).map(({ sku, name, price, stock, specs, priceBreaks }) => ({
      sku,
      name,
      price,
      stock,
      specs,
      priceBreaks,
    })),
  ).toEqual(
    made.map(({ sku, name, price, stock, specs, priceBreaks }) => ({
      sku,
      name,
      price,
      stock,
      specs,
      priceBreaks,
    })),
  )
})

test('there are companies in every state, one with prices of its own, and a quote to answer', async () => {
  await shop.demo.load()
  const admin = await shop.person('Reader', 'admin')
  const companies = await shop.companies.list({ actor: admin }, {})
  expect(companies.map(({ name, state, members }) => [name, state, members])).toEqual([
    ['Achterberg School Supply', 'requested', 1],
    ['Garner & Sons', 'on-hold', 1],
    ['Navarro Framing', 'approved', 2],
    ['Orlov Machine Works', 'approved', 2],
  ])
  const company = companies.find(({ name }) => name === 'Orlov Machine Works')?.id ?? ''
  const price = await shop.prices.check({ actor: admin }, { company, sku: 'WRN-3010' })
  expect([price.source?.list, price.source?.target]).toEqual(['Trade 2026', 'category'])
  expect(price.unitPrice).toBe(Math.round(price.cataloguePrice * 0.92))
  const quotes = await shop.quotes.list({ actor: admin }, {})
  expect(quotes.map(({ name, state, company: asking }) => [name, state, asking])).toEqual([
    ['Vera Castillo', 'asked', undefined],
    ['Celia Navarro', 'answered', 'Navarro Framing'],
    ['Nikolai Orlov', 'answered', 'Orlov Machine Works'],
  ])
})

test('companies, prices and quotes go with the demo shop, but for a company of real buyers', async () => {
  await shop.demo.load()
  const admin = await shop.person('Keeper', 'admin')
  const buyer = await shop.person('Real Buyer')
  await sql`update users set demo = false where id in (${buyer.id}, ${admin.id})`.execute(
    shop.database.handle,
  )
  const all = await shop.companies.list({ actor: admin }, {})
  const orlov = all.find(({ name }) => name === 'Orlov Machine Works')
  await shop.companies.setMember(
    { actor: admin },
    { id: orlov?.id ?? '', email: buyer.email, role: 'buyer' },
  )
  await shop.demo.clear()
  const left = await shop.companies.list({ actor: admin }, {})
  expect(left.map(({ name, members }) => [name, members])).toEqual([['Orlov Machine Works', 1]])
  expect((await shop.prices.lists({ actor: admin }, {})).map(({ name }) => name)).toEqual([
    'Trade 2026',
  ])
  expect(await shop.quotes.list({ actor: admin }, {})).toEqual([])
  await shop.companies.removeMember({ actor: admin }, { id: orlov?.id ?? '', userId: buyer.id })
  await shop.demo.load()
  await shop.demo.clear()
  expect(await shop.companies.list({ actor: admin }, {})).toEqual([])
  expect(await shop.prices.lists({ actor: admin }, {})).toEqual([])
})

test('a shop that is full, or has a tool of its own, is left alone; two at once fill it once', async () => {
  await shop.demo.load()
  const both = await Promise.all([shop.demo.fill(200, silent), shop.demo.fill(200, silent)])
  expect(both.map(({ filled }) => filled).toSorted()).toEqual([false, true])
  expect(await shop.demo.fill(300, silent)).toEqual({ filled: false, all: 200, demo: 200 })
  await shop.demo.clear()
  await shop.tool({ sku: 'MINE-1' })
  expect(await shop.demo.fill(300, silent)).toEqual({ filled: false, all: 1, demo: 0 })
})

test('what is interrupted leaves nothing half', async () => {
  await shop.demo.load()
  await expect(
    shop.demo.fill(300, (step) => {
      if ('index' in step) throw new Error('interrupted')
    }),
  ).rejects.toThrow('interrupted')
  expect(await shop.catalogue.countDemoTools()).toEqual({
    all: minGeneratedTools,
    demo: minGeneratedTools,
  })
  expect(await shop.stock.check()).toEqual({ tools: minGeneratedTools, wrong: [] })
  expect(await shop.demo.fill(300, silent)).toMatchObject({ filled: true })
})

test('clearing takes out all but what a real customer ordered, which is archived', async () => {
  await shop.demo.fill(300, silent)
  const [bought] = await shop.search.list(nobody, { inStock: true, sort: 'newest', limit: 1 })
  if (!bought) throw new Error('nothing in stock')
  const buyer = { ...(await shop.person('Real Buyer')) }
  await sql`update users set demo = false where id = ${buyer.id}`.execute(shop.database.handle)
  const heard: string[] = []
  const deaf = await shop.database.listen(
    'purge',
    (payload) => void heard.push(payload),
    () => undefined,
  )
  await shop.orders.place(
    { actor: buyer, idempotencyKey: 'a-real-order' },
    {
      toolId: bought.id,
      quantity: bought.minimumQuantity,
      phone: '555 0142',
      address: '12 Foundry Road',
      poNumber: '',
      unitPrice: bought.price,
    },
  )
  const admin = await shop.person('Document Admin', 'admin')
  for (const { number } of await shop.orders.all({ actor: admin }, { status: 'shipped', limit: 1 }))
    await shop.documents.issue({ actor: admin }, { number, kind: 'invoice', size: 'a4' })
  expect(await shop.documents.list({ actor: admin }, {})).not.toEqual([])
  await shop.demo.clear()
  expect(await shop.documents.list({ actor: admin }, {})).toEqual([])
  expect(await shop.catalogue.countDemoTools()).toEqual({ all: 1, demo: 0 })
  expect(await shop.search.list(nobody, {})).toHaveLength(0)
  expect(await shop.stock.check()).toEqual({ tools: 1, wrong: [] })
  await expect.poll(() => heard, { message: 'every page is made again' }).toContain('*')
  await deaf()
})
