/**
 * The shop's own operations, called on behalf of agents: with the same rules, limits and refusals
 * as over HTTP.
 */
import * as z from 'zod/mini'
import { invalidInput } from '../../../packages/contract/standard-problems.ts'
import { accountsContract } from '../../accounts/contract.ts'
import { ordersContract } from '../../orders/contract.ts'
import { quotesContract } from '../../quotes/contract.ts'
import { insertCall } from '../call-store.server.ts'
import { agentsMessages } from '../messages/agents.ts'
import type { UcpCall, UcpServices } from './context.server.ts'

async function callTool(
  { tools }: UcpServices,
  { caller, address }: UcpCall,
  tool: string,
  fields: object,
  idempotencyKey?: string,
): Promise<unknown> {
  const found = tools.byName.get(tool)
  if (!found) throw new Error(`There is no tool ${tool}`)
  // As in JSON: undefined values are left out.
  const sent: unknown = JSON.parse(JSON.stringify(fields))
  return JSON.parse(
    await found.operation.call({ actor: caller?.actor, address, idempotencyKey }, sent),
  )
}

export type OrderFields = Readonly<Record<string, unknown>>

/**
 * The prospective order.
 * @throws Problem as `POST /orders/check`
 */
export const checkOrder = async (door: UcpServices, call: UcpCall, fields: OrderFields) =>
  z.parse(ordersContract.check.output, await callTool(door, call, 'check_order', fields))

/**
 * Places an order, once per key.
 * @throws Problem as `POST /orders`
 */
export const placeOrder = async (
  door: UcpServices,
  call: UcpCall,
  { fields, key }: { readonly fields: OrderFields; readonly key: string },
) =>
  z.parse(ordersContract.placeCart.output, await callTool(door, call, 'place_order', fields, key))

/**
 * Requests a quote, once per key.
 * @throws Problem as `POST /quotes`
 */
export const askForQuote = async (
  door: UcpServices,
  call: UcpCall,
  { fields, key }: { readonly fields: object; readonly key: string },
) => z.parse(quotesContract.ask.output, await callTool(door, call, 'ask_quote', fields, key))

/** @throws Problem notFound */
export const readQuote = async (door: UcpServices, call: UcpCall, id: string) =>
  z.parse(quotesContract.read.output, await callTool(door, call, 'read_quote', { id }))

/** The newest offer of a quote. */
export type AgreedOffer = { readonly id: string; readonly version: number }

/** An acceptance contains the lines of its offer, with pieces that are in stock. */
const acceptanceOf = (
  { id, version }: AgreedOffer,
  { lines: _lines, backOrder: _waits, ...contact }: OrderFields,
) => ({ ...contact, id, version })

/**
 * The prospective order of an offer.
 * @throws Problem as `POST /quotes/{id}/acceptance`
 */
export async function checkAcceptance(
  { deps }: UcpServices,
  { caller }: UcpCall,
  offer: AgreedOffer,
  fields: OrderFields,
) {
  if (!caller) throw new Error('Nobody accepts an offer')
  const sent: unknown = JSON.parse(JSON.stringify(acceptanceOf(offer, fields)))
  const read = z.safeParse(quotesContract.accept.input, sent)
  if (!read.success)
    throw invalidInput({
      errors: read.error.issues.map(({ path, message }) => ({
        pointer: `#/${path.map(String).join('/')}`,
        detail: message,
      })),
    })
  return deps.quotes.checkAcceptance(caller.actor, read.data)
}

/**
 * Accepts an offer, once: places the order.
 * @throws Problem as `POST /quotes/{id}/acceptance`
 */
export async function acceptOffer(
  door: UcpServices,
  call: UcpCall,
  offer: AgreedOffer,
  fields: OrderFields,
) {
  const sent = acceptanceOf(offer, fields)
  const quote = z.parse(
    quotesContract.accept.output,
    await callTool(door, call, 'accept_quote', sent),
  )
  return readOrder(door, call, String(quote.order))
}

/** @throws Problem notFound */
export const readOrder = async (door: UcpServices, call: UcpCall, number: string) =>
  z.parse(ordersContract.read.output, await callTool(door, call, 'read_order', { number }))

/** The person's saved addresses, the default first. */
export const readAddresses = async (door: UcpServices, call: UcpCall) =>
  z.parse(accountsContract.listAddresses.output, await callTool(door, call, 'my_addresses', {}))

/** Records an agent's call; if recording fails, the call still succeeds. */
export async function noteCall(
  { deps }: UcpServices,
  { caller }: Pick<UcpCall, 'caller'>,
  noted: { readonly tool: string; readonly outcome: string; readonly order?: number | undefined },
): Promise<void> {
  const agent = caller?.actor.agent
  if (!agent) return
  const { tool, outcome, order = null } = noted
  const row = { id: deps.newId(), agent_id: agent.id, at: deps.now(), tool: `ucp ${tool}` }
  try {
    await insertCall(deps.database.handle, { ...row, outcome, order_number: order })
  } catch (error) {
    deps.log.error({ err: error }, agentsMessages.notNoted)
  }
}
