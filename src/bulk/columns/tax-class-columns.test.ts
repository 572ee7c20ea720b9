/** The tax class in a list: guessed, read as suppliers write it, applied, and set for many at once. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { guessTargets } from './fields.ts'
import { taxClassOfWord } from './tax-class-words.ts'
import { jobsOf, type JobActions } from '../test-jobs.ts'

let shop: TestShop
let actor: Actor
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Tilda Importer', 'admin')
  jobs = jobsOf(shop, actor)
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const classOf = async (sku: string) => {
  const [tool] = await shop.search.list({ actor: undefined }, { q: sku })
  return (await shop.catalogue.read({ actor: undefined }, { id: tool?.id ?? '' })).taxClass
}

test.each(['Tax class', 'VAT code', 'Steuerklasse', 'Steuerschlüssel', 'TVA type'])(
  '%s names the tax class',
  (heading) => {
    expect(guessTargets([heading], [])).toEqual(['tax_class'])
  },
)

test.each([
  ['standard', 'standard'],
  ['Normal', 'standard'],
  ['Reduced rate', 'reduced'],
  ['ermäßigter Satz', 'reduced'],
  ['taux réduit', 'reduced'],
  ['0 %', 'zero'],
  ['zero-rated', 'zero'],
  ['19 %', undefined],
  ['7', undefined],
  ['luxury', undefined],
])('%s is %s', (word, taxClass) => {
  expect(taxClassOfWord(word)).toBe(taxClass)
})

test('a list sets it, an edit of many changes it, and an undo takes that back', async () => {
  const list = [
    'SKU;Name;Price;Tax class',
    'TC-1;Seed Bag;12,50;reduced',
    'TC-2;Folding Rule;3,50;19 %',
    'TC-3;Handbook;9,50;zero',
  ]
  const job = await jobs.check(await jobs.upload('classes.csv', strToU8(list.join('\n'))))
  expect(job.counts).toMatchObject({ new: 3, wrong: 0, warned: 1 })
  await jobs.apply(job)
  expect([await classOf('TC-1'), await classOf('TC-2'), await classOf('TC-3')]).toEqual([
    'reduced',
    undefined,
    'zero',
  ])
  const [tool] = await shop.search.list({ actor: undefined }, { q: 'TC-1' })
  const edit = await jobs.settled(
    await shop.bulkJobs.edit(
      { actor },
      { ids: [tool?.id ?? ''], constants: { tax_class: 'standard' }, formulas: {} },
    ),
  )
  expect(edit.counts).toMatchObject({ changed: 1 })
  const applied = await jobs.apply(edit)
  expect(await classOf('TC-1')).toBeUndefined()
  await jobs.undo(applied)
  expect(await classOf('TC-1')).toBe('reduced')
})
