/**
 * Three programs that buy in the shop through generated clients. Each is text, since the client
 * that it imports exists only while its test runs. They read ORIGIN, EMAIL and ID_TOKEN, and print
 * the order that they read back.
 */

const environment = `
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
const { ORIGIN = '', EMAIL = '', ID_TOKEN = '' } = process.env
const contact = { phoneNum: '+1 555 0100', address: '1 Anvil Row' }
const idempotencyKey = crypto.randomUUID()
const bearer = (token: string | undefined) => ({ authorization: 'Bearer ' + token })
`

const openapiTypescript = `
import createClient from 'openapi-fetch'
import type { components, paths } from './generated'
${environment}
async function buy(): Promise<components['schemas']['OrderDetails'] | undefined> {
  const client = createClient<paths>({ baseUrl: ORIGIN })
  const { data: session } = await client.PUT('/api/user/{email}', {
    params: { path: { email: EMAIL } },
    headers: bearer(ID_TOKEN),
    body: { email: EMAIL },
  })
  const headers = bearer(session?.token)
  const { data: tools = [] } = await client.GET('/api/tools', {
    params: { query: { q: 'hammer', limit: 5 } },
  })
  const tool: components['schemas']['Tool'] | undefined = tools[0]
  if (!tool) throw new Error('no tool')
  const unitPrice: string = tool.price
  const placed = await client.POST('/api/addorder', {
    params: { header: { 'Idempotency-Key': idempotencyKey } },
    headers,
    body: { toolId: tool._id, OrderQuentuty: tool.minimum_quantity, unitPrice, ...contact },
  })
  if (placed.error) throw new Error(placed.error.title)
  const read = await client.GET('/api/order/{number}', {
    params: { path: { number: placed.data.number } },
    headers,
  })
  return read.data
}
void buy().then((order) => console.log(JSON.stringify(order)))
`

const heyApi = `
import { accountsExchangeIdToken, ordersPlace, ordersRead, searchList } from './generated'
import type { OrderDetails, Tool } from './generated'
import { client } from './generated/client.gen'
${environment}
async function buy(): Promise<OrderDetails> {
  client.setConfig({ baseUrl: ORIGIN })
  const session = await accountsExchangeIdToken({
    path: { email: EMAIL },
    body: { email: EMAIL },
    headers: bearer(ID_TOKEN),
    throwOnError: true,
  })
  client.setConfig({ auth: () => session.data.token })
  const tools = await searchList({ query: { q: 'hammer', limit: 5 }, throwOnError: true })
  const tool: Tool | undefined = tools.data[0]
  if (!tool) throw new Error('no tool')
  const unitPrice: string = tool.price
  const placed = await ordersPlace({
    headers: { 'Idempotency-Key': idempotencyKey },
    body: { toolId: tool._id, OrderQuentuty: tool.minimum_quantity, unitPrice, ...contact },
    throwOnError: true,
  })
  const read = await ordersRead({ path: { number: placed.data.number }, throwOnError: true })
  return read.data
}
void buy().then((order) => console.log(JSON.stringify(order)))
`

const orval = `
import { accountsExchangeIdToken, ordersPlace, ordersRead, searchList } from './generated'
import type { OrderDetails, Tool } from './generated'
${environment}
const ask = globalThis.fetch
globalThis.fetch = (input, init) => ask(new URL(String(input), ORIGIN), init)
async function buy(): Promise<OrderDetails> {
  const session = await accountsExchangeIdToken(
    EMAIL,
    { email: EMAIL },
    { headers: bearer(ID_TOKEN) },
  )
  if (session.status !== 200) throw new Error(session.data.title)
  const headers = bearer(session.data.token)
  const tools = await searchList({ q: 'hammer', limit: 5 })
  if (tools.status !== 200) throw new Error('no list')
  const tool: Tool | undefined = tools.data[0]
  if (!tool) throw new Error('no tool')
  const unitPrice: string = tool.price
  const placed = await ordersPlace(
    { toolId: tool._id, OrderQuentuty: tool.minimum_quantity, unitPrice, ...contact },
    { headers: { ...headers, 'Idempotency-Key': idempotencyKey } },
  )
  if (placed.status !== 201) throw new Error(placed.data.title)
  const read = await ordersRead(placed.data.number, { headers })
  if (read.status !== 200) throw new Error(read.data.title)
  return read.data
}
void buy().then((order) => console.log(JSON.stringify(order)))
`

export type Generator = {
  /** Its program below node_modules, and what it is asked: `openapi.json` in, `generated` out. */
  readonly program: string
  readonly args: readonly string[]
  readonly buyer: string
  /** Whether what it generates compiles under `exactOptionalPropertyTypes` too. */
  readonly exactOptional: boolean
}
export const generators: Readonly<Record<string, Generator>> = {
  'openapi-typescript': {
    program: 'openapi-typescript/bin/cli.js',
    args: ['openapi.json', '-o', 'generated.ts'],
    buyer: openapiTypescript,
    exactOptional: true,
  },
  'hey-api': {
    program: '@hey-api/openapi-ts/bin/run.js',
    args: ['-i', 'openapi.json', '-o', 'generated'],
    buyer: heyApi,
    // Its own runtime, which it writes beside the client, does not.
    exactOptional: false,
  },
  orval: {
    program: 'orval/dist/bin/orval.js',
    args: ['--input', 'openapi.json', '--output', 'generated.ts', '--client', 'fetch'],
    buyer: orval,
    exactOptional: true,
  },
}
