/** Somebody who calls a shop over HTTP, and notes what was done and what is not known to be done. */
import * as z from 'zod/mini'

/** A shop that runs; its address, its tools and who calls. */
export const RunningShop = z.object({
  origin: z.string(),
  tools: z.array(z.string()),
  tokens: z.object({ staff: z.string(), buyer: z.string() }),
  /** For which the buyer orders. */
  company: z.string(),
})
export type RunningShop = z.output<typeof RunningShop>

export type Caller = keyof RunningShop['tokens']
export type Answer = { readonly status: number; readonly body: unknown }
/** A call that names itself by a key: the same again finds the first. */
export type KeyedCall = {
  readonly what: string
  readonly by: Caller
  readonly call: string
  readonly key: string
  readonly body: unknown
}

/** What was done in all rounds, and what is not known to be done. */
export type Trade = {
  readonly random: () => number
  /** Numbers of orders. */
  readonly orders: number[]
  /** Ids of payments. */
  readonly payments: string[]
  /** Ids of deleted orders. */
  readonly deleted: string[]
  /** Sent, and not answered. */
  readonly unanswered: Map<string, KeyedCall>
  /** How often each kind of work was done. */
  readonly done: Map<string, number>
  /** Answers that no request may get. */
  readonly faults: string[]
  /** What the shop logged of faults of its own, with their stacks. */
  readonly logged: string[]
  keys: number
}

/** Draws the same numbers from the same seed. @returns numbers from 0 to below 1 */
export function drawer(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Somebody at a desk, who takes one thing after another in hand. */
export type Desk = {
  readonly shop: RunningShop
  readonly trade: Trade
  /** Called with each answer to what changes something; it may end the shop. */
  readonly onAnswer: () => void
}

/** @throws TypeError when the shop is gone */
export async function send(
  { origin, tokens, company }: RunningShop,
  { by, call, key, body }: Pick<KeyedCall, 'by' | 'call' | 'body'> & { readonly key?: string },
): Promise<Answer> {
  const [method = 'GET', path = '/'] = call.split(' ')
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens[by]}`,
      ...(by === 'buyer' ? { 'x-company': company } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

/** Does something; what it changes counts by its name. @returns the body of an answer 2xx */
export async function act(
  { shop, trade, onAnswer }: Desk,
  what: string,
  by: Caller,
  call: string,
  { body, keyed = false }: { readonly body?: unknown; readonly keyed?: boolean } = {},
): Promise<unknown> {
  const key = `trade-key-${(trade.keys += 1)}`
  if (keyed) trade.unanswered.set(key, { what, by, call, key, body })
  const answer = await send(shop, { by, call, body, ...(keyed ? { key } : {}) })
  trade.unanswered.delete(key)
  onAnswer()
  const isDone = answer.status < 300
  if (isDone) trade.done.set(what, (trade.done.get(what) ?? 0) + 1)
  if (![404, 409, 422, 503].includes(answer.status) && !isDone)
    trade.faults.push(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return isDone ? answer.body : undefined
}

export const whole = ({ random }: Trade, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1))
export const drawOne = <Value>(trade: Trade, values: readonly Value[]): Value | undefined =>
  values[whole(trade, 0, values.length - 1)]
