/** GTINs, makers' numbers and customs numbers find their tools, in the pad and in the search. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { serializeOutput } from '../../../packages/contract/server/response-output.server.ts'
import { catalogueContract } from '../../catalogue/contract.ts'

let shop: TestShop
const nobody = { actor: undefined }
const found = async (...terms: string[]) => {
  const { terms: matches, tools } = await shop.search.resolve(nobody, { terms })
  return matches.map((match) => [match.found, ...match.tools.map((index) => tools[index]?.sku)])
}
const listed = async (q: string) => (await shop.search.list(nobody, { q })).map(({ sku }) => sku)

beforeAll(async () => {
  shop = await openTestShop()
  await shop.tool({
    sku: 'WIRE-1',
    name: 'Wire Stripper',
    gtin: '4006381333931',
    mpn: 'BE-8220/S',
    customsNumber: '82032000',
    origin: 'DE',
  })
  await shop.tool({
    sku: 'SAW-1',
    name: 'Panel Saw',
    gtin: '036000291452',
    customsNumber: '820210',
  })
  await shop.tool({ sku: 'SAW-2', name: 'Bow Saw', customsNumber: '820210' })
})
afterAll(() => shop.close())

test('the pad finds one tool by its GTIN, with blanks, and a UPC as the EAN that it is', async () => {
  expect(await found('4006381333931', '4 006381 333931', '036000291452', '0036000291452')).toEqual([
    ['one', 'WIRE-1'],
    ['one', 'WIRE-1'],
    ['one', 'SAW-1'],
    ['one', 'SAW-1'],
  ])
})
test('a number that stands among the specifications alone is one match too; a word is none', async () => {
  await shop.tool({
    sku: 'GLUE-1',
    name: 'Wood Glue',
    specs: [{ name: 'EAN', value: '4012345678901' }],
  })
  expect(await found('4012345678901', 'Wood')).toEqual([
    ['one', 'GLUE-1'],
    ['several', 'GLUE-1'],
  ])
})
test('the pad finds the maker’s number in any case, and all tools of a customs number', async () => {
  expect(await found('be-8220/s', '820210')).toEqual([
    ['one', 'WIRE-1'],
    ['several', 'SAW-1', 'SAW-2'],
  ])
})
test('the search lists the tool of a code, and Enter leads to it', async () => {
  expect(await listed('4006381333931')).toEqual(['WIRE-1'])
  expect(await listed('BE-8220/S')).toEqual(['WIRE-1'])
  expect((await listed('820210')).toSorted()).toEqual(['SAW-1', 'SAW-2'])
})
test('the answer has the numbers that are known, and no others', async () => {
  const [wire] = await shop.search.list(nobody, { q: '4006381333931' })
  const { id = '' } = wire ?? {}
  const text = (await shop.catalogue.serialized.read(nobody, { id })).text
  const tool: unknown = JSON.parse(text)
  expect(tool).toMatchObject({
    gtin: '4006381333931',
    mpn: 'BE-8220/S',
    customs_number: '82032000',
    origin: 'DE',
  })
  const read = await shop.catalogue.read(nobody, { id })
  expect(JSON.parse(serializeOutput(catalogueContract.read, read))).toEqual(tool)
  const [bow] = await shop.search.list(nobody, { q: 'SAW-2' })
  expect(Object.keys(bow ?? {})).not.toContain('gtin')
})
test('an edit keeps the numbers it does not name, clears the empty ones, and the index follows', async () => {
  const admin = { actor: await shop.person('Editor', 'admin') }
  const [before] = await shop.search.list(nobody, { q: 'SAW-1' })
  if (!before) throw new Error('No such tool')
  const { id, revision, name, image, description, price, minimumQuantity, stock } = before
  const fields = { id, revision, name, image, description, price, minimumQuantity, stock }
  const edited = await shop.catalogue.edit(admin, { ...fields, gtin: '' })
  expect(edited.customsNumber).toBe('820210')
  expect(edited.gtin).toBeUndefined()
  expect(await found('036000291452')).toEqual([['none']])
})
