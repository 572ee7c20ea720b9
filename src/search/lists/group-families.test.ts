/** Families in a list: what stands together, where, and what is not grouped. */
import { describe, expect, test } from 'vitest'
import { groupFamilies, groupsFamilies } from './group-families.ts'
import type { ListedTool } from '../components/listed-tool.ts'

const listed = (name: string, price: number, family?: string, brand = 'Drevholt'): ListedTool => ({
  row: {
    ...{ id: name, slug: name, sku: name, name, brand, image: '', picture: null, price },
    ...{ priceBreaks: [], minimumQuantity: 1, packSize: 1, stock: 1 },
  },
  ...(family === undefined ? {} : { family: { key: `${brand} / ${family}`, name: family } }),
})
const wrench = (size: number, price: number) => listed(`Wrench ${size} mm`, price, 'Wrench')

describe('families in a list', () => {
  test('stand together in the place of their first tool, with their range and lowest price', () => {
    const [saw, file] = [listed('Saw', 100), listed('File', 200)]
    const wrenches = [wrench(13, 275), wrench(8, 195), wrench(24, 660)]
    const [first, group, last, ...rest] = groupFamilies(
      [saw, ...wrenches.slice(0, 1), file, ...wrenches.slice(1)],
      true,
    )
    expect([first, last, rest]).toEqual([saw, file, []])
    expect(group).toEqual({
      key: 'Drevholt / Wrench',
      name: 'Wrench',
      range: '8 to 24 mm',
      price: 195,
      basis: '',
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
    expect(groupFamilies(tools, true)).toEqual(tools)
  })

  test('no tool is lost or shown twice', () => {
    const tools = [wrench(8, 1), listed('Saw', 4), wrench(10, 2), wrench(13, 3), listed('File', 4)]
    const shown = groupFamilies(tools, true).flatMap((item) =>
      'key' in item ? item.tools : [item],
    )
    expect(new Set(shown)).toEqual(new Set(tools))
    expect(shown).toHaveLength(tools.length)
  })

  test('are not grouped where prices or time are the order, or where a size is searched for', () => {
    expect(
      [{}, { sort: 'name' as const }, { q: 'wrench' }].map((address) => groupsFamilies(address)),
    ).toEqual([true, true, true])
    expect(
      [
        { sort: 'price' as const },
        { sort: 'price-down' as const },
        { sort: 'newest' as const },
        { q: '13 mm wrench' },
      ].map((address) => groupsFamilies(address)),
    ).toEqual([false, false, false, false])
  })
})
