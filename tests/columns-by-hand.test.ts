/** A table whose columns somebody chose by hand is read as it was chosen, in every place. */
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { priceListColumns } from '../src/bulk/price-files/price-columns-place.ts'
import { readImport } from '../src/companies/customer-files/import-columns.ts'
import { customerColumns } from '../src/companies/customer-files/import-columns-place.ts'
import { readNumbers } from '../src/customer-part-numbers/import-columns.ts'
import { partNumberColumns } from '../src/customer-part-numbers/import-columns-place.ts'
import { padColumns } from '../src/order-pad/pad-columns-place.ts'
import { parseText } from '../src/order-pad/parse-text.ts'
import { bankColumns } from '../src/payments/bank-columns-place.ts'
import { readBankCsv } from '../src/payments/bank-lists/read-bank-csv.server.ts'
import { browserMemory } from '../src/platform/files/column-choices.browser.ts'
import {
  foldedHeadings,
  isOfHeadings,
  remembered,
  type KeptChoice,
} from '../src/platform/files/column-memory.ts'
import {
  chosenFile,
  chosenRows,
  provenDecimals,
  type ColumnChoice,
} from '../src/platform/files/chosen-columns.ts'

const choice = (columns: readonly string[], more: Partial<ColumnChoice> = {}): ColumnChoice => ({
  headingRow: 1,
  columns,
  decimals: '',
  dayOrder: '',
  ...more,
})

test.each([bankColumns, customerColumns, partNumberColumns, priceListColumns])(
  '$name: every field that can be chosen is known by its heading, and each is another one',
  ({ fields, recognise }) => {
    for (const { heading } of fields) expect(recognise(heading)).toBe(heading)
    expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length)
  },
)

const numbered = [
  ['Ours', 'Theirs'],
  ['HAM-16', '0042'],
]
test('part numbers of columns with headings that nobody knows', () => {
  expect(readNumbers(numbered)).toBeUndefined()
  const rows = chosenRows(numbered, choice(['SKU', 'Part number']), partNumberColumns.fields)
  expect(readNumbers(rows)?.rows).toEqual([{ row: 2, number: '0042', sku: 'HAM-16' }])
})
test('headings may stand further down, where rows keep their numbers, or be missing', () => {
  const bare = chosenRows(
    numbered.slice(1),
    choice(['SKU', 'Part number'], { headingRow: 0 }),
    partNumberColumns.fields,
  )
  expect(readNumbers(bare)?.rows).toEqual([{ row: 2, number: '0042', sku: 'HAM-16' }])
  const titled = chosenRows(
    [['Our list', ''], ['', ''], ...numbered],
    choice(['SKU', 'Part number'], { headingRow: 3 }),
    partNumberColumns.fields,
  )
  expect(readNumbers(titled)?.rows).toEqual([{ row: 4, number: '0042', sku: 'HAM-16' }])
})
test('customers of columns with headings that nobody knows', () => {
  const rows = chosenRows(
    [
      ['Wer', 'Wohin', 'Geheim'],
      ['Meier GmbH', 'post@meier.example', 'not to be read'],
    ],
    choice(['Company', 'E-mail', '']),
    customerColumns.fields,
  )
  expect(readImport(rows, [])).toMatchObject({
    rows: [{ line: 2, row: { company: 'Meier GmbH', email: 'post@meier.example' } }],
    ignored: [],
  })
})

