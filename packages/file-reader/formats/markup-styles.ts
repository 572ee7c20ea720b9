/** Which HTML styles hide a text or strike it out. Pure. */
import { isSeenOn } from './contrast.ts'
import {
  attributeOf,
  classesOf,
  parseSelector,
  selects,
  type Element,
  type Selector,
} from './css-selectors.ts'

/** The state at a position of a page, set by the surrounding elements. */
export type Shown = {
  /** Including all nested elements. */
  readonly isGone: boolean
  /** A head, a style or a script: its text is not meant to be read. */
  readonly isSilent: boolean
  /** Until a nested element changes it. */
  readonly isInvisible: boolean
  readonly isTiny: boolean
  readonly isClear: boolean
  readonly isStruck: boolean
  /** Whether it is written above or below its line: a footnote mark. */
  readonly isRaised: boolean
  /** Whether its line ends and blanks are shown as they are written. */
  readonly isKept: boolean
  /** As `colorOf` returns them; 'other' for anything except a plain color. */
  readonly color: string
  readonly background: string
}
export const plainText: Shown = {
  isGone: false,
  isSilent: false,
  isInvisible: false,
  isTiny: false,
  isClear: false,
  isStruck: false,
  isRaised: false,
  isKept: false,
  color: 'black',
  background: '#ffffff',
}
export const isRead = ({ isGone, isInvisible, isTiny, isClear }: Shown): boolean =>
  !isGone && !isInvisible && !isTiny && !isClear

type Styles = ReadonlyMap<string, string>
/** The style rules of a page. */
export type StyleRules = {
  /** Keyed by element names ('td'), classes ('.name') and ids ('#name'), as written. */
  readonly styles: ReadonlyMap<string, string>
  /** Rules whose selectors have several parts, in their order. */
  readonly ofParts: readonly { readonly selector: Selector; readonly style: string }[]
  /** Whether a rule with another selector may hide, strike out or add some text. */
  readonly mayHide: boolean
  /** Whether a rule with another selector may set the background of some text. */
  readonly mayPaint: boolean
}

/** The declarations of styles; of two for the same property, the later one applies. */
const parseStyles = (style: string): Styles =>
  new Map(
    style.split(';').map((declaration) => {
      const [property = '', ...value] = declaration.toLowerCase().split(':')
      return [property.trim(), value.join(':').replace('!important', '').trim()] as const
    }),
  )

const withoutComments = (css: string): string =>
  css
    .split('/*')
    .map((part, index) => (index === 0 ? part : (part.split('*/')[1] ?? '')))
    .join(' ')

/** Maximum number of rules with several parts: each is compared with each element. */
const maxOfParts = 200
/** Declarations that decide whether and how a text is shown. */
const telling =
  /none|hidden|collapse|line-through|opacity|font-size|color|background|vertical-align|raise|white-space|position|indent|transform|clip|(?:height|width)\s*:\s*0/i
