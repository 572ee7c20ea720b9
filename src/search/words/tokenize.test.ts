/**
 * Words and sizes: however they are written, on a tool or in the search box, they come out the
 * same.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closestWords, editDistance } from './edit-distance.ts'
import { searchDocument } from '../index/search-document.ts'
import { nameKey, stemOf, tokenize } from './tokenize.ts'
import { maxQueryWords, queryWords, termsOf, toTsquery } from '../query/tsquery.ts'

const lexemes = (text: string): string[] => tokenize(text).map(({ lexeme }) => lexeme)
const foundBy = (name: string): ReadonlySet<string> =>
  new Set(
    searchDocument({
      sku: 'X-1',
      name,
      brand: '',
      category: '',
      family: '',
      keywords: '',
      specs: [],
      identifiers: {},
      packs: [],
    })
      .vector.split(' ')
      .map((quoted) => quoted.replaceAll("'", '')),
  )
/** Whether a tool of this name has all that is asked for. */
const has = (name: string, asked: string): boolean =>
  queryWords(asked).every(({ lexeme }) => foundBy(name).has(lexeme))

describe('a size', () => {
  test.each([
    ['13 mm wrench', 'Combination Wrench 13 mm'],
    ['13mm wrench', 'Combination Wrench 13 mm'],
    ['wrench 13', 'Combination Wrench 13 mm'],
    ['13-mm wrenches', 'Combination Wrench 13 mm'],
    ['1.3 cm', 'Combination Wrench 13 mm'],
    ['1/2 drive', 'Torque Wrench 1/2 in Drive 40-210 N·m'],
    ['1/2" drive', 'Torque Wrench 1/2 in Drive 40-210 N·m'],
    ['1/2in drive', 'Torque Wrench 1/2 in Drive 40-210 N·m'],
    ['½ inch', 'Torque Wrench 1/2 in Drive 40-210 N·m'],
    ['half inch drive', 'Torque Wrench 1/2 in Drive 40-210 N·m'],
    ['three-quarter inch', 'Ratchet 3/4 in'],
    ['1/2” drive', 'Torque Wrench 1/2 in Drive 40-210 N·m'],
    ['0.5 in', 'Ratchet 1/2 in'],
    ['210 nm', 'Torque Wrench 1/2 in Drive 40-210 N·m'],
    ['40 N-m', 'Torque Wrench 1/2 in Drive 40-210 N·m'],
    ['16 oz', 'Claw Hammer 16 oz'],
    ['16oz hammer', 'Claw Hammer 16 oz'],
    ['1 lb hammer', 'Claw Hammer 16 oz'],
    ['1-1/2 in', 'Putty Knife 1 1/2"'],
    ['1½ inch knife', 'Putty Knife 1-1/2 in'],
    ['300 mm clamp', 'F-Clamp 300 x 80 mm'],
    ['300x80mm', 'F-Clamp 300 x 80 mm'],
    ['f clamp', 'F-Clamp 300 x 80 mm'],
    ['fclamp', 'F-Clamp 300 x 80 mm'],
    ['4 ft', 'Level 48 in'],
    ["4' level", 'Level 48 in'],
    ['1,200 mm', 'Spirit Level 1200 mm'],
    ['M8', 'Hex M8'],
    ['12 tpi', 'Saw 12TPI'],
  ])('%j finds %j', (asked, name) => {
    expect(has(name, asked)).toBe(true)
  })
  test.each([
    ['13 mm', 'Wrench 13 in'],
    ['1/2 drive', 'Wrench 1/4 in Drive'],
    ['3 mm', 'Wrench 13 mm'],
    ['1 in', 'Wrench 1/2 in'],
    ['16 oz', 'Hammer 16 mm'],
    ['2 mm', 'Wrench 1/2 in'],
  ])('%j does not find %j', (asked, name) => {
    expect(has(name, asked)).toBe(false)
  })

  const amount = fc.oneof(
    fc.integer({ min: 1, max: 5000 }).map(String),
    fc
      .tuple(fc.integer({ min: 1, max: 63 }), fc.constantFrom(2, 4, 8, 16, 32, 64))
      .map(([above, below]) => `${above}/${below}`),
    fc.integer({ min: 1, max: 999 }).map((n) => `${n / 10}`),
  )
  const spellings = fc.constantFrom(
    ['mm', 'MM', 'millimeters', 'Millimetre'],
    ['in', 'inch', 'inches', '"', '”', 'IN'],
    ['oz', 'ounce', 'Ounces'],
    ['ft', "'", 'feet'],
    ['g', 'gram'],
    ['N·m', 'nm', 'N-m', 'N m'],
  )
  test('is the same however its unit is spelled and joined', () => {
    fc.assert(
      fc.property(
        amount,
        spellings,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('', ' ', '-'),
        fc.constantFrom('', ' ', '  '),
        (n, names, a, b, one, other) => {
          expect(lexemes(`Wrench ${n}${one}${names[a % names.length]}`)).toEqual(
            lexemes(`wrench ${n}${other}${names[b % names.length]}`),
          )
        },
      ),
    )
  })
  test('is another when its number is another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 }), (a, b) => {
        expect(lexemes(`${a} mm`)[0] === lexemes(`${b}mm`)[0]).toBe(a === b)
      }),
    )
  })
  test('of the same length is the same: 4 ft and 48 in, 1.5 kg and 1500 g', () => {
    expect([lexemes('4 ft'), lexemes('1.5 kg'), lexemes('2 lb'), lexemes('5 m')]).toEqual([
      lexemes('48 in'),
      lexemes('1500 g'),
      lexemes('32 oz'),
      lexemes('5000 mm'),
    ])
  })
})

