/** A shop with German shows its tools in German on German pages, and finds them by German words. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { inLanguage } from '../../platform/languages/in-language.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.demo.load()
  const actor = await shop.person('Petra Stein', 'admin')
  const { revision } = await shop.settings.read({ actor }, {})
  await shop.settings.save({ actor }, { revision, languages: 'de' })
})
afterAll(() => shop.close())

const toolIn = async (language: 'en' | 'de', slug: string) => {
  const tool = (await shop.catalogue.bySlug(slug)) ?? expect.unreachable('no such tool')
  return inLanguage(language, async () => (await shop.catalogue.wordsOf([tool.id])).of(tool))
}
const anyHammer = async () =>
  (await shop.catalogue.bySlug('fiberglass-claw-hammer-16-oz')) ?? expect.unreachable('no hammer')
const found = async (q: string) =>
  (await shop.search.list({ actor: undefined }, { q, limit: 100 })).map(({ sku }) => sku)

test('each page has the words of its language, of one tool and the same price', async () => {
  const english = await toolIn('en', 'combination-wrench-13-mm')
  const german = await toolIn('de', 'combination-wrench-13-mm')
  expect(english.name).toBe('Combination Wrench 13 mm')
  expect(german.name).toBe('Ringmaulschlüssel 13 mm')
  expect(german.family).toBe('Ringmaulschlüssel')
  expect(german.specs.map(({ name }) => name)).toContain('Schlüsselweite')
  expect([german.price, german.id]).toEqual([english.price, english.id])
})

test('a tool that staff rename has its new name on the pages of the shop’s own language', async () => {
  const actor = await shop.person('Nora Renamer', 'admin')
  const slug = 'fiberglass-claw-hammer-20-oz'
  const { id } = (await shop.catalogue.bySlug(slug)) ?? expect.unreachable('no such tool')
  const row = { sku: 'HMR-1002', name: 'Renamed Hammer' }
  await shop.bulkJobs.setTools({ actor, idempotencyKey: 'rename-a-tool' }, { rows: [row] })
  expect((await shop.catalogue.read({ actor: undefined }, { id })).name).toBe('Renamed Hammer')
  expect((await toolIn('en', slug)).name).toBe('Renamed Hammer')
})

test('a tool without German words has those of the shop', async () => {
  const { slug } = await shop.tool({ name: 'Splitting Maul' })
  expect((await toolIn('de', slug)).name).toBe('Splitting Maul')
})

test('what a page lacks in its language says in which language it stands there', async () => {
  const actor = await shop.person('Ute Übersetzerin', 'admin')
  const { slug, id } = await shop.tool({ name: 'Splitting Maul', description: 'For firewood.' })
  expect((await toolIn('de', slug)).lang).toEqual({ name: 'en', description: 'en' })
  const text = { name: 'Spalthammer', family: '', description: '', specs: [] }
  await shop.catalogue.saveToolTexts({ actor }, { id, language: 'de', ...text })
  expect((await toolIn('de', slug)).lang).toEqual({ description: 'en' })
  expect((await toolIn('en', slug)).lang).toBeUndefined()
  expect((await toolIn('de', 'combination-wrench-13-mm')).lang).toBeUndefined()
  const plain = await shop.catalogue.spokenTools(shop.database.handle, [
    { id, name: 'Splitting Maul' },
  ])
  expect(plain).toEqual([{ id, name: 'Splitting Maul' }])
})

test('one tool is read in the language that the call names, by the API, too', async () => {
  const { id } = await anyHammer()
  const read = (language?: 'en' | 'de') =>
    shop.catalogue.read({ actor: undefined }, { id, ...(language ? { language } : {}) })
  const german = await read('de')
  expect(german.name).toBe('Klauenhammer Fiberglas 450 g')
  expect(german.specs.map(({ name }) => name)).toContain('Stiel')
  expect((await read()).name).toBe('Fiberglass Claw Hammer 16 oz')
  const { text } = await shop.catalogue.serialized.read(
    { actor: undefined },
    { id, language: 'de' },
  )
  expect(JSON.parse(text)).toMatchObject({ _id: id, name: german.name, specs: german.specs })
  expect(Object.keys(JSON.parse(text))).not.toContain('id')
})

test('specifications of a list are called as the page’s language does', async () => {
  const { ids } = await shop.search.ids({ category: ['Hammers'], limit: 500 })
  const german = await inLanguage('de', () => shop.catalogue.specWordsOf(ids))
  expect(german).toMatchObject({ Handle: 'Stiel', 'Head weight:16 oz (454 g)': '454 g (16 oz)' })
  expect(await inLanguage('en', () => shop.catalogue.specWordsOf(ids))).toEqual({})
})

test('so do categories, and the sentences of brands, whose names are the same in all', async () => {
  const worded = (kind: 'categories' | 'brands', record: { name: string; sentence: string }) =>
    inLanguage('de', async () => (await shop.catalogue.recordWords(kind)).of(record).lang)
  const own = { name: 'Firewood', sentence: 'For winter.' }
  expect(await worded('categories', own)).toEqual({ name: 'en', sentence: 'en' })
  expect(await worded('brands', own)).toEqual({ sentence: 'en' })
  expect(await worded('categories', { name: 'Hammers', sentence: 'Of all kinds.' })).toBeUndefined()
})

test('a tool is found by what each language calls it', async () => {
  expect(await found('Ringmaulschlüssel 13')).toEqual(['WRN-3013'])
  expect(await found('13 mm spanner')).toEqual(['WRN-3013'])
})
