/**
 * A person corrects what was read, names the buyer, or ends the received order without an order.
 */
import type { Actor } from '../platform/access/endpoint.ts'
import { isAdmin } from '../accounts/rules.ts'
import { foldSku } from '../catalogue/model/sku.ts'
import { forbidden, invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import {
  receivedOrderChanged,
  receivedOrderNotOpen,
  type CorrectionInput,
  type Corrections,
  type ReceivedOrder,
} from './contract.ts'
import type { ReceivedOrdersDependencies } from './dependencies.server.ts'
import type { Correction } from './draft.ts'
import { readDetails } from './assessed-draft.server.ts'
import { followEnd } from './end.server.ts'
import { receivedMessages as messages } from './messages/received-orders.ts'
import { labelOf } from './receive.server.ts'
import {
  findReceived,
  lockReceived,
  markRejected,
  saveCorrections,
  type ReceivedRow,
} from './store.server.ts'
import { requireVisible } from './visible.server.ts'

/** @throws receivedOrderNotOpen */
export function requireOpen({
  state,
  replaced_by: newer,
}: Pick<ReceivedRow, 'state' | 'replaced_by'>): void {
  if (state === 'open') return
  const detail = messages.notOpenDetail[newer === null ? state : 'replaced']
  throw receivedOrderNotOpen({ detail, facts: { state } })
}

/** @throws receivedOrderChanged */
export function requireRevision(row: Pick<ReceivedRow, 'revision'>, revision: number): void {
  if (row.revision !== revision)
    throw receivedOrderChanged({
      detail: messages.changedDetail,
      facts: { revision: row.revision },
    })
}

/**
 * @throws notFound, forbidden, companyNotFound, receivedOrderNotOpen, receivedOrderChanged;
 *   invalidInput for a line that does not exist and a SKU that is not on sale
 */
export async function correctReceived(
  deps: ReceivedOrdersDependencies,
  actor: Actor,
  { id, revision, buyer, lines }: Corrections,
): Promise<ReceivedOrder> {
  const { audit, database } = deps
  const seen = await requireVisible(deps, actor, await findReceived(database.handle, id))
  // Only staff order for others.
  if (buyer && !isAdmin(actor)) throw forbidden()
  const chosen = buyer ? await findBuyer(deps, buyer) : undefined
  const corrections = await toCorrections(deps, seen, lines)
  await database.transact(async (tx) => {
    const row = await lockReceived(tx, id)
    if (!row) throw notFound()
    requireOpen(row)
    requireRevision(row, revision)
    await saveCorrections(tx, {
      id,
      corrections: merged(row.corrections, corrections),
      user_id: chosen?.userId ?? row.user_id,
      company_id: chosen ? chosen.companyId : row.company_id,
      company_name: chosen ? chosen.companyName : row.company_name,
    })
    if (isAdmin(actor))
      await audit.record(tx, actor, {
        operation: 'receivedOrders.correct',
        kind: 'received-order',
        id,
        label: labelOf({ number: row.number, fileName: row.file_name }),
        after: {
          ...(chosen ? { for: chosen.label } : {}),
          lines: corrections.map(({ line }) => line + 1).join(', '),
        },
      })
  })
  return readAgain(deps, actor, id)
}

/** @throws notFound if there is no such person, companyNotFound if they are not a member */
async function findBuyer(
  { accounts, companies, database }: ReceivedOrdersDependencies,
  { userId, company }: NonNullable<Corrections['buyer']>,
) {
  const db = database.handle
  const person = await accounts.findPerson(db, userId)
  if (!person) throw notFound()
  const acting = company === undefined ? undefined : await companies.actingFor(db, userId, company)
  return {
    userId,
    companyId: acting?.id ?? null,
    companyName: acting?.name ?? null,
    label: acting ? `${person.name}, ${acting.name}` : person.name,
  }
}

async function toCorrections(
  { catalogue }: ReceivedOrdersDependencies,
  { draft }: ReceivedRow,
  lines: readonly CorrectionInput[],
): Promise<readonly Correction[]> {
  const skus = lines.flatMap(({ sku }) => sku ?? [])
  const tools = skus.length === 0 ? undefined : await catalogue.many.known(skus)
  const seen = new Set<number>()
  const errors: { readonly pointer: string; readonly detail: string }[] = []
  const corrections = lines.flatMap(({ line, sku, ...decided }, index): Correction[] => {
    const tool = sku === undefined ? undefined : tools?.get(foldSku(sku))
    const refuse = (field: string, detail: string): Correction[] => {
      errors.push({ pointer: `#/lines/${index}/${field}`, detail })
      return []
    }
    if (line >= draft.lines.length) return refuse('line', messages.noSuchLine)
    if (seen.has(line)) return refuse('line', messages.lineTwice)
    seen.add(line)
    if (sku !== undefined && !tool) return refuse('sku', messages.unknownSku(sku))
    return [
      { line, ...decided, ...(tool && sku !== undefined ? { tool: { id: tool.id, sku } } : {}) },
    ]
  })
  if (errors.length > 0) throw invalidInput({ errors })
  return corrections
}

/** Replaces earlier decisions about these lines; without a decision, a line is as it was read. */
const merged = (
  before: readonly Correction[],
  after: readonly Correction[],
): readonly Correction[] => {
  const lines = new Set(after.map(({ line }) => line))
  return [
    ...before.filter(({ line }) => !lines.has(line)),
    ...after.filter(
      ({ tool, quantity, confirmed, leftOut }) =>
        tool !== undefined || quantity !== undefined || confirmed === true || leftOut === true,
    ),
  ]
}

type Rejection = {
  readonly id: string
  readonly reason?: string | undefined
}

/** @throws notFound, receivedOrderNotOpen */
export async function rejectReceived(
  deps: ReceivedOrdersDependencies,
  actor: Actor,
  { id, reason = '' }: Rejection,
): Promise<ReceivedOrder> {
  const { database, now } = deps
  await requireVisible(deps, actor, await findReceived(database.handle, id))
  await database.transact(async (tx) => {
    const row = await lockReceived(tx, id)
    if (!row) throw notFound()
    requireOpen(row)
    await markRejected(tx, { id, by: actor.id, at: now(), reason })
    await followEnd(deps, tx, actor, {
      row,
      operation: 'receivedOrders.reject',
      after: { state: 'rejected', reason },
    })
  })
  return readAgain(deps, actor, id)
}

/** @throws notFound if it no longer exists */
export async function readAgain(
  deps: ReceivedOrdersDependencies,
  reader: Actor,
  id: string,
): Promise<ReceivedOrder> {
  const { handle } = deps.database
  const row = await findReceived(handle, id)
  if (!row) throw notFound()
  return readDetails(deps, handle, row, reader)
}
