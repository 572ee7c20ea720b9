/** What a family's table calls its rows, and that the demo shop's families are told apart by it. */
import { expect, test } from 'vitest'
import toolsFile from '../../demo/tools.json' with { type: 'json' }
import { sizeIn } from './family.ts'

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
