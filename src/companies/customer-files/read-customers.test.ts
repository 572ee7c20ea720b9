/** A file of more customers than can be read at once is refused, by how many may be in it. */
import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { readCustomers } from './read-customers.client.ts'

const customers = (count: number, rowOf: (index: number) => string, above = ''): File =>
  new File(
    [
      `${above}Company,Email\n${Array.from({ length: count }, (_, row) => rowOf(row)).join('\n')}\n`,
    ],
    'customers.csv',
  )
const ownCompany = (row: number) => `Company ${row},${row}@example.com`

test.each([
  ['one more', 3001, ownCompany],
  ['very many', 20_000, ownCompany],
  ['very many of one company', 20_000, (row: number) => `One,${row}@example.com`],
])('%s than 3,000 are refused', async (_name, count, rowOf) => {
  const refused = await readCustomers(customers(count, rowOf), [])
  expect(refused).toBe(
    'The list has more than 3,000 rows. Split the list, or ask the sender for several files.',
  )
})

test.each([
  ['each of its own company', ownCompany],
  ['all of one company', (row: number) => `One,${row}@example.com`],
])('3,000 below a title are read, %s', async (_name, rowOf) => {
  const read = await readCustomers(customers(3000, rowOf, 'Our customers,\n'), [])
  expect(read).toMatchObject({ rows: { length: 3000 }, wrong: [] })
})

test('of two sheets of companies the one of customers is read, and the other is named', async () => {
  const book = utils.book_new()
  for (const [name, company] of [
    ['Suppliers', 'Steel Works'],
    ['Customers', 'Acme'],
  ] as const)
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Company'], [company]]), name)
  const bytes = new Uint8Array(write(book, { type: 'array' }) as ArrayBuffer)
  expect(await readCustomers(new File([bytes], 'customers.xlsx'), [])).toMatchObject({
    rows: [{ row: { company: 'Acme' } }],
    wrong: [{ why: expect.stringMatching(/“Customers” is read, but “Suppliers” is not/) }],
  })
})
