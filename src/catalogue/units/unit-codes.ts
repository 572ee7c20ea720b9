/** The codes of units for electronic invoices and search engines. Pure. */
import type { Unit } from '../model/units.ts'

/**
 * UN/ECE Recommendation 20, in which packagings of Recommendation 21 begin with X (revision 17,
 * 2021).
 */
export const unitCodes: Readonly<Record<Unit, string>> = {
  piece: 'H87',
  pair: 'PR',
  set: 'SET',
  metre: 'MTR',
  square_metre: 'MTK',
  gram: 'GRM',
  kilogram: 'KGM',
  litre: 'LTR',
  roll: 'XRO',
  box: 'XBX',
  pack: 'XPK',
  bag: 'XBG',
  sheet: 'XST',
  tube: 'XTU',
  can: 'XCX',
  bottle: 'XBO',
}
