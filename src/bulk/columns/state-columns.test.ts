/** What a list says of whether an article is offered: drafts stay drafts, and nothing is guessed. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stateOfWord } from '../../../packages/file-reader/headings/state-words.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { jobsOf, type JobActions } from '../test-jobs.ts'
import { guessTargets } from './fields.ts'

let shop: TestShop
let actor: Actor
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Stella Importer', 'admin')
  jobs = jobsOf(shop, actor)
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const checked = async (...lines: readonly string[]) =>
  jobs.check(await jobs.upload('states.csv', strToU8(lines.join('\n'))))
const skusIn = async (state: 'draft' | 'discontinued' | 'archived') =>
  (await shop.catalogue.states({ actor }, { state })).map(({ sku }) => sku)
const listed = async (sku: string) =>
  (await shop.search.list({ actor: undefined }, { q: sku })).map((tool) => tool.sku)

test.each([
  ['0', 'Published', 'draft'],
  ['-1', 'Published', 'draft'],
  ['FALSE', 'Published', 'draft'],
  ['archived', 'Status', 'draft'],
  ['Entwurf', 'Status', 'draft'],
  ['1', 'Active (0/1)', 'on-sale'],
  ['aktiv', 'Artikelstatus', 'on-sale'],
  ['Auslaufartikel', 'Status', 'discontinued'],
  ['fin de série', 'Statut', 'discontinued'],
  ['Yes', 'Discontinued', 'discontinued'],
  ['No', 'Discontinued', 'on-sale'],
  ['', 'Status', undefined],
  ['shipped', 'Status', undefined],
])('%s below %s is %s', (word, heading, state) => {
  expect(stateOfWord(word, heading)).toBe(state)
})

test('a column of other states is none', () => {
  const rows = ['shipped', 'open'].map((cell, row) => ({ row, cells: [cell] }))
  expect(guessTargets(['Status'], rows)).toEqual([''])
})

test('drafts and discontinued tools come as such, once, and an undo archives them', async () => {
  const list = [
    'SKU;Name;Price;Stock;Published;Status',
    'ST-1;Hammer;12,50;5;1;active',
    'ST-2;Saw;3,50;6;0;active',
    'ST-3;Rasp;9,50;7;1;discontinued',
  ]
  const applied = await jobs.apply(await checked(...list))
  expect(applied.counts).toMatchObject({ applied: 3 })
  expect(await skusIn('draft')).toEqual(['ST-2'])
  expect(await skusIn('discontinued')).toEqual(['ST-3'])
  expect(await listed('ST-2')).toEqual([])
  expect(await listed('ST-1')).toEqual(['ST-1'])
  const again = await checked(...list)
  expect(again.counts).toMatchObject({ new: 0, wrong: 0, ignored: 1 })
  await jobs.undo(applied)
  expect(await skusIn('draft')).toEqual([])
  expect(await skusIn('archived')).toEqual(expect.arrayContaining(['ST-1', 'ST-2', 'ST-3']))
})

test('a draft of the shop keeps its article number', async () => {
  await shop.catalogue.addDraft({ actor }, { name: 'Own Draft', price: 100, sku: 'ST-9' })
  const [row] = await jobs.rows(await checked('SKU;Name;Price', 'ST-9;Hammer;12,50'))
  expect(row).toMatchObject({ kind: 'wrong', errors: [{ field: 'sku' }] })
})

test('a tool on sale stays so, and it is said that the list says otherwise', async () => {
  await shop.tool({ sku: 'ST-8', price: 1000 })
  const [row] = await jobs.rows(await checked('SKU;Price;Active', 'ST-8;12,50;no'))
  expect(row).toMatchObject({ kind: 'changed', warnings: [{ field: 'state' }] })
})
