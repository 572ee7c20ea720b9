/**
 * The records of DATANORM 4 and 5 by their fields, each with ';' behind its last. Pure.
 *
 * Field orders and lengths: the public descriptions of Krammer's handbooks, as kommunal-edv.de and
 * public writers and parsers repeat them (RaphaelKimmig/datanorm_writer, halo/datanorm).
 */
import type { Version } from './character-set.ts'

/** The data of an article's record; texts are in the character set of the format. */
export type ArticleFields = {
  readonly number: string
  readonly names: readonly [string, string]
  readonly unit: string
  /** Cents; undefined: on request. */
  readonly price: number | undefined
  readonly pricePer: number
  /** The code of its product group; '' for none. */
  readonly group: string
  /** The number of its long text; '' for none. */
  readonly text: string
  readonly gtin: string
  readonly mpn: string
  /** The pieces in a pack; with 1, nothing is written. */
  readonly pack: number
}

/** A price that applies from a quantity on. */
export type RungFields = {
  readonly kind: 'list' | 'net'
  readonly from: number
  /** The last quantity; undefined: no limit. */
  readonly to: number | undefined
  readonly price: number
  readonly pricePer: number
}

type Forms = {
  /** The record that begins a file. @param kind the kind of content */
  head(kind: 'A' | 'P' | 'S', about: Head): string
  article(fields: ArticleFields): readonly string[]
  text(number: string, lines: readonly string[]): readonly string[]
  rung(number: string, nth: number, rung: RungFields): string
  net(number: string, price: number, pricePer: number): string
  group(code: string, name: string): string
  /** The record that ends a file of `count` records, including itself; version 4 has none. */
  end(count: number): string | undefined
}
export type Head = {
  /** 'YYYY-MM-DD' */
  readonly day: string
  readonly currency: string
  readonly supplier: string
  readonly content: string
}

const record = (...fields: readonly (string | number)[]): string => `${fields.join(';')};`
const kindCodes = { list: 1, net: 2 } as const
const onRequest = 9
const noLimit = 99_999_999

const version4: Forms = {
  head: (_kind, { day, currency, supplier, content }) => {
    const date = day.slice(8) + day.slice(5, 7) + day.slice(2, 4)
    const texts = supplier.slice(0, 40).padEnd(40) + content.slice(0, 40).padEnd(40)
    return `V ${date}${texts}${' '.repeat(35)}04${currency}`
  },
  article: ({ number, names, unit, price, pricePer, group, text, gtin, pack }) => [
    record(
      'A',
      'N',
      number,
      // Which texts are used: the short ones only, or also the long one.
      text === '' ? '00' : '40',
      ...names,
      price === undefined ? onRequest : 1,
      Math.log10(pricePer),
      unit,
      price ?? 0,
      '',
      group,
      text,
    ),
    record(
      'B',
      'N',
      number,
      names[0].slice(0, 15).trimEnd().toUpperCase(),
      '',
      '',
      0,
      0,
      0,
      gtin,
      '',
      '',
      0,
      pack === 1 ? 0 : pack,
      '',
      '',
    ),
  ],
  text: (number, lines) =>
    Array.from({ length: Math.ceil(lines.length / 2) }, (_, pair) => {
      const [first = '', second] = lines.slice(2 * pair, 2 * pair + 2)
      const next = second === undefined ? ['', '', ''] : [2 * pair + 2, '', second]
      return record('T', 'N', number, '', 2 * pair + 1, '', first, ...next)
    }),
  rung: (number, nth, { kind, from, to = noLimit, price }) =>
    record('Z', 'N', number, code2(nth), 1, 1, `ab ${from}`, kindCodes[kind], price, from, to),
  net: (number, price) => record('P', 'A', number, 2, price, '', '', '', '', '', ''),
  group: (code, name) => record('S', '', code, name, '', ''),
  end: () => undefined,
}

const version5: Forms = {
  head: (kind, { day, currency, supplier, content }) =>
    record(
      'V',
      '050',
      kind,
      day.replaceAll('-', ''),
      currency,
      supplier.slice(0, 40),
      content.slice(0, 40),
      ...Array.from({ length: 8 }, () => ''),
    ),
  article: ({ number, names, unit, price, pricePer, group, text, gtin, mpn, pack }) => [
    record(
      'A',
      'N',
      number,
      ...names,
      unit,
      price === undefined ? onRequest : 1,
      pricePer,
      price ?? 0,
      '',
      group,
      '',
      '',
      '',
      '',
      '',
      mpn,
      '',
      gtin,
      '',
      pack === 1 ? '' : pack,
      '',
      '',
      text,
      ...Array.from({ length: 6 }, () => ''),
    ),
  ],
  text: (number, lines) =>
    lines.map((line, index) => record('T', 'N', number, 1, code2(index + 1), line)),
  rung: (number, nth, { kind, from, to = noLimit, price, pricePer }) =>
    record(
      'Z',
      'N',
      number,
      code2(nth),
      1,
      `ab ${from}`,
      '',
      1,
      '+',
      kindCodes[kind],
      pricePer,
      price,
      '',
      1,
      from,
      to,
    ),
  net: (number, price, pricePer) =>
    record('P', number, 2, pricePer, price, '', '', '', '', '', '', '', ''),
  group: (code, name) => record('S', code, '', name),
  end: (count) => record('E', count, ''),
}

const code2 = (number: number): string => String(number).padStart(2, '0')

export const recordForms: Readonly<Record<Version, Forms>> = { 4: version4, 5: version5 }
