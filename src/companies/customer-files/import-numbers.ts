/**
 * Customer numbers that are not the shop's: 'K-10001', and numbers of other shop programs. Pure.
 */

import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'

/** Headings of a number that one party has at the other. */
const ofOneParty =
  /^(?:(?:unsere|ihre|eigene|fremde|alte|our|your|their|own|notre|votre|nostro|vostro|nuestro|su|onze|uw) )+(?:kunden ?-? ?(?:nr|nummer)|customer (?:number|no|id|code)|(?:code|numero|n) client|codice cliente|(?:numero|codigo) (?:de )?cliente|klant ?-? ?(?:nr|nummer))\b|^kunden (?:und )?lief(?:eranten)? nr$/
const namesNumber = (key: string): boolean =>
  fieldOfKey('customer', key) === 'number' || ofOneParty.test(key)
/** DATEV's number of the account is the customer number beside another one. */
const isAccount = (key: string): boolean => key === 'konto'

/** Why a row with different customer numbers in two columns is not read; undefined for others. */
export function twoNumbersIn(
  headings: readonly string[],
  columns: readonly (string | undefined)[],
  row: readonly string[],
): string | undefined {
  const keys = headings.map(wordsOf)
  const hasOther = keys.some((key) => ofOneParty.test(key))
  const numbers = keys.flatMap((key, index) => {
    const cell = row[index] ?? ''
    const isHouse = columns[index] === 'houseNumber'
    const isNumber = (namesNumber(key) && !isHouse) || (hasOther && isAccount(key))
    return isNumber && cell !== '' ? [{ cell, heading: headings[index] ?? '' }] : []
  })
  const [first, ...others] = numbers
  const other = others.find(({ cell }) => cell !== first?.cell)
  return first && other
    ? messages.twoNumbers(`${first.heading}: ${first.cell}`, `${other.heading}: ${other.cell}`)
    : undefined
}

/** The shop's customer numbers. */
const ofShop = /^0*[1-9]\d{0,7}$/

/**
 * Some programs write an apostrophe before a number, so that spreadsheets keep its digits; SAP fills
 * it up with zeros to ten digits.
 */
export const bareNumber = (cell: string): string =>
  cell.replace(/^'/, '').replace(/^0+(?=[1-9]\d*$)/, (zeros) => (cell.length === 10 ? '' : zeros))

/**
 * Whether the customer numbers of a list come from another program: most of them cannot be the
 * shop's. Then each is kept in the notes of its company, and distinguishes companies with the same
 * name.
 */
export function areForeign(cells: readonly string[]): boolean {
  const written = cells.map(bareNumber).filter(Boolean)
  return written.filter((cell) => !ofShop.test(cell)).length * 2 > written.length
}
