/**
 * Numbers of workbooks whose format shows words, '8.50 per 100' for `0.00 "per 100"`, or one of
 * several currencies: the display states the meaning of the number. Pure.
 * Source: ECMA-376, part 1, 18.8.30 (numFmt).
 */
import { fileMessages as messages } from '../messages.ts'
import { currencyOf, type Cell, type Row } from '../tables/table.ts'

/** The text before and after a number, and its minimum number of digits. */
export type FormatWords = {
  readonly before: string
  readonly after: string
  readonly digits: number
}
/** A number of a sheet, from 0, as displayed. */
export type ShownNumber = { readonly row: number; readonly column: number; readonly text: string }

/** Whether words beside a number state more than its currency. */
export const saysMore = (words: string): boolean =>
  /[\p{L}\d/¢%‰<>≤≥~≈±×]/u.test(words) &&
  !(currencyOf([words]) !== '' && words.trim().split(/\s+/).length === 1)

/**
 * @returns undefined for a format that shows only the number, a percentage, a date or one currency
 */
export function wordsOfFormat(code: string): FormatWords | undefined {
  if (!/["\\]/.test(code)) return undefined
  // Semicolons separate the formats of positive numbers, negative numbers and zero.
  const [positive = ''] = code.match(/^(?:"[^"]*"|\\.|[^;"\\])*/) ?? []
  const bare = positive.replaceAll(/\[[^\]]*\]|_.|\*./g, '')
  const parts = /^((?:"[^"]*"|\\.|[^0#?"\\])*)([0#?,.]+)(.*)$/.exec(bare)
  const [, before = '', number = '', after = ''] = parts ?? []
  const words = { before: literal(before), after: literal(after) }
  const isOther = number === '' || /[0#?ymdhs%E]/i.test(withoutLiterals(before + after))
  return isOther || !saysMore(`${words.before} ${words.after}`)
    ? undefined
    : { ...words, digits: number.split('.')[0]?.match(/0/g)?.length ?? 0 }
}

/** The parts of a format for positive numbers, negative numbers and zero, or by its conditions. */
const sectionsOf = (code: string): readonly string[] =>
  code.match(/(?:"[^"]*"|\\.|[^;"\\])+|(?<=^|;)(?=;|$)/g) ?? []
const condition = /\[(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)\]/

const meets: Readonly<Record<string, (value: number, other: number) => boolean>> = {
  '<': (value, other) => value < other,
  '>': (value, other) => value > other,
  '=': (value, other) => value === other,
  '<=': (value, other) => value <= other,
  '>=': (value, other) => value >= other,
  '<>': (value, other) => value !== other,
}

/** The part of a format that shows a number. */
function sectionOf(sections: readonly string[], value: number): string {
  const isMet = sections.map((section) => {
    const [, sign = '', other = ''] = condition.exec(section) ?? []
    return meets[sign]?.(value, Number(other))
  })
  if (isMet.some((met) => met !== undefined))
    return sections[isMet.indexOf(true)] ?? sections[isMet.indexOf(undefined)] ?? ''
  const nth = value < 0 ? 1 : value === 0 ? 2 : 0
  return sections[nth] ?? sections[0] ?? ''
}

/**
 * What a format shows for a number, if it is more or less than the number: words, other signs,
 * nothing, or digits with signs between them, as in `000-000`.
 * @returns a function that returns undefined if the number is shown; undefined if it always is
 */
export function displayOfFormat(code: string): ((value: number) => string | undefined) | undefined {
  const sections = code === '' ? [] : sectionsOf(code)
  const all = sections.map((section) => ({ section, display: displayOfSection(section) }))
  if (all.every(({ display }) => display === undefined)) return undefined
  return (value) =>
    all.find(({ section }) => section === sectionOf(sections, value))?.display?.(value)
}

function displayOfSection(section: string): ((value: number) => string) | undefined {
  const words = wordsOfFormat(section)
  if (words) return (value) => withWords(value, words)
  const bare = section.replaceAll(/\[[^\]]*\]|_.|\*./g, '')
  if (bare === '') return (value) => (value === 0 ? '0' : '')
  // A text instead of the number; zeros are often shown as a dash.
  const isText = !/[a-z0#?@%]/i.test(withoutLiterals(bare)) && saysMore(literal(bare))
  if (isText) return () => literal(bare)
  const [, thousands = ''] = scaled.exec(withoutLiterals(bare)) ?? []
  if (thousands !== '')
    return (value) => messages.scaledNumber(plain(value / 1000 ** thousands.length), plain(value))
  const signs = literal(bare)
  return /^0+(?:[-/]0+)+$/.test(signs) ? (value) => inPlaces(value, signs) : undefined
}

