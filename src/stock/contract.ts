/**
 * The API contract of stock: reading a tool's ledger, and recording received, counted or returned
 * pieces.
 */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { Id, Line, Integer, pageFields, Timestamp } from '../platform/fields/fields.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { problem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { stockMessages as messages } from './messages/stock.ts'
import { manualMovementKinds, maxStockLevel, movementKinds } from './rules.ts'
import { maxTypedStock } from './typed-stock.ts'

/** `facts.toolId`: the tool with too few pieces; `facts.available`: how many it has. */
export const outOfStock = problem('out-of-stock', 409, messages.problems.outOfStock)

const Movement = named(
  'StockMovement',
  z.strictObject({
    id: z.int(),
    kind: z.enum(movementKinds),
    /** The change of the level in pieces; negative if pieces left. */
    delta: z.int(),
    /** The level after it. */
    level: z.int(),
    /** The number of the order it belongs to, if any. */
    order: z.nullable(z.int()),
    /** The name of the person who caused it; '' if unknown. */
    by: z.string(),
    reason: z.string(),
    at: Timestamp,
  }),
)
export type LedgerRow = z.output<typeof Movement>

/**
 * What an admin records. For `counted` the quantity is the number of pieces counted, and `seen` is
 * the level that the page showed during the count.
 */
export const NewMovement = z
  .strictObject({
    toolId: Id,
    kind: z.enum(manualMovementKinds, messages.notKind),
    quantity: Integer(0, maxTypedStock, messages.notQuantity),
    seen: z.optional(Integer(0, maxStockLevel)),
    reason: Line(200),
  })
  .check(
    z.superRefine(({ kind, quantity }, { addIssue }) => {
      if (kind !== 'counted' && quantity === 0)
        addIssue({ code: 'custom', path: ['quantity'], message: messages.notZero, input: quantity })
    }),
  )
export type NewMovement = z.output<typeof NewMovement>

export const stockContract = {
  ledger: endpoint({
    route: 'GET /stock/:toolId',
    access: 'admin',
    permission: ['catalogue', 'orders'],
    paged: true,
    summary: "List a tool's stock movements, newest first",
    input: z.strictObject({ toolId: Id, ...pageFields }),
    output: z.array(Movement),
    problems: [notFound],
  }),
  record: endpoint({
    route: 'POST /stock/:toolId',
    access: 'admin',
    permission: ['catalogue', 'orders'],
    idempotent: true,
    status: 201,
    summary: 'Record received, counted or returned pieces',
    input: named('NewStockMovement', NewMovement),
    output: z.strictObject({ level: z.int(), delta: z.int() }),
    problems: [notFound],
  }),
}
/** The operations that the HTTP API calls. */
export interface StockOperations extends Service<typeof stockContract> {}
