/** Staff see what buyers of a further language cannot read in it, how much that is, and when it is done. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import type { Actor } from '../../platform/access/endpoint.ts'

let shop: TestShop
let actor: Actor
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Petra Stein', 'admin')
  await speak('de')
})
afterAll(() => shop.close())

/** The further languages of the shop. */
async function speak(languages: string): Promise<void> {
  const { revision } = await shop.settings.read({ actor }, {})
  await shop.settings.save({ actor }, { revision, languages })
}
const list = (query = {}) => shop.catalogue.missingTexts({ actor }, query)
const missingOf = async (id: string) => (await list()).find((row) => row.id === id)?.missing
const countOf = async (kind: string) =>
  (await shop.catalogue.missingTextCounts({ actor }, {})).find((each) => each.kind === kind)?.count
const empty = { name: '', family: '', description: '', specs: [] }

test('a tool is listed with what it has and the language has not, until that is written', async () => {
  const { id } = await shop.tool({
    sku: 'PUL-1',
    name: 'Tack Puller',
    description: 'Pulls tacks.',
    specs: [{ name: 'Length', value: '200 mm' }],
  })
  expect((await list()).find((row) => row.id === id)).toEqual({
    kind: 'tools',
    id,
    name: 'Tack Puller',
    sku: 'PUL-1',
    language: 'de',
    missing: ['name', 'description', 'specs'],
  })
  const save = (text: object) =>
    shop.catalogue.saveToolTexts({ actor }, { id, language: 'de', ...empty, ...text })
  await save({ name: 'Nagelheber' })
  expect(await missingOf(id)).toEqual(['description', 'specs'])
  const before = await countOf('tools')
  await save({
    name: 'Nagelheber',
    description: 'Zieht Nägel.',
    specs: [{ name: 'Länge', value: '200 mm' }],
  })
  expect(await missingOf(id)).toBeUndefined()
  expect((await countOf('tools')) ?? 0).toBe((before ?? 0) - 1)
  await save({ name: 'Nagelheber' })
  expect(await missingOf(id)).toEqual(['description', 'specs'])
})

test('a tool that nobody can buy is not listed', async () => {
  const { id } = await shop.tool({ name: 'Old Puller', description: 'Pulls.' })
  expect(await missingOf(id)).toEqual(['name', 'description'])
  await shop.catalogue.remove({ actor }, { id })
  expect(await missingOf(id)).toBeUndefined()
})

test('categories are listed by name, brands by their sentence alone: a brand has one name', async () => {
  const category = await shop.catalogue.addRecord({ actor }, { kind: 'categories', name: 'Saws' })
  const brand = await shop.catalogue.addRecord({ actor }, { kind: 'brands', name: 'Åkerlund' })
  expect(await missingOf(category.id)).toEqual(['name'])
  expect(await missingOf(brand.id)).toBeUndefined()
  const { slug, position, image, parent, maker, responsible, revision } = brand
  const rest = { slug, position, image, parent, maker, responsible, revision }
  await shop.catalogue.saveRecord(
    { actor },
    { kind: 'brands', id: brand.id, name: brand.name, ...rest, sentence: 'Forged in Sweden.' },
  )
  expect(await missingOf(brand.id)).toEqual(['sentence'])
  expect((await list({ kind: 'brands' })).map(({ id }) => id)).toEqual([brand.id])
  expect(await countOf('brands')).toBe(1)
})

test('pages follow each other without a gap, also with names that are the same', async () => {
  for (const sku of ['TWIN-1', 'TWIN-2', 'TWIN-3']) await shop.tool({ name: 'Twin "Ä" Πένσα', sku })
  const whole = (await list({ kind: 'tools' })).map(({ id }) => id)
  const paged: string[] = []
  let cursor: string | undefined
  do {
    const rows = await list({
      kind: 'tools',
      limit: 1,
      ...(cursor === undefined ? {} : { cursor }),
    })
    paged.push(...rows.map(({ id }) => id))
    cursor = rows.next
  } while (cursor !== undefined)
  expect(paged).toEqual(whole)
  expect(whole.length).toBeGreaterThan(2)
})

test('a language that the shop no longer has lacks nothing, and what was written in it stays', async () => {
  const { id } = await shop.tool({ name: 'Bench Vise', description: 'Holds.' })
  await shop.catalogue.saveToolTexts(
    { actor },
    { id, language: 'de', ...empty, name: 'Schraubstock' },
  )
  await speak('')
  expect(await list()).toEqual([])
  expect(await list({ language: 'de' })).toEqual([])
  expect(await shop.catalogue.missingTextCounts({ actor }, {})).toEqual([])
  await speak('de')
  expect(await missingOf(id)).toEqual(['description'])
})
