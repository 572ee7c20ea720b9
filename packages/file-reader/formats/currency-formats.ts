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

/** The one that most numbers have; '' where none has one. */
export function usualCurrency(currencies: Iterable<string>): string {
  const counts = new Map<string, number>()
  for (const currency of currencies)
    if (currency !== '') counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
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

/** The currency of most cells of an XLSX sheet. */
export const currencyOfSheet = (sheet: string, styles: ReadonlyMap<string, string>): string =>
  styles.size === 0
    ? ''
    : usualCurrency(
        Array.from(
          sheet.matchAll(/<c\b[^>]*\ss="(\d+)"[^>]*>(?=<[vf])/g),
          ([, style = '']) => styles.get(style) ?? '',
        ),
      )
