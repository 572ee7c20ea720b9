/** The texts of invoices and packing slips, and of the buttons that download them. */
import { displayDay } from '../../platform/time/display-day.ts'
import { displayNumber } from '../../platform/money/money.ts'

const nouns = { invoice: 'invoice', 'packing-slip': 'packing slip' } as const

type MailedDocuments = {
  readonly name: string
  /** Such as 'Invoice INV-000042'. */
  readonly documents: readonly string[]
  readonly order: number
  readonly shop: string
  readonly link: string
}

export const documentsMessages = {
  notDay: 'Enter a date such as 2026-11-21.',
  problems: {
    notIssued: 'This document was not issued for the order',
    notElectronic: 'This invoice cannot be sent electronically',
    nothingToCredit: 'There is nothing to credit',
    notMailed: 'This document is not sent by e-mail',
    tooMany: 'Too many documents for one archive',
  },
  archive: {
    tooMany: (most: number) =>
      `An archive can contain at most ${displayNumber(most)} documents. Choose a shorter period.`,
    tooManyAtOnce: 'Other archives are being created. Try again in 30 seconds.',
    file: 'File',
    notDrawn: 'could not be created',
  },
  nothingToCreditDetail: (order: number) =>
    `Order ${order} has no cancelled or returned invoiced lines that still have to be credited.`,
  invoicedWhole: (shipment: string, invoice: string) =>
    `Shipment ${shipment} has no separate invoice. The shipment is included in ${invoice}, the invoice for the whole order.`,
  issuedWhenShipped: (order: number) =>
    `Order ${order} has not been shipped yet. The invoice will be issued when the order ships.`,
  creditedAgainst: (invoice: string) => `Credited against invoice ${invoice}.`,
  reason: (reason: string) => `Reason: ${reason}`,
  missing: {
    tax: 'tax (none was charged)',
    country: "the shop's country",
    vatId: "the shop's VAT number",
    email: "the shop's e-mail address on documents",
    buyerReference: 'the company’s buyer reference, such as its Leitweg-ID',
    phone: "the shop's phone number on documents",
    shopTown: "the postcode and town in the shop's address",
    buyerTown: "the postcode and town in the buyer's address",
  },
  notElectronicDetail: (number: string, missing: readonly string[]) =>
    `${number} lacks ${missing.join('; ')}. An issued document never changes. For future invoices, ` +
    'add the missing data to the settings, the company or the address.',
  follows: 'To follow',
  payAtOnce: 'Payable on receipt, without deduction.',
  payTo: (bank: string) => `Payable on receipt, without deduction, to ${bank}.`,
  payUntil: (day: string) => `Payable by ${displayDay(day)}.`,
  discountUntil: (discount: { percent: string; until: string; amount: string; rest: string }) =>
    `If you pay by ${displayDay(discount.until)}, you may deduct ${discount.percent}% ` +
    `(${discount.amount}) and pay ${discount.rest}.`,
  pdf: 'PDF',
  pdfOf: (title: string) => `${title}, PDF`,
  electronicOf: (number: string) => `${number} as an electronic invoice:`,
  /** @param more whether some formats are shown beside it */
  otherFormats: (more: boolean) => (more ? 'Other formats' : 'Formats'),
  otherFormatsOf: (number: string, more: boolean) =>
    `${more ? 'Other formats' : 'Formats'} for ${number}`,
  electronicFormats: {
    facturx: 'Factur-X (PDF)',
    xrechnung: 'XRechnung (XML)',
    ubl: 'UBL (XML)',
    cii: 'CII (XML)',
  },
  notFormat: 'Use ubl, cii or xrechnung.',
  notConfirmed: (order: number, status: string): string =>
    status === 'cancelled'
      ? `Order ${order} was cancelled, so this document is not available.`
      : `Order ${order} has not been confirmed yet. The order confirmation will be available once the order is confirmed.`,
  notIssuedDetail: (kind: 'invoice' | 'packing-slip', order: number, status: string): string =>
    status === 'cancelled'
      ? `Order ${order} was cancelled, so no ${nouns[kind]} will be issued.`
      : `Order ${order} has not been confirmed yet. The ${nouns[kind]} will be issued once the order is confirmed.`,
  mail: {
    subject: (document: string, order: number) => `${document} for order ${order}`,
    text: ({ name, documents, order, shop, link }: MailedDocuments) =>
      [
        `Hello ${name},`,
        '',
        `Please find attached for your order ${order}:`,
        '',
        ...documents.map((document) => `- ${document}`),
        '',
        documents.length === 1
          ? 'You can also find it on the order page:'
          : 'You can also find them on the order page:',
        '',
        link,
        '',
        shop,
        '',
      ].join('\n'),
    notThisKind: (kind: string, number: string) =>
      kind === 'statement'
        ? `${number} is a statement of account. Send the statement from the customer’s page.`
        : `${number} is a packing slip, which is only for staff and is not sent by e-mail.`,
    nobody: (number: string) =>
      `The customer of ${number} has no confirmed e-mail address or no longer has an account. ` +
      'Enter an e-mail address for the document.',
  },
  notSentFilter: 'Set the “sent” parameter to “no”, or omit it.',
  letterhead: {
    wrongIban: (iban: string) =>
      `The check digits of the IBAN ${iban} are wrong: a digit is mistyped or missing. Compare the IBAN with your bank statement.`,
    noIban:
      'This text mentions an IBAN but does not contain a complete IBAN. Enter the complete IBAN, or remove the word “IBAN”.',
    wrongBic: (bic: string) =>
      `${bic} is not a BIC: a BIC has 8 or 11 characters, and the first 6 are letters. Compare the BIC with your bank statement.`,
    wrongVatId: (number: string, country: string) =>
      `${number} does not have the format of a VAT number from ${country}. Compare the number with the letter from your tax office.`,
  },
  notAnyKind: 'Use invoice, credit-note, delivery-note or packing-slip.',
  notKind: 'Use invoice or packing-slip.',
  notOrderFile:
    'Use order-confirmation or proforma. Invoices, credit notes and packing slips are documents: GET /api/documents?order={number} lists them, and GET /api/documents/{id}/pdf returns the PDF.',
  notShipmentKind: 'Use delivery-note or invoice.',
  notSize: 'Use a4 or letter.',
  title: {
    invoice: 'Invoice',
    'packing-slip': 'Packing slip',
    'delivery-note': 'Delivery note',
    'credit-note': 'Credit note',
    statement: 'Statement of account',
    'order-confirmation': 'Order confirmation',
    proforma: 'Proforma invoice',
  },
  fileOf: (kind: 'order-confirmation' | 'proforma', order: number) => `${kind}-${order}.pdf`,
  shipment: (number: string) => `Shipment ${number}`,
  shipped: 'Shipped',
  /** Used if neither a shipment nor its day is given; empty: nothing is printed. */
  suppliedAtIssue: '',
  parcel: (number: string) => `Parcel ${number}`,
  corrects: (number: string) => `Credit for invoice ${number}`,
  ofThat: 'of',
  credited: (currency: string) => `Credited in ${currency}`,
  billTo: 'Bill to',
  shipTo: 'Ship to',
  deliveryNotes: 'For the driver',
  issued: 'Date',
  ordered: 'Ordered',
  order: 'Order',
  poNumber: 'PO number',
  sku: 'SKU',
  partNumber: (number: string) => `Your part no. ${number}`,
  customsNumber: (number: string) => `Customs no. ${number}`,
  madeIn: (country: string) => `origin ${country}`,
  netWeight: (grams: number) => `${displayNumber(grams / 1000)} kg net`,
  allWeight: (grams: number) => `${displayNumber(grams / 1000)} kg total net weight`,
  tool: 'Tool',
  pieces: 'Pieces',
  each: 'Each',
  quantity: 'Quantity',
  price: 'Price',
  total: 'Total',
  packed: 'Packed',
  taxRate: 'Tax rate',
  taxable: 'Taxable amount',
  tax: 'Tax',
  noTax: 'No tax',
  taxedAt: (rate: string) => `Tax ${rate}`,
  sum: (currency: string) => `Total in ${currency}`,
  allPieces: (count: number) =>
    count === 1 ? '1 piece in total' : `${displayNumber(count)} pieces in total`,
  note: 'Note',
  scanToPay: 'Scan the code with your banking app to pay.',
  iban: (iban: string) => `IBAN ${iban}`,
  reference: (reference: string) => `Reference ${reference}`,
  vatId: (id: string) => `VAT ID ${id}`,
  taxNumber: (number: string) => `Tax number ${number}`,
  phone: (number: string) => `Phone ${number}`,
  customerNumber: (number: number) => `Customer ${number}`,
  continued: (title: string, documentNumber: string, order: number) =>
    `${title} ${documentNumber}, order ${order}, continued`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  heading: 'Documents',
  titled: (title: string, number: string) => `${title} ${number}`,
  saved: (name: string) => `${name} was saved`,
  creditNotes: 'Issue credit notes',
  creditIssued: (numbers: readonly string[]) => `Issued: ${numbers.join(', ')}`,
  pageSize: 'Paper size',
  pageSizes: [
    ['a4', 'A4'],
    ['letter', 'Letter'],
  ],
  cancelled: (number: string, day: string) =>
    `${number} was issued before the order was cancelled on ${displayDay(day)}. ` +
    'The document is kept because its number is already in use. No payment is due.',
  deletedOrder: 'This order was deleted. The order’s documents can still be downloaded.',
  unprintable: (characters: readonly string[]) =>
    `This shop’s fonts do not contain ${characters.join(', ')}. Documents show the code of a missing character in brackets.`,
  notYetIssued: 'The invoice will be available after the order is confirmed.',
  series: {
    title: 'Numbers',
    lead: 'Order and document numbers only increase, and document numbers have no gaps. Set the first number before the first document is issued, or together with a new prefix. A prefix can contain capital letters, digits and hyphens, such as INV-2027.',
    kinds: {
      order: 'Orders',
      invoice: 'Invoices',
      'packing-slip': 'Packing slips',
      'delivery-note': 'Delivery notes',
      'credit-note': 'Credit notes',
      statement: 'Statements',
    },
    prefix: (kind: string) => `Prefix for ${kind.toLowerCase()}`,
    next: (kind: string) => `Next number for ${kind.toLowerCase()}`,
    nextHelp: (example: string) => `The next number is ${example}.`,
    saveAll: 'Save',
    saving: 'Saving',
    notSaved: 'Not saved.',
    saved: (example: string) => `The next number is ${example}`,
    notPrefix:
      'Enter up to 12 capital letters, digits and hyphens, beginning and ending with a letter or a digit.',
    notKind: 'This number series does not exist. Choose a number series from the list.',
    notNext: 'Enter a whole number from 1 to 1,000,000,000.',
    refused: {
      backwards: (last: string, next: number) =>
        `${last} has already been used, so the next number must be ${next} or higher.`,
      gap: (last: string, next: number) =>
        `${last} has been issued, so the next number must be ${next}. With a new prefix, you can start with any higher number.`,
      used: () => 'This prefix has already been used. Choose a new prefix.',
      none: () => 'Documents need a prefix, such as INV.',
      order: () => 'Order numbers have no prefix. Leave the prefix empty.',
    },
  },
} as const
