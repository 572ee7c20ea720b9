/**
 * What a workbook says outside its cells, and what it shows of a cell that the cell is not: of all
 * formats, and in XLSX. Pure.
 * Source: ECMA-376, part 1, 18.7 (comments), 18.3.1.46 (headerFooter), 18.8.30 (numFmt), 20.1.2.2 (text
 * of shapes).
 */
import { strFromU8 } from 'fflate'
import { isSeenOn } from './contrast.ts'
import type { ColoredCell, RowsOtherwise, SheetParts } from './sheet-parts.ts'
import { createUnseenCells, type CellRange } from './unseen-cells.ts'
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

/** Cells, and texts outside of cells, that are named of a sheet. */
export const maxAsides = 20

/** What headers and footers of printed pages say. @param tail the end of a sheet of XLSX */
export const printedBeside = (tail: string): readonly string[] =>
  printedTexts(
    Array.from(
      tail.matchAll(/<(?:\w+:)?(?:odd|even|first)(?:Header|Footer)>([^<]*)</g),
      ([, text = '']) => textOfXml(text),
    ),
  )

/** The same of texts with the codes of Excel: without numbers of pages, days, names of sheets and fonts. */
export const printedTexts = (texts: readonly string[]): readonly string[] =>
  texts
    .map((text) =>
      text
        .replaceAll(/&(?:"[^"]*"|\d+|K[\dA-F]{6}|[A-MOQ-Z])/gi, ' ')
        .replaceAll(pageNumber, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => /\p{L}/u.test(text))
/** 'Page &P of &N' */
const pageNumber =
  /(?:(?:page|seite|p[aá]gina|blatt|sida|side|strona|strana|oldal)\s*)?&P(?:\s*(?:of|von|de|di|sur|van|av|z|\/)\s*&N)?|&N/gi

/** What is known of how a cell looks: colors are `#rrggbb`, or as the file has them. */
export type CellLook = {
  readonly isStruck: boolean
  /** Whether its letters are too small to be read. */
  readonly isTiny?: boolean
  readonly color: string
  readonly fill: string
}

/** Cells with colors that are kept of a sheet: one with more says nothing by them. */
const maxColored = 50_000

/** Collects what the cells of a sheet show otherwise than they hold, and their colors. */
export function createOtherwise() {
  const asides: string[] = []
  const otherwise: RowsOtherwise[] = []
  const colored: ColoredCell[] = []
  const unseen = createUnseenCells()
  const add = (from: number, text: string, to = from): void => {
    if (asides.length < maxAsides) asides.push(text)
    const last = otherwise.at(-1)
    if (last?.from !== from || last.to !== to) otherwise.push({ from, to, text })
  }
  return {
    add,
    unseen(range: Omit<CellRange, 'lastColumn'> & Partial<CellRange>, text: string): void {
      add(range.from, text, range.to)
      unseen.add(range)
    },
    color(row: number, column: number, look: Pick<CellLook, 'color' | 'fill'> | undefined): void {
      const kept = look ? colorsOf(look) : ''
      if (kept !== '' && colored.length <= maxColored) colored.push({ row, column, look: kept })
    },
    parts: (): Required<Pick<SheetParts, 'asides' | 'otherwise' | 'colored' | 'unseen'>> => ({
      asides,
      otherwise,
      unseen: unseen.result(),
      colored: colored.length > maxColored ? [] : colored,
    }),
  }
}

/** '' for black on white. */
function colorsOf({ color, fill }: Pick<CellLook, 'color' | 'fill'>): string {
  const [letters, ground] = [color, fill].map((one) => one.toLowerCase())
  const isBlack = letters === '#000000' || letters?.includes('auto') === true
  return isBlack && ground === '#ffffff' ? '' : `${isBlack ? '#000000' : letters} ${ground}`
}

/** Points: nobody reads smaller letters, or a row that is not as high. */
export const [smallestLetters, lowestRow] = [3, 2]

/** Whether nobody reads it as a value: it is struck out, tiny, or in the color of the cell. */
export const isUnseen = ({ isStruck, isTiny = false, color, fill }: CellLook): boolean =>
  isStruck || isTiny || !isSeenOn(color, fill)

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
    /\[(?:white|colou?r ?2)\]/i.test(code) ||
    /[0#?],+(?![0#?,])/.test(bare) ||
    (positive === '' && code.includes(';')) ||
    words.some((word) => /\p{L}/u.test(word) && !currencyWords.test(word))
  )
}
const currencyWords = /^(?:"\s*(?:EUR|USD|GBP|CHF|Euros?|Fr|kr|US)\.?\s*\$?\s*"|\\.)$/i

/** How a cell of this font and fill looks. @param styles the text of `styles.xml` */
export function looksOf(styles: string): (font: string, fill: string) => CellLook {
  const fonts = listOf(styles, 'font')
  const fills = listOf(styles, 'fill')
  return (font, fill) => {
    const ground = fills[Number(fill)] ?? ''
    return {
      ...fontLook(fonts[Number(font)] ?? ''),
      fill: /<fgColor\b/.test(ground) ? colorIn('fgColor', ground) : '#ffffff',
    }
  }
}

/** How a font looks, or the properties of a run of text. @param xml what is within its element */
export const fontLook = (xml: string): Omit<CellLook, 'fill'> => ({
  isStruck: /<strike(?:\s*\/>|\s+val="(?:1|true|on)")/.test(xml),
  isTiny: Number(/<sz\s+val="([\d.]+)"/.exec(xml)?.[1] ?? 11) < smallestLetters,
  color: /<color\b/.test(xml) ? colorIn('color', xml) : '#000000',
})

/** Whether a look of a condition strikes out or hides. @param dxf what is within its element */
function hidesBy(dxf: string): boolean {
  const fill = /<bgColor\b/.test(dxf) ? colorIn('bgColor', dxf) : '#ffffff'
  const [, font = ''] = /<font>([\s\S]*?)<\/font>/.exec(dxf) ?? []
  const [, code = ''] = /formatCode="([^"]*)"/.exec(dxf) ?? []
  return isUnseen({ ...fontLook(font), fill }) || showsOtherwise(-1, textOfXml(code))
}

