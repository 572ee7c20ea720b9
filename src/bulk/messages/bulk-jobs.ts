/** The messages of bulk jobs about faults in a file, a row or a step. */
import { units, type Unit } from '../../catalogue/model/units.ts'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'

/** How many row numbers or piece counts one sentence lists. */
const mostNumbers = 12
const listed = (numbers: readonly number[]): string =>
  numbers.slice(0, mostNumbers).map(displayNumber).join(', ') +
  (numbers.length > mostNumbers ? ` and ${numbers.length - mostNumbers} more` : '')

const rowSays = (row: number, text: string): string =>
  `${row === 0 ? 'The workbook' : `Row ${row}`} says '${text}'`
const correctRows = (row: number): string =>
  row === 0
    ? 'Correct the file, or add the words to the heading.'
    : `Correct the file, or save the rows to which row ${row} applies as a separate file.`

export const bulkJobsMessages = {
  problems: {
    unreadable: 'This file is not a list',
    notNow: 'This step is not possible now',
  },
  editOf: (tools: number) => `Bulk edit of ${tools} ${tools === 1 ? 'tool' : 'tools'}`,
  states: {
    busy: 'It is being processed. Wait until it is finished.',
    noAction: 'Choose what to do with missing tools: empty or archive.',
    noRow: 'Enter the number of a row at the beginning of the file.',
    noSheet: (sheet: string) => `The workbook has no sheet '${sheet}'.`,
    nothingChosen: 'None of the chosen tools is on sale. Choose others.',
    notChecked: 'Check it first.',
    notApplied: 'Nothing was applied.',
    past: 'Choose a time within the next year.',
  },
  mapping: {
    noSku: 'Choose the column with the article numbers, so that tools can be found.',
    twice: (target: string) => `Two columns are '${target}'. Keep one.`,
    notTarget: (target: string) => `No column can be '${target}'.`,
    notLanguage: (target: string, languages: string) =>
      languages === ''
        ? `No column can be '${target}': the shop has one language.`
        : `No column can be '${target}': the shop has texts in ${languages}.`,
    tooMany: (columns: number) => `The list has ${columns} columns.`,
    notFormula: (text: string) =>
      `'${text}' is not a formula. Enter for example: cost × 1.42, to .05`,
    notField: (field: string) => `There is no field '${field}'.`,
  },
  specName: 'Detail',
  content: 'Content',
  packs: { inner: 'Inner', carton: 'Carton', pallet: 'Pallet' },
  why: {
    otherLanguage: (heading: string, languages: string) =>
      `'${heading}' is of a language that the shop does not have, so it is not used. The shop has: ${languages}.`,
    noNumber: (text: string) => `'${text}' is not a number.`,
    unsureBase: (heading: string) =>
      `'${heading}' does not show the price unit. Set “Price is for … pieces”, or add the unit to the heading: Price per 100.`,
    noBase:
      'Other rows show their price unit, and this row does not. Enter it here, also where it is 1.',
    headedPercent: (heading: string) =>
      `'${heading}' names a percentage: are the prices below it before it or after it? They are read as they are written.`,
    inThousands: (heading: string) =>
      `'${heading}' can be thousands of money or a price for 1000. Set “Price is for … pieces”, or use the formula price × 1000.`,
    unknownMeasure: (heading: string) =>
      `'${heading}' is by a measure by which nothing is sold here. Ask the sender for prices by the piece, metre, kilogram or litre, or give a formula for the price.`,
    withTax:
      'The price includes tax, but the shop’s prices do not. Add the rate to the heading (incl. 19 % VAT), or use the formula price ÷ 1.19.',
    taxTaken: (amount: number, rate: number, net: number) =>
      `${displayNumber(amount)} with ${rate} % tax is ${displayNumber(net)} without.`,
    grossPrice: (heading: string) =>
      `'${heading}' may include tax. It is read as a price without tax: check it.`,
    /**
     * The source of a statement: a row, a title above or below the rows, or the name of the sheet
     * (row 0).
     */
    remarks: {
      base: (row: number, text: string, read: number) =>
        `${rowSays(row, text)}, but this price is read per ${displayNumber(read)}. ${correctRows(row)}`,
      currency: (row: number, text: string, read: string) =>
        `${rowSays(row, text)}, but this price is read in ${read}. ${correctRows(row)}`,
      tax: (row: number, text: string, isWith: boolean) =>
        `${rowSays(row, text)}, but this price is read ${isWith ? 'with' : 'without'} tax. ${correctRows(row)}`,
      scale: (row: number, text: string) =>
        `${rowSays(row, text)}, but this price is read as it is written. Correct the file, or add the words to the heading.`,
      change: (row: number, text: string) => `${rowSays(row, text)}: does it change this price?`,
      from: (row: number, text: string, day: string) =>
        `${rowSays(row, text)} (${day}), but this price takes effect when it is applied.`,
    },
    wholePrice: (text: string, hundredths: number) =>
      `'${text}' is read without cents, and no price of the list has decimals. Are these prices in cents?` +
      (hundredths === 0
        ? ''
        : ` In the shop ${displayNumber(hundredths)} of the articles cost about a hundredth of what the list says.`),
    negative: (text: string) => `${text} is below zero.`,
    asked: (text: string, number: number) =>
      `'${text}' is read as ${displayNumber(number)}. Its separator can mean thousands or decimals: choose how numbers are written, and check again.`,
    noWhole: (text: string) => `'${text}' is not a whole number.`,
    noCount: (text: string) =>
      `'${text}' is not a number of pieces. Enter the number of pieces alone.`,
    date: (text: string) => `A spreadsheet turned this into the date ${text}. Enter the number.`,
    pricePer: (text: string) =>
      `A price is for 1, 10, 100 or 1000 pieces; a price for '${text}' cannot be converted without rounding.`,
    otherBase: (text: string, per: number, read: number) =>
      `'${text}' is a price for ${per}, but the heading, a title, another cell or the settings say ${read}. Ask the sender which is right, and correct the file.`,
    baseOfUnit: (text: string, per: number) =>
      `The price unit is 1, and the unit '${text}': the price is read as a price for ${displayNumber(per)}. Check it.`,
    priceOfPack: (text: string) => `'${text}': the price is read as the price of one of these.`,
    otherCurrency: (currency: string, list: string) =>
      `This amount is in ${currency}, the list in ${list}.`,
    rateIsOne: (currency: string, own: string) =>
      `The list is in ${currency}, and without a rate its amounts are taken as ${own}. Enter the rate, and check again.`,
    noCountry: (text: string) => `'${text}' is not a known country and is skipped.`,
    noCustoms: (text: string) =>
      `'${text}' is not a customs number (6 to 11 digits) and is skipped.`,
    composed:
      'This is a set of other articles, and the shop sells single articles only. Leave the row out, or add the set as a tool with a stock of its own.',
    soldElsewhere: 'This article is sold by another shop. Leave the row out.',
    hiddenDraft: (text: string) =>
      `The other shop does not list it ('${text}'): it becomes a draft, which buyers do not see.`,
    hiddenOnSale: (text: string) =>
      `The other shop does not list it ('${text}'), and here buyers see it. Add a column of its state to make it a draft.`,
    immaterial: (text: string) =>
      `The other shop ships nothing of it ('${text}'): the shop sells it as goods. Leave the row out unless it is a tool.`,
    openEncoding: (read: string, other: string) =>
      `'${read.slice(0, 40)}' can also be '${other.slice(0, 40)}': the file does not show in which encoding its letters are. If it is wrong, save the file as UTF-8 and load it again.`,
    hiddenRow:
      'The row is hidden in the file, or a cell of it is struck out, tiny or in the color of the paper. Is it still sold, at this price?',
    skuDate: (text: string) =>
      `${text} is a date. Possibly a spreadsheet converted a number such as 1-2.`,
    spreadsheetError: (text: string) =>
      `The spreadsheet shows ${text} here: its formula is broken.`,
    noValue:
      'The file contains a formula here without its value. Open it in a spreadsheet program and save it.',
    metreOrThousand: "'M' is read as metre. Check that it does not mean thousand.",
    stockInUnit:
      'The stock has another unit than the tool. Convert it, or do not use the column of the unit.',
    perOfContainer: (unit: Unit, per: number) =>
      `The price is for ${per}, but the tool is sold by the ${units[unit].one}, and its content is not known.`,
    piecesOfContainer: (unit: Unit, per: number, pack: number) =>
      `The price is for ${per} pieces: pieces are sold, ${pack} in a ${units[unit].one}.`,
    noWeight: (text: string) => `'${text}' is not a weight and is skipped.`,
    weightUnit: (text: string) =>
      `${text} has no unit and is skipped. Add kg, g, lb, oz or t to the heading or the cells.`,
    weightSign: (text: string) =>
      `'${text}' can be thousands or have decimals and is skipped. Write the weight in grams.`,
    weightRounded: (text: string, grams: number) => `${text} becomes ${grams} g, rounded up.`,
    packWeight: (heading: string) => `'${heading}' is the weight of a pack and is skipped.`,
    aboutStock: (text: string, number: string) => `'${text}' is taken as ${number}.`,
    inPacks: (heading: string) =>
      `'${heading}' counts packs, and how many pieces are in one is not said in this row.`,
    noGtin: (digits: string) =>
      `The GTIN is skipped: ${digits} does not have 8, 12, 13 or 14 digits.`,
    orderedStock: (heading: string, stock: number) =>
      `'${heading}' is the price times ${displayNumber(stock)}: is this an order or an invoice, and not a stock?`,
    nothingUsed:
      'Nothing of this row is used but its article number. Say what the other columns are.',
    free: 'The price is 0.',
    pricesOnly:
      'No tool on sale has this article number, and the file says nothing but its price. Import the file with the articles first (DATANORM.001, or a whole BMEcat catalogue).',
    noPrice: 'The list has a cost but no price. Enter a formula, such as cost × 1.42.',
    inRow: (row: number, why: string) => `Row ${row}: ${why}`,
    stepTwice: (row: number, other: number) => `Rows ${other} and ${row} have the same quantity.`,
    stepOf: (row: number) => `A quantity price of row ${row}, which is wrong.`,
    unusedBasis: (heading: string, text: string) =>
      `'${heading}' says ${text} here and is not used. Check whether this is the price unit.`,
    formerPrice: (heading: string) =>
      `'${heading}' is the heading of an earlier price. Is it the price from now on?`,
    fromPrice: (heading: string) =>
      `'${heading}' is the heading of the least of several prices. Is it the price?`,
    sumOfQuantity: (heading: string, quantity: string) =>
      `'${heading}' can be the price times '${quantity}'. Is it the price of one?`,
    includedThing: (heading: string) =>
      `'${heading}' says that the price includes something beside the article. Is it the price of the article?`,
    otherKind: (heading: string) =>
      `'${heading}' can be the price of something other than a new article that is sold. Is it the price?`,
    priceOf: (heading: string, text: string) =>
      `'${heading}' says ${text} here, is not used, and says something else in other rows: is it this price that counts?`,
    saysGone: (heading: string, text: string) =>
      `'${heading}' says ${text} here and is not used: is the article sold like any other, at this price?`,
    replacedBy: (heading: string, text: string) =>
      `'${heading}' says ${text} here and is not used: is the article still sold, or does that one replace it?`,
    otherNumber: (heading: string, text: string) =>
      `'${heading}' says ${text} here and is not used. Does the shop have the article under that number?`,
    unusedTerm: (heading: string, text: string) =>
      `'${heading}' says ${text} here and is not used: does it change the price?`,
    otherPrice: (heading: string, text: string) =>
      `'${heading}' says ${text} here and is not used: is that the price?`,
    unusedGroup: (heading: string, text: string) =>
      `'${heading}' says ${text} here: the price is taken without a discount of that group.`,
    otherStock: (heading: string, text: string) =>
      `'${heading}' says ${text} here and is not used: is it a part of the stock?`,
    stockCounted: (text: string) =>
      `'${text}' counts the stock otherwise than by the piece. Enter it in pieces, or do not use the column.`,
    stockOfRows: (rows: readonly number[], parts: readonly number[], total: number) =>
      `The stock is the sum of rows ${listed(rows)}: ${listed(parts)} make ${displayNumber(total)}. The bin of the tool stays as it is.`,
    severalStocks: (rows: readonly number[]) =>
      `Rows ${listed(rows)} have this article number, and it is not clear whether their stocks are parts of one. Add a column with the bin, warehouse or batch of each row, or keep one row.`,
    partOfWrong: (first: number) =>
      `Its stock is a part of the stock of row ${first}, which is wrong.`,
    unusedLeast: (heading: string, text: string) =>
      `'${heading}' says ${text} here: the price counts from the least quantity of the tool on.`,
    unitChanged: (before: Unit, after: Unit) =>
      `The tool is sold by the ${units[before].one}, and by the ${units[after].one} once the list is applied.`,
    otherMeasure: (heading: string, unit: Unit) =>
      `'${heading}' is by another measure, and this article is sold by the ${units[unit].one}.`,
    validFrom: (heading: string, text: string) =>
      `'${heading}' says ${text}, but the price takes effect when the list is applied. Choose the time under 'Apply later, at'.`,
    validUntil: (heading: string, text: string) =>
      `'${heading}' says ${text} and is not used: the price stays until it is changed.`,
    shortened: (text: string) =>
      `A spreadsheet has shortened this number to '${text}'. Enter all its digits, as text.`,
    noDocument: (text: string) => `The document is skipped: ${text} does not begin with https://.`,
    notHttps: (text: string) => `The picture is skipped: ${text} does not begin with https://.`,
    noUnit: (text: string) => `'${text}' is not a known unit and is skipped.`,
    noState: (text: string) =>
      `'${text}' is not a known state: a new tool goes on sale. Check whether it is a draft or discontinued.`,
    draftThere: 'A draft has this article number. Put it on sale or edit it on its page.',
    stateKept: (state: 'draft' | 'discontinued') =>
      state === 'draft'
        ? 'It is not offered according to the list, but stays on sale until you change that on its page.'
        : 'It is discontinued according to the list. Set that on its page.',
    noTaxClass: (text: string) =>
      `'${text}' is not a tax class (standard, reduced, zero) and is skipped.`,
    noHazard: (text: string) =>
      `'${text}' contains more than pictograms such as GHS02. The rest is skipped.`,
    gtinTaken: 'Another tool or pack now has one of its GTINs.',
    packGtinOf: (gtin: string, sku: string) =>
      `${gtin} belongs to ${sku} or one of its packs and is skipped.`,
    packGtinRow: (gtin: string, row: number) => `${gtin} is also in row ${row} and is skipped.`,
    packGtinOwn: (gtin: string) =>
      `${gtin} is the GTIN of the tool or of another pack and is skipped.`,
    packUnknown: 'Its content is not known, so its GTIN is skipped.',
    leftOut: (text: string) => `'${text}' is no whole number: it is left out.`,
    rounded: (amount: string) => `${amount} is rounded to whole cents.`,
    /** Of a list. */
    quantityKept: (per: number) =>
      `The list shows no price unit. In the shop the price is per ${per}.`,
    baseChanged: (before: number, after: number, uses: readonly string[]) =>
      `Its prices will be per ${after}, not per ${before}.` +
      (uses.length === 0
        ? ''
        : ` This affects ${uses.join(', ')}: lists and quotes keep their prices, carts ask their buyers.`),
    moreUses: (count: number) => `${count} more`,
    baseNotExact: (before: number, after: number) =>
      `Its prices for ${before} are not whole cents per ${after}. Enter the price, quantity prices and cost per ${after}, too.`,
    notGtin: (digits: string) => `The GTIN is skipped: the check digit of ${digits} is wrong.`,
    notWholeCost: (text: string) =>
      `The cost (${text}) is not whole cents for the price unit. Enter it for the price unit, or round it with a formula.`,
    formula: (text: string) => `${text}: one of its fields has no number in this row.`,
    noSku: 'The row has no article number.',
    twice: (row: number) => `Row ${row} has the same article number. Only that row is used.`,
    similar: (sku: string) =>
      `It differs from ${sku} only in punctuation. Check whether they are the same article.`,
    gtinTwice: (row: number) => `Row ${row} has the same GTIN.`,
    rose: (times: number) => `The price becomes ${displayNumber(times)} times what it was.`,
    fell: (percent: number) => `The price falls by ${percent} %.`,
    belowCost: (price: number, cost: number) =>
      `The price ${displayMoney(price)} is below the cost ${displayMoney(cost)}.`,
    changedSince: 'Somebody changed this tool after the check. Check it again.',
    appeared: 'A tool with this article number was added after the list was checked.',
    soldMeanwhile: 'The stock would fall below zero because pieces were sold in the meantime.',
    touched: 'Somebody changed this tool after the job was applied, so it was not changed.',
    gone: 'The tool is no longer on sale.',
    invalid: 'The values are no longer valid. Check it again.',
    notOnSale: 'No tool on sale has this number.',
    ladderRounded: 'A quantity price is not cheaper after rounding and is skipped.',
    picture: 'Its picture is no longer stored.',
  },
  ignored: {
    heading: 'Repeated heading.',
    remark: 'Not an article: a total, a title or a remark.',
    draft: 'It is already a draft.',
    step: (row: number) => `A quantity price of row ${row}.`,
    stockPart: (first: number) => `Its stock is added to the stock of row ${first}.`,
    section: (title: string) => `A title: new tools below it get the category '${title}'.`,
  },
} as const
