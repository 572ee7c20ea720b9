/** Which rows of a workbook have a cell that is shown otherwise than its value. Pure. */

/** 'C2', 'A2:B9' */
const cells = /(?<![\p{L}\p{N}])[A-Z]{1,3}(\d{1,7})(?::[A-Z]{1,3}(\d{1,7}))?(?![\p{L}\p{N}])/gu

/** @param asides texts that name cells @returns by the row from 1 the first text that names it */
export function rowsShownOtherwise(asides: readonly string[]): (row: number) => string | undefined {
  const ranges = asides.flatMap((text) =>
    Array.from(text.matchAll(cells), ([, first = '', last = first]) => ({
      text,
      first: Number(first),
      last: Number(last),
    })),
  )
  return (row) => ranges.find(({ first, last }) => first <= row && row <= last)?.text
}
