/** Which styles of HTML hide a text or strike it out. Pure. */

/** What is so at a place of a page, by the elements around it. */
export type Shown = {
  /** With all that is inside. */
  readonly isGone: boolean
  /** A head, a style or a script: nobody means it to be read. */
  readonly isSilent: boolean
  /** Until something inside says otherwise. */
  readonly isInvisible: boolean
  readonly isTiny: boolean
  readonly isClear: boolean
  readonly isStruck: boolean
}
export const plainText: Shown = {
  isGone: false,
  isSilent: false,
  isInvisible: false,
  isTiny: false,
  isClear: false,
  isStruck: false,
}
export const isRead = ({ isGone, isInvisible, isTiny, isClear }: Shown): boolean =>
  !isGone && !isInvisible && !isTiny && !isClear

type Styles = ReadonlyMap<string, string>
/** Styles of classes ('.name') and ids ('#name') of a page, as they are written. */
export type StyleRules = ReadonlyMap<string, string>

/** The declarations of styles; of two of a property the later one counts. */
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

/** The rules of a page for single classes and ids; those for some screens only are none. */
export function styleRules(html: string): StyleRules {
  const rules = new Map<string, string>()
  for (const [, css = ''] of html.matchAll(/<style\b[^<>]*>(?:\s*<!--)?([^<]*)/gi)) {
    let isConditional = false
    for (const part of withoutComments(css).split('}')) {
      const [selectors = '', style, ...nested] = part.split('{')
      if (nested.length > 0) isConditional = true
      else if (style === undefined) isConditional = false
      else if (!isConditional) addRules(rules, selectors, style)
    }
  }
  return rules
}

function addRules(rules: Map<string, string>, selectors: string, style: string): void {
  for (const selector of selectors.split(',')) {
    const [, key] = /^\s*\w*([.#][\w-]+)\s*$/.exec(selector) ?? []
    if (key !== undefined) rules.set(key, `${rules.get(key) ?? ''};${style}`)
  }
}

const attribute = (name: string): RegExp =>
  new RegExp(String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, 'i')
const [styleIn, classIn, idIn] = [attribute('style'), attribute('class'), attribute('id')] as const
const valueIn = (attributes: string, pattern: RegExp): string => {
  const [, double, single, bare] = pattern.exec(attributes) ?? []
  return double ?? single ?? bare ?? ''
}

function stylesOf(attributes: string, rules: StyleRules): Styles {
  const keys =
    rules.size === 0
      ? []
      : [
          ...valueIn(attributes, classIn)
            .split(/\s+/)
            .map((name) => `.${name}`),
          `#${valueIn(attributes, idIn)}`,
        ]
  const ofPage = keys.flatMap((key) => rules.get(key) ?? [])
  return parseStyles([...ofPage, valueIn(attributes, styleIn)].join(';'))
}

const nothing = /^-?0*\.?0+(?:px|pt|em|rem|ex|%)?$/
const silent = /^(?:head|title|style|script|template|noframes)$/
const strikes = /^(?:s|strike|del)$/

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

/** Below a text of no size, a size that is relative to it is none, too. */
function isTinyBy(size: string | undefined, outer: Shown): boolean {
  if (size === undefined || size === '') return outer.isTiny
  const isRelative = /(?:(?<!r)em|%|ex|smaller|larger)$/.test(size)
  return nothing.test(size) || (isRelative && outer.isTiny)
}

/** What an element with these attributes makes of the place where it stands. */
export function shownIn(outer: Shown, name: string, attributes: string, rules: StyleRules): Shown {
  const isSilent = outer.isSilent || silent.test(name)
  const isStruck = outer.isStruck || strikes.test(name)
  if (attributes.trim() === '')
    return { ...outer, isSilent, isGone: outer.isGone || isSilent, isStruck }
  const styles = stylesOf(attributes, rules)
  const [visibility, color] = [styles.get('visibility'), styles.get('color')]
  const lines = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`
  return {
    isGone: outer.isGone || isSilent || hasHidden(attributes) || isGoneBy(styles),
    isSilent,
    isInvisible: visibility ? /^(?:hidden|collapse)$/.test(visibility) : outer.isInvisible,
    isTiny: isTinyBy(styles.get('font-size'), outer),
    isClear: color ? color === 'transparent' : outer.isClear,
    isStruck: isStruck || lines.includes('line-through'),
  }
}
