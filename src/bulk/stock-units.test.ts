/** Stocks next to a unit of several pieces, and packs that are words. */
import { expect, test } from 'vitest'
import { listOf, useLists } from './test-lists.ts'

const { imported, priced } = useLists()
const askedIn = async (...lines: readonly string[]) =>
  Object.values(await imported(listOf(...lines))).map(({ asked }) => asked)
const doubt = (pieces: number) =>
  `The unit of this row is 12 pieces, but ${pieces} is read as a number of pieces. Check the number.`

test('a multiple of the unit may be pieces or units, unless all stocks of a list are multiples', async () => {
  const heading = 'SKU;Name;Price;Unit;Stock'
  expect(await askedIn(heading, 'SU-1;Hammer;9,60;Dozens;24')).toEqual([doubt(24)])
  expect(await askedIn(heading, 'SU-1;Hammer;9,60;Dozens;24', 'SU-2;Saw;8,40;Dozens;7')).toEqual([
    doubt(24),
    doubt(7),
  ])
  expect(
    await askedIn(
      heading,
      'SU-1;Hammer;9,60;Dozens;24',
      'SU-2;Saw;8,40;Dozens;144',
      'SU-3;Axe;8,40;Dozens;0',
      'SU-4;Pick;8,40;Dozens;60',
    ),
  ).toEqual(['', '', '', ''])
})

test('a box in each row below Pack may be what the price is for', async () => {
  const why =
    "'Pack' contains box in this row and is not used. Check whether this is the price unit."
  const lines = ['SKU;Name;Price;Pack', 'A-1;Hammer;9,90;box', 'A-2;Saw;8,50;box']
  expect(await askedIn(...lines)).toEqual([why, why])
  const files = await priced(listOf(...lines))
  expect(Object.values(files).map(({ asked }) => asked)).toEqual([why, why])
})

test('the measure of a feed for its unit prices is a note about the article', async () => {
  const read = await imported(
    listOf(
      'id,title,description,link,image_link,price,unit_pricing_measure,unit_pricing_base_measure',
      'UP-1,Glue,G,https://shop.example/1,https://shop.example/1.jpg,9.90 EUR,750 ml,100 ml',
      'UP-2,Oil,O,https://shop.example/2,https://shop.example/2.jpg,8.50 EUR,1 l,1 l',
    ),
  )
  expect(read['UP-1']).toMatchObject({ price: '€9.90', asked: '' })
  expect(read['UP-2']).toMatchObject({ price: '€8.50', asked: '' })
})
