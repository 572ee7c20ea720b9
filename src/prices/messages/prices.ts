/** Texts of the API of price lists. */
export const pricesMessages = {
  problems: {
    listNameTaken: 'Another price list has this name',
    listChanged: 'Somebody else has changed this price list meanwhile',
    listCircular: 'A price list cannot be based on itself',
    listInUse: 'This price list is in use',
    rowOverlaps: 'The list has another price for these days',
    rowReplaced: 'Somebody else has changed this price meanwhile',
    rowBaseUnknown: 'Nobody can tell for how many pieces this price was',
  },
  listChangedDetail:
    'Somebody else has saved it since you opened it. What you typed is still here, and all else is as it is now: look at it, then save again.',
  circularDetail: (name: string, base: string) =>
    `${base} is based on ${name} already. Choose another base, or the catalogue.`,
  ownBaseDetail: 'A price list cannot be based on itself. Choose another base, or the catalogue.',
  inUseDetail: (companies: number, lists: number) =>
    [
      companies > 0 ? `${companies} ${companies === 1 ? 'company has' : 'companies have'} it` : '',
      lists > 0 ? `${lists} ${lists === 1 ? 'list is' : 'lists are'} based on it` : '',
    ]
      .filter(Boolean)
      .join(', and ') + '. Give them another list first.',
  overlapsDetail: (name: string, from: string | undefined, until: string | undefined) =>
    `${name} has a price ${
      from === undefined && until === undefined
        ? 'for all days'
        : [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ')
    } in this list. Choose days outside of it, or change that price.`,
  rowReplacedDetail: 'Load the page again to see the price as it is now.',
  rowBaseUnknownDetail: (name: string) =>
    `It was written for ${name} before prices said for how many pieces they are. Add it again and say for how many it is.`,
  twiceInFile: (row: number) => `Row ${row} says a price for these days already.`,
  unknownTarget: {
    tool: (name: string) => `No tool has the SKU ${name}.`,
    brand: (name: string) => `No brand is called ${name}.`,
    category: (name: string) => `No category is called ${name}.`,
  },
  notTarget: 'Choose tool, brand or category.',
  notPercent: 'Write a percentage from 0.01 to 100, such as 12.5.',
  onePrice: 'Write a percentage or a price, not both.',
  noPrice: 'Write a percentage or a price.',
  ladderNeedsPrice: 'A ladder belongs to a price, not to a percentage.',
  use: (list: string) => `price list ${list}`,
  useWithoutBase: (list: string) =>
    `price list ${list} (its price says no number of pieces: it will be for the new one; say the number there first)`,
  baseNeedsPrice: 'A percentage is for any number of pieces. Leave out for how many it is.',
  baseUnknown: (name: string) =>
    `The prices of the tools of ${name} are for different numbers of pieces. Say for how many this price is.`,
  breaksNotRising: 'Each quantity must be higher than the one before.',
  breaksNotFalling: 'Each price must be lower than the one before.',
  notDay: 'Write a day such as 2026-11-22.',
  daysNotRising: 'The last day must not be before the first.',
  unknownBase: 'This price list is not there any more. Choose another, or the catalogue.',
  tooManyIds: (most: number) => `Ask for at most ${most} tools at once.`,
} as const