describe('how numbers and days are written can be chosen', () => {
  test.each([
    ['comma', '1.000,0', ['TST-1 × 1000']],
    ['dot', '1.000', ['TST-1 × 1']],
    ['comma', '2,5', ['TST-1 × 2.5']],
  ] as const)('for pieces of the order pad: %s, %s', (decimals, written, lines) => {
    const rows = [
      ['Kood', 'Tk'],
      ['TST-1', written],
    ]
    const chosen = chosenRows(rows, choice(['SKU', 'Quantity'], { decimals }), padColumns.fields)
    const text = chosen.map((row) => row.join('\t')).join('\n')
    const parsed = parseText(text)
    expect(parsed.kind === 'parsed' ? parsed.entries : []).toMatchObject(
      lines.map((line) => {
        const [term, quantity] = line.split(' × ')
        return { term, quantity }
      }),
    )
  })
  test('for the smallest order of customers', () => {
    const rows = [
      ['Wer', 'Min'],
      ['Meier GmbH', '1.250,50'],
    ]
    const chosen = choice(['Company', 'Minimum order'], { decimals: 'comma' })
    expect(readImport(chosenRows(rows, chosen, customerColumns.fields), [])).toMatchObject({
      rows: [{ row: { minimumOrder: 125_050 } }],
    })
  })
  test('for prices, what they are for, and the days on which they count', () => {
    const rows = [
      ['A', 'B', 'C', 'D', 'E'],
      ['TST-1', '1.234,50', '1.000', '3/4/2026', '1.000'],
    ]
    const columns = ['SKU', 'Price', 'Price per', 'Valid from', 'From quantity']
    const chosen = choice(columns, { decimals: 'comma', dayOrder: 'month' })
    expect(chosenRows(rows, chosen, priceListColumns.fields)[1]).toEqual([
      'TST-1',
      '1234.50',
      '1000',
      '2026-03-04',
      '1000',
    ])
  })
})

describe('a list of a bank', () => {
  const readChosen = async (rows: string[][], chosen: ColumnChoice) => {
    const file = chosenFile('bank.txt', chosenRows(rows, chosen, bankColumns.fields))
    const bytes = new Uint8Array(await file.arrayBuffer())
    const [statement] = await readBankCsv(file.name, bytes, { currency: 'EUR' })
    return statement?.entries.map(({ bookedOn, amount, payer, reference }) => [
      bookedOn,
      amount,
      payer,
      reference,
    ])
  }
  const rows = [
    ['A', 'B', 'C', 'D', 'E'],
    ['3/4/2026', '1.234', 'Meier', 'INV-7', 'and 8'],
    ['5/4/2026', '-20', 'Rent', 'April', ''],
  ]
  const columns = ['Booking date', 'Amount', 'Payer', 'Reference', 'Reference']
  test('says the day and the amount as they were chosen', async () => {
    expect(await readChosen(rows, choice(columns, { decimals: 'comma', dayOrder: 'day' }))).toEqual(
      [['2026-04-03', '1234.00', 'Meier', 'INV-7 and 8']],
    )
    expect(await readChosen(rows, choice(columns, { decimals: 'dot', dayOrder: 'month' }))).toEqual(
      [['2026-03-04', '1.2340', 'Meier', 'INV-7 and 8']],
    )
  })
  test('an amount is read alike in whichever style it is written, once its style is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom('comma', 'dot'),
        async (cents, decimals) => {
          const locale = decimals === 'comma' ? 'de' : 'en'
          const written = (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2 })
          const read = await readChosen(
            [
              ['A', 'B'],
              ['31.12.2026', written],
            ],
            choice(['Booking date', 'Amount'], { decimals }),
          )
          expect(Number(read?.[0]?.[1]) * 100).toBeCloseTo(cents, 3)
        },
      ),
    )
  })
})

test('cells with quotes, separators and line ends, and what looks like a formula, stay as they are', async () => {
  const cells = ['a "b"', 'x;y,z\t', 'two\nlines', '=1+1', '+4,50']
  const file = chosenFile('list.csv', [['H1', 'H2', 'H3', 'H4', 'H5'], cells])
  const { readSheetsOf } = await import('../src/platform/files/table-file.client.ts')
  expect((await readSheetsOf(file))[0]?.rows[1]).toEqual(cells)
})

