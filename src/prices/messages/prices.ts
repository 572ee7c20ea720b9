/** Texts of the API of price lists. */
import { displayDay } from '../../platform/time/display-day.ts'
export const pricesMessages = {
  problems: {
    listNameTaken: 'Another price list has this name',
    listChanged: 'Somebody else has changed this price list',
    listCircular: 'A price list cannot be based on itself',
    listInUse: 'This price list is in use',
    rowOverlaps: 'The list already has a price for this period',
    rowReplaced: 'Somebody else has changed this price',
    rowBaseUnknown: 'The price unit of this price is not known',
  },
  listChangedDetail:
    'Somebody else has saved changes since you opened this price list. Your entries are kept, and the other fields show the saved values. Check all fields, then save again.',
  circularDetail: (name: string, base: string) =>
    `${base} is already based on ${name}. Choose another base, or the catalogue.`,
  ownBaseDetail: 'A price list cannot be based on itself. Choose another base, or the catalogue.',
  inUseDetail: (companies: number, lists: number) =>
    [
      companies > 0
        ? `${companies} ${companies === 1 ? 'company uses' : 'companies use'} this price list`
        : '',
      lists > 0 ? `${lists} other ${lists === 1 ? 'list is' : 'lists are'} based on this list` : '',
    ]
      .filter(Boolean)
      .join(', and ') + '. Choose a different list for them first.',
  overlapsDetail: (name: string, from: string | undefined, until: string | undefined) =>
    `${name} already has a price ${
      from === undefined && until === undefined
        ? 'for all days'
        : [from && `from ${displayDay(from)}`, until && `until ${displayDay(until)}`]
            .filter(Boolean)
            .join(' ')
    } in this list. Choose days outside this period, or change that price.`,
  rowReplacedDetail: 'Load the price list again to see the current price.',
  rowBaseUnknownDetail: (name: string) =>
    `The price for ${name} was saved before prices had a price unit. Add the price again with its unit.`,
  twiceInFile: (row: number) =>
    `Row ${row} already has a price for this period. Change one of the rows.`,
  unknownTarget: {
    tool: (name: string) => `No tool has the SKU ${name}. Check the SKU.`,
    brand: (name: string) => `No brand is called ${name}. Enter an existing brand.`,
    category: (name: string) => `No category is called ${name}. Enter an existing category.`,
  },
  notTarget: "Choose 'tool', 'brand' or 'category'.",
  notPercent: 'Enter a percentage from 0.01 to 100, such as 12.5.',
  onePrice: 'Enter a percentage or a price, not both.',
  noPrice: 'Enter a percentage or a price.',
  ladderNeedsPrice: 'A percentage cannot have quantity prices. Enter a price.',
  use: (list: string) => `price list ${list}`,
  useWithoutBase: (list: string) =>
    `price list ${list} (its price has no price unit and would use the new price unit; set a unit for it first)`,
  baseNeedsPrice: 'A percentage has no price unit. Leave the price unit empty.',
  baseUnknown: (name: string) =>
    `The tools of ${name} have different price units. Enter the unit of this price.`,
  breaksNotRising: 'The quantities must increase from one quantity price to the next.',
  breaksNotFalling: 'The prices must decrease from one quantity price to the next.',
  notDay: 'Enter a date such as 2026-11-22.',
  daysNotRising: 'The last day is before the first day. Correct one of the days.',
  unknownBase: 'This price list no longer exists. Choose another price list, or the catalogue.',
  tooManyIds: (most: number) => `Request at most ${most} tools at once.`,
} as const
