/** Columns that nobody reads, in which all articles have the same: on sale later, used, net, in a set. */
import { expect, test } from 'vitest'
import { doubtsBelow, listOf, useLists } from '../test-lists.ts'

// The shop's day is 27 November 2026.
const { imported, priced } = useLists()
const askedIn = doubtsBelow(imported)

test.each([
  ['Launch', '2027-03-01'],
  ['Status', 'NEW 03/27'],
  ['Launch', 'March 2027'],
  ['Lieferbar ab', '03/2027'],
  ['Lieferbar ab', 'KW 9/2027'],
  ['Neu ab', '01.03.2027'],
  ['New from', 'Q1 2027'],
  ['Erscheint', '1. März 2027'],
])('%s %s for all articles is asked once', async (heading, cell) => {
  const why = `'${heading}' contains '${cell}' and is not used. Check whether the articles are sold, or the prices apply, only from that time.`
  expect(await askedIn(heading, cell, cell, '')).toEqual([why, why, ''])
})

test.each([
  ['Launch', '2026-03-01'],
  ['Lieferbar ab', '03/2026'],
  ['Status', 'NEW 03/26'],
  ['Neu ab', 'KW 9/2026'],
  ['Size', '3/27'],
  ['Model', '2027'],
  ['Last changed', '2027-01-01'],
  ['Serial tracked', 'Y'],
])('no question: %s %s', async (heading, cell) =>
  expect(await askedIn(heading, cell, cell, cell)).toEqual(['', '', '']),
)

test('a price file: a status with a later month', async () => {
  const read = await priced(listOf('SKU;Price;Status', 'A-1;10,50;NEW 03/27', 'A-2;9,50;NEW'))
  expect(read).toMatchObject({
    'A-1': { asked: expect.stringContaining("'Status' contains NEW 03/27") },
    'A-2': { asked: '' },
  })
})

test.each(['Preiskennzeichen', 'PKZ', 'Preis-Kz', 'Price indicator'])(
  '%s: the same mark for all prices says whether they are net or list prices',
  async (heading) =>
    expect((await askedIn(heading, '1', '1')).join(' ')).toContain(
      `'${heading}' contains 1 in this row and is not used. Check whether this changes the price.`,
    ),
)

test.each(['Non-returnable', 'Not for sale', 'Nicht verkäuflich'])(
  '%s in some rows is asked about',
  async (heading) =>
    expect((await askedIn(heading, 'Y', '')).join('')).toContain(`'${heading}' contains`),
)

test.each([
  ['ConditionID', '3000', '1000'],
  ['Condition ID', '2500', '1000'],
])('%s %s of eBay is a used article, %s a new one', async (heading, used, fresh) => {
  const [first, second] = await askedIn(heading, used, fresh)
  expect(first).toContain(`'${heading}' contains ${used} in this row`)
  expect(second).toBe('')
})

test.each(['Bundle', 'Kit', 'Assembly', 'Set', 'Stückliste', 'Lot de produits'])(
  'Type %s is a set of other articles',
  async (kind) => {
    const [inventory, set] = await askedIn('Type', 'Inventory', kind)
    expect(inventory).toBe('')
    expect(set).toBe(
      `This row looks like a set of other products ('Type: ${kind}'), but it would be added as a single tool with its own stock. Remove the row unless it really is a single tool.`,
    )
  },
)

test.each(['bald', 'Spring', 'nach Absprache'])('Gültig ab %s is no day', async (cell) =>
  expect((await askedIn('Gültig ab', '', cell)).join('')).toContain(`'Gültig ab' contains ${cell}`),
)
test.each(['sofort', 'ab sofort', 'immediately', 'now', '-'])('Gültig ab %s is now', async (cell) =>
  expect(await askedIn('Gültig ab', '', cell)).toEqual(['', '']),
)

// The rates of the test shop's country are not known.
test.each([
  ['MwSt %', ['19', '7', '0'], [false, true, false]],
  ['VAT', ['20 %', '20 %', '5 %'], [false, false, true]],
  ['MwSt %', ['7', '7', '7'], [true, true, true]],
  ['MwSt %', ['19', '19', '19'], [false, false, false]],
])('%s %j: a rate that is not the standard rate is asked about', async (heading, cells, asked) =>
  expect(
    (await askedIn(heading, ...cells)).map((why) => why.includes('is not a tax class')),
  ).toEqual(asked),
)
