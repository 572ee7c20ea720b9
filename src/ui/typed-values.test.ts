/** What was typed into a form stays when its record is loaded again, and nothing else does. */
import { expect, test } from 'vitest'
import { mergeTyped, typedValues } from './typed-values.ts'

const opened = { revision: 3, name: 'Ironmonger', tagline: 'tools', zones: [{ name: 'EU' }] }

test('typed is what differs from what was opened, and never the revision', () => {
  expect(typedValues({ ...opened, revision: 9 }, opened)).toEqual({})
  expect(typedValues({ ...opened, tagline: 'hammers', zones: [] }, opened)).toEqual({
    tagline: 'hammers',
    zones: [],
  })
})

test('what nobody typed over takes the new value, with its revision', () => {
  const current = { ...opened, revision: 4, name: 'Amboss' }
  expect(mergeTyped({ ...opened, tagline: 'hammers' }, opened, current)).toEqual({
    ...current,
    tagline: 'hammers',
  })
})

test('where both have changed the same, the revision that was read stays, so that saving tells', () => {
  const current = { ...opened, revision: 4, name: 'Amboss', tagline: 'nails' }
  expect(mergeTyped({ ...opened, tagline: 'hammers' }, opened, current)).toEqual({
    ...current,
    tagline: 'hammers',
    revision: 3,
  })
  // Both typed the same: there is nothing to tell.
  expect(mergeTyped({ ...opened, tagline: 'nails' }, opened, current)).toEqual(current)
})

test('a revision that was told already counts', () => {
  const current = { ...opened, revision: 4, tagline: 'nails' }
  const told = { ...opened, revision: 4, tagline: 'hammers' }
  expect(mergeTyped(told, opened, current)).toEqual({ ...current, tagline: 'hammers' })
})
