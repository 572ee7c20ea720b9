/**
 * What tools are called in further languages comes out of an export and goes back in by an import:
 * nothing of it is lost, and no language that the shop does not have is left out unsaid.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { toCsv } from '../platform/files/csv.ts'
import { toolExportIn } from '../product-admin/export-columns.ts'
import {
  setShopLanguages,
  shopLanguages,
  toShopLanguages,
} from '../platform/languages/languages.ts'
import { createProductAdminService } from '../product-admin/service.server.ts'
import { exportCells } from '../ui/export-cells.ts'
import { guessTargets } from './columns/fields.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

let shop: TestShop
let actor: Actor
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Petra Stein', 'admin')
  jobs = jobsOf(shop, actor)
  await shop.bulkJobs.runner.start()
  await speak('de')
})
afterAll(() => shop.close())

async function speak(languages: string): Promise<void> {
  const { revision } = await shop.settings.read({ actor }, {})
  await shop.settings.save({ actor }, { revision, languages })
}
/** A tool with a number. */
async function numbered(sku: string, name: string) {
  return { ...(await shop.tool({ sku, name })), sku }
}
/** The export of tools that *Manage Products* makes, as the bytes of a file. */
async function exported(q: string): Promise<Uint8Array> {
  const cells: (string | number)[][] = []
  const read = (page: { readonly limit: number; readonly cursor?: string }) =>
    createProductAdminService(shop).tools({ actor }, { q, texts: 'all', ...page })
  for await (const rows of exportCells(toolExportIn(['de']), read))
    for (const row of rows) cells.push([...row])
  return new TextEncoder().encode(toCsv(cells))
}
const file = (...rows: readonly (readonly string[])[]) => new TextEncoder().encode(toCsv(rows))
const textsOf = async (id: string) => (await shop.catalogue.toolTexts({ actor }, { id })).texts
const german = {
  language: 'de',
  name: 'Nagelheber „Extra“',
  family: 'Nagelheber',
  description: 'Zieht Nägel.\n\nAuch krumme, schief geschlagene; fast alle.',
  specs: [
    { name: 'Länge', value: '200 mm; mit Griff: 240 mm' },
    { name: 'Gewicht', value: '0,4 kg' },
  ],
}
const none = { language: 'de', name: '', family: '', description: '', specs: [] }

test('an export brings texts of a further language back, whatever they contain', async () => {
  const { id, sku } = await numbered('TXT-1', 'Tack Puller')
  await shop.catalogue.saveToolTexts({ actor }, { id, ...german })
  const bytes = await exported(sku)
  const same = await jobs.check(await jobs.upload('tools.csv', bytes))
  expect(same.counts).toMatchObject({ same: 1, changed: 0, wrong: 0 })
  await shop.catalogue.saveToolTexts({ actor }, { id, ...none })
  const job = await jobs.check(await jobs.upload('tools.csv', bytes))
  expect(job.counts).toMatchObject({ changed: 1, wrong: 0 })
  const applied = await jobs.apply(job)
  expect(applied.counts).toMatchObject({ applied: 1, left: 0 })
  expect(await textsOf(id)).toEqual([german])
  // The search of buyers knows the words, and taking the job back takes them away.
  const found = () => shop.search.list({ actor: undefined }, { q: 'Nagelheber', limit: 10 })
  expect((await found()).map((tool) => tool.id)).toEqual([id])
  await jobs.undo(applied)
  expect(await textsOf(id)).toEqual([none])
  expect(await found()).toEqual([])
})

test('a list adds a tool in both languages, and an empty cell leaves what is there', async () => {
  const head = ['SKU', 'Name', 'Price', 'name:de', 'Specifications:DE']
  const first = file([...head], ['TWO-1', 'Brad Awl', '9.50', 'Ahle', 'Länge: 90 mm; Griff: Holz'])
  const job = await jobs.apply(await jobs.check(await jobs.upload('new.csv', first)))
  expect(job.counts).toMatchObject({ new: 1, applied: 1 })
  const [tool] = await shop.search.list({ actor: undefined }, { q: 'TWO-1', limit: 1 })
  const specs = [
    { name: 'Länge', value: '90 mm' },
    { name: 'Griff', value: 'Holz' },
  ]
  expect(tool?.name).toBe('Brad Awl')
  expect(await textsOf(tool?.id ?? '')).toEqual([{ ...none, name: 'Ahle', specs }])
  const next = file([...head], ['TWO-1', 'Brad Awl', '9.70', '', ''])
  await jobs.apply(await jobs.check(await jobs.upload('new.csv', next)))
  expect(await textsOf(tool?.id ?? '')).toEqual([{ ...none, name: 'Ahle', specs }])
})

