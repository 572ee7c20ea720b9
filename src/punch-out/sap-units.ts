/** Unit codes as buyer systems of OCI and IDS Connect read them. Pure. */
import type { Unit } from '../catalogue/model/units.ts'
import { unitCodes } from '../catalogue/units/unit-codes.ts'

/**
 * Units in SAP's own list: three-letter ISO codes, which equal those of Recommendation 20 except
 * for pieces and packaging.
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
