/** The catalogue of UCP: search, look-up, one product; at the caller's prices. */
import { isProblem } from '../../../packages/contract/problem.ts'
import { invalidInput } from '../../../packages/contract/standard-problems.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import { ucpMessages as messages } from '../messages/ucp.ts'
import type { ToolQuery } from '../../search/contract.ts'
import { sharesTrade, type UcpCall, type UcpServices } from './context.server.ts'
import { errorMessage, nothingFound, success, UcpOutcome, UcpRefusal } from './envelope.ts'
import { capabilities } from './names.ts'
import type { Filters, LookupRequest, SearchRequest } from './requests.ts'
import { toProduct, type Described, type ProductContext } from './to-product.ts'

const usualLimit = 10
const maxLimit = 100

/** @throws UcpRefusal for an anonymous caller, UcpOutcome for a caller who may not see prices */
async function requirePrices({ deps }: UcpServices, { caller }: UcpCall): Promise<void> {
  if (await deps.companies.seesPrices(caller?.actor)) return
  if (!caller) throw new UcpRefusal(401, 'identity_required', messages.pricesHidden)
  throw new UcpOutcome([
    errorMessage('prices_hidden', messages.notShown, { severity: 'requires_buyer_input' }),
  ])
}

const contextOf = (door: UcpServices, call: UcpCall): ProductContext => ({
  origin: door.deps.origin,
  currency: shopCurrency().code,
  trade: sharesTrade(door, call),
})

/**
 * Products in the order of the tools, at the caller's prices; without tools that are no longer
 * sold.
 */
async function productsOf(
  door: UcpServices,
  call: UcpCall,
  tools: readonly Described[],
  inputs: ReadonlyMap<string, readonly string[]> = new Map(),
) {
  const { database, prices } = door.deps
  const ids = tools.map(({ id }) => id)
  const offers = await prices.pricedTools(database.handle, call.caller?.actor, ids)
  const priced = new Map(offers.map((offer) => [offer.id, offer]))
  const context = contextOf(door, call)
  return tools.flatMap((tool) => {
    const offer = priced.get(tool.id)
    const exact = (inputs.get(tool.id) ?? []).map((id) => ({ id, match: 'exact' as const }))
    return offer ? [toProduct(tool, offer, context, exact)] : []
  })
}

/** The shop's list query for a search. */
const toQuery = ({ query = '', filters = {}, pagination = {} }: SearchRequest): ToolQuery => ({
  ...(query === '' ? {} : { q: query }),
  ...narrowed(filters),
  ...(pagination.cursor === undefined ? {} : { cursor: pagination.cursor }),
  limit: Math.min(pagination.limit ?? usualLimit, maxLimit),
})

const narrowed = ({ categories, price = {} }: Filters) => ({
  ...(categories === undefined ? {} : { category: categories }),
  ...(price.min === undefined ? {} : { priceMin: price.min }),
  ...(price.max === undefined ? {} : { priceMax: price.max }),
})

/** `search_catalog`. */
export async function searchCatalogue(door: UcpServices, call: UcpCall, request: SearchRequest) {
  const { query = '', filters = {} } = request
  if (query.trim() === '' && Object.keys(filters).length === 0)
    throw new UcpOutcome([errorMessage('invalid_input', messages.noInput, { path: '$.query' })])
  await requirePrices(door, call)
  const found = await listTools(door, call, toQuery(request))
  const { next } = found
  return {
    ucp: success(call.negotiated, capabilities.search),
    products: await productsOf(door, call, found),
    pagination:
      next === undefined ? { has_next_page: false } : { has_next_page: true, cursor: next },
  }
}

/** @throws UcpOutcome for an invalid cursor or filter */
async function listTools({ deps }: UcpServices, { caller }: UcpCall, query: ToolQuery) {
  try {
    return await deps.search.list({ actor: caller?.actor }, query)
  } catch (error) {
    if (isProblem(error, invalidInput))
      throw new UcpOutcome([errorMessage('invalid_input', error.message)])
    throw error
  }
}

/**
 * The tools for identifiers: SKUs, bar codes, own part numbers; each with the identifiers that
 * matched.
 */
async function resolveTools({ deps }: UcpServices, call: UcpCall, ids: readonly string[]) {
  const terms = [...new Set(ids)]
  const resolved = await deps.search.resolve({ actor: call.caller?.actor }, { terms })
  const inputs = new Map<string, string[]>()
  const missing: string[] = []
  for (const [index, { found, tools }] of resolved.terms.entries()) {
    const [id, term] = [resolved.tools[tools[0] ?? -1]?.id, terms[index] ?? '']
    if (found === 'one' && id !== undefined) inputs.set(id, [...(inputs.get(id) ?? []), term])
    else missing.push(term)
  }
  const records = await deps.catalogue.recordsWithIds([...inputs.keys()])
  return { tools: records, inputs, missing }
}

/** `lookup_catalog`. */
export async function lookUpCatalogue(door: UcpServices, call: UcpCall, request: LookupRequest) {
  await requirePrices(door, call)
  const { tools, inputs, missing } = await resolveTools(door, call, request.ids)
  const products = await productsOf(door, call, tools, inputs)
  return {
    ucp: success(call.negotiated, capabilities.lookup),
    products: products.filter((product) => isWithin(product, request.filters)),
    ...(missing.length === 0
      ? {}
      : {
          messages: missing.map((id) => ({
            type: 'info',
            code: 'not_found',
            content: messages.line.unknown(id),
          })),
        }),
  }
}

type Product = ReturnType<typeof toProduct>

function isWithin(
  { categories = [], price_range: { min } }: Product & { categories?: { value: string }[] },
  { categories: wanted, price }: Filters = {},
): boolean {
  if (wanted && !categories.some(({ value }) => wanted.includes(value))) return false
  return (
    (price?.min === undefined || min.amount >= price.min) &&
    (price?.max === undefined || min.amount <= price.max)
  )
}

/** `get_product`. */
export async function readProduct(
  door: UcpServices,
  call: UcpCall,
  { id }: { readonly id: string },
) {
  await requirePrices(door, call)
  const { tools } = await resolveTools(door, call, [id])
  const [product] = await productsOf(door, call, tools)
  if (!product) throw nothingFound(messages.notFound.product)
  return { ucp: success(call.negotiated, capabilities.lookup), product }
}
