/** The numbers by which an EDIFACT line names its article: LIN and PIA. Pure. */
import { component, type Segment } from './edifact.ts'

/** Whose number it is: the code beside the number (7143). */
const numberKinds: Readonly<
  Record<string, 'sellerNumber' | 'buyerNumber' | 'makerNumber' | 'gtin'>
> = {
  SA: 'sellerNumber',
  VN: 'sellerNumber',
  VP: 'sellerNumber',
  BP: 'buyerNumber',
  IN: 'buyerNumber',
  MF: 'makerNumber',
  MP: 'makerNumber',
  EN: 'gtin',
  SRV: 'gtin',
  SRS: 'gtin',
  UP: 'gtin',
  IB: 'gtin',
}
type Numbers = { -readonly [Key in (typeof numberKinds)[string]]?: string }

/** Codes (7143) of product classes: the customs number, national and other groups. */
const ofClasses: ReadonlySet<string> = new Set(['HS', 'GN', 'CG', 'SG', 'CC'])

/**
 * PIA functions (4347) for the article itself: 1 another number, 5 its number. Other functions name
 * other articles.
 */
const ofItself: ReadonlySet<string> = new Set(['1', '5'])

type Numbered = { readonly number: string; readonly code: string; readonly written: string }

/** The article's own numbers in a segment, in their order. */
function numbersIn(segment: Segment): readonly Numbered[] {
  if (segment.tag !== 'LIN' && segment.tag !== 'PIA') return []
  if (segment.tag === 'PIA' && !ofItself.has(component(segment, 0))) return []
  const named = segment.tag === 'LIN' ? [segment.elements[2] ?? []] : segment.elements.slice(1)
  return named.flatMap(([number = '', code = '']) =>
    number === '' ? [] : [{ number, code, written: `${segment.tag} ${number}:${code}` }],
  )
}

/** LIN has one number, PIA up to five; of several of the same kind, the first is used. */
export function numbersOf(segments: readonly Segment[]): Numbers {
  const found: Numbers = {}
  for (const { number, code } of segments.flatMap(numbersIn)) {
    const kind = numberKinds[code]
    if (kind) found[kind] ??= number
  }
  return found
}

/**
 * Numbers of a line that are not used: of another kind, a second of the same kind, of other
 * articles.
 */
export function unreadNumbers(segments: readonly Segment[]): readonly string[] {
  const taken = numbersOf(segments)
  const ofOthers = segments
    .filter(({ tag }) => tag === 'PIA')
    .map((segment) => component(segment, 0))
    .filter((kind) => !ofItself.has(kind))
    .map((kind) => `PIA+${kind}`)
  const untaken = segments.flatMap(numbersIn).filter(({ number, code }) => {
    const kind = numberKinds[code]
    return kind ? taken[kind] !== number : !ofClasses.has(code)
  })
  return [...ofOthers, ...untaken.map(({ written }) => written)]
}
