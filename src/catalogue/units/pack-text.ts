/** Packs in words: on documents the full packs of a line, on a tool's page all packs. */
import { displayNumber } from '../../platform/money/money.ts'
import { packMessages as messages } from '../messages/packs.ts'
import { fullPacks, type Pack } from './packs.ts'

/** '2 × Carton of 144 (GTIN …), 1 × Inner of 12'; empty if no pack is full. */
export const packsText = (quantity: number, packs: readonly Pack[]): string =>
  fullPacks(quantity, packs)
    .map(({ pack, count }) => `${displayNumber(count)} × ${packText(pack)}`)
    .join(', ')

/** 'Carton of 144 (GTIN 14006381333938)' */
export const packText = ({ name, quantity, gtin }: Pack): string =>
  messages.pack(name, displayNumber(quantity)) + (gtin === undefined ? '' : messages.gtin(gtin))
