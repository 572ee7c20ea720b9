/** Which words of a text fit the tool that it is said to describe. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'

let shop: TestShop
const ids = new Map<string, string>()
beforeAll(async () => {
  shop = await openTestShop()
  const add = async (sku: string, name: string, more: object = {}) =>
    void ids.set(sku, (await shop.tool({ sku, name, ...more })).id)
  await add('HMR-1001', 'Fiberglass Claw Hammer 16 oz', {
    brand: 'Brackmoor',
    specs: [{ name: 'Head', value: 'Forged carbon steel' }],
  })
  await add('HMR-1022', 'Sledgehammer 8 lb')
  await add('WRN-3013', 'Combination Wrench 13 mm')
  await shop.search.addSynonyms(
    { actor: await shop.person('Staff', 'admin') },
    { words: ['wrench', 'spanner'] },
  )
})
afterAll(() => shop.close())

const compared = async (sku: string, text: string) => {
  const [words = []] = await shop.search.compareWords([{ toolId: ids.get(sku) ?? '', text }])
  return words.map(({ text: word, of }) => `${word}: ${of}`)
}

test('words of its name, brand, values and synonyms are its own; those of another name are not', async () => {
  expect(await compared('HMR-1001', 'Hammers of steel, Brackmoor 16 oz')).toEqual([
    'hammers: tool',
    'steel: tool',
    'brackmoor: tool',
  ])
  expect(await compared('WRN-3013', 'Combination spanner 13 mm')).toEqual([
    'combination: tool',
    'spanner: tool',
  ])
  expect(await compared('HMR-1001', 'Sledgehammer for steak')).toEqual([
    'sledgehammer: others',
    'steak: none',
  ])
})
test('of a tool that is gone, and of texts without words, nothing is known', async () => {
  const gone = { toolId: '00000000-0000-7000-8000-000000000000', text: 'hammer' }
  expect(await shop.search.compareWords([gone, { ...gone, text: '4711 16 oz' }])).toEqual([
    [{ text: 'hammer', of: 'others' }],
    [],
  ])
  expect(await shop.search.compareWords([])).toEqual([])
})
