/** The inputs and outputs of the operations that move orders from one status to the next. */
import * as z from 'zod/mini'
import { named } from '../../../packages/contract/wire-format.ts'
import {
  Integer,
  IntegerText,
  OptionalHttpsAddress,
  OptionalLine,
  Timestamp,
} from '../../platform/fields/fields.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import { maxOrderNumber, orderStatuses } from '../rules.ts'

const TrackingLink = OptionalHttpsAddress(500, messages.notTrackingLink)
const textFields = {
  note: z.optional(OptionalLine(500)),
  trackingNumber: z.optional(OptionalLine(80)),
  trackingLink: z.optional(TrackingLink),
}
/** The texts of a transition. Tracking belongs to shipping and is only stored then. */
export const TransitionFields = z.strictObject(textFields)

const fields = { status: z.enum(orderStatuses, messages.notStatus), ...textFields }
export const NewTransition = named(
  'NewOrderStep',
  z.strictObject({ number: IntegerText(1, maxOrderNumber), ...fields }),
)
export type NewTransition = z.output<typeof NewTransition>

const tracking = { trackingNumber: OptionalLine(80), trackingLink: TrackingLink }
/**
 * Replaces the tracking of a shipped order; '' if there is none. `seen`: the tracking that the
 * caller saw; if it differs now, nothing is replaced.
 */
export const TrackingCorrection = z.strictObject({
  number: IntegerText(1, maxOrderNumber),
  ...tracking,
  seen: z.optional(z.strictObject(tracking)),
})
export type TrackingCorrection = z.output<typeof TrackingCorrection>

/** The maximum number of orders in one call. */
export const maxTransitions = 100
export const NewTransitions = named(
  'NewOrderSteps',
  z.strictObject({
    numbers: z.array(Integer(1, maxOrderNumber)).check(z.minLength(1), z.maxLength(maxTransitions)),
    ...fields,
  }),
)

/** The numbers of the orders that were moved, and why the others were not. */
export const TransitionsResult = named(
  'OrderStepsResult',
  z.strictObject({
    done: z.array(z.int()),
    refused: z.array(
      z.strictObject({
        number: z.int(),
        detail: z.string(),
        allowed: z.array(z.enum(orderStatuses)),
      }),
    ),
  }),
)
export type TransitionsResult = z.output<typeof TransitionsResult>

/**
 * An entry of an order's history. `name`: the person who caused it; a buyer only sees their own
 * name.
 */
export const HistoryEntry = named(
  'OrderHistoryEntry',
  z.strictObject({
    status: z.enum(orderStatuses),
    at: Timestamp,
    by: z.enum(['buyer', 'shop']),
    name: z.string(),
    note: z.string(),
  }),
)
export type HistoryEntry = z.output<typeof HistoryEntry>
