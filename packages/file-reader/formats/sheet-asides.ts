/**
 * The texts of a workbook outside its cells, and cells whose display differs from their value: for
 * all formats, and for XLSX. Pure.
 * Source: ECMA-376, part 1, 18.7 (comments), 18.3.1.46 (headerFooter), 18.8.30 (numFmt), 20.1.2.2
 * (text of shapes).
 */
import { strFromU8 } from 'fflate'
import { isSeenOn } from './contrast.ts'
import type { ColoredCell, RowsOtherwise, SheetParts } from './sheet-parts.ts'
import { createUnseenCells, type CellRange } from './unseen-cells.ts'
import { textOfRuns, textOfXml } from './xml-pieces.ts'

/** Maximum characters of such a part that are searched for texts. */
const maxPart = 1_000_000

/**
 * The texts of comments and of shapes on the sheets. @param parts the files of the workbook, keyed
 * by path
 */
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

/** Maximum number of cells, and of texts outside of cells, that are reported for a sheet. */
export const maxAsides = 20

/** The headers and footers of printed pages. @param tail the end of an XLSX sheet */
export const printedBeside = (tail: string): readonly string[] =>
  printedTexts(
    Array.from(
      tail.matchAll(/<(?:\w+:)?(?:odd|even|first)(?:Header|Footer)>([^<]*)</g),
      ([, text = '']) => textOfXml(text),
    ),
  )

/** The texts that a sheet shows at a selected cell. @param tail the end of an XLSX sheet */
export const promptsIn = (tail: string): readonly string[] => [
  ...new Set(
    Array.from(tail.matchAll(/\sprompt(?:Title)?=(?:"([^"]*)"|'([^']*)')/g), ([, one, other]) =>
      textOfXml(one ?? other ?? '').trim(),
    ).filter(Boolean),
  ),
]

/**
 * The headers and footers in texts with Excel's codes, without page numbers, dates, sheet names and
 * fonts.
 */
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

/** The known look of a cell: colors are `#rrggbb`, or as in the file. */
export type CellLook = {
  readonly isStruck: boolean
  /** Whether its letters are too small to read. */
  readonly isTiny?: boolean
  readonly color: string
  readonly fill: string
}

/**
 * Maximum number of colored cells that are kept for a sheet: in a sheet with more, colors have no
 * meaning.
 */
const maxColored = 50_000

/** Collects cells of a sheet whose display differs from their value, and their colors. */
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

/** Points: smaller letters, or lower rows, are not readable. */
export const [smallestLetters, lowestRow] = [3, 2]

/**
 * Whether people do not read it as a value: it is struck out, tiny, or in the color of the cell.
 */
export const isUnseen = ({ isStruck, isTiny = false, color, fill }: CellLook): boolean =>
  isStruck || isTiny || !isSeenOn(color, fill)

/**
 * Whether a format shows something other than the number: words, digits or signs beside it,
 * thousands or a percentage of it, or nothing. @param id the format's number, if it is a built-in one
 */
export function showsOtherwise(id: number, code: string): boolean {
  if (code === '') return id === 9 || id === 10
  const [positive = ''] = code.split(';')
  const bare = positive.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '')
  const words = positive.replaceAll(/\[[^\]]*\]|_.|\*./g, '').match(/"[^"]*"|\\./g) ?? []
  return (
    bare.includes('%') ||
    // '1/2' for 0.5 is the same number.
    /[-+~<>()/:]/.test(bare.replace(/\?+\/(?:\?+|\d+)/, '')) ||
    /\[(?:(?:white|colou?r ?2)\]|[<>=])/i.test(code) ||
    /[0#?],+(?![0#?,])/.test(bare) ||
    /\*(?! )./.test(positive.replaceAll(/"[^"]*"|\\./g, '')) ||
    (positive === '' && code.includes(';')) ||
    words.some((word) => /[\p{L}\d\-+~<>≤≥±≈()/×*:.,%‰#¢]/u.test(word) && !currencyWords.test(word))
  )
}
const currencyWords = /^(?:"\s*(?:EUR|USD|GBP|CHF|Euros?|Fr|kr|US)\.?\s*\$?\s*"|\\(?!x)\p{L})$/iu

/** The look of a cell with this font and fill. @param styles the text of `styles.xml` */
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

/** The look of a font, or of the properties of a text run. @param xml the content of its element */
export const fontLook = (xml: string): Omit<CellLook, 'fill'> => ({
  isStruck: /<strike(?:\s*\/>|\s+val="(?:1|true|on)")/.test(xml),
  isTiny: Number(/<sz\s+val="([\d.]+)"/.exec(xml)?.[1] ?? 11) < smallestLetters,
  color: /<color\b/.test(xml) ? colorIn('color', xml) : '#000000',
})

/** Whether a conditional format strikes out or hides. @param dxf the content of its element */
function hidesBy(dxf: string): boolean {
  const fill = /<bgColor\b/.test(dxf) ? colorIn('bgColor', dxf) : '#ffffff'
  const [, font = ''] = /<font>([\s\S]*?)<\/font>/.exec(dxf) ?? []
  const [, code = ''] = /formatCode="([^"]*)"/.exec(dxf) ?? []
  return isUnseen({ ...fontLook(font), fill }) || showsOtherwise(-1, textOfXml(code))
}

/**
 * Cells that a conditional format strikes out or hides, with their sheet addresses ('A2:B9').
 * @param styles the text of `styles.xml`
 * @returns a function that finds them in the end of a sheet
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

/**
 * The cells hidden by conditional formats of Excel 2010 and later, which contain their look.
 * Source: MS-XLSX 2.6.27.
 */
const hiddenByOwnLook = (tail: string): readonly string[] =>
  Array.from(
    tail.matchAll(/<x14:conditionalFormatting\b[^>]*>([\s\S]*?)<\/x14:conditionalFormatting>/g),
    ([, rules = '']) => {
      const plain = rules.replaceAll(/<(\/?)\w+:(?=\w)/g, '<$1')
      const looks = Array.from(plain.matchAll(/<dxf>([\s\S]*?)<\/dxf>/g), ([, dxf = '']) => dxf)
      return looks.some(hidesBy) ? [/<sqref>([^<]*)<\/sqref>/.exec(plain)?.[1] ?? ''] : []
    },
  ).flat()

/** The looks of the parts of a cell's text, if it has its own. @param xml the text with its runs */
export const runLooks = (xml: string): readonly Omit<CellLook, 'fill'>[] =>
  Array.from(
    xml.matchAll(/<rPr\b[^>]*>([\s\S]*?)<\/rPr>\s*<t\b[^>]*>([^<]*)/g),
    ([, properties = '', text = '']) => (text.trim() === '' ? [] : [fontLook(properties)]),
  ).flat()

/** A color as written; of theme colors, only paper and text are known. */
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

/** 'A1' for row 0 and column 0. */
export const cellName = (row: number, column: number): string =>
  `${columnName(column + 1)}${row + 1}`

/** 1 → 'A', 27 → 'AA' */
function columnName(column: number): string {
  const rest = column - 1
  const last = String.fromCharCode(65 + (rest % 26))
  return rest < 26 ? last : columnName(Math.floor(rest / 26)) + last
}
