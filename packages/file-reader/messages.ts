/** What is said of a file that cannot be read, and how a sheet is called. */

export const fileMessages = {
  sheetHeading: 'Sheet',
  moreSheets: (count: number) => `${count} more`,
  noRow: 'Write the number of a row at the beginning of the file.',
  empty: 'The file is empty.',
  noTable: 'No row of it has anything in it.',
  isKind: (name: string, kind: string, wanted: string) => `${name} is ${kind}. ${wanted}`,
  askForTable: 'Ask the sender for the list as CSV, XLSX or ODS.',
  unpack: 'Unpack it, and choose the list in it.',
  otherArchive: (name: string) =>
    `${name} is an archive, and no workbook: unpack it, or save it as XLSX, ODS or CSV.`,
  notText: (name: string) =>
    `${name} is neither text nor a spreadsheet (CSV, TSV, XLSX, XLS, ODS).`,
  hasPassword: (name: string) =>
    `${name} is protected by a password. Save it without one, or ask the sender for it without.`,
  broken: (name: string) =>
    `${name} cannot be read: the file is damaged, or has another format. Ask the sender for it again, or for a CSV.`,
  tooLargeInside: 'The spreadsheet unpacks to more than 200 MB.',
  needsTooMuchMemory:
    'Reading the file needs too much memory. Save the list as CSV, or cut it into several files.',
  otherHeadings: (row: number, first: number) =>
    `Row ${row} names the columns again, and otherwise than row ${first}. Save what is below row ${row} as a file of its own.`,
  tooManyColumns: (columns: number, max: number) =>
    `The list has ${columns} columns; at most ${max} are read.`,
  tooManyRows: (max: number) => `The list has more than ${max} rows. Cut it into several.`,
  tooManyCells: (max: number) =>
    `The sheet has more than ${max.toLocaleString('en')} cells that are filled. Delete what is no list, or cut it into several.`,
  farCell: (cell: string) =>
    `The sheet goes on to cell ${cell}, which is further than is read. Delete what stands there, or save the list as CSV.`,
  tooSlow: 'Reading the file took too long.',
  datanorm: {
    noHeader: (name: string) =>
      `${name} is a DATANORM file without its first record (V), which says version and currency. Ask the sender for the whole file.`,
    otherVersion: (name: string) =>
      `${name} is a DATANORM file of another version than 4 and 5. Ask the sender for version 4 or 5.`,
    notWhole: (name: string, said: number, found: number) =>
      `${name} says that it has ${said.toLocaleString('en')} records, and has ${found.toLocaleString('en')}. Ask the sender for the whole file.`,
    currencies: (name: string, one: string, other: string) =>
      `${name} has prices in ${one} and in ${other}. Import a file for each of them.`,
    noArticles: (name: string) =>
      `${name} is a DATANORM file of texts, groups or discounts, and has neither articles nor prices. Choose the file with the articles (DATANORM.001) or with the prices (DATPREIS.001).`,
    deleted:
      'The file deletes this article. An import deletes nothing: discontinue the tool in the shop.',
    renumbered: (number: string) =>
      `The file gives this article the number ${number}. An import changes no number: change it in the shop.`,
    mark: (mark: string) => `The record says '${mark}' where new (N) or changed (A) is expected.`,
    unknownRecord: (kind: string) => `The line begins with '${kind}', which is no DATANORM record.`,
    shortRecord: 'The record ends before its price. Ask the sender for the whole line.',
    price: (text: string) => `The price '${text}' is not in whole cents, as DATANORM has prices.`,
    priceKind: (kind: string) =>
      `The price has the kind '${kind}': it is neither a list price (1) nor a net price (2).`,
    priceUnit: (unit: string) =>
      `The price unit '${unit}' is none of DATANORM: for how many the price is cannot be said.`,
    discount: (kind: string) => `The discount has the kind '${kind}', which is not known.`,
    bothDiscounts:
      'The price has a discount group and discounts of its own; what is paid cannot be said.',
    severalPrices: 'The file has several prices of one kind for this article.',
    severalUnits: 'The list price and the net price are not for the same quantity.',
    onRequest: 'The price is on request.',
    surcharge:
      'The sender adds or takes off something by quantity, metal or text, which is not read.',
  },
  records: {
    netLadder: 'The net price falls with the quantity; the one for the least is read.',
    longLadder: (most: number) =>
      `The price falls in more steps than are read; the first ${most} are.`,
    pricedFrom: (from: number) => `The price counts from ${from} on, and there is none for less.`,
    alsoNet: (price: string) =>
      `The file has a net price of ${price} too; the list price is taken.`,
    netAsPrice: 'This is a net price: what the receiver of the file pays.',
  },
  bmecat: {
    notWhole: (name: string) =>
      `${name} is a BMEcat catalogue that ends before its end. Ask the sender for the whole file.`,
    ownEntities: (name: string) =>
      `${name} is a BMEcat catalogue with entities of its own, which are not read. Ask the sender for it without them.`,
    notWellFormed: (name: string, article: number) =>
      `${name} is no valid XML: article ${article} cannot be read. Ask the sender for a valid file.`,
    noArticles: (name: string) => `${name} is a BMEcat catalogue without articles.`,
    currency: (one: string, other: string) =>
      `Its prices are in ${one}, and those of the catalogue in ${other}.`,
    price: (text: string) => `The price '${text}' is no number of BMEcat.`,
    priceQuantity: (text: string) =>
      `PRICE_QUANTITY is '${text}': for how many the price is cannot be said.`,
    priceBase: (priced: string, ordered: string) =>
      `The price is for the unit ${priced}, and ordered is in ${ordered}.`,
    taxWithoutRate: 'The list price is with tax, and the file does not say at which rate.',
    taxTaken: (percent: number) => `The list price is with ${percent} % tax, which is taken out.`,
    severalPrices: 'The file has several prices of one kind, quantity and time for this article.',
    periods: 'The file has prices for several periods for this article.',
    content: (order: string, count: string, content: string) =>
      `The price is for one ${order} of ${count} ${content}.`,
    otherPrices: (types: string) => `Prices of the kind ${types} are not read.`,
  },
} as const
