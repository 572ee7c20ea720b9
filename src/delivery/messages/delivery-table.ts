/** The faults of a table of delivery charges. */
export const deliveryTableMessages = {
  title: 'Delivery charges',
  changedTitle: 'Somebody else has changed the delivery charges',
  changedDetail:
    'Somebody has changed the charges since you opened this page. Your changes are kept, and the other fields show the saved values. Check all fields, then save again.',
  noZone:
    'There is neither a zone nor a place of collection. Add a zone, or enter where goods can be collected.',
  noCountry: 'Choose at least one country.',
  notCountry: 'Choose countries from the list.',
  noStep: 'Add a charge, or set the zone to “On request”.',
  afterLast: 'Only the last charge can have no limit. Enter a limit for every other charge.',
  notRising: 'Each limit must be higher than the limit of the row above.',
  sameName: (name: string) => `The zone “${name}” already exists. Choose another name.`,
  sameCountry: (country: string, zone: string) =>
    `All of ${country} is already in “${zone}”. Remove the country from one zone, or enter postcodes for one of the zones.`,
  overlap: (range: string, other: string, zone: string) =>
    `${range} overlaps ${other} in “${zone}”. A postcode can be in only one zone: shorten one of the ranges.`,
  unreadable: (parts: readonly string[]) =>
    `“${parts.slice(0, 3).join('”, “')}” ${parts.length === 1 ? 'is' : 'are'} not valid. Enter prefixes or complete codes such as ` +
    'SW1 or 20095, or ranges whose two codes have the same length, such as 10000-19999. Omit hyphens within a code.',
  notGrams: 'Enter a whole number of grams, at most 100,000,000.',
} as const
