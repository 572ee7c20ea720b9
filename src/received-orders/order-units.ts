/**
 * The meaning of unit codes in orders: the UN/ECE codes (Recommendation 20 and 21), and what trade
 * programs write instead. Pure.
 */
import { isUnit, type Unit } from '../catalogue/model/units.ts'

const meanings: Readonly<Record<string, readonly Unit[]>> = {
  C62: ['piece'],
  H87: ['piece'],
  EA: ['piece'],
  EACH: ['piece'],
  NAR: ['piece'],
  NMB: ['piece'],
  PCE: ['piece'],
  PCS: ['piece'],
  PC: ['piece'],
  STK: ['piece'],
  STCK: ['piece'],
  STÜCK: ['piece'],
  // In UN/ECE this is a sheet, in German lists a piece: a tool is sold by one of them.
  ST: ['piece', 'sheet'],
  PR: ['pair'],
  NPR: ['pair'],
  SET: ['set'],
  KT: ['set'],
  MTR: ['metre'],
  M: ['metre'],
  LM: ['metre'],
  MTK: ['square_metre'],
  M2: ['square_metre'],
  GRM: ['gram'],
  G: ['gram'],
  KGM: ['kilogram'],
  KG: ['kilogram'],
  LTR: ['litre'],
  L: ['litre'],
  RO: ['roll'],
  ROL: ['roll'],
  NRL: ['roll'],
  BX: ['box'],
  BOX: ['box'],
  PK: ['pack'],
  PA: ['pack'],
  PAK: ['pack'],
  PACK: ['pack'],
  BG: ['bag'],
  LEF: ['sheet'],
  TU: ['tube'],
  CA: ['can'],
  BO: ['bottle'],
}

const counts: Readonly<Record<string, number>> = {
  DZN: 12,
  DZ: 12,
  DPC: 12,
  GRO: 144,
  CEN: 100,
  HUN: 100,
  MIL: 1000,
}

/** Packs whose code does not state how many pieces they contain. */
const packs = new Set(['BX', 'BOX', 'CT', 'CS', 'CR', 'PK', 'PA', 'PAK', 'PACK', 'PF', 'PX', 'VE'])

/**
 * How many of a tool's units are in one unit of the order.
 * @param unit the unit in which the tool is sold
 * @returns `same`: one of each; a number: that many; `pack`: packs; `other`: something else
 */
export function unitsOf(code: string, unit: Unit = 'piece'): 'same' | 'pack' | 'other' | number {
  const key = code.trim().toUpperCase().replace(/\.$/, '')
  if (key === '') return 'same'
  const named = key.toLowerCase().replaceAll(' ', '_')
  if (meanings[key]?.includes(unit) || (isUnit(named) && named === unit)) return 'same'
  const count = counts[key]
  if (count !== undefined && unit === 'piece') return count
  return packs.has(key) && unit === 'piece' ? 'pack' : 'other'
}
