/**
 * HTML as people see it: without hidden text, with marks around struck-out text, and with the ends
 * of cells and rows. Pure, in one pass.
 * Source: WHATWG HTML, 13.2.6 (tree construction): which tags close open elements.
 */
import { fieldOfKey } from '../headings/dictionary.ts'
import { wordsOf } from '../headings/heading-key.ts'
import { lookOf } from './contrast.ts'
import { attributeOf } from './css-selectors.ts'
import {
  isRead,
  plainText,
  shownIn,
  styleRules,
  type Shown,
  type StyleRules,
} from './markup-styles.ts'
import { raisedDigits } from './raised-digits.ts'

export type ShownMarkup = {
  /**
   * Struck-out text is written between '~~'. In a page with colors, each text begins with its look as
   * `lookOf` returns it: '<look red #ffffff>'.
   */
  readonly markup: string
  /** Whether a number is hidden or struck out: the plain text of the mail may still contain it. */
  readonly isPartly: boolean
  /** Whether rules of the page may hide more than is known. */
  readonly mayHide: boolean
}

const namesOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))
const none = namesOf('')
const table = namesOf('table')
const cells = namesOf('td th')
const inTables = namesOf('td th tr tbody thead tfoot table caption')
const aroundCells = namesOf('tr table')
const aroundBlocks = namesOf('td th table')
const blocks = namesOf(
  'p div ul ol li table h1 h2 h3 h4 h5 h6 pre blockquote section article header footer address form dl',
)
const aroundInline = new Set([...blocks, ...aroundBlocks])
const empty = namesOf('br hr img input meta link col area base wbr embed source track')
/** Unclosed elements continue in the next paragraph. */
const formatting = namesOf('s strike b i u em strong small big font code tt nobr a')

/** Which open elements an opening tag closes, and up to which element. */
const endedBy: readonly (readonly [
  begins: ReadonlySet<string>,
  ended: ReadonlySet<string>,
  boundary: ReadonlySet<string>,
])[] = [
  [namesOf('tr tbody thead tfoot'), namesOf('tr'), table],
  [cells, cells, aroundCells],
  [namesOf('li'), namesOf('li'), namesOf('ul ol td th table')],
  [blocks, namesOf('p'), new Set([...blocks, ...aroundBlocks].filter((name) => name !== 'p'))],
]

function boundaryOf(name: string): ReadonlySet<string> {
  if (name === 'table') return none
  if (inTables.has(name)) return table
  return blocks.has(name) || formatting.has(name) ? aroundBlocks : aroundInline
}

/** Maximum depth of elements: deeper text is treated like its ancestor. */
const maxDepth = 200
/** Maximum characters of an attribute value in which its end is searched. */
const maxValue = 10_000

type Open = { readonly name: string; readonly attributes: string; readonly shown: Shown }

/** Line ends and blanks of a text in which they matter. */
const asWritten = (text: string): string =>
  text
    .replaceAll(/\r\n?|\n/g, '<br>')
    .replaceAll(/ {2,}/g, (blanks) => '\u00A0'.repeat(blanks.length))

/** '' for the colors of a plain page. */
const lookIn = ({ color, background }: Shown): string =>
  color === plainText.color && background === plainText.background ? '' : lookOf(color, background)

/** A text with the marks of how it is shown. */
function writtenAs(text: string, { isRaised, isStruck, isKept }: Shown): string {
  const written = isRaised ? raisedDigits(text) : text
  const said = isStruck ? written.replace(/\S(?:[\s\S]*\S)?/, (all) => `~~${all}~~`) : written
  return isKept ? asWritten(said) : said
}

/** What a form field or a picture shows, because their tags contain no text. */
function shownOf(name: string, attributes: string): string {
  if (name === 'option') return ' / '
  const type = (attributeOf(attributes, 'type') ?? 'text').toLowerCase()
  if (name === 'input' && /^(?:checkbox|radio)$/.test(type))
    return attributeOf(attributes, 'checked') === undefined ? ' ☐ ' : ' ☑ '
  if (name === 'input' && /^(?:text|number|tel)$/.test(type))
    return ` ${attributeOf(attributes, 'value') ?? ''} `
  const alt = name === 'img' ? (attributeOf(attributes, 'alt') ?? '') : ''
  // A sign, or a word such as 'cancelled', and not the name of a logo.
  return /^[^\p{L}\p{N}]{1,4}$/u.test(alt) || fieldOfKey('said', wordsOf(alt)) ? ` ${alt} ` : ''
}

