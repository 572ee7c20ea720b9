/** Detects encodings from a few letters, because a short list contains no more. */
import { expect, test } from 'vitest'
import { decodeText } from './text-encoding.ts'

const lines = 'SKU;Name\nM-1;Schlüssel größer\nM-2;Säge für Öfen\n'
/** Of the code page of the Macintosh. Source: Apple, ROMAN.TXT. */
const macintosh: Readonly<Record<string, number>> = { ä: 0x8a, ö: 0x9a, ü: 0x9f, Ö: 0x85, ß: 0xa7 }

test('a few German words of a Macintosh are none of another code page', () => {
  const bytes = Uint8Array.from(lines, (letter) => macintosh[letter] ?? letter.charCodeAt(0))
  expect(decodeText(bytes)).toBe(lines)
})
test('letters that were encoded twice are read once, by either code page, in whole files and in lines', () => {
  const twice = (text: string, encoding: string) =>
    new TextDecoder(encoding).decode(new TextEncoder().encode(text))
  // Node and browsers read ISO 8859-1 as Windows-1252: its control characters are made by hand.
  const latin = String.fromCharCode(...new TextEncoder().encode(lines))
  for (const text of [twice(lines, 'windows-1252'), latin])
    expect(decodeText(new TextEncoder().encode(text))).toBe(lines)
  const mixed = `${latin}M-3;Ω 5 Zange “neu”\n`
  expect(decodeText(new TextEncoder().encode(mixed))).toBe(`${lines}M-3;Ω 5 Zange “neu”\n`)
})
test('capitals of Portuguese that look like such letters stay', () => {
  const text = 'SKU;Nome\nP-1;ALICATE DE PRESSÃO\nP-2;SÃ£O\n'
  expect(decodeText(new TextEncoder().encode('SKU;Nome\nP-1;PRESSÃO\n'))).toContain('PRESSÃO')
  expect(decodeText(new TextEncoder().encode(text))).toContain('PRESSÃO')
})
