/** Rows by SKU that are not what they should be: each is its own error, in all three operations. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKeyShop, type KeyShop } from '../../../tests/key-shop.ts'

let it: KeyShop
let key: string
beforeAll(async () => {
  it = await openKeyShop()
  ;({ key } = await it.program({ scopes: ['catalogue:write'] }))
})
afterAll(() => it.close())

type Row = {
  readonly sku: string
  readonly outcome: string
  readonly errors: readonly { readonly field: string; readonly why: string }[]
}
const put = (path: string, rows: readonly unknown[], options: object = {}) =>
  it.call(key, `PUT ${path}`, { rows, ...options })
async function answersOf(path: string, rows: readonly unknown[]): Promise<readonly Row[]> {
  const answer = await put(path, rows)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ rows: readonly Row[] }>().rows
}
const read = (id: string) => it.shop.catalogue.read({ actor: undefined }, { id })
let tools = 0
const newSku = () => `WR-${(tools += 1)}`

/** For each operation: a field with a value that is right, and values that are not. */
const operations = [
  ['/stock', { Stock: 12 }, 'Stock', ['48', null, true, {}, [], 1.5, -1, 1e300]],
  ['/prices', { price: '12.00' }, 'price', ['ten', null, true, {}, [], -1, 1e300, '']],
  ['/prices', { price: '12.00' }, 'price_breaks', ['x', null, 5, {}, [5], [null], [{}]]],
  ['/prices', { price: '12.00' }, 'cost', ['x', true, {}, [], -1]],
  ['/prices', { price: '12.00' }, 'price_per', ['x', null, true, {}, [], 7, 1.5]],
  ['/tools', { brand: 'Anvil' }, 'Stock', ['x', null, true, {}, [], 1.5, -1, 1e300]],
  ['/tools', { brand: 'Anvil' }, 'price', ['ten', null, true, {}, [], -1, 1e300]],
  ['/tools', { brand: 'Anvil' }, 'specs', ['x', null, 5, {}, [5], [null], [{ name: 'a' }]]],
  ['/tools', { brand: 'Anvil' }, 'state', ['no such state', null, true, {}, []]],
] as const

test('a row that has made a discontinued tool changes nothing when it is sent again', async () => {
  const row = {
    sku: newSku(),
    name: 'Adze',
    description: 'Shapes wood.',
    image: 'https://pictures.example.com/adze.webp',
    price: '20.00',
    minimum_quantity: 1,
    Stock: 4,
    state: 'discontinued',
  }
  expect(await answersOf('/tools', [row])).toMatchObject([{ outcome: 'new' }])
  expect(await answersOf('/tools', [row])).toMatchObject([{ outcome: 'same', errors: [] }])
  const [other] = await answersOf('/tools', [{ ...row, state: 'draft' }])
  expect(other).toMatchObject({
    outcome: 'wrong',
    errors: [{ field: 'state', why: expect.stringContaining('PUT /tools/{id}/state') }],
  })
})

test.each(operations)(
  '%s: a value of another type than %j is the error of its row at the field %s',
  async (path, right, field, wrong) => {
    const good = newSku()
    await it.shop.tool({ sku: good, stock: 10, price: 1000 })
    const bad = wrong.map(() => newSku())
    for (const sku of bad) await it.shop.tool({ sku, stock: 10, price: 1000 })
    const before = await Promise.all(bad.map((sku) => toolOf(sku)))
    const rows = await answersOf(path, [
      ...wrong.map((value, index) => ({ sku: bad[index], ...right, [field]: value })),
      { sku: good, ...right },
    ])
    expect(rows.at(-1)?.outcome).toBe('changed')
    for (const [index, { sku, outcome, errors }] of rows.slice(0, -1).entries()) {
      expect([sku, outcome], JSON.stringify(wrong[index])).toEqual([bad[index], 'wrong'])
      expect(
        errors.some((error) => error.field.startsWith(field)),
        JSON.stringify([wrong[index], errors]),
      ).toBe(true)
    }
    expect(await Promise.all(bad.map((sku) => toolOf(sku)))).toEqual(before)
  },
)

