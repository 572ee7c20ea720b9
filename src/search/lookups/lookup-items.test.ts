/** What lines of an order pad mean, asked of a real database. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'

let shop: TestShop
const ask = (...terms: string[]) => shop.search.resolve({ actor: undefined }, { terms })
/** What was found, by SKU. */
const found = async (...terms: string[]) => {
  const { terms: meanings, tools } = await ask(...terms)
  return meanings.map(({ found: kind, tools: places }) => [
    kind,
    ...places.map((place) => tools[place]?.sku),
  ])
}

beforeAll(async () => {
  shop = await openTestShop()
  await shop.tool({
    sku: 'HMR-1001',
    name: 'Fiberglass Claw Hammer 16 oz',
    priceBreaks: [{ from: 12, price: 900 }],
  })
  await shop.tool({ sku: 'CUT-5301', name: 'Aviation Tin Snips Straight Cut' })
  await shop.tool({ sku: 'CUT-5302', name: 'Aviation Tin Snips Left Cut' })
  await shop.tool({ sku: 'WRN-3010', name: 'Combination Wrench 10 mm' })
  await shop.tool({ sku: 'WRN-3013', name: 'Combination Wrench 13 mm' })
  await shop.tool({ sku: 'AB-1.2', name: 'First of a kind' })
  await shop.tool({ sku: 'AB-12', name: 'Second of a kind' })
  const gone = await shop.tool({ sku: 'OLD-9', name: 'Obsolete Gauge' })
  await shop.catalogue.remove({ actor: await shop.person('Remover', 'admin') }, { id: gone.id })
})
afterAll(() => shop.close())

test('a SKU is found however it is punctuated, in the order asked, each time it is asked', async () => {
  expect(await found('hmr-1001', 'CUT-5302', 'HMR 1001', 'hmr1001', 'HMR-1001')).toEqual([
    ['one', 'HMR-1001'],
    ['one', 'CUT-5302'],
    ['one', 'HMR-1001'],
    ['one', 'HMR-1001'],
    ['one', 'HMR-1001'],
  ])
  expect((await ask('HMR-1001', 'hmr1001')).tools).toHaveLength(1)
})
test('a whole name is a tool, words of several are a choice', async () => {
  expect(await found('fiberglass claw hammer 16 oz', 'tin snips', 'snips straight')).toEqual([
    ['one', 'HMR-1001'],
    ['several', 'CUT-5302', 'CUT-5301'],
    ['several', 'CUT-5301'],
  ])
})
test('two SKUs that differ by punctuation alone are told apart when written so, and a choice when not', async () => {
  expect(await found('AB-12', 'ab-1.2', 'AB 12')).toEqual([
    ['one', 'AB-12'],
    ['one', 'AB-1.2'],
    ['several', 'AB-1.2', 'AB-12'],
  ])
})
test('what is misspelt finds what looks like it', async () => {
  const [sku, words, nothing] = await found('WRN-3011', 'combinaton wrench 13', 'qqqq')
  expect(sku).toEqual(['closest', 'WRN-3010', 'WRN-3013'])
  expect(words?.slice(0, 2)).toEqual(['closest', 'WRN-3013'])
  expect(nothing).toEqual(['none'])
})
test('what is no longer sold is not found, and signs are no pattern', async () => {
  expect((await found('OLD-9', '%', '%%%%', '\\\\\\', '___', '')).map(([kind]) => kind)).toEqual([
    'none',
    'none',
    'none',
    'none',
    'none',
    'none',
  ])
})
test('a tool comes with all that its price and quantity are judged by', async () => {
  expect((await ask('HMR-1001')).tools[0]).toMatchObject({
    price: 1000,
    priceBreaks: [{ from: 12, price: 900 }],
    minimumQuantity: 1,
    packSize: 1,
    stock: 50,
  })
})
test('a thousand lines that must be searched are searched a part at a time, and none is forgotten', async () => {
  let open = Array.from({ length: 1000 }, (_, place) => `no such thing ${place}`)
  const answered: string[] = []
  for (let calls = 0; open.length > 0; calls += 1) {
    expect(calls).toBeLessThan(40)
    const { terms } = await ask(...open)
    answered.push(...open.filter((_, place) => terms[place]?.found !== 'later'))
    open = open.filter((_, place) => terms[place]?.found === 'later')
  }
  expect(new Set(answered).size).toBe(1000)
})