test('a text that somebody saved after the check is not replaced, and the row says so', async () => {
  const { id, sku } = await numbered('TXT-2', 'Bench Dog')
  const list = file(['SKU', 'name:de'], [sku, 'Bankhaken'])
  const job = await jobs.check(await jobs.upload('late.csv', list))
  await shop.catalogue.saveToolTexts({ actor }, { id, ...none, name: 'Bankknecht' })
  const applied = await jobs.apply(job)
  expect(applied.counts).toMatchObject({ applied: 0, left: 1 })
  expect(await textsOf(id)).toEqual([{ ...none, name: 'Bankknecht' }])
})

test('a language that the shop does not have is named, and nothing else of the row is lost', async () => {
  const { sku } = await numbered('TXT-3', 'Cold Chisel')
  const list = file(['SKU', 'Price', 'name:fr', 'name:en'], [sku, '12.25', 'Burin', 'Flat Chisel'])
  const job = await jobs.check(await jobs.upload('french.csv', list))
  const [row] = await jobs.rows(job)
  expect(row?.kind).toBe('changed')
  expect(row?.warnings.map(({ why }) => why).join(' ')).toContain(
    "'name:fr' is in a language that the shop does not use",
  )
  // The shop's own language is that of the tool's own texts.
  expect(row?.changes).toContainEqual({ field: 'name', from: 'Cold Chisel', to: 'Flat Chisel' })
  const columns = ['sku', 'price', 'name:fr', '']
  await expect(jobs.check(job, { columns })).rejects.toMatchObject({
    body: { errors: [{ pointer: '#/mapping/columns/2' }] },
  })
})

test.each([
  ['alone', ['SKU', 'Name:de'], ['Ahle']],
  ['behind the names of before', ['SKU', 'Name', 'Name:de'], ['Brad Awl', 'Ahle']],
  ['before them', ['SKU', 'name:DE', 'Name'], ['Ahle', 'Brad Awl']],
])('a column of the shop’s own language is the name of the tool: %s', (_, head, cells) => {
  const rows = [{ row: 2, cells: ['TXT-1', ...cells] }]
  const before = shopLanguages()
  setShopLanguages(toShopLanguages('de', 'en'))
  const targets = guessTargets(head, rows)
  setShopLanguages(before)
  expect(targets[head.findIndex((heading) => /:de$/i.test(heading))]).toBe('name')
  expect(targets[head.indexOf('Name')] ?? '').toBe('')
})

test('texts that no form would take are wrong rows that name the column', async () => {
  const { id, sku } = await numbered('TXT-4', 'Wire Brush')
  const list = file(
    ['SKU', 'name:de', 'specifications:de'],
    [sku, 'x'.repeat(201), 'a line without a name'],
  )
  const job = await jobs.check(await jobs.upload('long.csv', list))
  const [row] = await jobs.rows(job)
  expect(row?.kind).toBe('wrong')
  expect(new Set(row?.errors.map(({ field }) => field))).toEqual(
    new Set(['name:de', 'specifications:de']),
  )
  expect(await textsOf(id)).toEqual([none])
})

test('once the language is switched off, a list that was checked with it loses no text', async () => {
  const { id, sku } = await numbered('TXT-5', 'Caulking Gun')
  await shop.catalogue.saveToolTexts({ actor }, { id, ...none, name: 'Kartuschenpresse' })
  await speak('')
  const list = file(['SKU', 'Price', 'name:de'], [sku, '31.00', 'Spritze'])
  const job = await jobs.apply(await jobs.check(await jobs.upload('off.csv', list)))
  expect(job.counts).toMatchObject({ applied: 1 })
  await speak('de')
  expect(await textsOf(id)).toEqual([{ ...none, name: 'Kartuschenpresse' }])
})
