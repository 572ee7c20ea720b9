/** Tools at the prices of the company for which somebody acts. */
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { unitPriceFor, type PriceBreak } from '../catalogue/rules.ts'
import { dayOf, type Day } from '../platform/time/time-zone.ts'
import type { CheckedPrice, CheckedPrices, CheckQuery, ChecksQuery } from './contract.ts'
import type { PricesDependencies } from './dependencies.server.ts'
import { toApplicableRow } from './dto.ts'
import { resolvePriceTerms, type ApplicableList } from './rules.ts'
import { findTargets, targetKey } from './row-store.server.ts'
import { listOfCompany, rowsOfTools, type ApplicableRowOfTool } from './store.server.ts'

/** The buyer whose prices are requested. */
export type Buyer = Pick<Actor, 'company'>
/** Anything with the price terms of a tool. */
export type Priceable = {
  readonly id: string
  price: number
  priceBreaks: PriceBreak[]
  /** The number of units for the prices; absent: one. */
  pricePer?: number | undefined
}

/** Today in the shop's time zone. */
export const readToday = async ({
  now,
  readSettings,
}: Pick<PricesDependencies, 'now' | 'readSettings'>): Promise<Day> =>
  dayOf(now(), (await readSettings()).timeZone)

/**
 * These tools at the buyer's prices of today; unchanged if the buyer acts for no company, or for
 * one without a price list. At most one statement.
 */
export const withCustomerPrices = <T extends Priceable>(
  deps: PricesDependencies,
  db: Handle,
  buyer: Buyer | undefined,
  tools: readonly T[],
): Promise<T[]> => applyPriceList(deps, db, buyer?.company?.priceList, tools)

/** The same with a given price list; unchanged without one. */
export async function applyPriceList<T extends Priceable>(
  deps: PricesDependencies,
  db: Handle,
  listId: string | null | undefined,
  tools: readonly T[],
): Promise<T[]> {
  if (typeof listId !== 'string' || tools.length === 0) return [...tools]
  const day = await readToday(deps)
  const lists = await listsOfTools(
    db,
    listId,
    tools.map(({ id }) => id),
    day,
  )
  return tools.map((tool) => {
    const { price, priceBreaks, pricePer } = resolvePriceTerms(tool, lists(tool.id), day)
    const priced = { ...tool, price, priceBreaks: [...priceBreaks] }
    // Absent means one, as in the catalogue: the response's contract refuses unknown keys.
    if (pricePer === 1) delete priced.pricePer
    else priced.pricePer = pricePer
    return priced
  })
}

/** For each tool, the lists with the rows that apply to it, the company's own list first. */
async function listsOfTools(
  db: Handle,
  listId: string,
  toolIds: readonly string[],
  day: Day,
): Promise<(toolId: string) => readonly ApplicableList[]> {
  const rows = await rowsOfTools(db, listId, toolIds, day)
  const ofTool = Map.groupBy(rows, (row) => row.tool_id)
  return (toolId) => toLists(ofTool.get(toolId) ?? [])
}

function toLists(rows: readonly ApplicableRowOfTool[]): readonly ApplicableList[] {
  return [...Map.groupBy(rows, ({ depth }) => depth)]
    .toSorted(([a], [b]) => a - b)
    .map(([, ofList]) => ({
      id: ofList[0]?.list_id ?? '',
      name: ofList[0]?.list_name ?? '',
      rows: ofList.map(toApplicableRow),
    }))
}

/**
 * A company's price for a tool on a day.
 * @throws notFound
 */
export async function checkPrice(
  deps: PricesDependencies,
  { sku, ...asked }: CheckQuery,
): Promise<CheckedPrice> {
  const { prices } = await checkPrices(deps, { ...asked, skus: [sku] })
  const [price] = prices
  if (!price) throw notFound()
  return price
}

/**
 * A company's prices for tools on a day, in the order of their SKUs, without duplicates.
 * @throws notFound for a company that does not exist
 */
export async function checkPrices(
  deps: PricesDependencies,
  { company, skus = [], quantity = 1, day: asked }: ChecksQuery,
): Promise<CheckedPrices> {
  const db = deps.database.handle
  const listId = await listOfCompany(db, company)
  if (listId === undefined) throw notFound()
  const targets = await findTargets(
    db,
    skus.map((name) => ({ target: 'tool', name })),
  )
  const idOf = (sku: string) => targets.get(targetKey('tool', sku))?.id
  const ids = [...new Set(skus.flatMap((sku) => idOf(sku) ?? []))]
  const offers = new Map((await deps.catalogue.offers(db, ids)).map((tool) => [tool.id, tool]))
  const tools = ids.flatMap((id) => offers.get(id) ?? [])
  const day = asked ?? (await readToday(deps))
  const lists = listId === null ? () => [] : await listsOfTools(db, listId, [...offers.keys()], day)
  return {
    prices: tools.map((tool) => {
      const { source, ...terms } = resolvePriceTerms(tool, lists(tool.id), day)
      return {
        tool: { id: tool.id, sku: tool.sku, name: tool.name },
        quantity,
        day,
        unitPrice: unitPriceFor(terms, quantity),
        pricePer: terms.pricePer,
        cataloguePrice: unitPriceFor(tool, quantity),
        cataloguePricePer: tool.pricePer ?? 1,
        ...(source
          ? {
              source: {
                listId: source.list.id,
                list: source.list.name,
                rowId: source.row.id,
                target: source.row.target,
              },
            }
          : {}),
      }
    }),
    unknown: skus.filter((sku) => !offers.has(idOf(sku) ?? '')),
  }
}
