/** Which events there are, when a message is tried again, and how it is signed. Standard Webhooks. */
import type { EventKind } from '../changes/rules.ts'

/** By family: what can happen to such a record. */
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
/** What an endpoint can choose: a family ('order.*') or one type ('order.placed'). */
export const eventChoices: readonly string[] = [
  ...eventFamilies.map((family) => `${family}.*`),
  ...eventTypes,
]

/** Sent by *Send a test event*, to whatever was chosen. */
export const testType = 'webhook.test'

/** The type of what the log says; whatever happens to stock and prices is a change of theirs. */
export const typeOf = (kind: EventKind, event: string): string =>
  `${kind}.${kind === 'stock' || kind === 'price' ? 'changed' : event}`

/** Whether somebody who chose these wants this type. */
export const isChosen = (chosen: readonly string[], type: string): boolean =>
  chosen.includes(type) || chosen.includes(`${type.split('.')[0]}.*`)

const minute = 60_000
const hour = 60 * minute

/** Milliseconds until the next attempt, after each that failed: together a day. */
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

/** @returns undefined once a message is given up. @param attempts how many have failed, at least 1 */
export const pauseAfter = (attempts: number): number | undefined => pauses[attempts - 1]

/** An endpoint at which nothing has arrived for so long is paused. Milliseconds. */
export const pausedAfter = 3 * 24 * hour

/** For so long messages are signed with a secret that was replaced, too. Milliseconds. */
export const formerSecretCounts = 24 * hour

/** What became of an attempt to deliver. */
export type Outcome = 'delivered' | 'gone' | 'failed'

/** @param status undefined where nobody answered */
export const outcomeOf = (status: number | undefined): Outcome => {
  if (status === undefined) return 'failed'
  if (status === 410) return 'gone'
  return status >= 200 && status < 300 ? 'delivered' : 'failed'
}
