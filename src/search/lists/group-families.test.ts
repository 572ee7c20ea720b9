/** Families in a list: what is together, where, and when a list is one family. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupFamilies, isOneFamily } from './group-families.ts'
import type { ListedTool } from './listed-tool.ts'

const listed = (name: string, price: number, family?: string, brand = 'Drevholt'): ListedTool => {
  const row = {
    id: name,
    slug: name,
    sku: name,
    name,
    brand,
    image: '',
    picture: null,
    price,
    priceBreaks: [],
    minimumQuantity: 1,
    packSize: 1,
    stock: 1,
  }
  return family === undefined
    ? { row }
    : { row, family: { key: `${brand} / ${family}`, name: family } }
}
const wrench = (size: number, price: number) => listed(`Wrench ${size} mm`, price, 'Wrench')

describe('families in a list', () => {
  test('are together in the place of their first tool, with their range', () => {
    const [saw, file] = [listed('Saw', 100), listed('File', 200)]
    const wrenches = [wrench(13, 275), wrench(8, 195), wrench(24, 660)]
    const [first, group, last, ...rest] = groupFamilies([
      saw,
      ...wrenches.slice(0, 1),
      file,
      ...wrenches.slice(1),
    ])
    expect([first, last, rest]).toEqual([saw, file, []])
    expect(group).toEqual({
      key: 'Drevholt / Wrench',
      name: 'Wrench',
      range: '8 to 24 mm',
      tools: wrenches,
    })
  })

  test('of two tools stay as they are, and so do tools of the same name by another brand', () => {
    const tools = [
      wrench(8, 1),
      wrench(10, 2),
      listed('Wrench 13 mm', 3, 'Wrench', 'Kestrow'),
      listed('Saw', 4),
    ]
    expect(groupFamilies(tools)).toEqual(tools)
  })

  test('no tool is lost, shown twice or before its family, whatever the order', () => {
    const names = fc.uniqueArray(fc.tuple(fc.nat(50), fc.constantFrom('', 'Wrench', 'File')), {
      selector: ([size]) => size,
    })
    fc.assert(
      fc.property(names, (sizes) => {
        const tools = sizes.map(([size, family]) =>
          listed(`${family} ${size}`, size, family === '' ? undefined : family),
        )
        const items = groupFamilies(tools)
        const shown = items.flatMap((item) => ('key' in item ? item.tools : [item]))
        expect(shown).toHaveLength(tools.length)
        expect(new Set(shown)).toEqual(new Set(tools))
        const places = items
          .flatMap((item) => ('key' in item ? item.tools.slice(0, 1) : [item]))
          .map((tool) => tools.indexOf(tool))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
      }),
    )
  })

  test('are the whole list only where nothing else is listed', () => {
    const wrenches = [wrench(8, 1), wrench(10, 2), wrench(13, 3)]
    expect(isOneFamily(wrenches)).toBe(true)
    expect(isOneFamily([...wrenches, listed('Saw', 4)])).toBe(false)
    expect(isOneFamily(wrenches.slice(1))).toBe(false)
    expect(isOneFamily([listed('Saw', 4)])).toBe(false)
  })
})
