/** Bulk jobs: files of every kind, what others do meanwhile, and taking back. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { rejection } from '../../tests/order-shop.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { fileUnreadable, jobNotReady } from './contract.ts'
import type { JobRow } from './job-fields.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

let shop: TestShop
let actor: Actor
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Importer', 'admin')
  jobs = jobsOf(shop, actor)
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const nobody = { actor: undefined }
const readBySku = async (sku: string) => {
  const { tools } = await shop.search.resolve(nobody, { terms: [sku] })
  return shop.catalogue.read(nobody, { id: tools[0]?.id ?? '' })
}
const csv = (...lines: string[]) => strToU8(lines.join('\n'))
const editPrice = async (sku: string, price: number) => {
  const { id, revision, name, image, description, minimumQuantity, stock } = await readBySku(sku)
  const fields = { id, revision, name, image, description, minimumQuantity, stock }
  await shop.catalogue.edit({ actor }, { ...fields, price })
}

describe('the first rows as a mapping would read them', () => {
  const list = csv(
    'Nummer;Text;A;B',
    ...Array.from({ length: 14 }, (_, at) => `PV-${at};Feile ${at};${at + 1},50;${at + 2},75`),
    'PV-99;Säge;1.234,00;2,00',
  )
  const inOrder = (rows: readonly JobRow[]) =>
    rows.map((row) => ({
      ...row,
      changes: row.changes.toSorted((a, b) => a.field.localeCompare(b.field)),
    }))
  test('are those of the check, before and after for a tool that is there, and nothing is written', async () => {
    await shop.tool({ sku: 'PV-1', name: 'Feile 1', price: 999 })
    const job = await jobs.upload('list.csv', list)
    for (const columns of [
      ['sku', 'name', 'price', ''],
      ['sku', 'name', '', 'price'],
    ]) {
      const mapping = { ...job.mapping, columns }
      const rows = await shop.bulkJobs.preview({ actor }, { id: job.id, mapping })
      expect((await shop.bulkJobs.read({ actor }, { id: job.id })).state).toBe('mapping')
      expect(rows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
      const price = columns[2] === 'price' ? '$2.50' : '$3.75'
      expect(rows[1]).toMatchObject({
        kind: 'changed',
        changes: expect.arrayContaining([{ field: 'price', from: '$9.99', to: price }]),
      })
      const again = await jobs.upload('list.csv', list)
      const checked = await jobs.rows(await jobs.check(again, { columns }))
      expect(inOrder(rows)).toEqual(inOrder(checked.slice(0, 10)))
    }
  })
  test('are refused for a mapping that is none', async () => {
    const { id, mapping } = await jobs.upload('list.csv', list)
    const error = await rejection(
      shop.bulkJobs.preview({ actor }, { id, mapping: { ...mapping, columns: ['name', 'name'] } }),
    )
    expect(isProblem(error, invalidInput)).toBe(true)
  })
})

describe('a file', () => {
  const utf16 = (text: string, mark: boolean) =>
    new Uint8Array(Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le'))
  const text = 'SKU;Name;Price\nÄ-1;Säge;1,50\nÄ-2;Beil;2,50\n'
  test.each([
    ['UTF-8', strToU8(text)],
    ['UTF-8 with its mark', strToU8(`\uFEFF${text}`)],
    ['UTF-16 with its mark', utf16(text, true)],
    ['UTF-16 without it', utf16(text, false)],
    ['Windows-1252', new Uint8Array(Buffer.from(text, 'latin1'))],
  ])('is read in %s', async (_encoding, bytes) => {
    const { headings, sample } = await jobs.upload('list.csv', bytes)
    expect(headings).toEqual(['SKU', 'Name', 'Price'])
    expect(sample[0]).toEqual(['Ä-1', 'Säge', '1,50'])
  })
  test.each([
    ['a PDF called CSV', strToU8('%PDF-1.7 ...')],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
    ['a ZIP that is no workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 1, 2, 3])],
    ['nothing', new Uint8Array()],
    ['blanks', strToU8(' \n \n')],
    ['200 columns', csv(Array.from({ length: 200 }, (_, n) => `c${n}`).join(','))],
  ])('that is %s is refused with what is wrong', async (_what, bytes) => {
    const error = await rejection(jobs.upload('list.csv', bytes))
    expect(isProblem(error, fileUnreadable)).toBe(true)
  })
  test('with a million empty rows has those that are filled', async () => {
    const { rows } = await jobs.upload(
      'empty.csv',
      csv('SKU,Name,Price', 'A,B,1', '\n'.repeat(1e6)),
    )
    expect(rows).toBe(1)
  })
})

test('mappings are kept for their supplier by headings, the last of each, and proposed for the next list', async () => {
  const first = await jobs.upload('a.csv', csv('No.,What,Amount', 'K-1,Kettle,3.00'))
  expect(first.mapping.columns).toEqual(['sku', '', 'price'])
  await jobs.check(first, { columns: ['sku', 'name', 'price'], rate: 1.1 }, 'Kettleworks')
  const next = await jobs.upload('b.csv', csv('No.,What,Amount', 'K-2,Pot,4.00'))
  expect(next).toMatchObject({
    supplier: 'Kettleworks',
    mapping: { columns: ['sku', 'name', 'price'], rate: 1.1 },
  })
  await jobs.check(next, { columns: ['sku', 'name', 'cost'] }, 'kettleworks')
  const changed = await jobs.upload('c.csv', csv('NO.,what,amount', 'K-3,Pan,5.00'))
  expect(changed).toMatchObject({ mapping: { columns: ['sku', 'name', 'cost'] } })
  const bills = await jobs.upload('d.csv', csv('No.,Bill', 'K-4,5.00'))
  await jobs.check(bills, { columns: ['sku', 'price'] }, 'Kettleworks')
  const again = await jobs.upload('e.csv', csv('No.,What,Amount', 'K-5,Lid,6.00'))
  expect(again).toMatchObject({ mapping: { columns: ['sku', 'name', 'cost'] } })
})

test('a mapping without article numbers, or with a formula that is none, is refused at its field', async () => {
  const job = await jobs.upload('a.csv', csv('SKU,Name,Price', 'A,B,1'))
  const error = await rejection(
    jobs.check(job, { columns: ['name', 'name', 'price'], formulas: { price: 'cost **' } }),
  )
  expect(isProblem(error) && error.body.errors?.map(({ pointer }) => pointer)).toEqual([
    '#/mapping/columns/1',
    '#/mapping/columns',
    '#/mapping/formulas/price',
  ])
})

describe('a job', () => {
  test('leaves what somebody changed after the check, and takes back what nobody touched', async () => {
    await shop.tool({ sku: 'M-1', name: 'Mallet', price: 1000, stock: 50 })
    await shop.tool({ sku: 'M-2', name: 'Maul', price: 2000, stock: 50 })
    await shop.tool({ sku: 'M-3', name: 'Mitre Box', price: 3000, stock: 50 })
    const job = await jobs.check(
      await jobs.upload(
        'mallets.csv',
        csv('SKU,Name,Price,Stock', 'M-1,Mallet,11,40', 'M-2,Maul,21,40', 'M-3,Mitre Box,31,40'),
      ),
    )
    expect(job.counts).toMatchObject({ changed: 3, wrong: 0 })
    await editPrice('M-3', 3333)
    const applied = await jobs.apply(job)
    expect(applied.counts).toMatchObject({ applied: 2, left: 1 })
    const [left] = await jobs.rows(job, { only: 'left' })
    expect(left).toMatchObject({ sku: 'M-3', outcome: expect.stringContaining('Somebody changed') })
    expect(await readBySku('M-1')).toMatchObject({ price: 1100, stock: 40 })

    // A sale in between is no touch; an edit is.
    const { id } = await readBySku('M-1')
    const sold = { toolId: id, kind: 'counted', quantity: 38, seen: 40, reason: 'sold' } as const
    await shop.stock.record({ actor, idempotencyKey: 'sale-in-between' }, sold)
    await editPrice('M-2', 2222)
    const undone = await jobs.undo(job)
    expect(undone).toMatchObject({ state: 'undone', counts: { applied: 0 } })
    expect(await readBySku('M-1')).toMatchObject({ price: 1000, stock: 48 })
    expect(await readBySku('M-2')).toMatchObject({ price: 2222 })
    expect((await shop.stock.check()).wrong).toEqual([])
  })

  test('is applied once, and no step can be taken twice or too early', async () => {
    const job = await jobs.upload('n.csv', csv('SKU,Name,Price', 'N-1,Nail Set,5'))
    const early = await rejection(jobs.apply(job))
    expect(isProblem(early, jobNotReady)).toBe(true)
    const checked = await jobs.check(job)
    await jobs.apply(checked)
    expect(isProblem(await rejection(jobs.apply(checked)), jobNotReady)).toBe(true)
    expect(isProblem(await rejection(jobs.check(checked)), jobNotReady)).toBe(true)
    expect((await shop.search.list(nobody, { q: 'N-1' })).length).toBe(1)
  })

  test('with names that make the address of another tool is applied, each under its own', async () => {
    await shop.tool({ sku: 'PEG-0', name: 'Peg 2' })
    const job = await jobs.check(
      await jobs.upload('pegs.csv', csv('SKU,Name,Price', 'PEG-1,Peg,5', 'PEG-2,Peg,6')),
    )
    expect((await jobs.apply(job)).counts).toMatchObject({ applied: 2, left: 0 })
    expect([(await readBySku('PEG-1')).slug, (await readBySku('PEG-2')).slug]).toEqual([
      'peg',
      'peg-3',
    ])
  })

  test('that waits for its time is listed as such and can be taken back before', async () => {
    const checked = await jobs.check(
      await jobs.upload('l.csv', csv('SKU,Name,Price', 'LATER-1,Level,5')),
    )
    const at = new Date(Date.now() + 86_400_000).toISOString()
    const { id } = checked
    const scheduled = await shop.bulkJobs.apply({ actor }, { id, kinds: ['new'], at })
    expect(scheduled).toMatchObject({ state: 'scheduled', applyAt: at })
    expect((await shop.bulkJobs.undo({ actor }, { id })).state).toBe('checked')
  })

  test('of two on the same tools, the second leaves what the first changed', async () => {
    await shop.tool({ sku: 'T-1', name: 'Trowel', price: 1000 })
    const upload = (price: number) =>
      jobs.upload(`${price}.csv`, csv('SKU,Name,Price', `T-1,Trowel,${price}`))
    const [first, second] = [await jobs.check(await upload(11)), await jobs.check(await upload(12))]
    expect((await jobs.apply(first)).counts.applied).toBe(1)
    expect((await jobs.apply(second)).counts).toMatchObject({ applied: 0, left: 1 })
    expect((await readBySku('T-1')).price).toBe(1100)
  })

  test('warns of a fall over 20 % and names a number that stands twice', async () => {
    await shop.tool({ sku: 'F-1', name: 'File', price: 1000 })
    const job = await jobs.check(
      await jobs.upload('f.csv', csv('SKU,Name,Price', 'F-1,File,7.90', 'f-1,File again,8')),
    )
    const [fallen, twice] = await jobs.rows(job)
    expect(fallen?.warnings).toEqual([{ field: 'price', why: 'The price falls by 21%.' }])
    expect(twice).toMatchObject({ kind: 'wrong', errors: [{ field: 'sku' }] })
  })
})
