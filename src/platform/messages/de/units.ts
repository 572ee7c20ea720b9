/** German: see ../units.ts. */
import type { Translated } from '../../languages/translated.ts'
import { displayNumber } from '../../money/money.ts'
import type { unitMessages as english } from '../units.ts'

const names: Translated<(typeof english)['names']> = {
  piece: { one: 'Stück', many: 'Stück' },
  pair: { one: 'Paar', many: 'Paar' },
  set: { one: 'Satz', many: 'Sätze' },
  metre: { one: 'Meter', many: 'Meter' },
  square_metre: { one: 'Quadratmeter', many: 'Quadratmeter' },
  gram: { one: 'Gramm', many: 'Gramm' },
  kilogram: { one: 'Kilogramm', many: 'Kilogramm' },
  litre: { one: 'Liter', many: 'Liter' },
  roll: { one: 'Rolle', many: 'Rollen' },
  box: { one: 'Karton', many: 'Kartons' },
  pack: { one: 'Packung', many: 'Packungen' },
  bag: { one: 'Beutel', many: 'Beutel' },
  sheet: { one: 'Bogen', many: 'Bogen' },
  tube: { one: 'Tube', many: 'Tuben' },
  can: { one: 'Dose', many: 'Dosen' },
  bottle: { one: 'Flasche', many: 'Flaschen' },
}
type Name = keyof typeof names

const count = (counted: number, unit: Name): string =>
  `${displayNumber(counted)} ${names[unit][counted === 1 ? 'one' : 'many']}`

export const unitMessages: Translated<typeof english> = {
  names,
  count,
  each: 'je Stück',
  perPieces: (pieces) => `je ${displayNumber(pieces)} Stück`,
  perUnit: (unit) => `je ${names[unit].one}`,
  perUnits: (counted, unit) => `je ${count(counted, unit)}`,
}
