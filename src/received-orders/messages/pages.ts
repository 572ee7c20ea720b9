/** The pages of received orders. */
import { displayCount, displayMoney, displayNumber } from '../../platform/money/money.ts'
import type { CorrectionCounts } from '../inbox-schemas.ts'
import type { ReceivedForm } from '../draft.ts'

export const formNames: Readonly<Record<ReceivedForm, string>> = {
  ubl: 'UBL',
  cxml: 'cXML',
  edifact: 'EDIFACT',
  opentrans: 'openTRANS',
  'order-x': 'Order-X',
  ids: 'IDS basket',
  table: 'Table',
  text: 'Text',
  pdf: 'PDF',
  unread: 'Not read',
}

export const receivedListMessages = {
  title: 'Received orders',
  titleForBuyer: 'Order by file',
  description: 'Orders received as files',
  lead: 'Files become drafts. Nothing is ordered until somebody places the order.',
  caption: 'Received orders, newest first',
  drop: 'Order file',
  dropHelp:
    'CSV, XLSX, text, PDF with text, UBL (Peppol), cXML, EDIFACT, openTRANS, Order-X (XML or PDF) or IDS basket. At most 5 MB.',
  reading: (name: string) => `Reading ${name}…`,
  several: (count: number) => `The file contains ${count} orders.`,
  number: 'Order',
  unnamed: 'Without a number',
  of: (number: string) => `Received order ${number}`,
  from: 'From',
  unknownSender: 'Unknown',
  form: 'Format',
  lines: 'Lines',
  corrected: (count: number) => `${displayNumber(count)} corrected`,
  corrections: ({ days, orders, lines, tools, quantities, leftOut }: CorrectionCounts) =>
    `Last ${days} days: ${displayCount(orders, 'order')} with ${displayCount(lines, 'line')}. Corrected: ${displayCount(tools, 'tool')}, ${displayCount(quantities, 'quantity', 'quantities')}, ${displayCount(leftOut, 'line')} left out.`,
  received: 'Received',
  time: 'Time',
  waits: (text: string) => `waiting ${text}`,
  took: (text: string) => `after ${text}`,
  minutes: (count: number) =>
    count < 60
      ? `${count} min`
      : count < 2880
        ? `${displayNumber(Math.round(count / 60))} h`
        : displayCount(Math.round(count / 1440), 'day'),
  state: 'Status',
  repeated: 'received before',
  search: 'Search received orders',
  hint: 'Number, sender, company or file',
  views: { open: 'Open', ordered: 'Ordered', rejected: 'Rejected' },
  open: 'Check',
  show: 'Open',
  openWhich: (act: string, number: string) => `${act} ${number}`,
  order: (number: number) => `Order ${number}`,
  empty: 'No received orders yet',
  emptyDetail: 'Choose an order file to begin.',
  noneSo: 'No received orders with this status',
  noneSoDetail: 'Choose another view.',
} as const

