/** Units as files of the trade have them: the codes of UN/ECE that the schema of BMEcat 2005 lists. Pure. */
import type { Unit } from '../catalogue/model/units.ts'
import { unitCodes } from '../catalogue/units/unit-codes.ts'

export const tradeUnits: Readonly<Record<Unit, string>> = {
  ...unitCodes,
  piece: 'C62',
  roll: 'RO',
  box: 'BX',
  pack: 'PK',
  bag: 'BG',
  // 'ST' is a sheet to UN/ECE, and a piece in German lists.
  sheet: 'LEF',
  tube: 'TU',
  can: 'CA',
  bottle: 'BO',
}
