/** A number of a workbook is what a person sees of it: a text, nothing, or digits with signs. */
import { utils, write, type WorkSheet } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { useLists } from './test-lists.ts'

const { imported, priced } = useLists()

/** A list with one article; its SKU and price have these formats. */
function listWith(
  { sku = 'A-1', price = 12.5 }: { readonly sku?: string | number; readonly price?: number },
  formats: { readonly sku?: string; readonly price?: string },
): Uint8Array {
  const sheet: WorkSheet = utils.aoa_to_sheet([
    ['SKU', 'Name', 'Price'],
    [sku, 'Hammer', price],
  ])
  if (formats.sku !== undefined) sheet['A2'].z = formats.sku
  if (formats.price !== undefined) sheet['C2'].z = formats.price
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'List')
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' })
  return new Uint8Array(bytes)
}

test.each([
  ['[<20]"on request";0.00', '‘on request’'],
  [';;;', 'nothing'],
  ['0.00"¢"', '12.50 cents'],
  ['"< "0.00', 'less than 12.50'],
  ['0.00" %"', '12.50 percent'],
])('a price with the format %s shows %s: no price without a question', async (format) => {
  const formats = { price: format }
  const asked = (await imported(listWith({ sku: 'SF-1' }, formats), 'list.xlsx'))['SF-1']?.asked
  expect(asked).not.toBe('')
  const row = (await priced(listWith({}, formats), 'prices.xlsx'))['A-1']
  expect(row?.['price'] === undefined || row.asked !== '').toBe(true)
})

test('a price per metre is that of an article that is sold by the metre', async () => {
  const formats = { price: '0.00" per m"' }
  const read = await imported(listWith({ sku: 'SF-1' }, formats), 'list.xlsx')
  expect(read['SF-1']).toMatchObject({ price: '€12.50', unit: 'metre', asked: '' })
  expect((await priced(listWith({}, formats), 'prices.xlsx'))['A-1']?.asked).not.toBe('')
})

test.each([
  [12_500, '#,##0.0,', '12.5 (in the file: 12500)'],
  [12_500_000, '0.0,,', '12.5 (in the file: 12500000)'],
])(
  '%d with the format %s is shown in thousands: both numbers are named',
  async (price, format, said) => {
    const bytes = listWith({ sku: 'SF-1', price }, { price: format })
    expect((await imported(bytes, 'list.xlsx'))['SF-1']?.asked).toContain(said)
    const row = (await priced(listWith({ price }, { price: format }), 'prices.xlsx'))['A-1']
    expect(row?.['price']).toBeUndefined()
    expect(row?.asked).toContain(said)
  },
)

test('an article number is the one that is shown', async () => {
  const read = await imported(listWith({ sku: 123 }, { sku: '000-000' }), 'list.xlsx')
  expect(Object.keys(read)).toEqual(['000-123'])
})

test.each([
  '#,##0.00',
  '_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-',
  '0.000',
])('a price with the format %s is the number', async (format) =>
  expect(await imported(listWith({}, { price: format }), 'list.xlsx')).toMatchObject({
    'A-1': { price: '€12.50', asked: '' },
  }),
)
