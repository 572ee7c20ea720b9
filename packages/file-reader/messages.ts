/** Messages about files that cannot be read, and the labels of sheets. */

export const fileMessages = {
  sheetHeading: 'Sheet',
  moreSheets: (count: number) => `${count} more`,
  overColumns: (value: string, columns: number) => `${value} (one cell over ${columns} columns)`,
  oneCell: (value: number | string, first: number, last: number) =>
    `${value} (one cell for rows ${first} to ${last})`,
  noRow: 'Enter the number of a row at the beginning of the file.',
  empty: 'The file is empty.',
  noTable: 'All rows of the list are empty. Ask the sender for the list again.',
  isKind: (name: string, kind: string, wanted: string) => `${name} is ${kind}. ${wanted}`,
  /** The common name of a format. */
  kinds: {
    pdf: 'a PDF',
    picture: 'a picture',
    archive: 'a compressed archive',
    container: 'a file in an old office format',
    letter: 'a text document (RTF)',
    qif: 'a QIF file',
    iif: 'an IIF file of QuickBooks',
    ofx: 'an OFX file',
    mt940: 'an MT940 bank statement',
    mt940Part: 'a part of an MT940 bank statement',
    mt942: 'an MT942 interim transaction report',
    edifact: 'an EDIFACT message',
    x12: 'an EDI message (ANSI X12)',
    datanorm: 'a DATANORM file',
    gaeb: 'a GAEB bill of quantities',
    ugl: 'a building trades file (UGL)',
    idoc: 'an SAP IDoc',
    dbf: 'a dBASE table (DBF)',
    ids: 'an IDS Connect basket',
    parquet: 'a Parquet file',
    sqlite: 'a database (SQLite)',
    access: 'a database (Access)',
    datanormPrices: 'a DATANORM price file (DATPREIS)',
    coda: 'a CODA bank statement',
    cfonb: 'a CFONB bank statement',
    norma43: 'a Norma 43 bank statement',
    bai2: 'a BAI2 bank statement',
    gpc: 'a GPC (ABO) bank statement',
    dtaus: 'a payment file (DTAUS)',
    litas: 'a LITAS-ESIS bank statement',
    bgmax: 'a BgMax file of Bankgirot',
    sylk: 'a SYLK file (SLK)',
    eldanorm: 'an ELDANORM file',
    metel: 'a METEL price list',
    epp: 'an EDI++ file (EPP) of Subiekt',
    mht: 'a web page in one file (MHT)',
    icsCards: 'the text of an ICS card statement (International Card Services)',
    calendar: 'a calendar entry or a contact card',
    sql: 'a database dump (SQL)',
    json: 'JSON',
    xml: 'XML',
    camt: 'a camt bank statement (ISO 20022)',
    pain: 'a payment order to a bank (pain, ISO 20022)',
    bmecat: 'a BMEcat catalogue',
    openTrans: 'an openTRANS message',
    ubl: 'an invoice or order in UBL',
    ublCatalogue: 'a catalogue in UBL',
    cii: 'an electronic invoice (CII)',
    cxml: 'a cXML message',
  },
  askForTable: 'Ask the sender for the list as CSV, XLSX or ODS.',
  unpack: 'Unpack the archive, then choose the list.',
  otherArchive: (name: string) =>
    `${name} is an archive, not a workbook. Unpack the archive, or save the workbook as XLSX, ODS or CSV.`,
  notText: (name: string) =>
    `${name} is neither text nor a spreadsheet. Ask the sender for the list as CSV, XLSX or ODS.`,
  hasPassword: (name: string) =>
    `${name} is protected by a password. Save it without a password, or ask the sender for an unprotected file.`,
  broken: (name: string) =>
    `${name} cannot be read: the file is damaged or in another format. Ask the sender for the file again, or for the list as CSV.`,
  tooLargeInside: (maxBytes: number) =>
    `The file unpacks to more than ${maxBytes / 1e6} MB. Ask the sender for the list as CSV, or in several files.`,
  needsTooMuchMemory:
    'Reading the file needs too much memory. Save the list as CSV, or split it into several files.',
  otherHeadings: (row: number, first: number) =>
    `Row ${row} contains headings that differ from those in row ${first}. Save row ${row} and the rows below it as a separate file.`,
  onItsSide:
    'The articles are next to each other, one in each column. Swap rows and columns (in a spreadsheet: paste with “Transpose”), then save the list again.',
  besideList: (column: number) =>
    `A second list begins beside the first, in column ${column}, with article numbers in another order. Save each list as a separate file.`,
  tooManyColumns: (columns: number, max: number) =>
    `The list has ${columns} columns; the maximum is ${max}. Delete the columns that are not needed, then save the list again.`,
  tooManyRows: (max: number) =>
    `The list has more than ${max.toLocaleString('en')} rows. Split the list, or ask the sender for several files.`,
  longCell: (name: string, row: number) =>
    `Row ${row} of ${name} has a cell with more than two million characters: line breaks or separators are missing. Ask the sender for the list again, as XLSX.`,
  tooManyCells: (max: number) =>
    `The sheet has more than ${max.toLocaleString('en')} filled cells. Delete everything outside the list, or split the list.`,
  farCell: (cell: string) =>
    `The sheet extends to cell ${cell}, beyond the supported size. Delete that cell, or save the list as CSV.`,
  tooSlow: 'Reading the file took too long. Ask the sender for the list as CSV.',
  orders: {
    documentType: (name: string) =>
      `${name} contains a document type declaration that defines entities, which is not supported. Ask the sender for the order without this declaration.`,
    notXml: (name: string) =>
      `${name} is not well-formed XML, or is nested too deeply. Ask the sender for the whole file again.`,
    notOrder: (name: string, kind: string) =>
      `${name} is ${kind}, not an order. Ask the sender for the order.`,
    xmlOf: (root: string) => `XML with the root element ${root}`,
    edifactMessage: (type: string) => `an EDIFACT ${type} message`,
    edifactDocument: (code: string, kind: string) =>
      `an EDIFACT document with the code ${code} (${kind})`,
    cxmlMessage: 'a cXML message without an OrderRequest',
    orderResponse: 'an order response (Order-X)',
    noLines: (name: string) =>
      `${name} is an order without lines. Ask the sender for the order again.`,
    tooManyLines: (name: string, lines: number, max: number) =>
      `${name} has ${lines.toLocaleString('en')} lines; an order can have at most ${max.toLocaleString('en')}. Split the order.`,
    tooManyOrders: (name: string, orders: number, max: number) =>
      `${name} has ${orders} orders; the maximum is ${max} per file. Split the file.`,
    edifactCut: (name: string) =>
      `${name} ends before the end of its message (UNT). Ask the sender for the whole file.`,
    edifactCount: (name: string, said: number, found: number) =>
      `${name} should have ${said} ${said === 1 ? 'segment' : 'segments'}, but has ${found}. Ask the sender for the whole file.`,
    edifactLines: (name: string, said: number, found: number) =>
      `${name} should have ${said} ${said === 1 ? 'line' : 'lines'}, but has ${found}. Ask the sender for the whole file.`,
    scannedPdf: (name: string) =>
      `${name} is a PDF without text: a scan or a picture. Ask the sender for the PDF that their program creates, or for CSV, XLSX or XML.`,
    turnedPdf: (name: string) =>
      `The text of ${name} is rotated on the page, so it cannot be read. Ask the sender for an upright PDF, or for CSV, XLSX or XML.`,
    longPdf: (name: string, pages: number, max: number) =>
      `${name} has ${pages} pages; the maximum is ${max}. Ask the sender for CSV, XLSX or XML.`,
    lockedPdf: (name: string) =>
      `${name} is a PDF with a password. Ask the sender for a PDF without a password.`,
    pdfNote: (kind: string) => `a mark on the page (${kind})`,
  },
  scaledNumber: (shown: string, value: string) => `${shown} (in the file: ${value})`,
  shownOtherwise: (cell: string, format: string) => `the format of ${cell} (${format})`,
  unseenCell: (cell: string) => `${cell} (struck out, tiny, or in the color of the cell)`,
  mails: {
    broken: 'This e-mail is damaged or nested too deeply. Ask the sender to send it again.',
    nested: (depth: number) =>
      `E-mails inside e-mails are read up to ${depth} levels deep. E-mails at a deeper level were not read.`,
    tooMany: (name: string, max: number) =>
      `${name} was not read: at most ${max} files are read per e-mail. Ask the sender for a separate e-mail.`,
    outlook: (name: string) =>
      `${name} is an e-mail in Outlook's own format, and none of its files can be read. Ask the sender for an e-mail in HTML or plain text.`,
    encrypted: (name: string) =>
      `${name} is encrypted. Ask the sender for the e-mail without encryption.`,
    mayHide:
      'The styles of this e-mail may hide part of its text. Compare the lines with the e-mail.',
    differs: (numbers: string) =>
      `The plain text of this e-mail contains numbers that its HTML does not show: ${numbers}. Ask the sender which numbers are meant.`,
  },
  datanorm: {
    noHeader: (name: string) =>
      `${name} is a DATANORM file without its header record (V), which states the version and the currency. Ask the sender for the whole file.`,
    otherVersion: (name: string) =>
      `${name} is a DATANORM file of an unsupported version. Ask the sender for version 4 or 5.`,
    notWhole: (name: string, said: number, found: number) =>
      `${name} should have ${said.toLocaleString('en')} records, but has ${found.toLocaleString('en')}. Ask the sender for the whole file.`,
    currencies: (name: string, one: string, other: string) =>
      `${name} has prices in ${one} and in ${other}. Import one file per currency.`,
    noArticles: (name: string) =>
      `${name} is a DATANORM file with texts, groups or discounts, but without articles or prices. Choose the file with the articles (DATANORM.001) or with the prices (DATPREIS.001).`,
    deleted:
      'The file deletes this article. Imports never delete tools: discontinue the tool in the shop.',
    renumbered: (number: string) =>
      `The file gives this article the number ${number}. Imports never change article numbers: change the number in the shop.`,
    mark: (mark: string) =>
      `The record is marked '${mark}' instead of new (N) or changed (A). Ask the sender for a corrected file.`,
    unknownRecord: (kind: string) =>
      `The line begins with '${kind}', which is not a DATANORM record. Ask the sender for a corrected file.`,
    shortRecord: 'The record ends before its price. Ask the sender for the whole line.',
    price: (text: string) =>
      `The price '${text}' is not in whole cents, as DATANORM requires. Ask the sender for a corrected file.`,
    priceKind: (kind: string) =>
      `The price is of the kind '${kind}', which is neither a list price (1) nor a net price (2). Ask the sender for a corrected file.`,
    priceUnit: (unit: string) =>
      `The price unit '${unit}' is not a DATANORM unit, so the price is not clear. Ask the sender which price applies.`,
    discount: (kind: string) =>
      `The discount kind '${kind}' is not known. Ask the sender for the net price.`,
    bothDiscounts:
      'The price has both a discount group and its own discounts, so the net price is not clear. Ask the sender for the net price.',
    severalPrices:
      'The file has several prices of the same kind for this article. Ask the sender which price applies.',
    severalUnits:
      'The list price and the net price have different price units. Ask the sender for prices with the same unit.',
    onRequest: 'The price is on request.',
    surcharge:
      'The file has surcharges or deductions for this article that are not read, such as a metal surcharge.',
  },
  records: {
    netLadder:
      'The net price depends on the quantity; the price for the smallest quantity is read.',
    longLadder: (most: number) =>
      `The price has more quantity steps than supported; only the first ${most} are read.`,
    pricedFrom: (from: number) =>
      `The price applies from a quantity of ${from}, and there is no price for smaller quantities.`,
    alsoNet: (price: string) =>
      `The file also has a net price of ${price}; the list price is used.`,
    netAsPrice: 'This is a net price for the recipient of the file.',
  },
  bmecat: {
    notWhole: (name: string) =>
      `${name} is an incomplete BMEcat catalogue. Ask the sender for the whole file.`,
    ownEntities: (name: string) =>
      `${name} is a BMEcat catalogue that defines XML entities, which are not supported. Ask the sender for a file without them.`,
    notWellFormed: (name: string, article: number) =>
      `${name} is not valid XML: article ${article} cannot be read. Ask the sender for a valid file.`,
    noArticles: (name: string) =>
      `${name} is a BMEcat catalogue without articles. Ask the sender for a catalogue with articles.`,
    currency: (one: string, other: string) =>
      `The prices of this article are in ${one}, but the catalogue is in ${other}. Ask the sender for prices in one currency.`,
    price: (text: string) =>
      `The price contains '${text}', but BMEcat requires a number such as 12.50. Ask the sender for a corrected file.`,
    priceQuantity: (text: string) =>
      `PRICE_QUANTITY is '${text}', so the price unit is not clear. Ask the sender for a corrected file.`,
    priceBase: (priced: string, ordered: string) =>
      `The price unit is ${priced}, but the order unit is ${ordered}. Ask the sender for prices per order unit.`,
    taxWithoutRate:
      'The list price includes tax, but the file has no tax rate. Ask the sender for prices without tax.',
    taxTaken: (percent: number) => `The list price includes ${percent} % tax, which is deducted.`,
    severalPrices:
      'The file has several prices of the same kind for this article, for the same quantity and period. Ask the sender which price applies.',
    periods:
      'The file has prices for several periods for this article. Ask the sender which price applies.',
    content: (order: string, count: string, content: string) =>
      `The price is for one ${order} of ${count} ${content}.`,
    otherPrices: (types: string) => `Prices of the kind ${types} are not read.`,
    status: (text: string) =>
      `The file gives the status “${text}”. Check whether the article is still sold at this price.`,
    treatment: (text: string) =>
      `The file marks the article for special treatment: ${text}. Add the hazards of the article.`,
    followedBy: (sku: string) =>
      `The file names ${sku} as the successor. Check whether the article is still sold.`,
    dailyPrice: 'The price is a daily price. Ask the supplier for the current price.',
  },
} as const