/** The open elements, and the text written for them. */
function createWriter(rules: StyleRules) {
  const out: string[] = []
  const open: Open[] = []
  let [isPartly, hasColors] = [false, false]
  const shownHere = (): Shown => open.at(-1)?.shown ?? plainText
  /** Small digits directly behind a digit are the cents of a price, or a footnote mark. */
  const isBehindDigit = (): boolean => /\d<small[^<>]*>$/.test(out.slice(-3).join(''))
  /** Writes the ends of cells and rows also if the text has no end tags. */
  const pop = (): Open | undefined => {
    const last = open.pop()
    if (last && !last.shown.isGone) out.push(`</${last.name}>`)
    return last
  }
  /** Closes the nearest of these elements, and the open elements inside it. */
  const close = (names: ReadonlySet<string>, boundary: ReadonlySet<string>): void => {
    const place = open.findLastIndex(({ name }) => names.has(name) || boundary.has(name))
    if (!names.has(open[place]?.name ?? '')) return
    const kept: Open[] = []
    while (open.length > place + 1) {
      const inner = pop()
      if (inner && formatting.has(inner.name)) kept.unshift(inner)
    }
    const last = pop()
    if (!last || inTables.has(last.name)) return
    for (const inner of kept)
      open.push({ ...inner, shown: shownIn(shownHere(), inner, rules, open) })
  }
  const end = (name: string): void =>
    close(cells.has(name) ? cells : new Set([name]), boundaryOf(name))
  return {
    end,
    text(text: string): void {
      const shown = isBehindDigit() ? { ...shownHere(), isRaised: true } : shownHere()
      const isSeen = isRead(shown)
      const isAltered = !isSeen || shown.isStruck || shown.isRaised
      if (isAltered && !shown.isSilent && /\d/.test(text)) isPartly = true
      if (!isSeen) return
      if (text.trim() !== '') {
        const look = lookIn(shown)
        hasColors ||= look !== ''
        if (hasColors) out.push(`<look ${look}>`)
      }
      out.push(writtenAs(text, shown))
    },
    begin(name: string, attributes: string): void {
      for (const [begins, ended, boundary] of endedBy) if (begins.has(name)) close(ended, boundary)
      const shown = shownIn(shownHere(), { name, attributes }, rules, open)
      const written = attributes.replace(/\/\s*$/, '').replaceAll(/[<>]/g, ' ')
      if (!shown.isGone) out.push(`<${name}${written}>`)
      if (isRead(shown)) out.push(shownOf(name, attributes).replaceAll(/[<>]/g, ' '))
      if (empty.has(name)) return
      if (open.length < maxDepth) open.push({ name, attributes, shown })
      if (cells.has(name) && /\/\s*$/.test(attributes)) end(name)
    },
    finish(): ShownMarkup {
      while (open.length > 0) pop()
      return { markup: out.join(''), isPartly, mayHide: rules.mayHide }
    },
  }
}
type Writer = ReturnType<typeof createWriter>

/** @param html a page, or a part of one */
export function shownMarkup(html: string): ShownMarkup {
  const writer = createWriter(styleRules(html))
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next !== at) writer.text(html.slice(at, next < 0 ? undefined : next))
    if (next < 0) break
    at = readTag(html, next, writer)
  }
  return writer.finish()
}

/** @returns the position after the tag, the comment, or a '<' that begins neither */
function readTag(html: string, start: number, writer: Writer): number {
  const [whole, slash, tag = ''] =
    /^<(\/?)([a-z][\w:.-]*)/i.exec(html.slice(start, start + 60)) ?? []
  if (whole === undefined) return readOther(html, start, writer)
  const name = tag.toLowerCase()
  const end = endOfTag(html, start + whole.length)
  if (slash) writer.end(name)
  else writer.begin(name, html.slice(start + whole.length, end))
  // The content of a style or a script is not markup.
  if (slash || (name !== 'style' && name !== 'script')) return end + 1
  const close = new RegExp(`</${name}`, 'gi')
  close.lastIndex = end + 1
  return close.exec(html)?.index ?? html.length
}

/** A comment, a declaration, or a '<' in the text. */
function readOther(html: string, start: number, writer: Writer): number {
  const isComment = html.startsWith('<!--', start)
  if (!isComment && !/^<[!?/]/.test(html.slice(start, start + 2))) {
    writer.text('&lt;')
    return start + 1
  }
  const end = html.indexOf(isComment ? '-->' : '>', start)
  return end < 0 ? html.length : end + (isComment ? 3 : 1)
}

/** The position of the '>' that ends a tag: one outside of quotes. */
function endOfTag(html: string, start: number): number {
  let at = start
  let end = -1
  for (;;) {
    if (end < at) end = html.indexOf('>', at)
    if (end < 0) return html.length
    const quote = /=\s*(["'])/.exec(html.slice(at, end))
    if (!quote) return end
    const value = at + quote.index + quote[0].length
    const length = html.slice(value, value + maxValue).indexOf(quote[1] ?? '')
    if (length < 0) return end
    at = value + length + 1
  }
}
