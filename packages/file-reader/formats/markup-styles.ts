/** Which HTML styles hide a text or strike it out. Pure. */
import { isSeenOn } from './contrast.ts'

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
  /** Whether a rule with another selector may hide some text. */
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

/** The rules of a page; rules for some screens only are ignored. */
export function styleRules(html: string): StyleRules {
  const styles = new Map<string, string>()
  let [mayHide, mayPaint] = [false, false]
  for (const [, css = ''] of html.matchAll(/<style\b[^<>]*>(?:\s*<!--)?([^<]*)/gi)) {
    let isConditional = false
    for (const part of withoutComments(css).split('}')) {
      const [selectors = '', style, ...nested] = part.split('{')
      if (nested.length > 0) isConditional = true
      else if (style === undefined) isConditional = false
      else if (!isConditional && !addRules(styles, selectors, style)) {
        mayHide ||= isHiding(parseStyles(style))
        mayPaint ||= /background/i.test(style)
      }
    }
  }
  return { styles, mayHide, mayPaint }
}

/** @returns whether each selector is a single name of an element, a class or an id */
function addRules(rules: Map<string, string>, selectors: string, style: string): boolean {
  let isWhole = true
  for (const selector of selectors.split(',')) {
    const [, element = '', key = element.toLowerCase()] =
      /^\s*(\w*)([.#][\w-]+)?\s*$/.exec(selector) ?? []
    if (key === '') isWhole = false
    else rules.set(key, `${rules.get(key) ?? ''};${style}`)
  }
  return isWhole
}

const attribute = (name: string): RegExp =>
  new RegExp(String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, 'i')
const [styleIn, classIn, idIn] = [attribute('style'), attribute('class'), attribute('id')] as const
const [colorIn, backgroundIn] = [attribute('color'), attribute('bgcolor')] as const
const valueIn = (attributes: string, pattern: RegExp): string => {
  const [, double, single, bare] = pattern.exec(attributes) ?? []
  return double ?? single ?? bare ?? ''
}

function stylesOf(name: string, attributes: string, { styles }: StyleRules): Styles {
  const keys =
    styles.size === 0
      ? []
      : [
          name,
          ...valueIn(attributes, classIn)
            .split(/\s+/)
            .map((one) => `.${one}`),
          `#${valueIn(attributes, idIn)}`,
        ]
  const ofPage = keys.flatMap((key) => styles.get(key) ?? [])
  return parseStyles([...ofPage, valueIn(attributes, styleIn)].join(';'))
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
    ))

const hasHidden = (attributes: string): boolean =>
  /hidden/i.test(attributes) &&
  /(?:^|\s)hidden(?=$|[\s=/])/i.test(attributes.replaceAll(/"[^"]*"|'[^']*'/g, '""'))

/** Inside a text of size zero, a relative size is zero, too. */
function isTinyBy(size: string | undefined, outer: Shown): boolean {
  if (size === undefined || size === '') return outer.isTiny
  const isRelative = /(?:(?<!r)em|%|ex|smaller|larger)$/.test(size)
  return nothing.test(size) || (isRelative && outer.isTiny)
}

/** Whether styles hide a text, regardless of the surrounding elements. */
const isHiding = (styles: Styles): boolean =>
  isGoneBy(styles) ||
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
    valueIn(attributes, backgroundIn)
  const written = styles.get('color') || valueIn(attributes, colorIn)
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

/** The state that the name of an element sets. */
const shownBy = (
  { isSilent, isStruck, isKept }: Shown,
  name: string,
): Pick<Shown, 'isSilent' | 'isStruck' | 'isKept'> => ({
  isSilent: isSilent || silent.test(name),
  isStruck: isStruck || strikes.test(name),
  isKept: isKept || keeps.test(name),
})

/** The state inside an element with these attributes. */
export function shownIn(outer: Shown, name: string, attributes: string, rules: StyleRules): Shown {
  const ofName = shownBy(outer, name)
  const { isSilent, isStruck, isKept } = ofName
  if (attributes.trim() === '' && !rules.styles.has(name))
    return { ...outer, ...ofName, isGone: outer.isGone || isSilent }
  const styles = stylesOf(name, attributes, rules)
  const visibility = styles.get('visibility')
  const colors = colorsIn(outer, attributes, styles)
  const lines = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`
  return {
    isGone: outer.isGone || isSilent || hasHidden(attributes) || isGoneBy(styles),
    isSilent,
    isInvisible: visibility ? /^(?:hidden|collapse)$/.test(visibility) : outer.isInvisible,
    isTiny: isTinyBy(styles.get('font-size'), outer),
    ...colors,
    // Its background may have a color from a rule that is not read.
    isClear: colors.isClear && (colors.color === 'transparent' || !rules.mayPaint),
    isStruck: isStruck || lines.includes('line-through'),
    isKept: keptBy(styles.get('white-space'), isKept),
  }
}
