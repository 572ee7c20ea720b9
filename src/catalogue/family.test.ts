/** What a family's table calls its rows, and that the demo shop's families are told apart by it. */
import { expect, test } from 'vitest'
import toolsFile from '../../demo/tools.json' with { type: 'json' }
import { differingSpecs, familySizes, sizeIn } from './family.ts'

test.each([
  ['Combination Wrench', 'Combination Wrench 13 mm', '13 mm'],
  ['combination wrench', 'Combination Wrench 13 mm', '13 mm'],
  ['Spirit Level', 'Spirit Level 600 mm Magnetic', '600 mm Magnetic'],
  ['Spirit', 'Spirits 5', 'Spirits 5'],
  ['Hammer', 'Hammer', 'Hammer'],
  ['', 'Hammer 5', 'Hammer 5'],
])('in %s, %s is %s', (family, name, size) => {
  expect(sizeIn(family, name)).toBe(size)
})

test("the demo shop's families have several tools each, and every tool a size of its own", () => {
  const families = Map.groupBy(
    toolsFile.filter((tool) => tool.family !== ''),
    (tool) => `${tool.brand} ${tool.family}`,
  )
  expect(families.size).toBeGreaterThan(20)
  for (const [family, tools] of families) {
    const sizes = tools.map((tool) => sizeIn(tool.family, tool.name))
    expect(sizes.length, family).toBeGreaterThan(1)
    expect(new Set(sizes).size, family).toBe(sizes.length)
    expect(
      sizes.every((size, row) => size !== tools[row]?.name),
      family,
    ).toBe(true)
  }
})

test.each([
  ['Wrench', ['Wrench 8 mm', 'Wrench 24 mm', 'Wrench 10 mm'], '8 to 24 mm'],
  ['Knife', ['Knife 6 in', 'Knife 1-1/2 in'], '1-1/2 to 6 in'],
  ['Socket', ['Socket 1/2 in Drive', 'Socket 1/4 in Drive'], '1/4 to 1/2 in'],
  ['Level', ['Level 400 mm', 'Level 600 mm Magnetic'], '400 to 600 mm'],
  ['Hammer', ['Hammer 4 lb', 'Hammer 12 lb'], '4 to 12 lb'],
  ['Tape', ['Tape 5 m Metric', 'Tape 25 ft'], undefined],
  ['Snips', ['Snips Left', 'Snips Right'], undefined],
  ['Bar', ['Bar 3 minutes', 'Bar 5 minutes'], undefined],
  ['Bar', ['Bar 3 mm', 'Bar 3 mm black'], undefined],
  ['Bar', [], undefined],
])('the sizes of %s in %j are %s', (family, names, range) => {
  expect(familySizes(family, names)).toEqual({ count: names.length, range })
})

const wrench = (size: string, specs: Readonly<Record<string, string>>) => ({
  name: `Wrench ${size}`,
  specs: Object.entries(specs).map(([name, value]) => ({ name, value })),
})

test('the columns of a family are the specifications that differ, but not the size again', () => {
  const tools = [
    wrench('8 mm', { Size: '8 mm', Length: '120 mm', Finish: 'Satin' }),
    wrench('10 mm', { Size: '10 mm', Length: '140 mm', Finish: 'Satin', Ring: '12-point' }),
  ]
  expect(differingSpecs('Wrench', tools, 4)).toEqual([
    { name: 'Length', values: ['120 mm', '140 mm'] },
    { name: 'Ring', values: [undefined, '12-point'] },
  ])
  expect(differingSpecs('Wrench', tools, 1).map(({ name }) => name)).toEqual(['Length'])
  expect(differingSpecs('Wrench', tools.slice(0, 1), 4)).toEqual([])
})