/** Commas after the last digit of a format: each of them divides by a thousand. */
const scaled = /[0#?](,+)[^0#?,.]*$/

/** 123 as `000-000` shows it: '000-123'. */
function inPlaces(value: number, signs: string): string {
  const places = signs.replaceAll(/[^0]/g, '').length
  const digits = String(Math.round(Math.abs(value))).padStart(places, '0')
  let next = digits.length - places
  return digits.slice(0, next) + signs.replaceAll('0', () => digits[next++] ?? '')
}

const literal = (part: string): string =>
  part.replaceAll(/"([^"]*)"|\\(.)/g, (_, quoted: string, one: string) => quoted ?? one)
const withoutLiterals = (part: string): string => part.replaceAll(/"[^"]*"|\\./g, '')

/**
 * A number with a dot as its decimal sign; a fourth decimal is added to three, so that they are not
 * taken for thousands.
 */
const plain = (value: number): string =>
  String(Number(value.toPrecision(12))).replace(/(\.\d{3})$/, '$10')

/** A number between the words of its format. */
export function withWords(value: number, { before, after, digits }: FormatWords): string {
  const [whole = '', ...decimals] = plain(Math.abs(value)).split('.')
  const sign = value < 0 ? '-' : ''
  return `${before}${sign}${[whole.padStart(digits, '0'), ...decimals].join('.')}${after}`.trim()
}

/** Whether a format shows a number as a percentage: 0.15 as 15 %. */
export const isPerCent = (code: string): boolean =>
  withoutLiterals((code.split(';')[0] ?? '').replaceAll(/\[[^\]]*\]|_.|\*./g, '')).includes('%')

/** A number as a percentage format shows it: '15%'. */
export const perCent = (value: number): string => `${plain(value * 100)}%`

/** Part of a day as a time: '04:30:00' for 0.1875. */
export const timeOfPart = (value: number): string =>
  new Date(Math.round(value * 86_400) * 1000).toISOString().slice(11, 19)

/** Collects the display of a sheet's numbers. */
export function createShownNumbers() {
  const worded: ShownNumber[] = []
  const currencies: string[] = []
  /**
   * Row, column, value and currency of each number that has one: most lists have many, in one
   * currency.
   */
  const priced: number[] = []
  return {
    /** @param text the display, if words state more than the number; else undefined */
    add(
      { row, column }: { readonly row: number; readonly column: number },
      { value, text, currency }: Shown,
    ): void {
      if (text !== undefined) worded.push({ row, column, text })
      else if (currency !== '') {
        if (!currencies.includes(currency)) currencies.push(currency)
        priced.push(row, column, value, currencies.indexOf(currency))
      }
    },
    /**
     * A currency that all numbers share belongs to the list; of several, each number has its own.
     */
    result(): readonly ShownNumber[] {
      if (currencies.length < 2) return worded
      const own = Array.from({ length: priced.length / 4 }, (_, nth): ShownNumber => {
        const [row = 0, column = 0, value = 0, at = 0] = priced.slice(4 * nth, 4 * nth + 4)
        return { row, column, text: `${plain(value)} ${currencies[at] ?? ''}` }
      })
      return [...worded, ...own]
    },
  }
}
type Shown = {
  readonly value: number
  readonly text: string | undefined
  readonly currency: string
}

/** The rows of a sheet with its numbers as displayed. */
export function withShownNumbers(
  rows: readonly Row[],
  shown: readonly ShownNumber[] = [],
): readonly Row[] {
  if (shown.length === 0) return rows
  const inRows = Map.groupBy(shown, ({ row }) => row)
  return rows.map((cells, row) => {
    const own = inRows.get(row)
    if (!own) return cells
    const texts = new Map(own.map(({ column, text }) => [column, text]))
    return cells.map((cell, column): Cell => texts.get(column) ?? cell)
  })
}
