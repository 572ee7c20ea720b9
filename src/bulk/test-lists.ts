/**
 * Article lists and price files in tests: the values that are read for each article, and the
 * findings.
 */
import { afterAll, beforeAll, vi } from 'vitest'
import { isProblem } from '../../packages/contract/problem.ts'
import { openPricesShop } from '../prices/test-shop.ts'
import { jobsOf } from './test-jobs.ts'

/** The values that are read for an article; `asked` has its errors and doubts, '' for none. */
export type ReadArticle = { readonly asked: string; readonly [field: string]: unknown }
export type ReadList = Readonly<Record<string, ReadArticle>>

const bytesOf = (text: string | Uint8Array): Uint8Array =>
  typeof text === 'string' ? new TextEncoder().encode(text) : text
/** The lines of a list, as a file has them. */
export const listOf = (...lines: readonly string[]): string => `${lines.join('\n')}\n`

/** Articles, keyed by their numbers; a refused file is the single article 'refused'. */
async function orRefused(read: () => Promise<ReadList>): Promise<ReadList> {
  try {
    return await read()
  } catch (problem) {
    if (!isProblem(problem)) throw problem
    return { refused: { asked: String(problem.body.detail) } }
  }
}

/** A shop in EUR with the tools at 10.00, in which only the imports of a test happen. */
async function openLists(today = '2026-11-27') {
  const shop = await openPricesShop(() => new Date(`${today}T12:00:00Z`), { SHOP_CURRENCY: 'EUR' })
  const jobs = jobsOf(shop, shop.admin)
  for (const number of [1, 2, 3, 4]) await shop.tool({ sku: `A-${number}`, price: 1000 })
  const listId = await shop.list('Lists')
  await shop.bulkJobs.runner.start()
  return {
    close: () => shop.close(),
    /** A list, read with the proposed mapping; new articles with all their fields. */
    imported: (file: string | Uint8Array, name = 'list.csv') =>
      orRefused(async () => {
        const job = await jobs.check(await jobs.upload(name, bytesOf(file)))
        return Object.fromEntries(
          (await jobs.rows(job)).map((row) => [
            row.sku || row.name || String(row.row),
            {
              ...Object.fromEntries(row.changes.map(({ field, to }) => [field, to])),
              asked: [...row.errors, ...row.warnings]
                .map(({ why }) => why)
                .filter((why) => !/^The price (?:falls|becomes)/.test(why))
                .join(' '),
            },
          ]),
        )
      }),
    /** A price file; money in cents. */
    priced: (file: string | Uint8Array, name = 'prices.csv') =>
      orRefused(async () => {
        const { rows } = await shop.bulkJobs.readPrices(
          { actor: shop.admin, fileBytes: bytesOf(file) },
          { listId, name },
        )
        return Object.fromEntries(
          rows.map((row) => [
            row.name,
            {
              ...('becomes' in row ? row.becomes : {}),
              asked: [...('why' in row && row.why ? [row.why] : []), ...row.warnings].join(' '),
            },
          ]),
        )
      }),
  }
}

type Lists = Awaited<ReturnType<typeof openLists>>

/** The shop of `openLists` for all tests of a file, whose lists take their time on a busy machine. */
export function useLists(today?: string): Pick<Lists, 'imported' | 'priced'> {
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
  let lists: Lists | undefined
  const opened = (): Lists => {
    if (!lists) throw new Error('The shop opens before the first test.')
    return lists
  }
  beforeAll(async () => {
    lists = await openLists(today)
  })
  afterAll(() => lists?.close())
  return {
    imported: (file, name) => opened().imported(file, name),
    priced: (file, name) => opened().priced(file, name),
  }
}

/**
 * What is asked about each of some articles whose unread column has these cells.
 * @param read `imported` or `priced` of `useLists`
 */
export const doubtsBelow =
  (read: Lists['imported']) =>
  async (heading: string, ...cells: readonly string[]) =>
    Object.values(
      await read(
        listOf(
          `SKU;Name;Price;${heading}`,
          ...cells.map((cell, nth) => `UC-${nth};Hammer ${nth};10,50;${cell}`),
        ),
      ),
    ).map(({ asked }) => asked)
