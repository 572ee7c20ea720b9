/** The messages of bulk jobs: what is wrong with a file, a row or a step. */
import { units, type Unit } from '../../catalogue/model/units.ts'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'

export const bulkJobsMessages = {
  problems: {
    unreadable: 'This file is no list',
    notNow: 'The job is not at that step',
  },
  editOf: (tools: number) => `Bulk edit of ${tools} ${tools === 1 ? 'tool' : 'tools'}`,
  states: {
    busy: 'It is being worked on. Wait until it is done.',
    noAction: 'Say what is to be done with tools that are missing: empty or archive.',
    noRow: 'Write the number of a row at the beginning of the file.',
    noSheet: (sheet: string) => `The workbook has no sheet '${sheet}'.`,
    nothingChosen: 'No tool on sale is among them. Choose others.',
    notChecked: 'Check it first.',
    notApplied: 'Nothing of it was applied.',
    past: 'Choose a time to come, within a year.',
  },
  mapping: {
    noSku: 'Say which column has the article numbers: without them no tool is known again.',
    twice: (target: string) => `Two columns are '${target}'. Keep one.`,
    notTarget: (target: string) => `No column can be '${target}'.`,
    tooMany: (columns: number) => `The list has ${columns} columns.`,
    notFormula: (text: string) => `'${text}' is no formula. Write: cost × 1.42, to .05`,
    notField: (field: string) => `There is no field '${field}'.`,
  },
  specName: 'Detail',
  content: 'Content',
  packs: { inner: 'Inner', carton: 'Carton', pallet: 'Pallet' },
  why: {
    noNumber: (text: string) => `'${text}' is no number.`,
    unsureBase: (heading: string) =>
      `'${heading}' does not say for how many pieces the price is. Say it under “Price is for … pieces”, or write the number into the heading: Price per 100.`,
    unknownMeasure: (heading: string) =>
      `'${heading}' is by a measure by which nothing is sold here. Ask the sender for prices by the piece, metre, kilogram or litre, or give a formula for the price.`,
    withTax:
      'The price is with tax, and the shop’s are without. Say at which rate in the heading (incl. 19 % VAT), or give the formula price ÷ 1.19.',
    taxTaken: (amount: number, rate: number, net: number) =>
      `${displayNumber(amount)} with ${rate} % tax is ${displayNumber(net)} without.`,
    grossPrice: (heading: string) =>
      `'${heading}' may be with tax: it is taken as a price without. Is it?`,
    negative: (text: string) => `${text} is below zero.`,
    asked: (text: string, number: number) =>
      `'${text}' is read as ${displayNumber(number)}. Nothing says whether its sign parts thousands or decimals: say how numbers are written, and check again.`,
    noWhole: (text: string) => `'${text}' is no whole number.`,
    date: (text: string) => `A spreadsheet turned this into the date ${text}. Write the number.`,
    pricePer: (text: string) =>
      `A price is for 1, 10, 100 or 1000 pieces; one for '${text}' cannot be made one without rounding.`,
    priceOfPack: (text: string) => `'${text}': the price is taken for one of these.`,
    otherCurrency: (currency: string, list: string) =>
      `This amount is in ${currency}, the list in ${list}.`,
    noCountry: (text: string) => `'${text}' names no country that is known here: it is left out.`,
    noCustoms: (text: string) => `'${text}' is no customs number (6 to 11 digits): it is left out.`,
    hiddenRow: 'The row is hidden in the file. Is it still sold?',
    skuDate: (text: string) =>
      `${text} is a date: did a spreadsheet make it of a number such as 1-2?`,
    spreadsheetError: (text: string) => `The spreadsheet says ${text} here: its formula is broken.`,
    noValue:
      'The file has a formula here and not its value. Open it in a spreadsheet program, and save it.',
    metreOrThousand: "'M' is taken for a metre. Is it a thousand?",
    stockInUnit:
      'The stock is counted in another unit than the tool is sold in. Write it in that, or leave the column of the unit out.',
    perOfContainer: (unit: Unit, per: number) =>
      `The price is for ${per}, and a ${units[unit].one} is sold: how many are in one is not known.`,
    piecesOfContainer: (unit: Unit, per: number, pack: number) =>
      `The price is for ${per} pieces: pieces are sold, ${pack} in a ${units[unit].one}.`,
    noWeight: (text: string) => `'${text}' is no weight: it is left out.`,
    weightUnit: (text: string) =>
      `${text} has no unit: it is left out. Write kg, g, lb, oz or t into the heading or the cells.`,
    weightRounded: (text: string, grams: number) => `${text} becomes ${grams} g, rounded up.`,
    packWeight: (heading: string) => `'${heading}' is the weight of a pack: it is left out.`,
    aboutStock: (text: string, number: string) => `'${text}' is taken as ${number}.`,
    inPacks: (heading: string) =>
      `'${heading}' counts packs, and how many pieces are in one is not said in this row.`,
    noGtin: (digits: string) => `The GTIN is left out: ${digits} has not 8, 12, 13 or 14 digits.`,
    free: 'The price is 0.',
    pricesOnly:
      'No tool on sale has this article number, and the file says nothing but its price. Import the file with the articles first (DATANORM.001, or a whole BMEcat catalogue).',
    noPrice: 'The list has a cost and no price of it. Give a formula, such as cost × 1.42.',
    torn: (text: string) =>
      `'${text}' stands beyond the last column that has a name: did a comma tear a cell apart?`,
    inRow: (row: number, why: string) => `Row ${row}: ${why}`,
    stepTwice: (row: number, other: number) => `Rows ${other} and ${row} have the same quantity.`,
    stepOf: (row: number) => `A step of the ladder of row ${row}, which is wrong.`,
    unusedBasis: (heading: string, text: string) =>
      `'${heading}' says ${text} here and is not used: is the price for so many?`,
    unusedTerm: (heading: string, text: string) =>
      `'${heading}' says ${text} here and is not used: does it change the price?`,
    otherPrice: (heading: string, text: string) =>
      `'${heading}' says ${text} here and is not used: is that the price?`,
    unusedGroup: (heading: string, text: string) =>
      `'${heading}' says ${text} here: the price is taken without a discount of that group.`,
    unitChanged: (before: Unit, after: Unit) =>
      `The tool is sold by the ${units[before].one}, and by the ${units[after].one} once the list is applied.`,
    otherMeasure: (heading: string, unit: Unit) =>
      `'${heading}' is by another measure, and this article is sold by the ${units[unit].one}.`,
    validFrom: (heading: string, text: string) =>
      `'${heading}' says ${text}, and the price counts as soon as the list is applied: choose when under 'Apply later, at'.`,
    validUntil: (heading: string, text: string) =>
      `'${heading}' says ${text} and is not used: the price stays until somebody changes it.`,
    shortened: (text: string) =>
      `A spreadsheet has shortened this number to '${text}'. Write all its digits, as text.`,
    noDocument: (text: string) => `The document is left out: ${text} does not begin with https://.`,
    notHttps: (text: string) => `The picture is left out: ${text} does not begin with https://.`,
    noUnit: (text: string) => `'${text}' names no unit that is known here: it is left out.`,
    noState: (text: string) =>
      `'${text}' does not say whether it is sold: a new tool goes on sale. Is it a draft, or discontinued?`,
    draftThere: 'A draft has this article number: put it on sale, or change it, on its page.',
    stateKept: (state: 'draft' | 'discontinued') =>
      state === 'draft'
        ? 'The list says that it is not offered: it stays on sale until somebody changes that on its page.'
        : 'The list says that it is discontinued: set that on its page.',
    noTaxClass: (text: string) =>
      `'${text}' names no tax class (standard, reduced, zero): it is left out.`,
    noHazard: (text: string) =>
      `'${text}' has more than pictograms such as GHS02: the rest is left out.`,
    gtinTaken: 'A GTIN of it or of a pack belongs to another tool or pack by now.',
    packGtinOf: (gtin: string, sku: string) =>
      `${gtin} belongs to ${sku} or a pack of it: it is left out.`,
    packGtinRow: (gtin: string, row: number) => `${gtin} is also in row ${row}: it is left out.`,
    packGtinOwn: (gtin: string) =>
      `${gtin} is the GTIN of the tool or of another pack: it is left out.`,
    packUnknown: 'How many are in it is not known: its GTIN is left out.',
    leftOut: (text: string) => `'${text}' is no whole number: it is left out.`,
    rounded: (amount: string) => `${amount} is rounded to whole cents.`,
    /** Of a list. */
    quantityKept: (per: number) =>
      `The list does not say for how many the price is; in the shop it is for ${per}.`,
    baseChanged: (before: number, after: number, uses: readonly string[]) =>
      `Its prices are for ${after} from then on, not for ${before}.` +
      (uses.length === 0
        ? ''
        : ` This touches ${uses.join(', ')}: lists and quotes keep their prices, carts ask their buyers.`),
    moreUses: (count: number) => `${count} more`,
    baseNotExact: (before: number, after: number) =>
      `Its prices for ${before} are no whole cents for ${after}. Say the price, the ladder and the cost for ${after} too.`,
    notGtin: (digits: string) =>
      `The GTIN is left out: the last digit of ${digits} does not fit the others.`,
    notWholeCost: (text: string) =>
      `The cost is no whole cents for as many as the price is for (${text}). Write it for as many as the price, or change the formula to round it.`,
    formula: (text: string) => `${text}: a field of it has no number in this row.`,
    noSku: 'The row has no article number.',
    twice: (row: number) => `Row ${row} has the same article number. Only that one is taken.`,
    similar: (sku: string) =>
      `Only punctuation tells it from ${sku}, which is another article. Is it?`,
    gtinTwice: (row: number) => `Row ${row} has the same GTIN.`,
    fell: (percent: number) => `The price falls by ${percent} %.`,
    belowCost: (price: number, cost: number) =>
      `The price ${displayMoney(price)} is below the cost ${displayMoney(cost)}.`,
    changedSince: 'Somebody changed this tool after it was checked. Check it again.',
    appeared: 'A tool with this article number was added after the list was checked.',
    soldMeanwhile: 'The stock would fall below zero: pieces were sold meanwhile.',
    touched: 'Somebody changed this tool after the job was applied: it was left as it is.',
    gone: 'The tool is no longer on sale.',
    invalid: 'The rules no longer admit it as it was checked. Check it again.',
    notOnSale: 'No tool on sale has this number.',
    ladderRounded: 'A row of its ladder is no cheaper once it is rounded, and is left out.',
    picture: 'Its picture is no longer kept.',
  },
  ignored: {
    heading: 'The heading again.',
    remark: 'No article: a sum, a title or a remark.',
    draft: 'It is a draft already.',
    step: (row: number) => `A step of the ladder of row ${row}.`,
    section: (title: string) => `A title: new tools below it get the category '${title}'.`,
  },
} as const
