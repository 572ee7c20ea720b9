/**
 * Numbers of a workbook that a format shows with zeros before them: an article number `0012345` may
 * be kept as 12345 with the format `0000000`. The library that reads sheets knows no formats. Pure.
 */

/** How many digits such formats show, by the number of the style. */
export function paddedStyles(styles: string): ReadonlyMap<number, number> {
  const widths = new Map<string, number>()
  for (const [format] of styles.matchAll(/<numFmt\b[^>]*>/g)) {
    const [, id = ''] = /\bnumFmtId="(\d+)"/.exec(format) ?? []
    const [, zeros = ''] = /\bformatCode="(0{2,40})"/.exec(format) ?? []
    if (zeros !== '') widths.set(id, zeros.length)
  }
  const [, cells = ''] = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles) ?? []
  return new Map(
    Array.from(cells.matchAll(/<xf\b[^>]*>/g), ([style], index) => {
      const [, id = ''] = /\bnumFmtId="(\d+)"/.exec(style) ?? []
      return [index, widths.get(id) ?? 0] as const
    }).filter(([, width]) => width > 0),
  )
}

/** A sheet in which such numbers are the texts that people see. */
export function withPaddedNumbers(sheet: string, widths: ReadonlyMap<number, number>): string {
  if (widths.size === 0) return sheet
  return sheet.replace(
    /<c\b([^>]*)>((?:<f\b[^>]*>[^<]*<\/f>)?)<v>(\d{1,15})<\/v>/g,
    (cell, attributes: string, formula: string, digits: string) => {
      const [, style] = /\ss="(\d+)"/.exec(attributes) ?? []
      const width = style === undefined ? undefined : widths.get(Number(style))
      if (width === undefined || /\st="(?!n")/.test(attributes)) return cell
      const bare = attributes.replace(/\st="n"/, '')
      return `<c${bare} t="str">${formula}<v>${digits.padStart(width, '0')}</v>`
    },
  )
}