describe('words', () => {
  test.each([
    ['wrenches', 'wrench'],
    ['hammers', 'hammer'],
    ['pliers', 'plier'],
    ['knives', 'knife'],
    ['axes', 'axe'],
    ['files', 'file'],
    ['bodies', 'body'],
    ['shelves', 'shelf'],
    ['saws', 'saw'],
    ['vises', 'vise'],
    ['squares', 'square'],
    ['boxes', 'box'],
    ['brushes', 'brush'],
    ['dies', 'die'],
    ['pickaxes', 'pickaxe'],
    ['tapes', 'tape'],
  ])('%s and %s are one', (plural, singular) => {
    expect(stemOf(plural)).toBe(stemOf(singular))
  })
  test.each(['glass', 'brass', 'stainless', 'bus', 'gas', 'tape', 'plane'])(
    '%s is no plural',
    (word) => {
      expect(stemOf(word)).toBe(word)
    },
  )
  test('any text becomes words that PostgreSQL takes as they are', () => {
    fc.assert(
      fc.property(
        fc
          .array(
            fc
              .integer({ min: 0, max: 0x10ffff })
              .filter((point) => point < 0xd800 || point > 0xdfff)
              .map((point) => String.fromCodePoint(point)),
            { maxLength: 60 },
          )
          .map((signs) => signs.join('')),
        (text) => {
          expect(
            tokenize(text)
              .flatMap(({ lexeme, variants }) => [lexeme, ...variants])
              .filter((one) => !/^[\p{L}\p{N}]{1,60}$/u.test(one)),
          ).toEqual([])
        },
      ),
    )
  })
  test('letters, accents and their composition make no difference', () => {
    fc.assert(
      fc.property(
        fc
          .array(
            fc.constantFrom('ä', 'É', 'ñ', 'Å', 'ﬁ', 'ǆ', 'ก็', '가', 'a', ' ', '1', '½', '²', '-'),
            { maxLength: 30 },
          )
          .map((signs) => signs.join('')),
        (text) => {
          expect(lexemes(text.normalize('NFD'))).toEqual(lexemes(text.normalize('NFC')))
        },
      ),
    )
    expect(lexemes('SÄGE')).toEqual(lexemes('sage'))
  })
  test('of a question of 10 kB only the beginning is read, and of that a few words', () => {
    for (const text of [
      'hammer '.repeat(1500),
      '1 1/'.repeat(2500),
      '9'.repeat(10_000),
      '1-'.repeat(5000),
      `${'1 x '.repeat(2500)}mm`,
      '%_'.repeat(5000),
    ]) {
      const found = queryWords(text)
      expect(found.length).toBeLessThanOrEqual(maxQueryWords)
      // Whatever follows is not looked at.
      expect(queryWords(`${text.slice(0, 400)} chisel`)).toEqual(found)
      expect(queryWords(text.slice(0, 400))).toEqual(found)
    }
  })
  test('those that say nothing are not asked for', () => {
    expect(queryWords('the hammer for a mason').map(({ text }) => text)).toEqual([
      'hammer',
      'mason',
    ])
  })
  test('names sort as a person sorts them', () => {
    expect(
      ['Wrench 10 mm', 'wrench 8 mm', 'Älpler', 'apple'].toSorted((a, b) =>
        nameKey(a) < nameKey(b) ? -1 : 1,
      ),
    ).toEqual(['Älpler', 'apple', 'wrench 8 mm', 'Wrench 10 mm'])
  })
})

describe('a question', () => {
  const spanner = [
    [['spanner'], ['wrench']],
    [
      ['tape', 'measure'],
      ['measuring', 'tape'],
    ],
  ]
  const condition = (asked: string) =>
    toTsquery(
      termsOf(queryWords(asked), spanner, new Map()).map(({ alternatives }) => alternatives),
    )
  test('takes equal words and phrases for each other, the longest phrase first', () => {
    expect(condition('13 mm spanner')).toBe("(('zmm13'))&(('spanner')|('wrench'))")
    expect(condition('measuring tape')).toBe("(('tape'&'measure')|('measuring'&'tape'))")
    expect(condition('tape measure 5 m')).toBe(
      "(('tape'&'measure')|('measuring'&'tape'))&(('zmm5000'))",
    )
  })
  test('forgives slips by the length of the word', () => {
    const known = ['wrench', 'hammer', 'trench', 'ham'].map((word) => ({ word }))
    expect(closestWords('wrnch', known).map(({ word }) => word)).toEqual(['wrench'])
    expect(closestWords('hammmer', known).map(({ word }) => word)).toEqual(['hammer'])
    expect(closestWords('hamemr', known).map(({ word }) => word)).toEqual(['hammer'])
    expect(closestWords('hmm', known)).toEqual([])
    expect(closestWords('screwdriver', known)).toEqual([])
  })
  test('slips are counted alike from both sides, and none are none', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a))
        expect(editDistance(a, b) === 0).toBe(a === b)
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
  })
})
