/** Units in DATANORM: four letters in version 4, UN/ECE codes in version 5. Pure. */
import type { Unit } from '../../catalogue/model/units.ts'
import { tradeUnits } from '../unit-codes.ts'
import type { Version } from './character-set.ts'

export const datanormUnits: Readonly<Record<Version, Readonly<Record<Unit, string>>>> = {
  4: {
    piece: 'ST',
    pair: 'PAAR',
    set: 'SATZ',
    metre: 'M',
    square_metre: 'QM',
    gram: 'G',
    kilogram: 'KG',
    litre: 'L',
    roll: 'ROLL',
    box: 'KTN',
    pack: 'PACK',
    bag: 'BTL',
    sheet: 'BLT',
    tube: 'TUBE',
    can: 'DOSE',
    bottle: 'FLA',
  },
  5: { ...tradeUnits, piece: 'PCE' },
}
