/**
 * Customer numbers that are not the shop's: 'K-10001', and numbers of other shop programs. Pure.
 */

/** The shop's customer numbers. */
const ofShop = /^0*[1-9]\d{0,7}$/

/** Some programs write an apostrophe before a number, so that spreadsheets keep its digits. */
export const bareNumber = (cell: string): string => cell.replace(/^'/, '')

/**
 * Whether the customer numbers of a list come from another program: most of them cannot be the
 * shop's. Then each is kept in the notes of its company, and distinguishes companies with the same
 * name.
 */
export function areForeign(cells: readonly string[]): boolean {
  const written = cells.map(bareNumber).filter(Boolean)
  return written.filter((cell) => !ofShop.test(cell)).length * 2 > written.length
}
