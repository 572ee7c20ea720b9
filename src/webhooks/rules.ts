/** The event types, the retry schedule, and the format of Standard Webhooks. */
import type { EventKind } from '../changes/rules.ts'

/** The events of each family of records. */
const happenings = {
  order: [
    'placed',
    'confirmed',
    'picking',
    'shipped',
    'delivered',
    'cancelled',
    'held',
    'released',
    'changed',
    'deleted',
    'restored',
  ],
  shipment: ['created', 'changed', 'deleted'],
  document: ['issued', 'sent', 'changed', 'deleted'],
  payment: ['recorded', 'reversed', 'changed', 'deleted'],
  stock: ['changed'],
  price: ['changed'],
  tool: ['created', 'changed', 'archived', 'restored', 'deleted'],
  company: ['created', 'changed', 'deleted'],
  quote: [
    'asked',
    'answered',
    'message',
    'accepted',
    'declined',
    'withdrawn',
    'changed',
    'deleted',
  ],
} as const satisfies Readonly<Record<EventKind, readonly string[]>>

const isFamily = (name: string): name is EventKind => name in happenings
export const eventFamilies = Object.keys(happenings).filter(isFamily)
/** All types of a family, such as 'order.placed'. */
export const typesOf = (family: EventKind): readonly string[] =>
  happenings[family].map((happening) => `${family}.${happening}`)
const eventTypes = eventFamilies.flatMap(typesOf)
/** The choices of an endpoint: a family ('order.*') or one type ('order.placed'). */
export const eventChoices: readonly string[] = [
  ...eventFamilies.map((family) => `${family}.*`),
  ...eventTypes,
]

/** Sent by *Send a test event*, whatever the endpoint has chosen. */
export const testType = 'webhook.test'

/** The type of a log entry; all events of stock and prices are changes. */
export const typeOf = (kind: EventKind, event: string): string =>
  `${kind}.${kind === 'stock' || kind === 'price' ? 'changed' : event}`

/** Whether these choices include this type. */
export const isChosen = (chosen: readonly string[], type: string): boolean =>
  chosen.includes(type) || chosen.includes(`${type.split('.')[0]}.*`)

const minute = 60_000
const hour = 60 * minute

/** Milliseconds until the next attempt, after each failed one: one day in total. */
const pauses = [
  5000,
  30_000,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  8.25 * hour,
]

/**
 * @returns undefined once a message is abandoned
 * @param attempts the number of failed attempts, at least 1
 */
export const pauseAfter = (attempts: number): number | undefined => pauses[attempts - 1]

/** An endpoint without a delivery for this long is paused. Milliseconds. */
export const pausedAfter = 3 * 24 * hour

/** Messages are also signed with a replaced secret for this long. Milliseconds. */
export const formerSecretCounts = 24 * hour

/** The result of a delivery attempt. */
export type Outcome = 'delivered' | 'gone' | 'failed'

/** @param status undefined if there was no response */
export const outcomeOf = (status: number | undefined): Outcome => {
  if (status === undefined) return 'failed'
  if (status === 410) return 'gone'
  return status >= 200 && status < 300 ? 'delivered' : 'failed'
}
