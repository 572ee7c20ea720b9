/** What an entry stores, who may read it, and what can be put back. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  difference,
  displayValue,
  idsWithin,
  isReversible,
  readableKinds,
  restorableSince,
  reversibleFields,
} from './rules.ts'

describe('the difference', () => {
  test('has the fields that changed, and nothing else', () => {
    expect(
      difference(
        { price: '$1.00', name: 'Saw', gtin: '1' },
        { price: '$2.00', name: 'Saw', mpn: 'x' },
      ),
    ).toEqual({
      before: { price: '$1.00', gtin: '1', mpn: null },
      after: { price: '$2.00', gtin: null, mpn: 'x' },
    })
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual({
      before: {},
      after: {},
    })
    expect(difference(undefined, { name: 'Saw' })).toEqual({
      before: { name: null },
      after: { name: 'Saw' },
    })
  })
  test('never has a secret, whatever it is called', () => {
    const secrets = {
      password: 'a',
      currentPassword: 'b',
      access_token: 'c',
      clientSecret: 'd',
      hash: 'e',
      apiKey: 'f',
      totp: 'g',
      recoveryCodes: 'h',
    }
    expect(difference(secrets, {})).toEqual({ before: {}, after: {} })
  })
  test('names the same fields on both sides', () => {
    const fields = fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue())
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const result = difference(before, after)
        expect(Object.keys(result.before)).toEqual(Object.keys(result.after))
      }),
    )
  })
})

test('values are shown as text', () => {
  expect([null, undefined, 'x', 7, ['a']].map((value) => displayValue(value))).toEqual([
    null,
    null,
    'x',
    '7',
    'a',
  ])
  const ladder = [
    { price: '$9.88', from: 24 },
    { price: '$9.00', from: 60 },
  ]
  expect(displayValue(ladder)).toBe('price $9.88, from 24; price $9.00, from 60')
  const [person, picture] = [
    '01a2b3c4-0000-7000-8000-00000000000a',
    '01a2b3c4-0000-7000-8000-00000000000b',
  ]
  const names = new Map([[person, 'Olga Owner']])
  expect([person, picture].map((id) => displayValue(id, names))).toEqual(['Olga Owner', null])
  const nested = [{ by: person, picture, note: null, from: 24 }, picture]
  expect(idsWithin(nested)).toEqual([person, picture, picture])
  expect(displayValue(nested, names)).toBe('by Olga Owner, from 24')
})

// Source: product rule 8.3.
test('an edit of a tool can be put back, its stock and its beginning cannot', () => {
  expect(isReversible('tool', { before: { price: '$1' }, after: { price: '$2' } })).toBe(true)
  expect(isReversible('tool', { before: { Stock: 5 }, after: { Stock: 3 } })).toBe(false)
  expect(isReversible('tool', { before: { name: null }, after: { name: 'Saw' } })).toBe(false)
  expect(isReversible('tool', { before: { name: 'Saw' }, after: { name: null } })).toBe(false)
  expect(isReversible('order', { before: { status: 'a' }, after: { status: 'b' } })).toBe(false)
})

test('staff read the history of what they may see', () => {
  expect(readableKinds(['orders'])).toEqual(['order', 'document', 'quote', 'received-order'])
  expect(readableKinds(['customers'])).toEqual(['user', 'company'])
  expect(readableKinds([])).toEqual([])
  expect(readableKinds(['owner'])).toContain('staff')
  expect(readableKinds(['read'])).toEqual(readableKinds(['owner']))
})

test('stock and what the form does not have stay as they are when an edit is put back', () => {
  expect(reversibleFields({ price: '$1.00', Stock: 7, pictures: 'a', name: 'Saw' })).toEqual({
    price: '$1.00',
    name: 'Saw',
  })
  const isReversed = (before: Record<string, unknown>, after: Record<string, unknown>) =>
    isReversible('tool', { before, after })
  expect(isReversed({ Stock: 7, name: 'Saw' }, { Stock: 8, name: 'Axe' })).toBe(true)
  expect(isReversed({ Stock: 7 }, { Stock: 8 })).toBe(false)
})

test('what was deleted is restored for thirty days', () => {
  expect(restorableSince(new Date('2026-05-31T12:00:00Z'))).toEqual(
    new Date('2026-05-01T12:00:00Z'),
  )
})
