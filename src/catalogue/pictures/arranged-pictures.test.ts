/** Where a new picture of a tool stands, and what the name of a file means. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePictureFileName, withPicture } from './arranged-pictures.ts'

const of = (...images: readonly string[]) => images.map((image) => ({ image, alt: '' }))

describe('a new picture', () => {
  test('takes the place of the address that it was fetched from, with its words', () => {
    const pictures = [...of('a'), { image: 'https://x.example/b', alt: 'From behind' }, ...of('c')]
    expect(
      withPicture(pictures, { image: 'b', source: 'https://x.example/b', place: null }, 12),
    ).toEqual([...of('a'), { image: 'b', alt: 'From behind' }, ...of('c')])
  })

  test('stands last without a place, and at its place with one', () => {
    const add = (place: number | null) =>
      withPicture(of('a', 'b'), { image: 'n', source: 'n.jpg', place }, 12)
    expect(add(null)).toEqual(of('a', 'b', 'n'))
    expect(add(0)).toEqual(of('n', 'b'))
    expect(add(1)).toEqual(of('a', 'n'))
    expect(add(7)).toEqual(of('a', 'b', 'n'))
  })

  test('that is there already changes nothing', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 }),
        fc.nat(20),
        fc.option(fc.nat(20)),
        (images, nth, place) => {
          const image = images[nth % images.length] ?? ''
          const result = withPicture(of(...images), { image, source: 'zip: x', place }, 12)
          expect(result).toEqual(of(...images))
        },
      ),
    ))

  test('is refused where there are as many as may be, unless it replaces one', () => {
    const full = of('a', 'b', 'c')
    expect(withPicture(full, { image: 'n', source: 's', place: null }, 3)).toBeUndefined()
    expect(withPicture(full, { image: 'n', source: 's', place: 2 }, 3)).toEqual(of('a', 'b', 'n'))
  })
})

test.each([
  ['HAM-16.jpg', [['HAM-16', 0]]],
  [
    'HAM-16_2.jpg',
    [
      ['HAM-16_2', 0],
      ['HAM-16', 1],
    ],
  ],
  [
    'new pictures/87 01 250_10.webp',
    [
      ['87 01 250_10', 0],
      ['87 01 250', 9],
    ],
  ],
  ['1.5.png', [['1.5', 0]]],
  ['HAM_0.jpg', [['HAM_0', 0]]],
])('the file %s', (name, meanings) =>
  expect(parsePictureFileName(name).map(({ sku, place }) => [sku, place])).toEqual(meanings),
)
