/** The icons of the settings cards. */
import { expect, test } from 'vitest'
import { cardShapes } from './part-icons.tsx'

test('no two cards of the settings have the same icon', () => {
  const shapes = Object.values(cardShapes)
  expect(shapes.length).toBeGreaterThan(20)
  expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([])
})
