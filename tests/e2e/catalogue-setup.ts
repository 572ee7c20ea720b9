/** Tools for a single journey, created and changed through the API as the demo shop's admin. */
import { callApi, fieldOf, expectRows, fetchToken } from './api-calls.ts'
import { testEnvironment } from './test-environment.ts'
import { demoAdmin } from './visitor.ts'

const admins = new Map<string, Promise<string>>()
/** The demo admin's access token, fetched once for each shop. */
export function adminToken(): Promise<string> {
  const { origin } = testEnvironment()
  const token = admins.get(origin) ?? fetchToken(demoAdmin)
  admins.set(origin, token)
  return token
}

export type CreatedTool = { readonly id: string; readonly slug: string; readonly name: string }

export const defaultTool = {
  image: '/pictures/claw-hammer-800.webp',
  description: 'Made for a journey.',
  price: '$12.50',
  minimum_quantity: 12,
  pack_size: 12,
  Stock: 240,
  price_breaks: [
    { min_quantity: 48, price: '$11.25' },
    { min_quantity: 120, price: '$10.00' },
  ],
}

/**
 * Adds a tool with a unique name: $12.50, minimum 12, packs of 12, 240 in stock, cheaper at 48
 * and 120.
 */
export async function createTool(
  change: Readonly<Record<string, unknown>> = {},
): Promise<CreatedTool> {
  const name = `Journey Hammer ${crypto.randomUUID().slice(0, 8)}`
  const { status, body } = await callApi('POST /additems', {
    token: await adminToken(),
    body: { ...defaultTool, name, ...change },
  })
  if (status !== 201) throw new Error(`the tool was not added: ${JSON.stringify(body)}`)
  return {
    id: String(fieldOf(body, 'insertedId')),
    slug: String(fieldOf(body, 'slug')),
    name: String(change['name'] ?? name),
  }
}

/** Letters without a space, as long as asked. */
export const longWord = (start: string, length: number): string =>
  `${start}${'schraubenschluessel'.repeat(16)}`.slice(0, length)

/** A tool whose every text is one word, each as long as the shop takes it. */
export async function createLongTool() {
  const mark = crypto.randomUUID().slice(0, 8)
  const sku = longWord(`S${mark}`, 40).toUpperCase()
  const brand = longWord(`B${mark}`, 80)
  const category = longWord(`C${mark}`, 80)
  const tool = await createTool({
    sku,
    name: longWord(`N${mark}`, 200),
    description: longWord('D', 300),
    brand,
    category,
    specs: [{ name: longWord('Length', 80), value: longWord('V', 200) }],
  })
  return { ...tool, sku, brand, category }
}

/** Changes some fields of a tool, as an edit in another window would. */
export async function updateTool(
  { id }: CreatedTool,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { body } = await callApi(`GET /tools/${id}`)
  const {
    name,
    image,
    description,
    price,
    minimum_quantity,
    pack_size,
    Stock,
    price_breaks,
    specs,
    sku,
    brand,
    category,
    revision,
  } = fieldsOf(body)
  const changed = await callApi(`PUT /tools/${id}`, {
    token: await adminToken(),
    body: {
      name,
      image,
      description,
      price,
      minimum_quantity,
      pack_size,
      Stock,
      stock_seen: Stock,
      price_breaks,
      specs,
      sku,
      brand,
      category,
      revision,
      ...change,
    },
  })
  if (changed.status !== 200)
    throw new Error(`the tool was not changed: ${JSON.stringify(changed.body)}`)
}

export async function archiveTool({ id }: Pick<CreatedTool, 'id'>): Promise<void> {
  const { status } = await callApi(`DELETE /tools/${id}`, { token: await adminToken() })
  if (status !== 200) throw new Error(`the tool was not deleted: ${status}`)
}

/** The tool's stock level according to the API. */
export const stockOf = async ({ id }: CreatedTool): Promise<unknown> =>
  fieldOf((await callApi(`GET /tools/${id}`)).body, 'Stock')

/** All orders of a tool, as admins see them. */
export const ordersOf = async ({ id }: CreatedTool): Promise<unknown[]> =>
  expectRows(await callApi('GET /orders?limit=200', { token: await adminToken() })).filter(
    (order) => JSON.stringify(fieldOf(order, 'lines')).includes(id),
  )

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