/** Text that a style adds to an element. */
const addsText = /(?:^|[;\s])content\s*:\s*["'][^"']*[\p{L}\p{N}]/iu

type Rules = {
  readonly styles: Map<string, string>
  readonly ofParts: { readonly selector: Selector; readonly style: string }[]
}

/** The rules of a page; rules for some screens only are ignored. */
export function styleRules(html: string): StyleRules {
  const rules: Rules = { styles: new Map(), ofParts: [] }
  let [mayHide, mayPaint] = [false, false]
  for (const [, css = ''] of html.matchAll(/<style\b[^<>]*>(?:\s*<!--)?([^<]*)/gi)) {
    let isConditional = false
    for (const part of withoutComments(css).split('}')) {
      const [selectors = '', style, ...nested] = part.split('{')
      if (nested.length > 0) isConditional = true
      else if (style === undefined) isConditional = false
      else if (!isConditional && !addRules(rules, selectors, style)) {
        mayHide ||= isHiding(parseStyles(style)) || addsText.test(style)
        mayPaint ||= /background/i.test(style)
      }
    }
  }
  return { ...rules, mayHide, mayPaint }
}

/** @returns whether each selector is known */
function addRules({ styles, ofParts }: Rules, selectors: string, style: string): boolean {
  let isWhole = true
  for (const selector of selectors.split(',')) {
    const [, element = '', key = element.toLowerCase()] =
      /^\s*(\w*)([.#][\w-]+)?\s*$/.exec(selector) ?? []
    if (key !== '' && (element === '' || key === element.toLowerCase()))
      styles.set(key, `${styles.get(key) ?? ''};${style}`)
    else {
      const parts = parseSelector(selector)
      const isKept = parts !== undefined && ofParts.length < maxOfParts
      if (isKept && telling.test(style)) ofParts.push({ selector: parts, style })
      isWhole &&= isKept
    }
  }
  return isWhole
}

function stylesOf(element: Element, rules: StyleRules, around: readonly Element[]): Styles {
  const { styles, ofParts } = rules
  const { name, attributes } = element
  const keys =
    styles.size === 0
      ? []
      : [
          name,
          ...classesOf(attributes).map((one) => `.${one}`),
          `#${attributeOf(attributes, 'id') ?? ''}`,
        ]
  const ofPage = keys.flatMap((key) => styles.get(key) ?? [])
  const ofPlace = ofParts.flatMap(({ selector, style }) =>
    selects(selector, element, around) ? [style] : [],
  )
  return parseStyles([...ofPage, ...ofPlace, attributeOf(attributes, 'style') ?? ''].join(';'))
}

const nothing = /^-?0*\.?0+(?:px|pt|em|rem|ex|%)?$/
const silent = /^(?:head|title|style|script|template|noframes)$/
const strikes = /^(?:s|strike|del)$/
const keeps = /^(?:pre|listing|xmp)$/

const isGoneBy = (styles: Styles): boolean =>
  styles.get('display') === 'none' ||
  styles.get('mso-hide') === 'all' ||
  nothing.test(styles.get('opacity') ?? '') ||
  (styles.get('overflow') === 'hidden' &&
    ['max-height', 'height', 'max-width', 'width'].some((size) =>
      nothing.test(styles.get(size) ?? ''),
    )) ||
  isAwayBy(styles)

/** Far outside of the page, cut away, or without a size. */
const isAwayBy = (styles: Styles): boolean =>
  ['left', 'top', 'right', 'margin-left', 'text-indent'].some((side) =>
    /^-\d{3,}(?:\.\d+)?(?:px|pt|em|rem)$/.test(styles.get(side) ?? ''),
  ) ||
  /scale[xy]?\(\s*0*\.?0+\s*[,)]/.test(styles.get('transform') ?? '') ||
  /^inset\(\s*(?:[5-9]\d|100)%/.test(styles.get('clip-path') ?? '') ||
  /^rect\((?:\s*,?\s*[01](?:px)?){4}\s*\)$/.test(styles.get('clip') ?? '')

const hasHidden = (attributes: string): boolean =>
  /hidden/i.test(attributes) &&
  /(?:^|\s)hidden(?=$|[\s=/])/i.test(attributes.replaceAll(/"[^"]*"|'[^']*'/g, '""'))

/** Inside a text of size zero, a relative size is zero, too. */
function isTinyBy(size: string | undefined, outer: Shown): boolean {
  if (size === undefined || size === '') return outer.isTiny
  const isRelative = /(?:(?<!r)em|%|ex|smaller|larger)$/.test(size)
  return nothing.test(size) || (isRelative && outer.isTiny)
}

const isStruckBy = (styles: Styles): boolean =>
  `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`.includes(
    'line-through',
  )

/** Whether styles hide a text or strike it out, regardless of the surrounding elements. */
const isHiding = (styles: Styles): boolean =>
  isGoneBy(styles) ||
  isStruckBy(styles) ||
  /^(?:hidden|collapse)$/.test(styles.get('visibility') ?? '') ||
  styles.get('color') === 'transparent' ||
  nothing.test(styles.get('font-size') ?? '')

/** A color in one notation, a color name as it is; 'other' for a picture, or an unknown value. */
function colorOf(text: string): string {
  const color = text.trim().toLowerCase()
  const [, short] = /^#([\da-f]{3})$/.exec(color) ?? []
  if (short) return `#${short.replaceAll(/./g, '$&$&')}`
  const rgb = /^rgb\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)$/.exec(color)?.slice(1)
  if (rgb) return `#${rgb.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
  if (color === 'white' || color === 'window') return '#ffffff'
  return /^(?:#[\da-f]{6}|[a-z]+)$/.test(color) ? color : 'other'
}

/** The colors of a text and of its background. */
function colorsIn(
  outer: Shown,
  attributes: string,
  styles: Styles,
): Pick<Shown, 'color' | 'background' | 'isClear'> {
  const isKept = (color: string) => /^(?:|inherit|initial|unset|none|transparent)$/.test(color)
  const behind =
    (styles.get('background-color') ?? styles.get('background')?.split(' ')[0]) ||
    (attributeOf(attributes, 'bgcolor') ?? '')
  const written = styles.get('color') || (attributeOf(attributes, 'color') ?? '')
  const color = written === '' || written === 'inherit' ? outer.color : colorOf(written)
  const background = isKept(behind) ? outer.background : colorOf(behind)
  return {
    color,
    background,
    isClear: color === 'transparent' || (color !== 'other' && !isSeenOn(color, background)),
  }
}

/** @param outer whether the element keeps them without a style of its own */
const keptBy = (style: string | undefined, outer: boolean): boolean =>
  style === undefined || style === 'inherit' ? outer : /^(?:pre|break)/.test(style)

const raises = /^(?:sup|sub|rt)$/
/** In these elements, the vertical alignment is that of the element, not of its letters. */
const aligned = /^(?:td|th|tr|tbody|thead|tfoot|table|img|col|colgroup|input)$/
const isRaisedBy = (styles: Styles, name: string): boolean => {
  const align = styles.get('vertical-align') ?? ''
  const isAligned =
    /^(?:super|sub|(?:text-)?(?:top|bottom)|-?[\d.]*[1-9][\d.]*(?:px|pt|em|ex|rem|%))$/
  return (
    !aligned.test(name) &&
    (isAligned.test(align) || /[1-9]/.test(styles.get('mso-text-raise') ?? ''))
  )
}

/** The state that the name of an element sets. */
const shownBy = (
  { isSilent, isStruck, isRaised, isKept }: Shown,
  name: string,
): Pick<Shown, 'isSilent' | 'isStruck' | 'isRaised' | 'isKept'> => ({
  isRaised: isRaised || raises.test(name),
  isSilent: isSilent || silent.test(name),
  isStruck: isStruck || strikes.test(name),
  isKept: isKept || keeps.test(name),
})

/**
 * The state inside an element.
 * @param around the elements around it, the innermost last
 */
export function shownIn(
  outer: Shown,
  { name, attributes }: Element,
  rules: StyleRules,
  around: readonly Element[],
): Shown {
  const ofName = shownBy(outer, name)
  const { isSilent, isStruck, isRaised, isKept } = ofName
  if (attributes.trim() === '' && !rules.styles.has(name) && rules.ofParts.length === 0)
    return { ...outer, ...ofName, isGone: outer.isGone || isSilent }
  const styles = stylesOf({ name, attributes }, rules, around)
  const visibility = styles.get('visibility')
  const colors = colorsIn(outer, attributes, styles)
  return {
    isGone: outer.isGone || isSilent || hasHidden(attributes) || isGoneBy(styles),
    isSilent,
    isInvisible: visibility ? /^(?:hidden|collapse)$/.test(visibility) : outer.isInvisible,
    isTiny: isTinyBy(styles.get('font-size'), outer),
    ...colors,
    // Its background may have a color from a rule that is not read.
    isClear: colors.isClear && (colors.color === 'transparent' || !rules.mayPaint),
    isStruck: isStruck || isStruckBy(styles),
    isRaised: isRaised || isRaisedBy(styles, name),
    isKept: keptBy(styles.get('white-space'), isKept),
  }
}
