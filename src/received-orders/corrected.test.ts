/** What counts as corrected. */
import { expect, test } from 'vitest'
import { correctionOf, countCorrected, countKinds } from './corrected.ts'

test('a tool that was chosen, another quantity and a line that is left out are corrections', () => {
  const written = { quantity: ' 5 ' }
  expect(correctionOf(written, { sku: 'SAW-1', quantity: 12 })).toEqual({
    kind: 'changed',
    sku: 'SAW-1',
    quantity: { was: '5', is: 12 },
  })
  expect(correctionOf(written, { sku: 'SAW-1' })).toMatchObject({ quantity: undefined })
  expect(correctionOf(written, { sku: 'SAW-1', leftOut: true })).toEqual({ kind: 'left-out' })
})

test('who only agrees, or restores a line, has corrected nothing', () => {
  expect(correctionOf({ quantity: '5' }, {})).toBeUndefined()
  expect(correctionOf({ quantity: '5' }, { leftOut: false })).toBeUndefined()
  const tool = { id: '1', sku: 'SAW-1' }
  expect(countCorrected([{ leftOut: false }, {}, { tool }, { quantity: 2, leftOut: true }])).toBe(2)
})

test('a line counts for the tool and for the quantity, and once where it is left out', () => {
  const tool = { id: '1', sku: 'SAW-1' }
  const corrections = [
    { tool, quantity: 5 },
    { quantity: 2 },
    { tool, leftOut: true },
    { leftOut: false },
  ]
  expect(countKinds(corrections)).toEqual({ tool: 1, quantity: 2, 'left-out': 1 })
  expect(countKinds([])).toEqual({ tool: 0, quantity: 0, 'left-out': 0 })
})
