/** Customer part numbers: who keeps them, what makes two the same, files of them, and who may ask. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forbidden, invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import { rejection } from '../../tests/order-shop.ts'
import { companyNotOpen } from '../companies/invitations-contract.ts'
import { partNumberTaken, tooManyPartNumbers } from './contract.ts'
import { maxNumbers } from './rules.ts'
import { openNumbersShop, type NumbersShop } from './test-shop.ts'
import { sql } from 'kysely'

let shop: NumbersShop
beforeAll(async () => {
  shop = await openNumbersShop()
  for (const sku of ['HAM-16', 'HAM-20', 'SAW-1'])
    await shop.tool({ sku, name: `Tool ${sku}`, stock: 500 })
})
afterAll(() => shop.close())

const kind = (problem: { type: string; status: number }) => ({
  body: { type: problem.type, status: problem.status },
})
type Company = Awaited<ReturnType<NumbersShop['company']>>
const numbersOf = async ({ id, owner }: Company) =>
  (await shop.customerPartNumbers.list({ actor: owner }, { id })).map(
    ({ number, sku, printed }) => [number, sku, printed],
  )

describe('a part number', () => {
  test('is one in its company after folding case, Unicode forms and spaces, as SKUs are', async () => {
    const [ours, theirs] = [await shop.company('Folding'), await shop.company('Folding too')]
    await ours.add('MJ  4711/Ａ', 'HAM-16')
    for (const same of ['mj 4711/a', ' MJ 4711/A ', 'Mj\u00A04711/A'])
      expect(await rejection(ours.add(same, 'SAW-1'))).toMatchObject({
        body: { ...kind(partNumberTaken).body, facts: { sku: 'HAM-16' } },
      })
    await ours.add('MJ4711A', 'SAW-1')
    await theirs.add('MJ 4711/A', 'SAW-1')
    expect(await numbersOf(theirs)).toEqual([['MJ 4711/A', 'SAW-1', true]])
  })
  test('is one of several of a tool, of which the first that was added is printed', async () => {
    const company = await shop.company('Several')
    for (const number of ['Z-1', 'A-1']) await company.add(number, 'HAM-16')
    expect(await numbersOf(company)).toEqual([
      ['A-1', 'HAM-16', false],
      ['Z-1', 'HAM-16', true],
    ])
    const [, first] = await shop.customerPartNumbers.list(
      { actor: company.owner },
      { id: company.id },
    )
    const removal = { id: company.id, numberId: first?.id ?? '' }
    const removed = await shop.customerPartNumbers.remove({ actor: company.owner }, removal)
    expect(removed).toEqual({ acknowledged: true, deletedCount: 1 })
    expect(await numbersOf(company)).toEqual([['A-1', 'HAM-16', true]])
    expect(await shop.customerPartNumbers.remove({ actor: company.owner }, removal)).toEqual({
      acknowledged: true,
      deletedCount: 0,
    })
  })
  test('needs a tool on sale: a draft’s SKU answers as one that does not exist', async () => {
    const company = await shop.company('On sale')
    const { id } = await shop.tool({ sku: 'SECRET-9', name: 'Not yet' })
    await shop.catalogue.setState({ actor: shop.admin }, { id, state: 'draft' })
    for (const sku of ['SECRET-9', 'NO-SUCH'])
      expect(await rejection(company.add('MJ-1', sku))).toMatchObject({
        body: {
          ...kind(invalidInput).body,
          errors: [
            { pointer: '#/sku', detail: `No tool in the shop has the SKU ${sku}. Check the SKU.` },
          ],
        },
      })
  })
  test('is kept by owners and staff, read by members, and by nobody else', async () => {
    const [ours, theirs] = [await shop.company('Kept'), await shop.company('Curious')]
    const { id } = ours
    const { id: numberId } = await ours.add('MJ-1', 'HAM-16')
    const rows = [{ row: 2, number: 'MJ-2', sku: 'SAW-1' }]
    const calls = (actor: Company['owner']) => [
      () => shop.customerPartNumbers.add({ actor }, { id, number: 'MJ-3', sku: 'SAW-1' }),
      () => shop.customerPartNumbers.remove({ actor }, { id, numberId }),
      () => shop.customerPartNumbers.importRows({ actor }, { id, rows, apply: true }),
    ]
    for (const call of calls(ours.buyer))
      expect(await rejection(call())).toMatchObject(kind(forbidden))
    expect(await shop.customerPartNumbers.list({ actor: ours.buyer }, { id })).toHaveLength(1)
    for (const actor of [theirs.owner, shop.buyer])
      for (const call of [...calls(actor), () => shop.customerPartNumbers.list({ actor }, { id })])
        expect(await rejection(call())).toMatchObject(kind(notFound))
    await shop.customerPartNumbers.add(
      { actor: shop.admin },
      { id, number: 'BY-STAFF', sku: 'HAM-20' },
    )
    expect(await numbersOf(ours)).toEqual([
      ['BY-STAFF', 'HAM-20', true],
      ['MJ-1', 'HAM-16', true],
    ])
    // Its id in another company's address is nothing.
    const elsewhere = { id: theirs.id, numberId }
    expect(await shop.customerPartNumbers.remove({ actor: theirs.owner }, elsewhere)).toMatchObject(
      {
        deletedCount: 0,
      },
    )
  })
  test('is added by owners of open companies alone', async () => {
    const actor = await shop.person('Early Bird')
    const form = { name: 'Early', address: '', vatId: '', taxNumber: '' }
    const { id } = await shop.companies.request({ actor }, form)
    const number = { id, number: 'MJ-1', sku: 'HAM-16' }
    expect(await rejection(shop.customerPartNumbers.add({ actor }, number))).toMatchObject(
      kind(companyNotOpen),
    )
    await shop.companies.move({ actor: shop.admin }, { id, state: 'approved' })
    expect(await shop.customerPartNumbers.add({ actor }, number)).toMatchObject({ number: 'MJ-1' })
  })
  test('of a tool that is no longer sold stays, and the list says so', async () => {
    const company = await shop.company('Archive')
    const { id } = await shop.tool({ sku: 'GONE-1', name: 'Gone' })
    await company.add('MJ-GONE', 'GONE-1')
    await shop.catalogue.remove({ actor: shop.admin }, { id })
    const [row] = await shop.customerPartNumbers.list({ actor: company.owner }, { id: company.id })
    expect(row).toMatchObject({ number: 'MJ-GONE', sku: 'GONE-1', name: 'Gone' })
    expect(row).not.toHaveProperty('slug')
  })
  test('is found in the list by number, SKU and name, page by page', async () => {
    const company = await shop.company('Paging')
    for (const [nth, sku] of ['HAM-16', 'HAM-20', 'SAW-1'].entries())
      await company.add(`N-${nth}`, sku)
    const { id } = company
    const list = (query: object) =>
      shop.customerPartNumbers.list({ actor: company.buyer }, { id, ...query })
    expect((await list({ q: 'n-1' })).map(({ sku }) => sku)).toEqual(['HAM-20'])
    expect((await list({ q: 'ham' })).map(({ sku }) => sku)).toEqual(['HAM-16', 'HAM-20'])
    expect((await list({ q: 'tool saw' })).map(({ sku }) => sku)).toEqual(['SAW-1'])
    expect(await list({ q: '%' })).toEqual([])
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, cursor: first.next })
    expect([...first, ...second].map(({ number }) => number)).toEqual(['N-0', 'N-1', 'N-2'])
    expect(second.next).toBeUndefined()
  })
})

describe('a file of part numbers', () => {
  test('is judged row by row before anything is written, then writes what is right', async () => {
    const company = await shop.company('File')
    const { id, owner: actor } = company
    await company.add('MJ-1', 'HAM-16')
    await company.add('MJ-2', 'HAM-16')
    const rows = [
      { row: 2, number: 'mj-1', sku: 'ham-16' },
      { row: 3, number: 'MJ-2', sku: 'SAW-1' },
      { row: 4, number: 'MJ-3', sku: 'HAM-20' },
      { row: 5, number: 'mj-3', sku: 'SAW-1' },
      { row: 6, number: 'MJ-4', sku: 'NO-SUCH' },
      { row: 7, number: '=HYPERLINK("http://x")', sku: '<script>alert(1)</script>' },
    ]
    const expected = {
      counts: { new: 1, changed: 1, same: 1, wrong: 3 },
      rows: [
        { row: 2, kind: 'same', why: '' },
        { row: 3, kind: 'changed', why: '', before: 'HAM-16' },
        { row: 4, kind: 'new', why: '' },
        {
          row: 5,
          kind: 'wrong',
          why: 'mj-3 is already in row 4. A part number can be used for only one tool. Remove one of the rows.',
        },
        { row: 6, kind: 'wrong', why: 'No tool in the shop has the SKU NO-SUCH. Check the SKU.' },
        {
          row: 7,
          kind: 'wrong',
          why: 'No tool in the shop has the SKU <script>alert(1)</script>. Check the SKU.',
        },
      ],
    }
    const dryRun = await shop.customerPartNumbers.importRows({ actor }, { id, rows, apply: false })
    expect(dryRun).toEqual(expected)
    expect(await numbersOf(company)).toEqual([
      ['MJ-1', 'HAM-16', true],
      ['MJ-2', 'HAM-16', false],
    ])
    expect(await shop.customerPartNumbers.importRows({ actor }, { id, rows, apply: true })).toEqual(
      expected,
    )
    const written = [
      ['MJ-1', 'HAM-16', true],
      ['MJ-2', 'SAW-1', true],
      ['MJ-3', 'HAM-20', true],
    ]
    expect(await numbersOf(company)).toEqual(written)
    const again = await shop.customerPartNumbers.importRows({ actor }, { id, rows, apply: true })
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 3, wrong: 3 })
    expect(await numbersOf(company)).toEqual(written)
  })
  test('of ten thousand rows is written whole', { timeout: 60_000 }, async () => {
    const company = await shop.company('Large')
    const { id, owner: actor } = company
    const rows = Array.from({ length: 10_000 }, (_, nth) => ({
      row: nth + 2,
      number: `L-${nth}`,
      sku: ['HAM-16', 'HAM-20', 'SAW-1', 'NO-SUCH'][nth % 4] ?? '',
    }))
    const { counts } = await shop.customerPartNumbers.importRows(
      { actor },
      { id, rows, apply: true },
    )
    expect(counts).toEqual({ new: 7500, changed: 0, same: 0, wrong: 2500 })
    const found = await shop.customerPartNumbers.find(shop.database.handle, id, [
      'l-9998',
      'L-9999',
    ])
    expect([...found.values()].map(({ number }) => number)).toEqual(['L-9998'])
  })
  test('does not go over what a company may have', async () => {
    const company = await shop.company('Full')
    const { id, owner: actor } = company
    await company.add('FIRST', 'HAM-16')
    await sql`
      insert into customer_part_numbers (id, company_id, number, number_key, tool_id, added_at)
      select gen_random_uuid(), company_id, 'F-' || n, 'f-' || n, tool_id, now()
      from customer_part_numbers, generate_series(3, ${maxNumbers}) as n
      where company_id = ${id}`.execute(shop.database.handle)
    const rows = [
      { row: 2, number: 'LAST', sku: 'SAW-1' },
      { row: 3, number: 'TOO MANY', sku: 'SAW-1' },
    ]
    for (const apply of [false, true])
      expect(
        await rejection(shop.customerPartNumbers.importRows({ actor }, { id, rows, apply })),
      ).toMatchObject(kind(tooManyPartNumbers))
    expect(await company.add('LAST', 'SAW-1')).toMatchObject({ number: 'LAST' })
    expect(await rejection(company.add('TOO MANY', 'SAW-1'))).toMatchObject(
      kind(tooManyPartNumbers),
    )
  })
  test('and the same number at the same moment leave one of each', async () => {
    const company = await shop.company('Race')
    const { id, owner: actor } = company
    const rows = [{ row: 2, number: 'RACE', sku: 'HAM-16' }]
    const results = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => company.add('race', 'SAW-1')),
      ...Array.from({ length: 4 }, () =>
        shop.customerPartNumbers.importRows({ actor }, { id, rows, apply: true }),
      ),
    ])
    expect(await numbersOf(company)).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject(kind(partNumberTaken))
  })
})

test('an EAN names the tool that has it, and that of a pack names none', async () => {
  await shop.tool({ sku: 'EAN-1', gtin: '4006381333931' })
  await shop.tool({
    sku: 'EAN-2',
    packs: [{ name: 'Carton', quantity: 10, gtin: '036000291452' }],
  })
  const { id, owner: actor } = await shop.company('By EAN')
  const { counts } = await shop.customerPartNumbers.importRows(
    { actor },
    {
      id,
      apply: true,
      rows: [
        { row: 2, number: 'E-1', sku: '4006381333931' },
        { row: 3, number: 'E-2', sku: '036000291452' },
        { row: 4, number: 'E-3', sku: '4000000000006' },
      ],
    },
  )
  expect(counts).toMatchObject({ new: 1, wrong: 2 })
  expect(await shop.customerPartNumbers.list({ actor }, { id })).toMatchObject([
    { number: 'E-1', sku: 'EAN-1' },
  ])
})
