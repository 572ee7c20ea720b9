/** The messages of the catalogue's Problems and field errors. */
import { displayNumber } from '../../platform/money/money.ts'

export const catalogueMessages = {
  problems: {
    notReversible: 'This change cannot be undone',
    toolGone: 'This tool is no longer sold',
    notComplete: 'This tool is not complete yet',
    priceBaseChanged: 'The price unit would change',
    revisionChanged: 'Somebody else has changed this tool',
    skuTaken: 'Another tool has this SKU',
    gtinTaken: 'Another tool or pack has this GTIN',
  },
  toolGoneDetail:
    'The tool was removed from the catalogue while this page was open. Nothing was ordered.',
  archivedDetail:
    'The tool is archived. Restore the tool on the Deleted page first, then undo the change.',
  notReversibleDetail:
    'Because of later changes, the previous values are no longer valid. Edit the tool instead.',
  baseNotKept:
    'This history entry does not state its price unit, and the tool’s price unit has changed ' +
    'since then. Edit the tool instead.',
  baseNotSaid: (per: number) =>
    `This tool’s prices are per ${displayNumber(per)}, but this price has no price unit. Add a price unit: 1, 10, 100 or 1000.`,
  otherBase: (said: number, per: number) =>
    `This price is per ${displayNumber(said)}, but the other prices on this line are per ${displayNumber(per)}. Enter the price per ${displayNumber(per)}, and use ${displayNumber(per)} as the price unit.`,
  formerNotExact: (then: number, now: number) =>
    `The previous prices were per ${displayNumber(then)}. They cannot be converted to whole cents per ${displayNumber(now)}. Edit the tool instead.`,
  sinceNotExact: (then: number, now: number) =>
    `The price unit would change back to ${displayNumber(then)}, but later prices per ${displayNumber(now)} cannot be converted to whole cents per ${displayNumber(then)}. Edit the tool instead.`,
  revisionDetail:
    'Your entries are still in the form. Write them down, load the current version, then enter them again.',
  skuTakenDetail: (sku: string) => `Another tool already has the SKU ${sku}. Use a different SKU.`,
  gtinTakenDetail: (gtin: string, sku: string) =>
    `${gtin} already belongs to ${sku} or one of its packs. Each tool and each pack needs its own GTIN. Enter a different GTIN.`,
  tooManyPacks: (max: number) => `A tool can have at most ${max} packs.`,
  packTwice: 'Another pack has this name. Enter a different name.',
  packGtinTwice: 'The tool or another of its packs has this GTIN. Enter a different GTIN.',
  notImage: 'Enter a picture URL that begins with https://.',
  imageGone: 'This picture is no longer stored. Add the picture again.',
  notGtin:
    'A GTIN has 8, 12, 13 or 14 digits, the last of which is a check digit. Compare the number with the barcode.',
  notCustomsNumber: 'A customs number has 6 to 11 digits.',
  notTaxClass: 'Choose standard, reduced or zero.',
  notHazard: 'Choose pictograms from GHS01 to GHS09.',
  tooManyHazards: 'There are only nine pictograms. Choose each pictogram only once.',
  notCountry: 'Enter a two-letter country code, such as DE, US or CN.',
  twoWeights: (value: string, [whole, fraction]: readonly [string, string]) =>
    `“${value}” can mean ${whole} or ${fraction}. Enter one of these, or set weight_grams to the weight in grams.`,
  notWeight:
    'Enter a weight in whole grams, such as 779. The weight must be above 0 and at most 100,000 kg. The form also accepts kilograms, such as 0.779 kg.',
  notUnit:
    'Choose a unit from the list, such as piece, pair, set, metre, kilogram, litre, roll or box.',
  notPriceQuantity: 'The price unit must be 1, 10, 100 or 1000.',
  notCompleteDetail: (missing: readonly ('image' | 'description')[]) =>
    `Add ${missing.map((part) => (part === 'image' ? 'a picture' : 'a description')).join(' and ')} first, then publish the tool.`,
  notDay: 'Enter a date such as 2026-11-21.',
  notState: 'Choose draft, on-sale, discontinued or archived.',
  daysNotRising: 'The last day is before the first day. Correct one of the days.',
  noSuccessor: (sku: string) =>
    `No tool in the shop has the SKU ${sku}. Enter the SKU of a published tool.`,
  successorIsItself: 'A tool cannot be its own successor. Enter the SKU of another tool.',
  dueFailed: 'Scheduled status changes of tools could not be made; retrying',
  notStock: 'Enter a whole number from 0 to 1,000,000.',
  stockBelowZero:
    'The stock would fall below zero because pieces were sold in the meantime. Reload the tool, then enter the stock again.',
  tooManyBreaks: (max: number) => `A tool can have at most ${max} quantity prices.`,
  tooManySpecs: (max: number) => `A specification can have at most ${max} lines.`,
  minimumNotPacks: (minimum: number, pack: number) =>
    `The minimum quantity must be in full packs: ${displayNumber(minimum)} is not a multiple of ${displayNumber(pack)}.`,
  priceBaseDetail: (before: string, now: string, uses: readonly string[]) =>
    `The price was ${before} and would be ${now}. The quantity prices and the cost would change in the same way. ` +
    (uses.length === 0
      ? ''
      : `The change affects ${uses.join(', ')}: lists and quotes will keep their prices, and buyers will be asked to accept the new price in their carts. `) +
    'Check the prices, then save again.',
  ladderNotExact: (before: number, now: number) =>
    `The quantity prices were per ${before} and cannot be converted to whole cents per ${now}. Send the quantity prices per ${now}.`,
  costNotExact: (cost: string, now: number) =>
    `The cost, ${cost}, cannot be converted to whole cents per ${now}. Send the cost per ${now}.`,
  breaksNotRising:
    'The quantities must increase from row to row; the first quantity must be above the minimum quantity.',
  breaksNotFalling:
    'The prices must decrease from row to row; the first price must be below the tool’s price.',
  breakNotPacks: (from: number, pack: number) =>
    `${displayNumber(from)} is not a multiple of the pack size, ${displayNumber(pack)}. Enter a quantity in full packs.`,
} as const
