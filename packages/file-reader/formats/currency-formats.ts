/**
 * The currency that a workbook shows beside numbers by their format, and has in no cell: '$' of
 * `"$"#,##0.00`, '€' of `#,##0.00 [$€-407]`. Pure.
 */

/** The sign or letters of a currency in a format of numbers; '' for none. */
export function currencyOfFormat(format: string): string {
  const [, bracketed = ''] = /\[\$([^\]-]+)(?:-[\da-f]+)?\]/i.exec(format) ?? []
  if (bracketed !== '') return bracketed.trim()
  return /(?:^|["\\#0 _(-])(US\$|[€$£]|EUR|USD|GBP|CHF)/.exec(format)?.[1] ?? ''
}

/** Those that numbers have, that of most of them first. */
export function currenciesByUse(currencies: Iterable<string>): readonly string[] {
  const counts = new Map<string, number>()
  for (const currency of currencies)
    if (currency !== '') counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([currency]) => currency)
}

const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', apos: "'" }
const decoded = (text: string): string =>
  text.replace(/&(quot|amp|apos);/g, (whole, name: string) => entities[name] ?? whole)

/** The currencies of XLSX styles that show one, by the number of the style. */
export function currencyStyles(styles: string): ReadonlyMap<string, string> {
  const formats = new Map(
    Array.from(styles.matchAll(/<numFmt\b[^>]*>/g), ([format]) => {
      const [, id = ''] = /\bnumFmtId="(\d+)"/.exec(format) ?? []
      const [, code = ''] = /\bformatCode="([^"]*)"/.exec(format) ?? []
      return [id, currencyOfFormat(decoded(code))] as const
    }),
  )
  const [, cells = ''] = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles) ?? []
  return new Map(
    Array.from(cells.matchAll(/<xf\b[^>]*>/g), ([style], index) => {
      const [, id = ''] = /\bnumFmtId="(\d+)"/.exec(style) ?? []
      return [String(index), formats.get(id) ?? ''] as const
    }).filter(([, currency]) => currency !== ''),
  )
}

/** The currencies of the cells of an XLSX sheet, that of most of them first. */
export const currenciesOfSheet = (
  sheet: string,
  styles: ReadonlyMap<string, string>,
): readonly string[] =>
  styles.size === 0
    ? []
    : currenciesByUse(
        Array.from(
          sheet.matchAll(/<c\b[^>]*\ss="(\d+)"[^>]*>(?=<[vf])/g),
          ([, style = '']) => styles.get(style) ?? '',
        ),
      )
