/** Forms, writings and parts of German words. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { germanForms, germanKey, partsOf, possibleHeads } from './german.ts'
import { tokenize } from './tokenize.ts'

const keyOf = (text: string): string =>
  tokenize(text)
    .map(({ text: word }) => germanKey(word))
    .join(' ')

test.each([
  ['Säge', 'Saege'],
  ['Schlüssel', 'Schluessel'],
  ['Öler', 'Oeler'],
  ['Kuhfuß', 'Kuhfuss'],
  ['Fäustel', 'faustel'],
])('%s and %s are one word', (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other))
})

test('what only looks like an umlaut stays: Mauer, Quelle, Feuer', () => {
  for (const word of ['mauer', 'quelle', 'feuer']) expect(germanKey(word)).toBe(word)
})

test.each([
  ['zange', 'zangen'],
  ['blatt', 'blatter'],
  ['satz', 'satze'],
  ['hammer', 'hammers'],
  ['isolierte', 'isolierter'],
  ['axt', 'axte'],
])('%s and %s are forms of one word', (one, other) => {
  expect(germanForms(one)).toContain(other)
  expect(germanForms(other)).toContain(one)
})

test('a Schraube is no Schrauber', () => {
  expect(germanForms('schraube')).not.toContain('schrauber')
  expect(germanForms('schrauber')).not.toContain('schraube')
})

test('a compound has the parts that are known, with what joins them left out', () => {
  const words = new Set(['schlosser', 'hammer', 'zange', 'satz', 'schraubendreher'])
  const use = { whole: true, begin: false, end: false }
  const split = (word: string) => partsOf(word, (part) => (words.has(part) ? use : undefined))
  expect(split('schlosserhammer')).toEqual(['schlosser', 'hammer'])
  expect(split('zangensatz')).toEqual(['zange', 'satz'])
  expect(split('schraubendrehersatze')).toEqual(['schraubendreher', 'satz'])
  expect(split('wasserwaage')).toBeUndefined()
})

test('the ends of a compound that may say what it is come longest first, and none is the word itself', () => {
  const heads = possibleHeads('uhrmacherschraubendreher')
  expect(heads.indexOf('schraubendreher')).toBeLessThan(heads.indexOf('dreher'))
  expect(heads).not.toContain('uhrmacherschraubendreher')
  expect(heads).not.toContain('eher')
  expect(possibleHeads('zange')).toEqual([])
})

test('any word has forms, itself among them, and they are few', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const forms = germanForms(text)
      expect(forms).toContain(text)
      expect(forms.length).toBeLessThan(60)
    }),
  )
})
