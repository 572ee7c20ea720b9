/**
 * The look of cells in an OpenDocument spreadsheet, and the headers and footers of its pages. Pure.
 * Source: OASIS OpenDocument 1.3, part 3, 16.2 (styles), 16.9 (master pages), 20.
 */
import { withoutEntities } from './markup-table.ts'
import {
  isUnseen,
  lowestRow,
  printedTexts,
  smallestLetters,
  type CellLook,
} from './sheet-asides.ts'

const valueOf = (tag: string, name: string): string | undefined => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? []
  return value === undefined ? undefined : withoutEntities(value)
}

type Style = {
  readonly parent: string | undefined
  readonly master: string | undefined
  /** The height of a row or the width of a column, in points. */
  readonly size: number | undefined
  readonly look: Partial<CellLook>
}
type Styles = ReadonlyMap<string, Style>
/**
 * A style is identified by family and name, because a cell style and a text style may have the same
 * name.
 */
const keyOf = (family: string, name: string): string => `${family} ${name}`
/** Maximum depth of styles that are based on others. */
const maxParents = 20

export type OdsLooks = {
  /** @param style the style of the cell, if it has one; @param content the content of the cell */
  isUnseen(style: string | undefined, content: string): boolean
  colorsOf(style: string | undefined): Pick<CellLook, 'color' | 'fill'>
  /** Whether a row or a column with this style is too low or too narrow to be visible. */
  isThin(family: 'table-row' | 'table-column', style: string | undefined): boolean
  /** The headers and footers of a table with this style. */
  printed(style: string | undefined): readonly string[]
}

/** @param content the text of `content.xml`; @param styles the text of `styles.xml` */
export function odsLooks(content: string, styles: string): OdsLooks {
  const named = new Map([...stylesIn(styles), ...stylesIn(content)])
  const masters = mastersIn(styles)
  const plain: CellLook = { isStruck: false, color: '#000000', fill: '#ffffff' }
  const known = new Map<string, CellLook>()
  const cellLook = (style = 'Default'): CellLook => {
    const look = known.get(style) ?? { ...plain, ...lookOf(named, keyOf('table-cell', style)) }
    known.set(style, look)
    return look
  }
  return {
    isUnseen: (style, inner) => {
      const cell = cellLook(style)
      const parts = Array.from(
        inner.matchAll(/<text:span\b[^>]*text:style-name="([^"]*)"[^>]*>[^<]*\S[^<]*</g),
        ([, name = '']) => ({ ...cell, ...lookOf(named, keyOf('text', withoutEntities(name))) }),
      )
      return isUnseen(cell) || parts.some(isUnseen)
    },
    colorsOf: cellLook,
    isThin: (family, style = '') => (named.get(keyOf(family, style))?.size ?? Infinity) < lowestRow,
    printed: (style = '') => {
      const master = named.get(keyOf('table', style))?.master
      return masters.get(master ?? 'Default') ?? (master ? [] : (masters.get('Standard') ?? []))
    },
  }
}

function* stylesIn(xml: string): Generator<readonly [string, Style]> {
  const pattern = /<style:style\b([^>]*?)(?:\/>|>([\s\S]*?)<\/style:style>)/g
  for (const [, tag = '', properties = ''] of xml.matchAll(pattern)) {
    const line = valueOf(properties, 'style:text-line-through-style')
    const isPlain = valueOf(properties, 'style:use-window-font-color') === 'true'
    const color = isPlain ? '#000000' : valueOf(properties, 'fo:color')
    const fill = valueOf(properties, 'fo:background-color')
    const size = valueOf(properties, 'fo:font-size')
    yield [
      keyOf(valueOf(tag, 'style:family') ?? '', valueOf(tag, 'style:name') ?? ''),
      {
        parent: valueOf(tag, 'style:parent-style-name'),
        master: valueOf(tag, 'style:master-page-name'),
        size: pointsOf(
          valueOf(properties, 'style:row-height') ?? valueOf(properties, 'style:column-width'),
        ),
        look: {
          ...(size === undefined
            ? {}
            : { isTiny: /^[\d.]+pt$/.test(size) && Number.parseFloat(size) < smallestLetters }),
          ...raisedBy(properties),
          ...(line === undefined ? {} : { isStruck: line !== 'none' }),
          ...(color === undefined ? {} : { color }),
          // No color of its own: the paper is the background.
          ...(fill === undefined ? {} : { fill: fill === 'transparent' ? '#ffffff' : fill }),
        },
      },
    ]
  }
}

/** A footnote mark beside a number, such as 'super 58%', is not a part of it. */
const raisedBy = (properties: string): Partial<CellLook> =>
  /^(?:su[pb]|-?[1-9])/.test(valueOf(properties, 'style:text-position') ?? '')
    ? { isTiny: true }
    : {}

/** '0.2cm' in points. */
function pointsOf(length = ''): number | undefined {
  const [, number, unit = ''] = /^([\d.]+)(cm|mm|in|pt|pc|px)$/.exec(length) ?? []
  return number === undefined ? undefined : Number(number) * (pointsPer[unit] ?? 1)
}
const pointsPer: Readonly<Record<string, number>> = {
  cm: 72 / 2.54,
  mm: 7.2 / 2.54,
  in: 72,
  pc: 12,
  px: 0.75,
}

function lookOf(styles: Styles, key: string): Partial<CellLook> {
  const [family = ''] = key.split(' ', 1)
  let look: Partial<CellLook> = {}
  let style = styles.get(key)
  for (let depth = 0; style && depth < maxParents; depth += 1) {
    look = { ...style.look, ...look }
    style = style.parent === undefined ? undefined : styles.get(keyOf(family, style.parent))
  }
  return look
}

/** The texts of headers and footers, keyed by the names of master pages. */
const mastersIn = (styles: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Array.from(
      styles.matchAll(/<style:master-page\b([^>]*)>([\s\S]*?)<\/style:master-page>/g),
      ([, tag = '', inner = '']) => [
        valueOf(tag, 'style:name') ?? '',
        printedTexts(
          Array.from(
            inner.matchAll(
              /<style:((?:header|footer)(?:-left|-first)?)(?=[\s>])([^>]*)>([\s\S]*?)<\/style:\1>/g,
            ),
            ([, , attributes = '', text = '']) =>
              valueOf(attributes, 'style:display') === 'false' || attributes.endsWith('/')
                ? ''
                : printedText(text),
          ),
        ),
      ],
    ),
  )

/** Replaces fields by the codes that `printedTexts` knows. */
const printedText = (xml: string): string =>
  withoutEntities(
    xml
      .replaceAll(/<text:page-number\b[^>]*(?:\/>|>[^<]*<\/text:page-number>)/g, '&amp;P')
      .replaceAll(/<text:page-count\b[^>]*(?:\/>|>[^<]*<\/text:page-count>)/g, '&amp;N')
      .replaceAll(
        /<text:(sheet-name|date|time|title|file-name)\b[^>]*(?:\/>|>[^<]*<\/text:\1>)/g,
        ' ',
      )
      .replaceAll(/<text:s\b[^>]*>/g, ' ')
      .replaceAll(/<\/text:p>/g, ' ')
      .replaceAll(/<[^>]*>/g, ''),
  )