export const receivedPageMessages = {
  title: (number: string) => (number === '' ? 'Received order' : `Received order ${number}`),
  description: 'The contents of an order file, line by line, and the resulting order',
  unknown: 'Received order not found',
  unknownDetail: 'The order may belong to another account.',
  crumbs: 'You are here',
  back: 'All received orders',
  history: 'History',
  facts: {
    sender: 'From',
    date: 'Date',
    wished: 'Requested delivery date',
    between: (from: string, until: string) => (from === until ? from : `${from} – ${until}`),
    deliverTo: 'Deliver to',
    notes: 'Notes',
    file: 'File',
    download: 'Download the original',
    order: 'Order',
    buyer: 'Ordered for',
    corrected: 'Corrected',
    correctedOf: (count: number, all: number) =>
      `${displayNumber(count)} of ${displayCount(all, 'line')}`,
    correctedLine: (number: string, text: string) => `Line ${number}: ${text}`,
    correctedTool: (sku: string) => `tool ${sku}`,
    correctedQuantity: (was: string, is: number) => `quantity ${was || '–'} → ${displayNumber(is)}`,
    leftOut: 'left out',
    reason: 'Reason',
  },
  repeated: 'This order has been received before.',
  repeatedOrder: (number: number) => `The earlier file became order ${number}.`,
  repeatedOpen: 'Open the earlier order',
  again: 'Deliver the goods again',
  purposes: {
    change: (number: string) =>
      `The file changes order ${number} and cannot be placed as a new order. Change that order by hand, then reject this file.`,
    cancellation: (number: string) =>
      `The file cancels order ${number}. Cancel that order by hand, then reject this file.`,
    copy: () => 'The file is a copy for information and cannot be placed as an order.',
    test: () => 'The file is a test of the connection and cannot be placed as an order.',
  },
  /** @param isMerged whether the button merges the change instead of replacing the order */
  changesOpen: (number: string, isMerged: boolean) =>
    `This file changes order ${number}, which has not been placed yet. ${isMerged ? 'Merge the change, or correct that order' : 'Replace that order, or correct it'} by hand and reject this file.`,
  changesRejected: (number: string) =>
    `This file changes order ${number}, which was rejected. Enter the changed order by hand, or ask the buyer to send a complete new order. Then reject this file.`,
  severalAddresses:
    'This file has lines for different addresses, but an order can have only one address. Leave out the lines for other addresses.',
  otherSheets: (sheets: readonly string[]) => `Sheets that were not read: ${sheets.join(', ')}.`,
  caption: 'Order lines',
  line: 'Line',
  written: 'In the file',
  lineOf: (number: string) => `Line ${number}`,
  show: (number: string) => `Show line ${number} in the original`,
  tool: 'Tool',
  none: '–',
  quantity: 'Quantity',
  ordered: 'Quantity, total',
  confirm: 'Confirm',
  confirmLine: (number: string) => `Confirm line ${number}`,
  confirmAll: (count: number) => `Confirm ${displayCount(count, 'line')}`,
  correct: 'Correct',
  correctLine: (number: string) => `Correct line ${number}`,
  leaveOut: 'Leave out',
  leaveOutLine: (number: string) => `Leave out line ${number}`,
  restore: 'Restore',
  restoreLine: (number: string) => `Restore line ${number}`,
  pickTool: (sku: string) => `Use ${sku}`,
  pickQuantity: (quantity: number) => `Use ${displayNumber(quantity)}`,
  sku: 'SKU',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  original: 'The original',
  originalLead: 'Choose a line number above to see the line in the original.',
  cut: (from: number, to: number, all: number) =>
    `Lines ${displayNumber(from)}–${displayNumber(to)} of ${displayNumber(all)}`,
  who: {
    title: 'Ordered for',
    lead: 'Search for the buyer by name, e-mail address or company.',
    label: 'Buyer',
    search: 'Search',
    caption: 'Buyers found',
    nobody: 'No buyer was found.',
    alone: 'Without a company',
    choose: 'Choose',
    chooseFor: (name: string, company: string) => `Choose ${name}, ${company}`,
  },
  place: {
    title: 'Place the order',
    notReady: (count: number) =>
      count === 0
        ? 'All lines are left out. Keep at least one line.'
        : `${displayCount(count, 'line')} must be confirmed, corrected or left out first.`,
    phoneHelp: 'The driver may call this number.',
    act: (cents: number) => `Place order · ${displayMoney(cents)}`,
    busy: 'Placing…',
    done: (number: number) => `Order ${number} was placed.`,
    poNumber: 'Purchase order number',
    note: 'Note',
    notOrdered: 'Nothing was ordered.',
    where: 'Saved addresses',
    fromFile: 'Address in the file',
  },
  reject: {
    act: 'Reject',
    title: 'Reject this file',
    reason: 'Reason',
    help: 'Nothing will be ordered. The file will be kept.',
    busy: 'Rejecting…',
    done: 'The file was rejected.',
  },
} as const
