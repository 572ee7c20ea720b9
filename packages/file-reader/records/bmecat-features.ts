/** The features of a BMEcat article as specification lines. Pure. */
import { attributeOf, parts, textIn, textsIn, type Node } from './bmecat-elements.ts'

export type Features = {
  readonly specs: ReadonlyMap<string, string>
  /** Features without a name, for the description. */
  readonly lines: readonly string[]
  /** Numbers of the article's classes. */
  readonly classes: readonly string[]
}

/** Classifications whose class numbers people know. */
const classification = /etim|e-?cl@?ass|unspsc/i

/** UN/ECE units as people write them; pieces need none. */
const units: Readonly<Record<string, string>> = {
  MMT: 'mm',
  CMT: 'cm',
  MTR: 'm',
  MTK: 'm²',
  MTQ: 'm³',
  GRM: 'g',
  KGM: 'kg',
  LTR: 'l',
  MLT: 'ml',
  VLT: 'V',
  AMP: 'A',
  WTT: 'W',
  KWT: 'kW',
  HTZ: 'Hz',
  CEL: '°C',
  BAR: 'bar',
  NEW: 'N',
  P1: '%',
  C62: '',
  PCE: '',
}

/** @param language preferred if a feature has several */
export function featuresOf(article: Node, language: string): Features {
  const specs = new Map<string, string>()
  const [lines, classes]: [string[], string[]] = [[], []]
  const groups = [...parts(article, 'ARTICLE_FEATURES'), ...parts(article, 'PRODUCT_FEATURES')]
  for (const group of groups) {
    const system = textIn(group, ['REFERENCE_FEATURE_SYSTEM_NAME'])
    const id = textIn(group, ['REFERENCE_FEATURE_GROUP_ID'])
    if (id !== '') classes.push(id)
    if (id !== '' && classification.test(system)) specs.set(system, id)
    for (const feature of parts(group, 'FEATURE')) {
      const name = textIn(feature, ['FNAME'], language)
      const value = valueOf(feature, language)
      if (value === '' || value === '-') continue
      if (/\p{L}/u.test(name)) specs.set(name, value)
      else lines.push(value)
    }
  }
  return { specs, lines, classes }
}

function valueOf(feature: Node, language: string): string {
  const all = parts(feature, 'FVALUE')
  const own = all.filter((one) => attributeOf(one, 'lang') === language)
  const values = textsIn({ values: own.length > 0 ? own : all }, 'values')
  const unit = textIn(feature, ['FUNIT'])
  const written = units[unit] ?? unit
  return [values.join(', '), values.length > 0 ? written : ''].filter(Boolean).join(' ')
}
