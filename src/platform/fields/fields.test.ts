/** Text, e-mail addresses and ids: one strict schema for all contracts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeDecode } from 'zod/v4/core'
import { canonicalEmail } from './canonical-email.ts'
import { Email, Id, Line, OptionalLine, Text, Integer } from './fields.ts'

describe('e-mail addresses', () => {
  test.each([
    ['Jane@Example.COM', 'jane@example.com'],
    ['first.last@shop.info', 'first.last@shop.info'],
    ['a_b+c@x.co', 'a_b+c@x.co'],
    [' pad@x.co ', 'pad@x.co'],
  ])('%j is %j', (input, canonical) => {
    expect(safeDecode(Email, input)).toMatchObject({ success: true, data: canonical })
  })
  test.each([
    '',
    'jane',
    'jane@',
    '@x.co',
    'jane@x',
    'ja ne@x.co',
    'jäne@x.co',
    'jane@exämple.com',
    'jane@x.co\0',
    'a@b@c.co',
    `${'a'.repeat(65)}@x.co`,
    'jane@x..co',
    'jane@-x.co',
  ])('%j is refused', (input) => {
    expect(safeDecode(Email, input).success).toBe(false)
  })
  test('a sign that Unicode would fold into ASCII stays another person, or nobody', () => {
    // U+212A KELVIN SIGN lower-cases to k, U+0131 upper-cases to I: folding them would open the
    // account of somebody else.
    for (const trick of ['\u212Aelvin@x.co', 'm\u0131ke@x.co'])
      expect(canonicalEmail(trick)).toBeUndefined()
  })
})

describe('text', () => {
  test.each(['a\0b', 'a\u202Eb', '\uD800', 'a\u0007b', '\u2066x', 'x\uFEFF'])(
    '%j is refused',
    (input) => {
      expect(safeDecode(Text(100), input).success).toBe(false)
      expect(safeDecode(Line(100), input).success).toBe(false)
    },
  )
  test('is composed, so that two spellings of a name are one', () => {
    expect(safeDecode(Line(100), 'Zoe\u0308')).toMatchObject({ data: 'Zoë' })
  })
  test('of one line has no second', () => {
    expect(safeDecode(Line(100), 'a\nb').success).toBe(false)
    expect(safeDecode(Text(100), 'a\nb')).toMatchObject({ data: 'a\nb' })
  })
  test.each([
    ['Admin\u200B', 'Admin'],
    ['Ad\u00ADmin', 'Admin'],
    ['\u2060Admin\u200D', 'Admin'],
    ['Admin\u{E0041}\uFE0F', 'Admin'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['tough 👩\u200D🔧 ❤\uFE0F 1\uFE0F\u20E3', 'tough 👩\u200D🔧 ❤\uFE0F 1\uFE0F\u20E3'],
  ])('%j is %j, without what nobody sees', (input, output) => {
    expect(safeDecode(Text(100), input)).toMatchObject({ data: output })
    expect(safeDecode(Line(100), input)).toMatchObject({ data: output })
    expect(safeDecode(OptionalLine(100), input)).toMatchObject({ data: output })
  })
  test.each(['\u200B', '\u3164', '\u00AD\u2060', '\u2800', '\u0301', '\uFFA0 \u115F'])(
    '%j looks empty, and is',
    (input) => {
      expect(safeDecode(Text(100), input).success).toBe(false)
      expect(safeDecode(Line(100), input).success).toBe(false)
      expect(safeDecode(OptionalLine(100), input)).toMatchObject({ data: '' })
    },
  )
  test('of spaces alone is empty', () => {
    expect(safeDecode(Line(100), '   ').success).toBe(false)
  })
})

describe('whole numbers', () => {
  test.each([
    [24, 24],
    ['24', 24],
    ['0', 0],
  ])('%j is %s', (input, value) => {
    expect(safeDecode(Integer(0, 100), input)).toMatchObject({ data: value })
  })
  test.each([
    '024',
    '2.5',
    2.5,
    '1e1',
    -1,
    '-1',
    '１０',
    '',
    null,
    true,
    [24],
    101,
    Number.NaN,
    2 ** 53,
    '99999999999',
  ])('%j is refused', (input) => {
    expect(safeDecode(Integer(0, 100), input as never).success).toBe(false)
  })
})

test('an id is a UUID in lower case and nothing else', () => {
  expect(safeDecode(Id, '01a1fdfb-8952-7240-9e02-f740b525b71a').success).toBe(true)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (input) => {
      expect(safeDecode(Id, input).success).toBe(false)
    }),
  )
})
