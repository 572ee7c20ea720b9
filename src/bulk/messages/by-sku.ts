/** The messages about rows that another system writes by SKU. */
import { displayNumber } from '../../platform/money/money.ts'

export const bySkuMessages = {
  problems: { rowsWrong: 'Some rows have errors, and nothing was saved' },
  tooManyAtOnce: (rows: number) =>
    `Send at most ${displayNumber(rows)} rows with allOrNothing, or omit allOrNothing.`,
  why: {
    notRow: 'Send each row as an object with a sku.',
    noSku: 'Every row needs a sku.',
    skuNotText: 'Send the sku as text, in quotes.',
    notState: 'Send draft or discontinued, or omit state to publish the tool.',
    stateKept:
      'A row can set the state only for a new tool. Change the state of this tool with PUT /tools/{id}/state.',
    unknown: 'No tool in the shop has this SKU.',
    deletedThere:
      'A deleted tool has this SKU. Restore the tool on the Deleted page, or send all fields to add a new tool.',
    twice: (row: number) =>
      `Row ${displayNumber(row)} has the same SKU as this row. Send each SKU only once.`,
    notLevel: (most: number) => `Send a whole number from 0 to ${displayNumber(most)}.`,
    belowZero: (present: number, seen: number) =>
      `The stock would fall below zero: the current stock is ${displayNumber(present)}, but the row was based on a stock of ${displayNumber(seen)} (seen). Read the stock again.`,
    noPrice: 'Send price, price_breaks or cost.',
  },
} as const