/**
 * Cells that a condition strikes out or hides, as the sheet names them ('A2:B9').
 * @param styles the text of `styles.xml`
 * @returns what finds them in the end of a sheet
 */
export function hiddenByCondition(styles: string): (tail: string) => readonly string[] {
  const [all = ''] = /<dxfs\b[\s\S]*?<\/dxfs>/.exec(styles) ?? []
  const hides = Array.from(all.matchAll(/<dxf>([\s\S]*?)<\/dxf>/g), ([, dxf = '']) => hidesBy(dxf))
  return (tail) => [
    ...hiddenByOwnLook(tail),
    ...(hides.includes(true)
      ? Array.from(
          tail.matchAll(
            /<(?:\w+:)?conditionalFormatting\b([^>]*)>([\s\S]*?)<\/(?:\w+:)?conditionalFormatting>/g,
          ),
          ([, tag = '', rules = '']) => {
            const named = Array.from(
              rules.matchAll(/dxfId="(\d+)"/g),
              ([, id]) => hides[Number(id)],
            )
            return named.includes(true) ? [/sqref="([^"]*)"/.exec(tag)?.[1] ?? ''] : []
          },
        ).flat()
      : []),
  ]
}

/** The same of conditions of Excel 2010 and later, which have their look within. Source: MS-XLSX 2.6.27. */
const hiddenByOwnLook = (tail: string): readonly string[] =>
  Array.from(
    tail.matchAll(/<x14:conditionalFormatting\b[^>]*>([\s\S]*?)<\/x14:conditionalFormatting>/g),
    ([, rules = '']) => {
      const plain = rules.replaceAll(/<(\/?)\w+:(?=\w)/g, '<$1')
      const looks = Array.from(plain.matchAll(/<dxf>([\s\S]*?)<\/dxf>/g), ([, dxf = '']) => dxf)
      return looks.some(hidesBy) ? [/<sqref>([^<]*)<\/sqref>/.exec(plain)?.[1] ?? ''] : []
    },
  ).flat()

/** How the parts of a text in a cell look, where it says so. @param xml of the text, with its runs */
export const runLooks = (xml: string): readonly Omit<CellLook, 'fill'>[] =>
  Array.from(
    xml.matchAll(/<rPr\b[^>]*>([\s\S]*?)<\/rPr>\s*<t\b[^>]*>([^<]*)/g),
    ([, properties = '', text = '']) => (text.trim() === '' ? [] : [fontLook(properties)]),
  ).flat()

/** A color as it is written; of a theme only those of paper and text are known. */
function colorIn(name: string, text: string): string {
  const [tag = ''] = new RegExp(`<${name}\\b[^>]*>`).exec(text) ?? []
  const [, rgb] = /rgb="(?:[\da-f]{2})?([\da-f]{6})"/i.exec(tag) ?? []
  if (rgb !== undefined) return `#${rgb}`
  const isTinted = /tint="-?(?:0\.0*[1-9]|[1-9])/.test(tag)
  if (!isTinted && /theme="0"|indexed="(?:1|9|65)"/.test(tag)) return '#ffffff'
  return !isTinted && /theme="1"|indexed="(?:0|8|64)"/.test(tag)
    ? '#000000'
    : tag.slice(name.length + 1)
}

const listOf = (styles: string, name: string): readonly string[] => {
  const [all = ''] = new RegExp(`<${name}s\\b[^>]*>[\\s\\S]*?</${name}s>`).exec(styles) ?? []
  return Array.from(
    all.matchAll(new RegExp(`<${name}(?:/>|>([\\s\\S]*?)</${name}>)`, 'g')),
    ([, inner = '']) => inner,
  )
}

/** 'A1' of the row 0 and the column 0. */
export const cellName = (row: number, column: number): string =>
  `${columnName(column + 1)}${row + 1}`

/** 1 → 'A', 27 → 'AA' */
function columnName(column: number): string {
  const rest = column - 1
  const last = String.fromCharCode(65 + (rest % 26))
  return rest < 26 ? last : columnName(Math.floor(rest / 26)) + last
}
