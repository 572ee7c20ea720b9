/** The units in which tools are sold, and the quantity a price refers to, in words. */
import { displayNumber } from '../money/money.ts'

const names = {
  piece: { one: 'piece', many: 'pieces' },
  pair: { one: 'pair', many: 'pairs' },
  set: { one: 'set', many: 'sets' },
  metre: { one: 'metre', many: 'metres' },
  square_metre: { one: 'square metre', many: 'square metres' },
  gram: { one: 'gram', many: 'grams' },
  kilogram: { one: 'kilogram', many: 'kilograms' },
  litre: { one: 'litre', many: 'litres' },
  roll: { one: 'roll', many: 'rolls' },
  box: { one: 'box', many: 'boxes' },
  pack: { one: 'pack', many: 'packs' },
  bag: { one: 'bag', many: 'bags' },
  sheet: { one: 'sheet', many: 'sheets' },
  tube: { one: 'tube', many: 'tubes' },
  can: { one: 'can', many: 'cans' },
  bottle: { one: 'bottle', many: 'bottles' },
} as const
type Name = keyof typeof names

const count = (counted: number, unit: Name): string =>
  `${displayNumber(counted)} ${names[unit][counted === 1 ? 'one' : 'many']}`

export const unitMessages = {
  names,
  count,
  each: 'each',
  perPieces: (pieces: number) => `per ${displayNumber(pieces)}`,
  perUnit: (unit: Name) => `per ${names[unit].one}`,
  perUnits: (counted: number, unit: Name) => `per ${count(counted, unit)}`,
} as const
