/**
 * What a workbook says outside its cells, and what it shows of a number that the number is not. Pure.
 * Source: ECMA-376, part 1, 18.7 (comments), 18.3.1.46 (headerFooter), 18.8.30 (numFmt), 20.1.2.2 (text
 * of shapes).
 */
import { strFromU8 } from 'fflate'
import { textOfRuns, textOfXml } from './xml-pieces.ts'

/** Characters of such a part in which texts are looked for. */
const maxPart = 1_000_000

/** Texts of comments and of shapes over the sheets. @param parts the files of the workbook by their paths */
export function textsBeside(parts: Readonly<Record<string, Uint8Array>>): readonly string[] {
  return Object.entries(parts).flatMap(([path, bytes]) => {
    const text = strFromU8(bytes.subarray(0, maxPart)).replaceAll(/<(\/?)\w+:(?=\w)/g, '<$1')
    if (/^xl\/(?:threadedcomments|comments)/i.test(path))
      return textsIn(text, /<text\b[^>]*>([\s\S]*?)<\/text>/g)
    return /^xl\/drawings\/[^/]*\.xml$/i.test(path)
      ? textsIn(text, /<p\b[^>]*>([\s\S]*?)<\/p>/g)
      : []
  })
}

const textsIn = (xml: string, pattern: RegExp): readonly string[] =>
  Array.from(xml.matchAll(pattern), ([, inner = '']) =>
    (inner.includes('<') ? textOfRuns(inner) : textOfXml(inner)).trim(),
  ).filter(Boolean)

/** Headers and footers of printed pages, without page numbers, days and fonts. @param tail the end of a sheet */
export const printedBeside = (tail: string): readonly string[] =>
  Array.from(
    tail.matchAll(/<(?:\w+:)?(?:odd|even|first)(?:Header|Footer)>([^<]*)</g),
    ([, text = '']) =>
      textOfXml(text)
        .replaceAll(
          /(?:page|seite|p[aá]gina|blatt)\s*&P(?:\s*(?:of|von|de|di|sur|van|\/)\s*&N)?/gi,
          ' ',
        )
        .replaceAll(/&(?:"[^"]*"|\d+|K[\dA-F]{6}|[A-Z])/gi, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
  ).filter((text) => /\p{L}/u.test(text))

/**
 * Whether a format shows another thing than the number: words beside it, thousands or per cent of it,
 * or nothing. @param id of the format, where it is one of those that all programs have
 */
export function showsOtherwise(id: number, code: string): boolean {
  if (code === '') return id === 9 || id === 10
  const [positive = ''] = code.split(';')
  const bare = positive.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '')
  const words = positive.replaceAll(/\[[^\]]*\]|_.|\*./g, '').match(/"[^"]*"|\\./g) ?? []
  return (
    bare.includes('%') ||
    /[0#?],+(?![0#?,])/.test(bare) ||
    (positive === '' && code.includes(';')) ||
    words.some((word) => /\p{L}/u.test(word) && !currencyWords.test(word))
  )
}
const currencyWords = /^(?:"\s*(?:EUR|USD|GBP|CHF|Euros?|Fr|kr|US)\.?\s*\$?\s*"|\\.)$/i

/** Whether a cell of this font and fill is struck out, or white on white. @param styles the text of `styles.xml` */
export function unseenCells(styles: string): (font: string, fill: string) => boolean {
  const fonts = listOf(styles, 'font')
  const fills = listOf(styles, 'fill')
  return (font, fill) => {
    const text = fonts[Number(font)] ?? ''
    if (/<strike(?:\s*\/>|\s+val="(?:1|true)")/.test(text)) return true
    const ground = fills[Number(fill)] ?? ''
    return isWhite('color', text) && (!/<fgColor\b/.test(ground) || isWhite('fgColor', ground))
  }
}
const isWhite = (name: string, text: string): boolean =>
  new RegExp(`<${name}\\b[^>]*(?:rgb="\\w*FFFFFF"|theme="0"|indexed="(?:1|9)")`, 'i').test(text)

const listOf = (styles: string, name: string): readonly string[] => {
  const [all = ''] = new RegExp(`<${name}s\\b[^>]*>[\\s\\S]*?</${name}s>`).exec(styles) ?? []
  return Array.from(
    all.matchAll(new RegExp(`<${name}(?:/>|>([\\s\\S]*?)</${name}>)`, 'g')),
    ([, inner = '']) => inner,
  )
}
