/** Percentages for quantities: a price list has prices for quantities, and one discount per row. */
import { expect, test } from 'vitest'
import { listOf, useLists } from '../test-lists.ts'

const { imported, priced } = useLists()

const share = "'5 %' is a percentage, not a price. Enter the price for this quantity."
test.each([
  [['SKU;Price;10+', 'A-1;10,00;5 %'], share],
  [['SKU;10+', 'A-1;5 %'], share],
  [['SKU;Price;Quantity prices', 'A-1;10,00;10+: 5 %'], share],
  [
    ['SKU;Discount', 'A-1;10+: 5 %'],
    'The discount applies from 10 pieces, but discounts in a price list apply from the first piece. Enter a price for this quantity instead.',
  ],
])('%s', async (lines, why) => expect((await priced(listOf(...lines)))['A-1']?.asked).toBe(why))

test('quantities with plus and colon are read', async () =>
  expect(
    await priced(listOf('SKU;Price;Quantity prices', 'A-1;10,00;"10+: 9,50; 50 +: 9,00"')),
  ).toMatchObject({
    'A-1': {
      price: 1000,
      priceBreaks: [
        { from: 10, price: 950 },
        { from: 50, price: 900 },
      ],
      asked: '',
    },
  }))

test('percentages below quantities of a catalogue', async () =>
  expect((await imported(listOf('SKU;Name;Price;10+', 'PL-1;Saw;10,00;5 %')))['PL-1']?.asked).toBe(
    share,
  ))
