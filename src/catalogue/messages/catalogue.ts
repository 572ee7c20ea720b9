/** The messages of the catalogue's Problems and field errors. */
import { displayNumber } from '../../platform/money/money.ts'

export const catalogueMessages = {
  problems: {
    notReversible: 'It cannot be put back',
    toolGone: 'This tool is no longer sold',
    notComplete: 'Something is missing before this can be on sale',
    priceBaseChanged: 'The prices would be for another number of units',
    revisionChanged: 'Somebody else has changed this tool meanwhile',
    skuTaken: 'Another tool has this SKU',
    gtinTaken: 'Another tool or pack has this GTIN',
  },
  toolGoneDetail:
    'It was taken out of the catalogue while this page was open. Nothing was ordered.',
  archivedDetail: 'It is archived. Restore it on the page Deleted first, then put it back.',
  notReversibleDetail:
    'With what was changed since, the former values are not valid any more. Edit the tool instead.',
  baseNotKept:
    'This entry does not say for how many pieces its price is, and that has changed since. ' +
    'Edit the tool instead.',
  baseNotSaid: (per: number) =>
    `The prices are for ${displayNumber(per)} here, and this one does not say for how many it is. Say it: 1, 10, 100 or 1000.`,
  otherBase: (said: number, per: number) =>
    `This price is for ${displayNumber(said)}, and those of the line are for ${displayNumber(per)}. Write it for ${displayNumber(per)}, and say so.`,
  formerNotExact: (then: number, now: number) =>
    `The former values were written for ${displayNumber(then)} and are no whole cents for ${displayNumber(now)}, as the price is now. Edit the tool instead.`,
  sinceNotExact: (then: number, now: number) =>
    `The price would be for ${displayNumber(then)} again, and what was changed since for ${displayNumber(now)} is no whole cents for that. Edit the tool instead.`,
  revisionDetail:
    'Load it again to see the change, then make yours. What you typed is still in the form.',
  skuTakenDetail: (sku: string) => `${sku} already belongs to another tool. Use another SKU.`,
  gtinTakenDetail: (gtin: string, sku: string) =>
    `${gtin} already belongs to ${sku} or a pack of it. Each pack has its own GTIN.`,
  tooManyPacks: (max: number) => `At most ${max} packs.`,
  packTwice: 'Another pack has this name.',
  packGtinTwice: 'The tool or another pack of it has this GTIN.',
  notImage: 'Write an address of a picture that begins with https://.',
  imageGone: 'This picture is no longer kept. Add it again.',
  notGtin:
    'A GTIN has 8, 12, 13 or 14 digits, and the last one checks the others: one of them is wrong.',
  notCustomsNumber: 'A customs number has 6 to 11 digits.',
  notTaxClass: 'Choose standard, reduced or zero.',
  notHazard: 'A pictogram of the list: GHS01 to GHS09.',
  tooManyHazards: 'There are nine pictograms; name each once.',
  notCountry: 'Two letters of the country: DE, US, CN.',
  twoWeights: (value: string, [whole, fraction]: readonly [string, string]) =>
    `“${value}” can be ${whole} or ${fraction}. Write it as one of these, or the weight in grams in weight_grams.`,
  notWeight:
    'Write a weight above 0 and up to 100 t in whole grams: 779. A form takes 0.779 kg, too.',
  notUnit: 'Choose a unit of the list: piece, pair, set, metre, kilogram, litre, roll, box …',
  notPriceQuantity: 'A price is for 1, 10, 100 or 1000.',
  notCompleteDetail: (missing: readonly ('image' | 'description')[]) =>
    `Add ${missing.map((part) => (part === 'image' ? 'a picture' : 'a description')).join(' and ')} first, then put it on sale.`,
  notDay: 'Write a day such as 2026-11-21.',
  notState: 'Choose draft, on-sale, discontinued or archived.',
  daysNotRising: 'The last day must not be before the first.',
  noSuccessor: (sku: string) => `No tool with the SKU ${sku} is on sale.`,
  successorIsItself: 'A tool cannot take its own place. Write the SKU of another one.',
  dueFailed: 'Tools whose day has come were not looked for; it will be tried again',
  notStock: 'A whole number from 0 to 1,000,000.',
  stockBelowZero:
    'The stock would fall below zero: pieces were sold meanwhile. Load the tool again.',
  tooManyBreaks: (max: number) => `At most ${max} price breaks.`,
  tooManySpecs: (max: number) => `At most ${max} rows.`,
  minimumNotPacks: (minimum: number, pack: number) =>
    `The minimum must be full packs: ${displayNumber(minimum)} is not a multiple of ${displayNumber(pack)}.`,
  priceBaseDetail: (before: string, now: string, uses: readonly string[]) =>
    `The price was ${before} and would be ${now}; ladder and cost go with it. ` +
    (uses.length === 0
      ? ''
      : `It touches ${uses.join(', ')}: lists and quotes keep their prices, carts ask their buyers. `) +
    'Look at the prices, then save again.',
  ladderNotExact: (before: number, now: number) =>
    `The ladder was written for ${before} and is no whole cents for ${now}. Send it for ${now}.`,
  costNotExact: (cost: string, now: number) =>
    `The cost is ${cost}, which is no whole cents for ${now}. Send it for ${now}.`,
  breaksNotRising:
    'Each row must begin at a higher quantity than the row before, the first above the minimum.',
  breaksNotFalling: 'Each row must cost less than the row before, the first less than the price.',
  breakNotPacks: (from: number, pack: number) =>
    `${displayNumber(from)} is not a multiple of the pack of ${displayNumber(pack)}.`,
} as const
