/** The API messages of received orders. */
export const receivedMessages = {
  problems: {
    unreadable: 'This file could not be read as an order',
    changed: 'Somebody else has changed this order',
    notOpen: 'This order is no longer open',
    notReady: 'Some lines are not certain yet',
    noBuyer: 'No buyer has been chosen for this order',
    notNew: 'This file is not a new order',
    notMerged: 'This change cannot be merged',
    receivedTwice: 'This order has been received before',
    sumChanged: 'The prices have changed',
  },
  changedDetail: 'Somebody else has changed this order since you opened it. Reload the order.',
  notOpenDetail: {
    ordered: 'This order has already been placed. Open the placed order to change it.',
    rejected: 'This order was rejected.',
    replaced: 'A newer file has replaced this order.',
  },
  notReadyDetail: (count: number) =>
    count === 0
      ? 'All lines are left out. Keep at least one line.'
      : `${count} ${count === 1 ? 'line is' : 'lines are'} unconfirmed or unknown. Confirm, correct or leave out ${count === 1 ? 'this line' : 'each of these lines'}.`,
  noBuyerDetail: 'Choose the buyer for this order.',
  notNewDetail: {
    order: '',
    change: 'The file changes an order. Change that order by hand, then reject this file.',
    cancellation: 'The file cancels an order. Cancel that order by hand, then reject this file.',
    test: 'The file is a test of the connection. If the buyer wants the goods, ask for the actual order.',
    copy: 'The file is a copy for information. If the buyer wants the goods, enter them on the order pad.',
  },
  notMergedDetail:
    'The file does not mark each line as added, changed or deleted, or its line numbers do not match the earlier order. Correct the earlier order by hand.',
  receivedTwiceDetail: (number: string) =>
    `Order ${number} has been received before. Place the order again only if the goods should be delivered twice.`,
  sumChangedDetail: (was: string, is: string) =>
    `The goods now cost ${is} instead of ${was}. Check the lines and place the order again.`,
  unknownSku: (sku: string) => `No tool in the shop has the SKU ${sku}. Check the SKU.`,
  notShown: (text: string) => `In the file, but not shown on the page: ${text}`,
  page: {
    noText: 'The page of the PDF has no text to compare with the attached order',
    unread: 'The page of the PDF could not be compared with the attached order',
    differs: (articles: string) =>
      `The page of the PDF does not show this article with this quantity: ${articles}`,
    hasMore: (page: number, attached: number) =>
      `The page of the PDF shows ${page} lines, but the attached order has ${attached}`,
    isMarked: (text: string) => `The page of the PDF is marked “${text}”`,
    several: (count: number) => `The PDF has ${count} different XML files attached`,
  },
  noSuchLine: 'This line is not in the order. Check the line number.',
  lineTwice: 'A line can be corrected only once per request.',
  empty: 'The file is empty.',
  notText: (name: string) =>
    `${name} is not a text file, a spreadsheet or an order in a known format. Ask the sender for a CSV, XLSX or XML file.`,
  noLines: (name: string) =>
    `No line of ${name} contains an article. Check that the file is an order.`,
  lineNote: (line: string, note: string) => `Line ${line}: ${note}`,
} as const
