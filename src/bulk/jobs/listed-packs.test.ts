/** Packs in a list: guessed, put together with what is there, and left out where a number is taken. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { guessTargets } from '../columns/fields.ts'
import { jobsOf, type JobActions } from '../test-jobs.ts'

let shop: TestShop
let actor: Actor
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Paul Importer', 'admin')
  jobs = jobsOf(shop, actor)
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const packsOf = async (sku: string) => {
  const { terms, tools } = await shop.search.resolve({ actor: undefined }, { terms: [sku] })
  const tool = tools[terms[0]?.tools[0] ?? -1]
  return (await shop.catalogue.read({ actor: undefined }, { id: tool?.id ?? '' })).packs
}
const headings = 'SKU;Name;Price;EAN;Inner pack;Inner pack GTIN;Carton;Carton GTIN;Pallet'
const check = async (...lines: string[]) =>
  jobs.check(await jobs.upload('packs.csv', strToU8([headings, ...lines].join('\n'))))

test.each([
  [['EAN', 'Carton', 'Carton EAN', 'Pallet', 'EAN Pallet'], 'EAN alone is the tool’s'],
  [['GTIN', 'Karton', 'GTIN Karton', 'Palette', 'Paletten-GTIN'], 'in German'],
  [['Code EAN', 'Colis', 'EAN colis', 'Palette', 'EAN palette'], 'in French'],
])('%j: %s', (names) => {
  expect(guessTargets(names, [])).toEqual([
    'gtin',
    'carton',
    'carton_gtin',
    'pallet',
    'pallet_gtin',
  ])
})

test('quantities and numbers become packs, and the same list again changes nothing', async () => {
  const rows = [
    'LP-1;Bit;1,50;4006381333931;12;14006381333938;144;24006381333935;2880',
    'LP-2;Saw;9,50;;;;1;;',
    'LP-3;Axe;9,50;;;;;34006381333932;',
  ]
  const job = await check(...rows)
  expect(job.counts).toMatchObject({ new: 3, wrong: 0, warned: 1 })
  const [bit, , axe] = await jobs.rows(job)
  expect(bit?.changes).toContainEqual({
    field: 'packs',
    from: '',
    to: 'Inner 12 14006381333938 · Carton 144 24006381333935 · Pallet 2880',
  })
  // How many are in the carton is not said.
  expect(axe?.warnings.map(({ field }) => field)).toEqual(['carton_gtin'])
  await jobs.apply(job)
  expect(await packsOf('LP-1')).toEqual([
    { name: 'Inner', quantity: 12, gtin: '14006381333938' },
    { name: 'Carton', quantity: 144, gtin: '24006381333935' },
    { name: 'Pallet', quantity: 2880 },
  ])
  for (const sku of ['LP-2', 'LP-3']) expect(await packsOf(sku)).toBeUndefined()
  expect((await check(...rows)).counts).toMatchObject({ same: 3, changed: 0 })
})

test('a pack of another size loses its number, others stay, and an undo brings all back', async () => {
  const job = await check('LP-1;Bit;1,50;4006381333931;;;72;;')
  await jobs.apply(job)
  expect(await packsOf('LP-1')).toEqual([
    { name: 'Inner', quantity: 12, gtin: '14006381333938' },
    { name: 'Carton', quantity: 72 },
    { name: 'Pallet', quantity: 2880 },
  ])
  await jobs.undo(job)
  expect((await packsOf('LP-1'))?.[1]).toEqual({
    name: 'Carton',
    quantity: 144,
    gtin: '24006381333935',
  })
})

test('a number that stands for something else is left out with a word, and the rest is applied', async () => {
  const job = await check(
    'LP-4;Rasp;2,50;14006381333938;;;;;', // the inner of LP-1
    'LP-5;File;2,50;;;;10;24006381333935;', // the carton of LP-1
    'LP-6;Awl;2,50;5901234123457;6;5901234123457;10;44006381333939;', // its own twice
    'LP-7;Bow;2,50;;;;10;44006381333939;', // the row above
    'LP-8;Vice;2,50;;;;10;123;',
  )
  const rows = await jobs.rows(job)
  expect(rows.map(({ kind, warnings }) => [kind, warnings.map(({ field }) => field)])).toEqual([
    ['new', ['gtin']],
    ['new', ['carton_gtin']],
    ['new', ['inner_gtin']],
    ['new', ['carton_gtin']],
    ['new', ['carton_gtin']],
  ])
  await jobs.apply(job)
  expect(await packsOf('LP-4')).toBeUndefined()
  expect(await packsOf('LP-6')).toEqual([
    { name: 'Inner', quantity: 6 },
    { name: 'Carton', quantity: 10, gtin: '44006381333939' },
  ])
  expect(await packsOf('LP-7')).toEqual([{ name: 'Carton', quantity: 10 }])
})

test('a number that somebody takes between check and apply leaves that row alone', async () => {
  const job = await check(
    'LP-9;Maul;2,50;;;;10;54006381333936;',
    'LP-10;Peg;2,50;;;;10;64006381333933;',
  )
  await shop.tool({ sku: 'QUICK', gtin: '54006381333936' })
  const applied = await jobs.apply(job)
  expect(applied.counts).toMatchObject({ applied: 1, left: 1 })
  const [left] = await jobs.rows(applied, { only: 'left' })
  expect([left?.sku, left?.outcome]).toEqual([
    'LP-9',
    'One of this tool’s GTINs now belongs to another tool or pack.',
  ])
})
