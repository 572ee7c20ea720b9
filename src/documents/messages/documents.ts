/** The texts of invoices and packing slips, and of the buttons that download them. */
import { displayNumber } from '../../platform/money.ts'

export const documentsMessages = {
  problems: { notIssued: 'There is no such paper of this order' },
  notIssuedDetail: 'It is issued once the order is confirmed, and not for a cancelled one.',
  notKind: 'Write invoice or packing-slip.',
  notSize: 'Write a4 or letter.',
  title: { invoice: 'Invoice', 'packing-slip': 'Packing slip' },
  billTo: 'Bill to',
  shipTo: 'Ship to',
  issued: 'Date',
  ordered: 'Ordered',
  order: 'Order',
  poNumber: 'PO number',
  sku: 'SKU',
  tool: 'Tool',
  pieces: 'Pieces',
  each: 'Each',
  total: 'Total',
  packed: 'Packed',
  sum: 'Total in US dollars',
  allPieces: (count: number) =>
    count === 1 ? '1 piece in all' : `${displayNumber(count)} pieces in all`,
  note: 'Note',
  vatId: (id: string) => `VAT ID ${id}`,
  continued: (title: string, documentNumber: string, order: number) =>
    `${title} ${documentNumber}, order ${order}, continued`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  heading: 'Papers',
  pageSize: 'Paper size',
  pageSizes: [
    ['a4', 'A4'],
    ['letter', 'Letter'],
  ],
  notYetIssued: 'The invoice can be fetched once the order is confirmed.',
} as const
