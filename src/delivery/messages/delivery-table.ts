/** What is wrong with a table of delivery charges. */
export const deliveryTableMessages = {
  title: 'Delivery charges',
  changedTitle: 'The delivery charges were changed meanwhile',
  changedDetail:
    'Somebody has saved other charges since you opened this page. What you changed is still here, and all else is as it is now: look at it, then save again.',
  noZone:
    'Add a zone first, or say where goods are collected: nobody could have anything delivered.',
  noCountry: 'Choose at least one country.',
  notCountry: 'Choose countries from the list.',
  noStep: 'Add a charge, or let the zone be on request.',
  afterLast: 'Nothing comes after the charge for any weight or value. Give the one before a limit.',
  notRising: 'Limits rise from row to row. Write more than in the row before.',
  sameName: (name: string) => `There is a zone “${name}” already. Choose another name.`,
  sameCountry: (country: string, zone: string) =>
    `${country} lies in “${zone}” whole already. Take it out of one zone, or name the postcodes of one.`,
  overlap: (range: string, other: string, zone: string) =>
    `${range} meets ${other} of “${zone}”. A postcode lies in one zone alone: shorten one of them.`,
  unreadable: (parts: readonly string[]) =>
    `“${parts.slice(0, 3).join('”, “')}” cannot be read. Write beginnings or whole codes such as ` +
    'SW1 or 20095, and ranges of equal length such as 10000-19999; codes with a hyphen without it.',
  notGrams: 'Write a whole number of grams, at most 100,000,000.',
} as const
