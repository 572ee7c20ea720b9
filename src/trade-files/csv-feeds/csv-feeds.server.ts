/** Stock and prices of all tools on sale as CSV, for programs that fetch them regularly. */
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { purgeOnNotifications } from '../../../packages/response-cache/purge-notifications.server.ts'
import type { FileOutput } from '../../../packages/contract/file-output.ts'
import type { CatalogueService, FeedRow } from '../../catalogue/service.server.ts'
import { formatAmount, shopCurrency } from '../../platform/money/money.ts'
import { createKeptFile } from './kept-file.server.ts'

export type CsvFeedsDependencies = {
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'feedRows'>
}

export interface CsvFeeds {
  stock(): Promise<FileOutput>
  prices(): Promise<FileOutput>
  /** Listens to changes. @returns a function that stops it */
  listen(): Promise<() => Promise<void>>
}

/** @param elapsed milliseconds of a monotonic clock; tests replace it */
export function createCsvFeeds(
  { database, catalogue }: CsvFeedsDependencies,
  elapsed?: () => number,
): CsvFeeds {
  const lines = async function* (head: string, linesOf: (row: FeedRow) => string) {
    yield `${head}\r\n`
    for await (const rows of catalogue.feedRows(database.reports)) yield rows.map(linesOf).join('')
  }
  const stock = createKeptFile(() => lines('sku,stock', stockLine), elapsed)
  const prices = createKeptFile(
    () => lines('sku,from_quantity,price,price_per,currency', priceLines(shopCurrency().code)),
    elapsed,
  )
  const outdate = (): void => {
    stock.outdate()
    prices.outdate()
  }
  const follow = (isHeard: boolean): void => {
    stock.follow(isHeard)
    prices.follow(isHeard)
  }
  return {
    stock: async () => ({ name: 'stock.csv', ...(await stock.current()) }),
    prices: async () => ({ name: 'prices.csv', ...(await prices.current()) }),
    listen: () =>
      purgeOnNotifications(
        {
          purge: (tags) => {
            if (tags.includes('tools')) outdate()
          },
          purgeAll: outdate,
          forgetAll: outdate,
          setPurgesMissed: (missed) => follow(!missed),
        },
        database,
      ),
  }
}

/**
 * Cells are unchanged, because programs read the file: texts that a spreadsheet takes for a formula
 * get no prefix.
 */
const field = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

const stockLine = ({ sku, stock }: FeedRow): string => `${field(sku)},${stock}\r\n`

/** One line for the price of one piece, and one for each quantity from which the price is lower. */
const priceLines =
  (currency: string) =>
  ({ sku, price, priceBreaks, pricePer }: FeedRow): string =>
    [{ from: 1, price }, ...priceBreaks]
      .map((step) => [field(sku), step.from, formatAmount(step.price), pricePer, currency].join())
      .map((line) => `${line}\r\n`)
      .join('')
