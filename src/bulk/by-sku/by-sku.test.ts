/** What another system writes by SKU: one answer for each row, once for each key, all or the rest. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import type { Actor } from '../../platform/access/endpoint.ts'

let shop: TestShop
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Erp Sync', 'admin')
})
afterAll(() => shop.close())

let keys = 0
const caller = (key = `by-sku-${(keys += 1)}`) => ({ actor: admin, idempotencyKey: key })
type Call<Name extends 'setStock' | 'setPrices' | 'setTools'> = Parameters<
  TestShop['bulkJobs'][Name]
>[1]
const setStock = (rows: Call<'setStock'>['rows'], options: Partial<Call<'setStock'>> = {}) =>
  shop.bulkJobs.setStock(caller(), { rows, ...options })
const setPrices = (rows: Call<'setPrices'>['rows'], options: Partial<Call<'setPrices'>> = {}) =>
  shop.bulkJobs.setPrices(caller(), { rows, ...options })
const setTools = (rows: Call<'setTools'>['rows'], options: Partial<Call<'setTools'>> = {}) =>
  shop.bulkJobs.setTools(caller(), { rows, ...options })
const read = (id: string) => shop.catalogue.read({ actor: undefined }, { id })
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was taken'),
    (error: unknown) => (isProblem(error) ? error.body : error),
  )

describe('stock', () => {
  test('each row has its answer in order, and what is right is written beside what is wrong', async () => {
    const one = await shop.tool({ sku: 'ST-1', stock: 10 })
    const two = await shop.tool({ sku: 'ST-2', stock: 20 })
    const answer = await setStock([
      { sku: 'st-1', Stock: 48 },
      { sku: 'NONE', Stock: 5 },
      { sku: 'ST-2', Stock: 20 },
      { sku: 'ST-1', Stock: 49 },
      { sku: 'ST-2 ', Stock: -1 },
    ])
    expect(answer.applied).toBe(true)
    expect(answer.counts).toEqual({ new: 0, changed: 1, same: 1, wrong: 3, left: 0 })
    expect(answer.rows.map(({ outcome }) => outcome)).toEqual([
      'changed',
      'wrong',
      'same',
      'wrong',
      'wrong',
    ])
    expect(answer.rows[1]?.errors).toEqual([
      { field: 'sku', why: 'No tool in the shop has this SKU.' },
    ])
    expect(answer.rows[3]?.errors[0]?.why).toContain('Row 1 has the same SKU')
    expect([(await read(one.id)).stock, (await read(two.id)).stock]).toEqual([48, 20])
  })

  test('a SKU with a character that no database stores is the error of its row alone', async () => {
    const { id } = await shop.tool({ sku: 'ST-PLAIN', stock: 10 })
    const rows = [
      { sku: 'ST-PLAIN', Stock: 12 },
      { sku: 'ST\u0000PLAIN', Stock: 13 },
    ]
    for (const options of [{ dryRun: true }, {}]) {
      const { rows: answers } = await setStock(rows, options)
      expect(answers.map(({ outcome }) => outcome)).toEqual(['changed', 'wrong'])
      expect(answers[1]?.errors[0]?.why).toContain('characters that cannot be displayed')
    }
    expect((await read(id)).stock).toBe(12)
    const tools = await setTools([{ sku: 'ST-PLAIN' }, { sku: 'ST\u0000PLAIN' }])
    expect(tools.rows[1]?.outcome).toBe('wrong')
    const prices = await setPrices([{ sku: 'ST\u0000PLAIN', price: '1.00' }])
    expect(prices.rows[0]?.outcome).toBe('wrong')
  })

  test('the ledger has the movement, and the levels are its sums', async () => {
    const { id } = await shop.tool({ sku: 'ST-LEDGER', stock: 10 })
    await setStock([{ sku: 'ST-LEDGER', Stock: 4 }])
    const [newest] = await shop.stock.ledger({ actor: admin }, { toolId: id })
    expect(newest).toMatchObject({ kind: 'counted', delta: -6, level: 4, by: 'Erp Sync' })
    expect((await shop.stock.check()).wrong).toEqual([])
  })

  test('a level that the caller has read keeps what was sold since', async () => {
    const { id } = await shop.tool({ sku: 'ST-SEEN', stock: 10 })
    // Three are sold after the other system has read 10 and before it writes what came in.
    await setStock([{ sku: 'ST-SEEN', Stock: 7 }])
    await setStock([{ sku: 'ST-SEEN', Stock: 34, seen: 10 }])
    expect((await read(id)).stock).toBe(31)
    const answer = await setStock([{ sku: 'ST-SEEN', Stock: 0, seen: 60 }])
    expect(answer.rows[0]).toMatchObject({ outcome: 'wrong', errors: [{ field: 'Stock' }] })
    expect((await read(id)).stock).toBe(31)
  })

  test('a dry run says what would change, and changes nothing', async () => {
    const { id } = await shop.tool({ sku: 'ST-DRY', stock: 10 })
    const answer = await setStock([{ sku: 'ST-DRY', Stock: 12 }], { dryRun: true })
    expect(answer).toMatchObject({
      applied: false,
      rows: [{ outcome: 'changed', changes: [{ field: 'Stock', from: '10', to: '12' }] }],
    })
    expect((await read(id)).stock).toBe(10)
  })

  test('all or nothing: one wrong row of 600 is named, and nothing is written', async () => {
    const { id } = await shop.tool({ sku: 'ST-ALL', stock: 10 })
    const rows = Array.from({ length: 599 }, (_, index) => ({ sku: `NO-${index}`, Stock: 1 }))
    const problem = await refusalOf(
      setStock([{ sku: 'ST-ALL', Stock: 99 }, ...rows], { allOrNothing: true }),
    )
    expect(problem).toMatchObject({ status: 422, type: 'rows-wrong', errors: { length: 599 } })
    expect(problem).toHaveProperty('errors.0.pointer', '#/rows/1/sku')
    expect((await read(id)).stock).toBe(10)
  })

  test('sent again under its key it is written once, also beside itself, with the same answer', async () => {
    const { id } = await shop.tool({ sku: 'ST-ONCE', stock: 10 })
    const input = {
      rows: [
        { sku: 'ST-ONCE', Stock: 50 },
        { sku: 'GONE', Stock: 1 },
      ],
    }
    const [first, second] = await Promise.all([
      shop.bulkJobs.setStock(caller('twice'), input),
      shop.bulkJobs.setStock(caller('twice'), input),
    ])
    expect(second).toEqual(first)
    await setStock([{ sku: 'ST-ONCE', Stock: 7 }])
    expect(await shop.bulkJobs.setStock(caller('twice'), input)).toEqual(first)
    expect((await read(id)).stock).toBe(7)
    const other = { rows: [{ sku: 'ST-ONCE', Stock: 51 }] }
    expect(await refusalOf(shop.bulkJobs.setStock(caller('twice'), other))).toMatchObject({
      status: 422,
    })
  })

  const filled = (first: object, count: number) => [
    { sku: 'ST-FIRST', Stock: 1, ...first },
    ...Array.from({ length: count - 1 }, (_, index) => ({ sku: `NO-${index}`, Stock: 1 })),
  ]

  test('cut off after its first part, it is finished by sending it again, and no part is written twice', async () => {
    const { database } = shop
    const { id } = await shop.tool({ sku: 'ST-CUT', stock: 10 })
    const last = await shop.tool({ sku: 'ST-LAST', stock: 10 })
    const rows = [...filled({ sku: 'ST-CUT', Stock: 60 }, 500), { sku: 'ST-LAST', Stock: 61 }]
    // The database goes away for the last row alone.
    await sql`
      create function refuse_last() returns trigger language plpgsql as $$
      begin
        if new.tool_id = (select id from tools where sku = 'ST-LAST') then
          raise exception 'away';
        end if;
        return new;
      end $$`.execute(database.handle)
    await sql`
      create trigger refuse_last before insert on stock_movements
      for each row execute function refuse_last()`.execute(database.handle)
    await expect(shop.bulkJobs.setStock(caller('cut'), { rows })).rejects.toThrow('away')
    expect([(await read(id)).stock, (await read(last.id)).stock]).toEqual([60, 10])
    await sql`drop trigger refuse_last on stock_movements`.execute(database.handle)
    await setStock([{ sku: 'ST-CUT', Stock: 3 }])

    const answer = await shop.bulkJobs.setStock(caller('cut'), { rows })
    expect(answer.counts).toMatchObject({ changed: 2, wrong: 499 })
    expect([(await read(id)).stock, (await read(last.id)).stock]).toEqual([3, 61])
  })

  test.each([
    ['more rows', { rows: filled({}, 1100) }],
    ['rows that go on after a whole part', { rows: filled({}, 1000) }],
    ['fewer rows', { rows: filled({}, 2) }],
    ['the same rows, all or nothing', { rows: filled({}, 600), allOrNothing: true }],
    ['rows in another order', { rows: filled({}, 600).toReversed() }],
  ])('a key stands for one call: with %s it is refused', async (what, other) => {
    const key = `one-call-${what}`
    await shop.bulkJobs.setStock(caller(key), { rows: filled({}, 600) })
    expect(await refusalOf(shop.bulkJobs.setStock(caller(key), other))).toMatchObject({
      status: 422,
      type: 'key-reused',
    })
  })
})

describe('prices', () => {
  test('price, quantity prices and cost are set, and the tool’s history says by whom', async () => {
    const { id } = await shop.tool({ sku: 'PR-1', price: 1000 })
    const answer = await setPrices([
      {
        sku: 'PR-1',
        price: '12.50',
        price_breaks: [{ min_quantity: 12, price: '11.00' }],
        cost: '7.00',
      },
    ])
    expect(answer.rows).toEqual([{ sku: 'PR-1', outcome: 'changed', errors: [] }])
    expect(await read(id)).toMatchObject({ price: 1250, priceBreaks: [{ price: 1100 }] })
    const [entry] = await shop.audit.list({ actor: admin }, { kind: 'tool', record: id })
    expect(entry).toMatchObject({ operation: 'catalogue.edit', by: 'Erp Sync' })
  })

  test('a price of a tool that is priced per 100 says for how many it is', async () => {
    const { id } = await shop.tool({ sku: 'PR-100', price: 1855, pricePer: 100 })
    const refused = await setPrices([{ sku: 'PR-100', price: '0.19' }])
    expect(refused.rows[0]).toMatchObject({ outcome: 'wrong', errors: [{ field: 'price_per' }] })
    expect(await read(id)).toMatchObject({ price: 1855, pricePer: 100 })
    await setPrices([{ sku: 'PR-100', price: '19.00', price_per: 100 }])
    expect(await read(id)).toMatchObject({ price: 1900, pricePer: 100 })
  })

  test('a dry run warns of a price below cost and of one that falls by more than a fifth', async () => {
    await shop.tool({ sku: 'PR-LOW', price: 1000, cost: 800 })
    const { rows } = await setPrices([{ sku: 'PR-LOW', price: '7.00' }], { dryRun: true })
    expect(rows[0]?.warnings?.map(({ field }) => field)).toEqual(['price', 'price'])
    expect(rows[0]?.changes).toEqual([{ field: 'price', from: '$10.00', to: '$7.00' }])
  })

  test.each([
    ['an amount that is none', { price: 'ten' }, 'price'],
    ['an amount below zero', { price: '-1.00' }, 'price'],
    [
      'quantity prices that rise',
      { price_breaks: [{ min_quantity: 12, price: '99.00' }] },
      /break/,
    ],
    ['a base that is none', { price: '1.00', price_per: 7 }, 'price_per'],
    ['nothing', {}, 'price'],
  ])('%s is the row’s own error', async (_what, fields, field) => {
    const sku = `PR-BAD-${(keys += 1)}`
    const { id } = await shop.tool({ sku, price: 1000 })
    const { rows } = await setPrices([{ sku, ...fields }])
    expect(rows[0]?.outcome).toBe('wrong')
    expect(rows[0]?.errors[0]?.field).toMatch(field)
    expect((await read(id)).price).toBe(1000)
  })
})

describe('tools', () => {
  const fields = {
    name: 'Ball-peen Hammer',
    description: 'Forged.',
    image: 'https://pictures.example.com/ball.webp',
    price: '14.00',
    minimum_quantity: 12,
    pack_size: 12,
    Stock: 240,
  }

  test('an unknown SKU becomes a tool; a known one gets only the fields that its row names', async () => {
    const added = await setTools([{ sku: 'TL-1', ...fields }])
    expect(added.rows).toEqual([{ sku: 'TL-1', outcome: 'new', errors: [] }])
    const changed = await setTools([{ sku: 'TL-1', brand: 'Anvil & Sons', Stock: 12 }])
    expect(changed.counts.changed).toBe(1)
    const { tools } = await shop.search.resolve({ actor: undefined }, { terms: ['TL-1'] })
    expect(await read(tools[0]?.id ?? '')).toMatchObject({
      name: 'Ball-peen Hammer',
      brand: 'Anvil & Sons',
      price: 1400,
      stock: 12,
    })
    expect((await setTools([{ sku: 'TL-1', brand: 'Anvil & Sons' }])).counts.same).toBe(1)
  })

  test('a field that no tool has, or a missing one, is the row’s own error', async () => {
    const { description: _none, ...without } = fields
    const { rows } = await setTools([
      { sku: 'TL-2', ...without },
      { sku: 'TL-3', ...fields, colour: 'red' },
      { ...fields },
    ])
    expect(rows.map(({ outcome }) => outcome)).toEqual(['wrong', 'wrong', 'wrong'])
    expect(rows[0]?.errors.map(({ field }) => field)).toEqual(['description'])
    expect(rows[1]?.errors).toEqual([{ field: 'colour', why: 'This field is not known.' }])
    expect(rows[2]?.errors).toEqual([{ field: 'sku', why: 'Every row needs a sku.' }])
  })

  test('a row whose SKU a deleted tool has says so: it could be restored', async () => {
    const { id } = await shop.tool({ sku: 'TL-GONE' })
    await shop.catalogue.remove({ actor: admin }, { id })
    const part = await setTools([{ sku: 'TL-GONE', price: '3.00' }])
    expect(part.rows[0]?.errors[0]).toEqual({
      field: 'sku',
      why: 'A deleted tool has this SKU. Restore the tool on the Deleted page, or send all fields to add a new tool.',
    })
    const whole = await setTools([{ sku: 'TL-GONE', ...fields }], { dryRun: true })
    expect(whole.rows[0]).toMatchObject({ outcome: 'new', warnings: [{ field: 'sku' }] })
  })

  test('a price that nearly vanishes falls by less than 100 percent', async () => {
    await shop.tool({ sku: 'PR-CENT', price: 1750 })
    const { rows } = await setPrices([{ sku: 'PR-CENT', price: '0.01' }], { dryRun: true })
    expect(rows[0]?.warnings?.[0]?.why).toBe('The price falls by 99%.')
  })

  test('a draft stays a draft, and its SKU is not taken a second time', async () => {
    const { rows } = await setTools([{ sku: 'TL-DRAFT', ...fields, state: 'draft' }])
    expect(rows[0]?.outcome).toBe('new')
    const again = await setTools([{ sku: 'TL-DRAFT', brand: 'Anvil' }])
    expect(again.rows[0]).toMatchObject({ outcome: 'wrong', errors: [{ field: 'sku' }] })
  })
})
