/** Numbers of customers that are none of the shop's: 'K-10001', and those of other shop programs. Pure. */

/** Numbers of the shop. */
const ofShop = /^0*[1-9]\d{0,7}$/

/** Some programs write an apostrophe before a number, so that spreadsheets keep it. */
export const bareNumber = (cell: string): string => cell.replace(/^'/, '')

/**
 * Whether the numbers of a list are those of another program: most of them can be none of the shop's.
 * Then each is kept in the notes of its company, and keeps companies of one name apart.
 */
export function areForeign(cells: readonly string[]): boolean {
  const written = cells.map(bareNumber).filter(Boolean)
  return written.filter((cell) => !ofShop.test(cell)).length * 2 > written.length
}
