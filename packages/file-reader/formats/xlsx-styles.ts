/**
 * What the format of a number means: a date, leading zeros (an article number `0012345` may be
 * stored as 12345 with the format `0000000`), or a currency. Pure.
 * Source: ECMA-376, part 1, 18.8.30 (numFmt).
 */
import { currencyOfFormat } from './currency-formats.ts'
import { displayOfFormat, isPerCent } from './shown-numbers.ts'
import { looksOf, showsOtherwise, type CellLook } from './sheet-asides.ts'
import { textOfXml } from './xml-pieces.ts'

export type NumberStyle = {
  readonly isDate: boolean
  /** Minimum number of digits that are shown; 0 without leading zeros. */
  readonly padded: number
  readonly currency: string
  /** Whether it shows a fraction as a percentage. */
  readonly isPerCent: boolean
  /** What it shows, if that is not the number. */
  readonly display: ReturnType<typeof displayOfFormat>
  /** The format, if it shows something other than the number; else ''. */
  readonly otherwise: string
  readonly look: CellLook
}

const attributeOf = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return found ? textOfXml(found[1] ?? found[2] ?? '') : undefined
}

/**
 * The styles of cells, keyed by number. @param styles the text of `styles.xml`, without prefixes
 */
export function numberStyles(styles: string): readonly NumberStyle[] {
  const codes = new Map(
    Array.from(styles.matchAll(/<numFmt\s[^>]*>/g), ([tag]) => [
      attributeOf(tag, 'numFmtId') ?? '',
      attributeOf(tag, 'formatCode') ?? '',
    ]),
  )
  const formats = (list: string) => {
    const [, inner = ''] = new RegExp(`<${list}\\b[^>]*>([\\s\\S]*?)</${list}>`).exec(styles) ?? []
    return Array.from(inner.matchAll(/<xf\s[^>]*>/g), ([tag]) => tag)
  }
  const named = formats('cellStyleXfs')
  const lookOf = looksOf(styles)
  const crossed = crossedBorders(styles)
  return formats('cellXfs').map((tag) => {
    const base = named[Number(attributeOf(tag, 'xfId') ?? -1)] ?? ''
    const id = attributeOf(tag, 'numFmtId') ?? attributeOf(base, 'numFmtId') ?? '0'
    const look = lookOf(attributeOf(tag, 'fontId') ?? '', attributeOf(tag, 'fillId') ?? '')
    const isCrossed = crossed[Number(attributeOf(tag, 'borderId') ?? -1)] === true
    return {
      ...styleOf(Number(id), codes.get(id) ?? ''),
      look: isCrossed ? { ...look, isStruck: true } : look,
    }
  })
}

/** Which borders cross their cell, as people strike out a row. */
function crossedBorders(styles: string): readonly boolean[] {
  const [, inner = ''] = /<borders\b[^>]*>([\s\S]*?)<\/borders>/.exec(styles) ?? []
  return Array.from(
    inner.matchAll(/<border\b([^>]*?)(?:\/>|>([\s\S]*?)<\/border>)/g),
    ([, tag = '', sides = '']) =>
      /\sdiagonal(?:Up|Down)="(?:1|true)"/.test(tag) &&
      /<diagonal\s[^>]*style="(?!none)/.test(sides),
  )
}

function styleOf(id: number, code: string): Omit<NumberStyle, 'look'> {
  return {
    // Some programs use numbers from 57 on for their own formats: the format's text takes
    // precedence over its number.
    isDate: code === '' ? isBuiltInDate(id) : code.split(';').some(isDateCode),
    padded: /^0{2,40}$/.test(code) ? code.length : 0,
    currency: currencyOfFormat(code),
    isPerCent: code === '' ? id === 9 || id === 10 : isPerCent(code),
    display: displayOfFormat(code),
    otherwise: showsOtherwise(id, code) ? code || '%' : '',
  }
}

/** Formats of all countries, of China, Japan and Korea, and of Thailand. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58) ||
  (id >= 71 && id <= 81)

const dateToken = /^(?:y{1,4}|m{1,5}|d{1,4}|h{1,2}|s{1,2}|a{3,5}|a|p|am|pm|b{2,4}|g{1,3}|e{1,4})$/

function isDateCode(code: string): boolean {
  const tokens = code
    .toLowerCase()
    .replace(/\\.|"[^"]*"|_./g, ' ')
    .replace(/\[([hms]{1,2})\]/g, '$1')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/(s{1,2})[.,]0+/g, '$1')
    .split(/[^a-z0#?%]+/)
    .filter(Boolean)
  return tokens.length > 0 && tokens.every((token) => dateToken.test(token))
}