async function toolOf(sku: string) {
  const { tools: found } = await it.shop.search.resolve({ actor: undefined }, { terms: [sku] })
  return read(found[0]?.id ?? '')
}

test.each(['/stock', '/prices', '/tools'])(
  '%s: what is no row, has no SKU or an unknown field is its own error, and the rest applies',
  async (path) => {
    const sku = newSku()
    await it.shop.tool({ sku, stock: 10 })
    const right = { Stock: 11, price: '11.00', brand: 'Anvil' }
    const field = { '/stock': 'Stock', '/prices': 'price' }[path] ?? 'brand'
    const fields = { [field]: Object(right)[field] }
    const rows = await answersOf(path, [
      null,
      5,
      'text',
      [],
      {},
      { sku: 4711, ...fields },
      { sku: null, ...fields },
      { sku: ' ', ...fields },
      { sku: 'x'.repeat(201), ...fields },
      { sku: newSku(), ...fields, colour: 'red' },
      { sku, ...fields },
    ])
    expect(rows.map(({ outcome }) => outcome)).toEqual([...Array(10).fill('wrong'), 'changed'])
    expect(rows.slice(0, 4).flatMap(({ errors }) => errors.map((error) => error.field))).toEqual(
      Array(4).fill(''),
    )
    for (const row of rows.slice(4, 9)) expect(row.errors[0]?.field).toBe('sku')
    for (const { errors } of rows.slice(0, -1))
      for (const { why } of errors) expect(why).toMatch(/^[A-Z].*\.$/)

    const nothing = newSku()
    const { id } = await it.shop.tool({ sku: nothing, stock: 10, price: 1000 })
    const refused = await put(path, [{ sku: nothing, ...fields }, null], { allOrNothing: true })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ type: 'rows-wrong', errors: [{ pointer: '#/rows/1' }] })
    expect(await read(id)).toMatchObject({ stock: 10, price: 1000 })
  },
)

test('prices change prices only: another field of a tool is unknown there', async () => {
  const sku = newSku()
  const { id } = await it.shop.tool({ sku, name: 'Claw Hammer' })
  const [row] = await answersOf('/prices', [{ sku, price: '9.00', name: 'Renamed' }])
  expect(row).toMatchObject({
    outcome: 'wrong',
    errors: [{ field: 'name', why: 'This field is not known.' }],
  })
  expect(await read(id)).toMatchObject({ name: 'Claw Hammer', price: 1000 })
})

test.each(['/prices', '/tools'])(
  '%s: an amount that is none is no price of nothing when the number of units changes with it',
  async (path) => {
    const sku = newSku()
    const { id } = await it.shop.tool({ sku, price: 1000 })
    for (const wrong of [
      { price: 'ten' },
      { price: [] },
      { price: '5.00', cost: 'x' },
      { price: '5.00', price_breaks: [5] },
      { price: '5.00', price_breaks: [{ min_quantity: 12, price: 'x' }] },
    ]) {
      const [row] = await answersOf(path, [{ sku, ...wrong, price_per: 100 }])
      expect(row?.outcome, JSON.stringify(wrong)).toBe('wrong')
    }
    expect(await read(id)).toMatchObject({ price: 1000 })
  },
)

describe('the highest level that is written', () => {
  test.each(['/stock', '/tools'])('%s takes 1,000,000 and nothing above', async (path) => {
    const [sku, other] = [newSku(), newSku()]
    const { id } = await it.shop.tool({ sku })
    await it.shop.tool({ sku: other })
    const rows = await answersOf(path, [
      { sku, Stock: 1_000_000 },
      { sku: other, Stock: 1_000_001 },
    ])
    expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'wrong'])
    expect(rows[1]?.errors).toMatchObject([{ field: 'Stock' }])
    expect(await read(id)).toMatchObject({ stock: 1_000_000 })
  })
})

test('a value that is nested without an end is refused, and breaks nothing', async () => {
  const depth = 100_000
  const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`
  const answer = await it.app.inject({
    method: 'PUT',
    url: '/api/tools',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    payload: `{"rows":[{"sku":"DEEP","specs":${nested}}]}`,
  })
  expect(answer.statusCode).toBeLessThan(500)
})
