/** Units as BMEcat 2005 takes them: the codes of UN/ECE that its schema lists. Pure. */
import type { Unit } from '../../catalogue/model/units.ts'

export const bmecatUnits: Readonly<Record<Unit, string>> = {
  piece: 'C62',
  pair: 'PR',
  set: 'SET',
  metre: 'MTR',
  square_metre: 'MTK',
  gram: 'GRM',
  kilogram: 'KGM',
  litre: 'LTR',
  roll: 'RO',
  box: 'BX',
  pack: 'PK',
  bag: 'BG',
  // 'ST' is a sheet to UN/ECE, and a piece to whoever writes German.
  sheet: 'LEF',
  tube: 'TU',
  can: 'CA',
  bottle: 'BO',
}
