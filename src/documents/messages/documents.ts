/** The texts of invoices and packing slips, and of the buttons that download them. */
import { displayDay } from '../../platform/time/display-day.ts'
import { displayNumber } from '../../platform/money/money.ts'

const nouns = { invoice: 'invoice', 'packing-slip': 'packing slip' } as const

/** A day such as '2026-11-21', as the files print it. */

type MailedDocuments = {
  readonly name: string
  /** Such as 'Invoice INV-000042'. */
  readonly documents: readonly string[]
  readonly order: number
  readonly shop: string
  readonly link: string
}

export const documentsMessages = {
  notDay: 'Write a day such as 2026-11-21.',
  problems: {
    notIssued: 'There is no such document of this order',
    notElectronic: 'This invoice cannot be sent electronically',
    nothingToCredit: 'There is nothing to credit',
    notMailed: 'This document is not sent by mail',
    tooMany: 'Too many documents for one archive',
  },
  archive: {
    tooMany: (most: number) =>
      `An archive has at most ${displayNumber(most)} documents. Choose fewer days.`,
    tooManyAtOnce: 'Other archives are being written. Try again in half a minute.',
    file: 'File',
    notDrawn: 'could not be drawn',
  },
  nothingToCreditDetail: (order: number) =>
    `Nothing of order ${order} was invoiced and then cancelled or returned, ` +
    'or it is credited already.',
  invoicedWhole: (shipment: string, invoice: string) =>
    `Shipment ${shipment} stands on ${invoice}, the invoice of the whole order.`,
  issuedWhenShipped: (order: number) =>
    `Order ${order} is not shipped yet. Its invoice is issued when it is.`,
  creditedAgainst: (invoice: string) => `Credited against invoice ${invoice}.`,
  reason: (reason: string) => `Reason: ${reason}`,
  missing: {
    tax: 'tax (none was charged)',
    country: "the shop's country",
    vatId: "the shop's VAT number",
    email: "the shop's e-mail address on documents",
    buyerReference: 'a buyer reference of the company, such as its Leitweg-ID',
    phone: "the shop's phone number on documents",
    shopTown: "postcode and town of the shop's address",
    buyerTown: "postcode and town of the buyer's address",
  },
  notElectronicDetail: (number: string, missing: readonly string[]) =>
    `${number} lacks ${missing.join('; ')}. An issued document never changes: add it to the ` +
    'settings, the company or the address, and the next invoices have it.',
  follows: 'Still to follow',
  payAtOnce: 'Payable on receipt, without deduction.',
  payTo: (bank: string) => `Payable on receipt, without deduction, to ${bank}.`,
  payUntil: (day: string) => `Payable by ${displayDay(day)}.`,
  discountUntil: (discount: { percent: string; until: string; amount: string; rest: string }) =>
    `Paid by ${displayDay(discount.until)}, ${discount.percent} % ` +
    `(${discount.amount}) may be deducted: ${discount.rest}.`,
  electronicOf: (number: string) => `${number} as an electronic invoice:`,
  electronicFormats: {
    facturx: 'Factur-X (PDF)',
    xrechnung: 'XRechnung (XML)',
    ubl: 'UBL (XML)',
    cii: 'CII (XML)',
  },
  notFormat: 'Write ubl, cii or xrechnung.',
  notConfirmed: (order: number, status: string): string =>
    status === 'cancelled'
      ? `Order ${order} was cancelled.`
      : `Order ${order} is not confirmed yet. Its confirmation can be fetched once it is.`,
  notIssuedDetail: (kind: 'invoice' | 'packing-slip', order: number, status: string): string =>
    status === 'cancelled'
      ? `Order ${order} was cancelled, so it gets no ${nouns[kind]}.`
      : `Order ${order} is not confirmed yet. Its ${nouns[kind]} is issued once it is.`,
  mail: {
    subject: (document: string, order: number) => `${document} of order ${order}`,
    text: ({ name, documents, order, shop, link }: MailedDocuments) =>
      [
        `Hello ${name},`,
        '',
        `attached you find, of your order ${order}:`,
        '',
        ...documents.map((document) => `- ${document}`),
        '',
        'They stay on the page of the order:',
        '',
        link,
        '',
        shop,
        '',
      ].join('\n'),
    notThisKind: (kind: string, number: string) =>
      kind === 'statement'
        ? `${number} is a statement of account. Send it from the page of its customer.`
        : `${number} is a packing slip, which is only for staff.`,
    nobody: (number: string) =>
      `The customer of ${number} has no confirmed e-mail address, or no account any more. ` +
      'Write an address to send it to.',
  },
  notSentFilter: 'Write no, or leave it out.',
  letterhead: {
    wrongIban: (iban: string) =>
      `The check digits of the IBAN ${iban} are wrong, so a digit is mistyped or missing. Compare it with your bank statement.`,
    noIban:
      'This names an IBAN, but has none that is complete. Enter all of it, or leave the word out.',
    wrongBic: (bic: string) =>
      `${bic} is no BIC: a BIC has 8 or 11 characters, the first 6 are letters.`,
    wrongVatId: (number: string, country: string) =>
      `${number} is not written as VAT numbers of ${country} are. Compare it with the letter of your tax office.`,
  },
  notAnyKind: 'Write invoice, credit-note, delivery-note or packing-slip.',
  notKind: 'Write invoice or packing-slip.',
  notOrderFile: 'Write order-confirmation or proforma.',
  notShipmentKind: 'Write delivery-note or invoice.',
  notSize: 'Write a4 or letter.',
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
  allWeight: (grams: number) => `${displayNumber(grams / 1000)} kg net weight in all`,
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
    count === 1 ? '1 piece in all' : `${displayNumber(count)} pieces in all`,
  note: 'Note',
  scanToPay: 'Scan with the app of your bank to pay.',
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
  saved: (name: string) => `${name} is saved`,
  creditNotes: 'Issue credit notes',
  creditIssued: (numbers: readonly string[]) => `Issued: ${numbers.join(', ')}`,
  pageSize: 'Paper size',
  pageSizes: [
    ['a4', 'A4'],
    ['letter', 'Letter'],
  ],
  cancelled: (number: string, day: string) =>
    `${number} was issued before the order was cancelled on ${displayDay(day)}. ` +
    'It stays here because its number is taken; there is nothing to pay on it.',
  deletedOrder: 'This order was deleted. What was issued for it can still be fetched.',
  unprintable: (characters: readonly string[]) =>
    `No font of this shop has ${characters.join(', ')}. On documents the number in brackets stands in its place.`,
  notYetIssued: 'The invoice can be fetched once the order is confirmed.',
  series: {
    title: 'Numbers',
    lead: 'What orders and documents are counted by. Numbers only rise; those of documents have no gaps, so a number is chosen before the first, or together with a new prefix. A prefix has capital letters, digits and hyphens, such as INV-2027.',
    kinds: {
      order: 'Orders',
      invoice: 'Invoices',
      'packing-slip': 'Packing slips',
      'delivery-note': 'Delivery notes',
      'credit-note': 'Credit notes',
      statement: 'Statements',
    },
    prefix: (kind: string) => `Prefix of ${kind.toLowerCase()}`,
    next: (kind: string) => `Next number of ${kind.toLowerCase()}`,
    nextHelp: (example: string) => `The next is ${example}.`,
    saveAll: 'Save',
    saving: 'Saving',
    notSaved: 'Not saved.',
    saved: (example: string) => `The next is ${example}`,
    notPrefix:
      'Write up to 12 capital letters, digits and hyphens, beginning and ending with a letter or a digit.',
    notKind: 'There is no such series.',
    notNext: 'Write a whole number from 1 to 1,000,000,000.',
    refused: {
      backwards: (last: string, next: number) =>
        `${last} was given already, and numbers never run backwards. Write ${next} or more.`,
      gap: (last: string, next: number) =>
        `${last} was issued, so the next is ${next}: there must be no gap. A new prefix may begin with any higher number.`,
      used: () =>
        'Documents were issued with this prefix, or others have it. Choose one that was never used.',
      none: () => 'Documents need a prefix, such as INV.',
      order: () => 'Orders have a number only. Leave the prefix empty.',
    },
  },
} as const
