/** Which characters a document keeps, and how the others are transliterated. */
import { expect, test } from 'vitest'
import { hasGlyph } from './fonts.server.ts'
import { transliterate } from './transliteration.ts'

test.each([
  'Łukasz Żółć, Łódź',
  'Müller & Søn, 7 Rue Café €',
  'Őszi Űr, Škoda, Þór, Ştefan Țânţar',
  'Γιώργος Παπαδόπουλος',
  'Иван Ёлкин, Київ',
  'Nguyễn Thị Ước',
  'two\nlines – “quoted”',
  'N·m 3/8 in, ½ ″',
])('%s stays as it is', (text) => {
  expect(transliterate(text, hasGlyph)).toBe(text)
})

test.each([
  ['Z\u0307o\u0301l\u0301', 'Żóĺ'],
  ['工具 Ltd', '?? Ltd'],
  ['Ḱing’s', 'King’s'],
  ['safe\u202Egnp.exe\u0007', 'safegnp.exe'],
])('%j becomes %s', (text, transliterated) => {
  expect(transliterate(text, hasGlyph)).toBe(transliterated)
})
