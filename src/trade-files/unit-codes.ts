/** Units in trade files: the UN/ECE codes that the schema of BMEcat 2005 lists. Pure. */
import type { Unit } from '../catalogue/model/units.ts'
import { unitCodes } from '../catalogue/units/unit-codes.ts'

export const tradeUnits: Readonly<Record<Unit, string>> = {
  ...unitCodes,
  piece: 'C62',
  roll: 'RO',
  box: 'BX',
  pack: 'PK',
  bag: 'BG',
  // In UN/ECE codes 'ST' is a sheet, but in German lists it is a piece.
  sheet: 'LEF',
  tube: 'TU',
  can: 'CA',
  bottle: 'BO',
}