const keptFor = (
  sender: string,
  rows: readonly (readonly string[])[],
  made: ColumnChoice,
): KeptChoice => ({
  id: sender,
  sender,
  headings: foldedHeadings(rows, made.headingRow),
  choice: made,
})
const headed = [['A', 'B']]
const alike = [
  ['a ', 'B'],
  ['1', '2'],
]

test('files are the same by their headings, and without headings by their number of columns', () => {
  const made = choice(['Booking date', 'Amount'])
  expect(isOfHeadings(alike, keptFor('', headed, made))).toBe(true)
  expect(isOfHeadings([['A', 'C']], keptFor('', headed, made))).toBe(false)
  expect(isOfHeadings([['A', 'B', 'C']], keptFor('', headed, made))).toBe(false)
  const bare = keptFor('', headed, { ...made, headingRow: 0 })
  expect(isOfHeadings([['1', '2']], bare)).toBe(true)
  expect(isOfHeadings([['1', '2', '3']], bare)).toBe(false)
})

describe('a choice', () => {
  const made = choice(['Booking date', 'Amount'])
  test('is that of the next file with these headings', () => {
    const kept = keptFor('Harbor Bank', headed, made)
    expect(remembered([kept], alike)).toEqual({ kind: 'settled', kept })
    expect(remembered([kept], [['A', 'C']])).toEqual({ kind: 'none' })
  })
  test('for a file without headings is that of no other at once', () => {
    const kept = keptFor('', headed, { ...made, headingRow: 0 })
    expect(remembered([kept], [['1', '2']])).toEqual({ kind: 'none' })
  })
  test('of one sender is not that of another whose files have the same headings: it is asked', () => {
    const [one, same] = [keptFor('One', headed, made), keptFor('Same', headed, made)]
    const other = keptFor('Other', headed, { ...made, dayOrder: 'month' })
    expect(remembered([one, other], alike)).toEqual({ kind: 'asked' })
    expect(remembered([one, same], alike)).toEqual({ kind: 'settled', kept: one })
  })
  test('that amounts are in cents is asked about with each file, as headings do not say it', () => {
    expect(remembered([keptFor('One', headed, { ...made, decimals: 'cents' })], alike)).toEqual({
      kind: 'asked',
    })
  })
})

describe('of who is not signed in, the browser keeps a choice', () => {
  afterEach(() => vi.unstubAllGlobals())
  const memory = (place: string) => browserMemory(place)
  test('in its place, until it is forgotten', async () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    })
    const made = choice(['SKU', 'Quantity'])
    await memory('lines').keep({ sender: '', headings: ['kood', 'tk'], choice: made })
    expect(await memory('lines').list()).toMatchObject([{ headings: ['kood', 'tk'], choice: made }])
    expect(await memory('bank').list()).toEqual([])
    const [kept] = await memory('lines').list()
    await memory('lines').forget(kept?.id ?? '')
    expect(await memory('lines').list()).toEqual([])
  })
})

test.each([
  [['9,20', '1.018,30'], 'comma', ['9.20', '1018.30']],
  [['9.20', '1,018.30'], 'dot', ['9.20', '1018.30']],
  [['1.250', '12'], '', ['1.250', '12']],
  [['9,20', '9.30'], '', ['9,20', '9.30']],
])('a preview of amounts such as %j shows what their column proves', (cells, sign, shown) => {
  const rows = [['Kood', 'Hind'], ...cells.map((cell) => ['A', cell])]
  const chosen = choice(['SKU', 'Price'])
  expect(provenDecimals(rows, chosen, 1)).toBe(sign)
  const seen = chosenRows(rows, chosen, priceListColumns.fields, (index) =>
    provenDecimals(rows, chosen, index),
  )
  expect(seen.slice(1).map(([, amount]) => amount)).toEqual(shown)
  // What is read is left to the reader, who knows more of the list.
  const read = chosenRows(rows, chosen, priceListColumns.fields)
  expect(read.slice(1).map(([, amount]) => amount)).toEqual(cells)
})
