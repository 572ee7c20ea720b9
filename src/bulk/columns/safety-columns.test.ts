/** Age limit and hazards in a list: guessed, read, applied, and changed for many tools at once. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { guessTargets } from './fields.ts'
import { jobsOf, type JobActions } from '../test-jobs.ts'

let shop: TestShop
let actor: Actor
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Hanna Importer', 'admin')
  jobs = jobsOf(shop, actor)
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const toolOf = async (sku: string) => {
  const [tool] = await shop.search.list({ actor: undefined }, { q: sku })
  return shop.catalogue.read({ actor: undefined }, { id: tool?.id ?? '' })
}

test.each([
  [['Age limit', 'Hazards', 'Hazard words']],
  [['Mindestalter', 'Gefahrensymbole', 'Gefahrenhinweise']],
  [['Edad mínima', 'Pictogramas GHS', 'Advertencias']],
  [['Âge minimum', 'Pictogrammes', 'Mentions de danger']],
])('%j name age limit, pictograms and words', (headings) => {
  expect(guessTargets(headings, [])).toEqual(['age_limit', 'hazards', 'hazard_text'])
})

test('cells are read as suppliers write them; what is no pictogram is a warning', async () => {
  const list = [
    'SKU;Name;Price;Age limit;Hazards;Hazard words',
    'HZ-1;Contact Glue;12,50;ab 16;ghs 7, GHS02;Danger',
    'HZ-2;Folding Rule;3,50;0;-;',
    'HZ-3;Stripper;9,50;18+;GHS05/GHS6 H314;',
    'HZ-4;Cleaner;4,50;;caustic;',
    'HZ-5;Knife;4,50;150;;',
  ]
  const job = await jobs.check(await jobs.upload('hazards.csv', strToU8(list.join('\n'))))
  expect(job.counts).toMatchObject({ new: 4, wrong: 1, warned: 2 })
  const rows = await jobs.rows(job)
  expect(
    rows.map(({ warnings, errors }) => [...warnings, ...errors].map(({ field }) => field)),
  ).toEqual([[], [], ['hazards'], ['hazards'], ['age_limit']])
  await jobs.apply(job)
  expect(await toolOf('HZ-1')).toMatchObject({
    ageLimit: 16,
    hazards: ['GHS02', 'GHS07'],
    hazardText: 'Danger',
  })
  expect(await toolOf('HZ-3')).toMatchObject({ ageLimit: 18, hazards: ['GHS05', 'GHS06'] })
  for (const sku of ['HZ-2', 'HZ-4']) expect(await toolOf(sku)).not.toHaveProperty('hazards')
  const again = await jobs.check(await jobs.upload('hazards.csv', strToU8(list.join('\n'))))
  expect(again.counts).toMatchObject({ same: 4, new: 0, changed: 0 })
})

test('many tools get them at once, and an undo takes them back', async () => {
  const { id } = await shop.tool({ sku: 'HZ-9', hazards: ['GHS04'] })
  const job = await jobs.settled(
    await shop.bulkJobs.edit(
      { actor },
      { ids: [id], constants: { age_limit: '18', hazards: 'none' }, formulas: {} },
    ),
  )
  expect(job.counts).toMatchObject({ changed: 1 })
  const [row] = await jobs.rows(job)
  expect(row?.changes).toEqual([
    { field: 'hazards', from: 'GHS04', to: '' },
    { field: 'age_limit', from: '', to: '18' },
  ])
  const applied = await jobs.apply(job)
  const changed = await toolOf('HZ-9')
  expect(changed).toMatchObject({ ageLimit: 18 })
  expect(changed).not.toHaveProperty('hazards')
  await jobs.undo(applied)
  const undone = await toolOf('HZ-9')
  expect(undone).toMatchObject({ hazards: ['GHS04'] })
  expect(undone).not.toHaveProperty('ageLimit')
})
