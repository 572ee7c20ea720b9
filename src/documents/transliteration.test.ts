/** Names stand on papers as they are written, in the alphabets of Europe. */
import { expect, test } from 'vitest'
import { hasGlyphs } from './fonts.server.ts'
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
  expect(transliterate(text, hasGlyphs)).toBe(text)
})

test.each([
  ['Z\u0307o\u0301l\u0301', 'Żóĺ'],
  ['工具 Ltd', '?? Ltd'],
  ['Ḱing’s', 'King’s'],
  ['safe\u202Egnp.exe\u0007', 'safegnp.exe'],
])('%j is written %s', (text, written) => {
  expect(transliterate(text, hasGlyphs)).toBe(written)
})
