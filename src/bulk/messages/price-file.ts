/** The messages about a price file, in the API and on its page. */
import { displayPrice, units, type Unit } from '../../catalogue/model/units.ts'
import { displayNumber } from '../../platform/money/money.ts'
import { displayDay } from '../../platform/time/display-day.ts'
import type { ImportKind, DatedPrice } from '../../prices/import-fields.ts'

const count = (rows: number): string => `${displayNumber(rows)} ${rows === 1 ? 'price' : 'prices'}`

const days = ({ validFrom, validUntil }: DatedPrice): string =>
  [validFrom && `from ${displayDay(validFrom)}`, validUntil && `until ${displayDay(validUntil)}`]
    .filter(Boolean)
    .join(' ')

/** '12.5% off', '$9.80, 24+: $9.50', with the days of the price. */
const said = (price: DatedPrice): string =>
  [
    [
      price.percentOff === undefined
        ? displayPrice(price.price ?? 0, price)
        : `${price.percentOff}% off`,
      ...(price.priceBreaks ?? []).map(
        ({ from, price: rung }) => `${from}+: ${displayPrice(rung, price)}`,
      ),
    ].join(', '),
    days(price),
  ]
    .filter(Boolean)
    .join(' ')

export const priceFileMessages = {
  notTarget: (text: string) =>
    `'${text}' is not a tool, brand or category in the shop. Check the spelling.`,
  noSubject: 'This row has no SKU, brand or category. Enter one of them, or remove the row.',
  higherBy: (times: number, rows: number, of: number) =>
    `${displayNumber(rows)} of ${count(of)} are about ${displayNumber(times)} times the shop’s prices. Check the currency, the decimals and the price unit.`,
  lowerBy: (times: number, rows: number, of: number) =>
    `For ${displayNumber(rows)} of ${count(of)}, the shop’s price is about ${displayNumber(times)} times the price in the file. Check the currency, the decimals and the price unit.`,
  sayCents: 'Choose the columns by hand to set how amounts are written.',
  openDay: (
    heading: string,
    text: string,
    { dayFirst, monthFirst }: { readonly dayFirst: string; readonly monthFirst: string },
  ) =>
    `'${heading}' contains dates such as ${text}, which can mean ${displayDay(dayFirst)} or ${displayDay(monthFirst)}, and no date in the column shows which is right. Choose the columns by hand to set how dates are written, or enter the dates as ${dayFirst}.`,
  mixedDays: (
    heading: string,
    { dayFirst, monthFirst }: { readonly dayFirst: string; readonly monthFirst: string },
  ) =>
    `'${heading}' contains dates in two formats: ${dayFirst} begins with the day, and ${monthFirst} begins with the month. Ask the sender for a list with one date format.`,
  unreadDay: (text: string, day: string) =>
    `'${text}' states ${day}, which is not used: the prices take effect when they are applied and have no last day. If the date limits the prices, choose the columns by hand, or add a “Valid from” or “Valid until” column.`,
  asked: (text: string, number: number) =>
    `'${text}' is read as ${displayNumber(number)}, but its separator can mean thousands or decimals. Enter at least one price with two decimals.`,
  fromStep: (quantity: number) =>
    `The price applies from ${displayNumber(quantity)} pieces. Add the price for fewer pieces, in a “Price” column or in a separate row.`,
  percentFrom: (quantity: number) =>
    `The discount applies from ${displayNumber(quantity)} pieces, but discounts in a price list apply from the first piece. Enter a price for this quantity instead.`,
  unsureBase: (heading: string) =>
    `'${heading}' does not show the price unit. Add the price unit to the heading (Price per 100), or add a “Price per” column.`,
  inThousands: (heading: string) =>
    `'${heading}' can mean amounts in thousands or a price per 1000. Enter the prices in full, or add the price unit to the heading (Price per 1000).`,
  unknownMeasure: (heading: string) =>
    `'${heading}' is a price for a unit that the shop does not use. Ask the sender for prices per piece, metre, kilogram or litre.`,
  otherUnit: (listed: Unit, sold: Unit) =>
    `The price is per ${units[listed].one}, but the tool is sold by the ${units[sold].one}. Ask the sender for prices per ${units[sold].one}.`,
  noUnit: (text: string) =>
    `'${text}' is not a known unit, so it is not clear what the price is for. Enter a known unit.`,
  otherCurrency: (currency: string, own: string) =>
    `This price is in ${currency}, but the price list is in ${own}. Convert the price.`,
  bothPercent: (heading: string, text: string) =>
    `'${heading}' contains ${text} beside a price. If the price does not include this discount yet, choose the columns by hand, and set this column to “Percent off the price in the same row”. If the price already includes the discount, do not use this column.`,
  lessPercent: (price: string, percent: number, less: string) =>
    `${price} less ${displayNumber(percent)}% is ${less}.`,
  barePercent: (heading: string, percent: number) =>
    `'${heading}' is read as a discount: ${displayNumber(percent)}% off leaves ${displayNumber(100 - percent)}%. Check the discount.`,
  pastDay: (day: string) =>
    `The price is valid only until ${displayDay(day)}, which is in the past. Correct the last day, or remove the row.`,
  addedPercent: (text: string) =>
    `'${text}' is a surcharge, but a price list accepts only discounts. Enter a discount without a sign.`,
  openPart: (text: string, part: number) =>
    `'${text}' can mean ${displayNumber(part)}% or ${displayNumber(part * 100)}%. Enter the discount with a percent sign.`,
  roundedPercent: (text: string, percent: number) => `${text} is rounded to ${percent}%.`,
  notLadder: (text: string) =>
    `'${text}' is not a quantity with a price. Enter a value such as 24: 9.50.`,
  noColumns: (headings: readonly string[]) =>
    `None of the headings is recognized as a heading for prices or percentages: ${headings.map((heading) => `'${heading}'`).join(', ')}. Choose the columns by hand, or name one column “Price” or “Percent off” and another “SKU”, “Brand” or “Category”.`,
  tooManyRows: (most: number) =>
    `A file can contain at most ${displayNumber(most)} prices. Split the file.`,
  title: 'Load prices',
  description: 'Load prices from a file into a price list.',
  lead: 'Nothing changes until you apply the file. Prices for other days, and prices not in the file, stay the same.',
  back: (list: string) => `Prices in ${list}`,
  link: 'Load a file',
  file: 'Price file',
  fileHelp:
    'CSV or XLSX with a column of SKUs, brands or categories and a column of prices or percentages; also DATANORM and BMEcat.',
  reading: (name: string) => `Reading ${name}`,
  read: (name: string, rows: number) => `${name}: ${count(rows)}`,
  columns: 'Columns of the file',
  column: (heading: string, column: string) => `${heading}: ${column}`,
  columnNames: {
    target: 'applies to (tool, brand or category)',
    name: 'SKU or name',
    tool: 'SKU',
    brand: 'brand',
    category: 'category',
    price: 'price',
    percent: 'percent off',
    less: 'percent off the price in the same row',
    ladder: 'quantity prices',
    pricePer: 'price per',
    validFrom: 'first day',
    validUntil: 'last day',
    removed: 'removed prices (not loaded)',
    step: 'from this quantity',
    currency: 'currency',
    unit: 'unit',
  } as Readonly<Record<string, string>>,
  from: (quantity: string) => `price from ${quantity}`,
  unused: 'not used',
  currency: (name: string) => `The currency in the file is ${name}.`,
  kinds: {
    wrong: 'Wrong',
    changed: 'Changed',
    new: 'New',
    same: 'Same',
  } satisfies Record<ImportKind, string>,
  caption: 'Prices in the file',
  row: 'Row',
  subject: 'For',
  becomes: 'Price',
  kind: 'Kind',
  notes: 'Notes',
  said,
  instead: (before: readonly DatedPrice[]) =>
    before.length === 0 ? '' : `Instead of ${before.map(said).join('; ')}`,
  more: (shown: number, all: number) =>
    `Showing the first ${displayNumber(shown)} of ${displayNumber(all)}.`,
  show: 'Show',
  apply: (rows: number) => `Apply ${count(rows)}`,
  applying: 'Applying',
  nothing: 'All prices in this file are already in the list or have errors.',
  leftOut: (rows: number) =>
    rows === 1
      ? 'One row has errors and is skipped.'
      : `${displayNumber(rows)} rows have errors and are skipped.`,
  applied: (rows: number) => `${count(rows)} applied`,
  other: 'Another file',
} as const
