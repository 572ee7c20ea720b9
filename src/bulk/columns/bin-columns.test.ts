/** The bin of tools in a list: guessed, shown old and new, applied, set for many, taken back. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { toolExport } from '../../product-admin/export-columns.ts'
import { guessTargets } from './fields.ts'
import { jobsOf, type JobActions } from '../test-jobs.ts'

let shop: TestShop
let actor: Actor
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Bea Importer', 'admin')
  jobs = jobsOf(shop, actor)
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

test.each(['Bin', 'Bin location', 'Storage location', 'Lagerplatz', 'Regalfach', 'Emplacement'])(
  '%s names the bin',
  (heading) => {
    expect(guessTargets([heading], [])).toEqual(['bin'])
  },
)
test.each(['Lager', 'Lagerbestand', 'Stock'])('%s names the stock', (heading) => {
  expect(guessTargets([heading], [])).toEqual(['Stock'])
})
test('what an export calls it, an import understands', () => {
  expect(toolExport.map(([name]) => name)).toContain('Bin')
})

const uploaded = (name: string, lines: readonly string[]) =>
  jobs.upload(name, strToU8(lines.join('\n')))
const rowsOf = async (id: string) => [...(await shop.bulkJobs.rows({ actor }, { id }))]

test('a list moves tools: old and new are shown, it is applied, and taken back', async () => {
  const { id } = await shop.tool({ sku: 'BN-1', name: 'Seed Drill', bin: 'A-1' })
  const { id: other } = await shop.tool({ sku: 'BN-2', name: 'Seed Rake' })
  const binOf = async (tool: string) => (await shop.catalogue.readAny({ actor }, { id: tool })).bin
  const job = await jobs.check(await uploaded('bins.csv', ['SKU;Bin', 'BN-1;C-03-12', 'BN-2;0007']))
  const rows = await rowsOf(job.id)
  expect(rows.map(({ sku, kind }) => [sku, kind])).toEqual([
    ['BN-1', 'changed'],
    ['BN-2', 'changed'],
  ])
  expect(rows[0]?.changes).toEqual([{ field: 'bin', from: 'A-1', to: 'C-03-12' }])
  expect(rows[1]?.changes).toEqual([{ field: 'bin', from: '', to: '0007' }])
  await jobs.apply(job)
  expect([await binOf(id), await binOf(other)]).toEqual(['C-03-12', '0007'])
  await jobs.undo(job)
  expect([await binOf(id), await binOf(other)]).toEqual(['A-1', ''])
})

test('a bin of more than 40 characters is refused for its tool alone, with the reason', async () => {
  await shop.tool({ sku: 'BN-LONG', name: 'Long Rake' })
  const job = await jobs.check(
    await uploaded('long.csv', ['SKU;Bin', `BN-LONG;${'x'.repeat(41)}`, 'BN-1;D-1']),
  )
  const rows = await rowsOf(job.id)
  expect(rows.map(({ kind }) => kind)).toEqual(['wrong', 'changed'])
  expect(rows[0]?.errors).toEqual([{ field: 'bin', why: expect.stringMatching(/40/) }])
})

test('many tools get one bin at once; the person who moved one since keeps that, and the undo says so', async () => {
  const ids: string[] = []
  for (const sku of ['BN-E1', 'BN-E2'])
    ids.push((await shop.tool({ sku, name: `Edited ${sku}`, bin: 'OLD' })).id)
  const edit = await jobs.settled(
    await shop.bulkJobs.edit({ actor }, { ids, constants: { bin: 'NEW-1' }, formulas: {} }),
  )
  expect(edit.counts).toMatchObject({ changed: 2 })
  const applied = await jobs.apply(edit)
  await shop.shipments.saveBins({ actor }, { rows: [{ sku: 'BN-E2', bin: 'MOVED' }] })
  const undone = await jobs.undo(applied)
  expect(undone.counts).toMatchObject({ left: 1 })
  const bins = await Promise.all(
    ids.map(async (id) => (await shop.catalogue.readAny({ actor }, { id })).bin),
  )
  expect(bins).toEqual(['OLD', 'MOVED'])
})
