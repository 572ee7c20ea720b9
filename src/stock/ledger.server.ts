/**
 * A tool's ledger: reading it, and recording pieces that an admin received, counted or took back.
 */
import type { Actor, Caller } from '../platform/access/endpoint.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { hashBody, once } from '../../packages/pg-kit/once.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import { createSentenceTranslator } from '../platform/translate-sentences.server.ts'
import { toPage, decodeCursor, encodeCursor } from '../platform/paging.server.ts'
import { notFound, invalidInput } from '../../packages/contract/standard-problems.ts'
import { stockMessages as messages } from './messages/stock.ts'
import type { LedgerRow, NewMovement } from './contract.ts'
import {
  insertManualMovement,
  listMovements,
  lockLevel,
  toolTitle,
  type LedgerEntry,
} from './ledger-store.server.ts'
import { movementReasons } from './movement-reasons.ts'
import { movementChange } from './rules.ts'
import type { RaisedHook, ReceivedHook } from './movements.server.ts'
import { levelsOf } from './store.server.ts'

/** The default number of movements on a page of the ledger. */
const defaultPageSize = 100

export type LedgerQuery = {
  readonly toolId: string
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/**
 * A page of a tool's movements, newest first, each with the level after it. The cursor carries the
 * id of the last movement and the level before it, so that movements in between do not affect the
 * next page.
 * @throws notFound for an unknown tool
 */
export async function readLedger(
  database: Database,
  { toolId, limit = defaultPageSize, cursor }: LedgerQuery,
) {
  const [beforeId, levelThere] =
    cursor === undefined ? [] : decodeCursor(cursor, ['bigint', 'integer']).map(Number)
  const movements = await listMovements(database.handle, toolId, beforeId, limit + 1)
  if (movements.length === 0 && cursor === undefined) await requireTool(database.handle, toolId)
  return toPage(
    withLevels(movements, levelThere ?? movements[0]?.current_level ?? 0),
    limit,
    ({ movement, level }) => encodeCursor([movement.id, level - movement.delta]),
    toLedgerRow,
  )
}

async function requireTool(db: Handle, toolId: string): Promise<void> {
  const levels = await levelsOf(db, [toolId])
  if (!levels.has(toolId)) throw notFound()
}

type MovementWithLevel = { readonly movement: LedgerEntry; readonly level: number }

/** Adds the level after each movement, from the newest (`newestLevel`) back. */
function withLevels(
  movements: readonly LedgerEntry[],
  newestLevel: number,
): readonly MovementWithLevel[] {
  let level = newestLevel
  return movements.map((movement) => {
    const entry = { movement, level }
    level -= movement.delta
    return entry
  })
}

/** Entries for returned goods contain the return's words of that day. */
const spokenReturn = createSentenceTranslator([
  {
    takes: ['count', 'text'],
    say: ([order, reason = '']) => messages.returnOf(Number(order), reason),
  },
])

/** The reason for a movement, in the reader's language; text that people typed stays unchanged. */
function spokenReason(reason: string): string {
  const known = movementReasons.find((each) => each === reason)
  return known === undefined ? spokenReturn(reason) : messages.reasons[known]
}

const toLedgerRow = ({ movement, level }: MovementWithLevel): LedgerRow => ({
  id: movement.id,
  kind: movement.kind,
  delta: movement.delta,
  level,
  order: movement.order_number,
  by: movement.actor_name ?? '',
  reason: spokenReason(movement.reason),
  at: movement.moved_at.toISOString(),
})

/** The level after a recorded movement, and by how much it changed. In pieces. */
export type RecordedMovement = { readonly level: number; readonly delta: number }

type RecordingDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly now: () => Date
  readonly raised: RaisedHook
  readonly received: ReceivedHook
}

/**
 * Records a movement once for each idempotency key: locks the level, validates the change, and
 * writes movement and level in one statement.
 * @throws notFound for an unknown tool; keyReused; invalidInput if the level would fall below zero
 *   or rise above `maxStockLevel`
 */
export async function recordMovement(
  deps: RecordingDependencies,
  { actor, idempotencyKey: key }: Caller<'admin', true>,
  input: NewMovement,
): Promise<RecordedMovement> {
  const { toolId, kind, quantity, seen, reason } = input
  const body = [toolId, kind, quantity, seen ?? null, reason]
  const formerIndex = 'stock_movements_key'
  return deps.database.transact(async (tx) => {
    const request = { actor: actor.id, operation: 'stock', key, body, formerIndex }
    return once(tx, request, () =>
      writeMovement(deps, tx, actor, { ...input, key, bodyHash: hashBody(body) }),
    )
  })
}

async function writeMovement(
  { database, audit, now, raised, received }: RecordingDependencies,
  tx: Handle,
  actor: Actor,
  { key, bodyHash, ...input }: NewMovement & { readonly key: string; readonly bodyHash: Buffer },
): Promise<RecordedMovement> {
  const at = now()
  const { toolId, kind, reason } = input
  const level = await lockLevel(tx, toolId)
  if (level === undefined) throw notFound()
  const delta = movementChange(input, level)
  if (delta === undefined) throw levelOutOfRange(input.quantity, level)
  await insertManualMovement(tx, {
    toolId,
    kind,
    delta,
    actorId: actor.id,
    reason,
    key,
    bodyHash,
    at,
  })
  await audit.record(tx, actor, {
    operation: 'stock.record',
    kind: 'tool',
    id: toolId,
    label: await toolTitle(tx, toolId),
    before: { Stock: level },
    after: { Stock: level + delta, movement: kind, reason },
  })
  if (delta > 0) await raised(tx, [toolId], { actorId: actor.id, at })
  if (kind === 'received') await received(tx, { toolId, quantity: delta })
  await database.notify(tx, 'purge', `tools tool:${toolId}`)
  return { level: level + delta, delta }
}

const levelOutOfRange = (quantity: number, level: number) =>
  invalidInput({
    errors: [
      {
        pointer: '#/quantity',
        detail: quantity > level ? messages.tooMuch : messages.belowZero(level),
      },
    ],
  })
