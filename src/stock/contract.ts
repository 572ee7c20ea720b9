/** What may be said about stock: read a tool's ledger, and record what came, what was counted, what was returned. */
import * as z from 'zod/mini'
import { endpoint, type Door } from '../platform/contract.ts'
import { Id, Line, Whole, pageFields } from '../platform/fields.ts'
import { problem } from '../platform/problem.ts'
import { notHere } from '../platform/problems.ts'
import { stockWords as words } from '../words/en/stock.ts'
import { movementKinds, recordedKinds } from './rules.ts'

/** `facts.available`: pieces left, of the first tool that lacks them; `facts.toolId`: which. */
export const outOfStock = problem('out-of-stock', 409, words.problems.outOfStock)
export const movementKeyReused = problem('movement-key-reused', 422, words.problems.movementKeyReused)

const Movement = z.strictObject({
  id: z.int(),
  kind: z.enum(movementKinds),
  /** Pieces that came (above zero) or went (below). */
  delta: z.int(),
  /** The level after it. */
  level: z.int(),
  /** The order it belongs to, if any. */
  order: z.nullable(z.int()),
  /** Who did it; '' where it was nobody in particular. */
  by: z.string(),
  reason: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
})
export type LedgerRow = z.output<typeof Movement>

/** What an admin records. For `counted` the quantity is what was found on the shelf, and `seen` the level that stood beside it. */
export const NewMovement = z.strictObject({
  toolId: Id,
  kind: z.enum(recordedKinds, words.notKind),
  quantity: Whole(0, 1_000_000, words.notQuantity),
  seen: z.optional(Whole(0, 2_000_000_000, words.notQuantity)),
  reason: Line(200),
}).check(z.superRefine(({ kind, quantity }, { addIssue }) => {
  if (kind !== 'counted' && quantity === 0) addIssue({ code: 'custom', path: ['quantity'], message: words.notZero, input: quantity })
}))
export type NewMovement = z.output<typeof NewMovement>

export const stockContract = {
  ledger: endpoint({
    call: 'GET /stock/:toolId', access: 'admin', paged: true, summary: "A tool's movements, newest first", input: z.strictObject({ toolId: Id, ...pageFields }),
    output: z.array(Movement), problems: [notHere],
  }),
  record: endpoint({
    call: 'POST /stock/:toolId', access: 'admin', idempotent: true, status: 201, summary: 'Records pieces that were received, counted or returned',
    input: NewMovement, output: z.strictObject({ level: z.int(), delta: z.int() }), problems: [notHere, movementKeyReused],
  }),
}
/** What the HTTP API asks of stock. */
export interface StockCalls extends Door<typeof stockContract> {}
