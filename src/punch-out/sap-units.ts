/** Codes of units as buyer systems of OCI and IDS Connect read them. Pure. */
import type { Unit } from '../catalogue/model/units.ts'
import { unitCodes } from '../catalogue/units/unit-codes.ts'

/**
 * Units as SAP's own list has them: three letters of the ISO, which are those of Recommendation 20
 * except for pieces and packagings.
 */
const otherUnits: Partial<Readonly<Record<Unit, string>>> = {
  piece: 'PCE',
  roll: 'RO',
  box: 'BX',
  pack: 'PK',
  bag: 'BG',
  sheet: 'ST',
  tube: 'TU',
  can: 'CA',
  bottle: 'BO',
}
export const sapUnit = (unit: Unit = 'piece'): string => otherUnits[unit] ?? unitCodes[unit]
