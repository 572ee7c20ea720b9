/** Which characters a document keeps, and what stands for the others. */
import { describe, expect, test } from 'vitest'
import { documentScripts } from '../../platform/document-scripts.ts'
import { hasGlyph } from './fonts.server.ts'
import { transliterate } from './transliteration.ts'

const inAllScripts = (character: string): boolean => hasGlyph(character, documentScripts)

test.each([
  'Łukasz Żółć, Łódź',
  'Müller & Søn, 7 Rue Café €',
  'Őszi Űr, Škoda, Þór, Ştefan Țânţar',
  'Γιώργος Παπαδόπουλος',
  'Иван Ёлкин, Київ',
  'Nguyễn Thị Ước',
  'two\nlines – “quoted”',
  'N·m 3/8 in, ½ ″',
  '工具（上海）有限公司，镀铬',
  '繁體中文工具行',
  '株式会社コンビネーション 〒100-0001',
  '서울 공구상사',
  'محمد بن أحمد، شركة النور',
  'דרך השלום 12, תל אביב',
  'कृपया सोमवार को भेजें। श्री',
  'กรุณาส่งวันจันทร์',
])('%s stays as it is', (text) => {
  expect(transliterate(text, inAllScripts)).toEqual({ text, unprintable: [] })
})

test.each([
  ['Z\u0307o\u0301l\u0301', 'Żóĺ'],
  ['Ḱing’s', 'King’s'],
  ['safe\u202Egnp.exe\u0007', 'safegnp.exe'],
])('%j becomes %s', (text, transliterated) => {
  expect(transliterate(text, inAllScripts)).toEqual({ text: transliterated, unprintable: [] })
})

describe('a character that no font has', () => {
  test('is printed as its number, never as a question mark, and is named once', () => {
    expect(transliterate('Hammer 🔨 and 🔨', inAllScripts)).toEqual({
      text: 'Hammer [U+1F528] and [U+1F528]',
      unprintable: ['🔨'],
    })
  })

  test('includes those of scripts that the shop leaves out', () => {
    expect(transliterate('工具 Ltd', (character) => hasGlyph(character, ['thai']))).toEqual({
      text: '[U+5DE5][U+5177] Ltd',
      unprintable: ['工', '具'],
    })
  })
})

test('joiners stay within words whose letters join, and nowhere else', () => {
  expect(transliterate('می\u200Cخواهم', inAllScripts).text).toBe('می\u200Cخواهم')
  expect(transliterate('ham\u200Dmer', inAllScripts).text).toBe('hammer')
})
