/** The API messages of received orders. */
export const receivedMessages = {
  problems: {
    unreadable: 'This file could not be read as an order',
    changed: 'Somebody else has changed this order',
    notOpen: 'This order is no longer open',
    notReady: 'Some lines are not certain yet',
    noBuyer: 'Nobody is named for whom to order',
    notNew: 'This file is not a new order',
    notMerged: 'This change cannot be merged',
    receivedTwice: 'This order was received before',
    sumChanged: 'The prices have changed',
  },
  changedDetail: 'Somebody else has changed it since you opened it. Load it again.',
  notOpenDetail: {
    ordered: 'It was ordered already.',
    rejected: 'It was rejected.',
    replaced: 'A newer file has replaced it.',
  },
  notReadyDetail: (count: number) =>
    count === 0
      ? 'No line is to be ordered. Choose at least one.'
      : `${count} ${count === 1 ? 'line is' : 'lines are'} to be confirmed or unknown. Confirm, correct or leave out each of them.`,
  noBuyerDetail: 'Choose for which buyer it is.',
  notNewDetail: {
    order: '',
    change: 'The file changes an order. Change that order by hand, then reject this file.',
    cancellation: 'The file cancels an order. Cancel that order by hand, then reject this file.',
    test: 'The file is a test of the connection. If it is to be ordered, ask the buyer for the order.',
    copy: 'The file is a copy for information. If it is to be ordered, enter it on the order pad.',
  },
  notMergedDetail:
    'The file does not mark each line as added, changed or deleted, or its line numbers do not match the earlier order.',
  receivedTwiceDetail: (number: string) =>
    `The order ${number} was received before. Order it again only if it is meant to be delivered twice.`,
  sumChangedDetail: (was: string, is: string) =>
    `The goods now cost ${is} instead of ${was}. Check the lines and place the order again.`,
  unknownSku: (sku: string) => `No tool on sale has the SKU ${sku}.`,
  notShown: (text: string) => `In the file, but not shown on the page: ${text}`,
  page: {
    noText: 'The page of the PDF has no text that could be compared with the order attached to it',
    unread: 'The page of the PDF could not be compared with the order attached to it',
    differs: (articles: string) =>
      `The page of the PDF does not show this article with this quantity: ${articles}`,
    hasMore: (page: number, attached: number) =>
      `The page of the PDF shows ${page} lines, the order attached to it has ${attached}`,
    isMarked: (text: string) => `The page of the PDF is marked “${text}”`,
    several: (count: number) => `The PDF has ${count} different files of XML attached`,
  },
  noSuchLine: 'The order has no such line.',
  lineTwice: 'A line can be corrected only once per request.',
  empty: 'The file is empty.',
  notText: (name: string) =>
    `${name} is neither a text, a spreadsheet nor an order in a known form. Ask the sender for CSV, XLSX or XML.`,
  noLines: (name: string) => `No line of ${name} names an article. Check that it is an order.`,
  lineNote: (line: string, note: string) => `Line ${line}: ${note}`,
} as const
