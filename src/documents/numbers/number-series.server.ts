/** The number series of orders and documents: the next number, and changing it. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { invalidInput } from '../../../packages/contract/standard-problems.ts'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../../audit/service.server.ts'
import type { OrdersService } from '../../orders/service.server.ts'
import type { NumberSeries, SeriesChange } from '../contract.ts'
import { requireSeen } from '../../platform/seen.ts'
import { documentsMessages } from '../messages/documents.ts'
import { demoSeries, documentKinds } from '../rules.ts'
import {
  defaultPrefix,
  displayedNumber,
  isDocumentKind,
  validateSeries,
  lastGiven,
  numberedKinds,
  type NumberedKind,
  type SeriesState,
} from './series-rules.ts'
import {
  lockPrefixes,
  lockSeries,
  readPrefixes,
  readSeries,
  setSeries,
  type IssuedSeries,
} from './series-store.server.ts'

const { series: messages } = documentsMessages

type Dependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly orders: Pick<OrdersService, 'lastNumber' | 'lockLastNumber' | 'setNextNumber'>
}

/** Every series with its next number. */
export const listSeries = ({ database, orders }: Dependencies): Promise<NumberSeries[]> =>
  Promise.all(
    numberedKinds.map(async (kind) => {
      const { prefix, last } = isDocumentKind(kind)
        ? await readSeries(database.handle, kind)
        : { prefix: '', last: await orders.lastNumber(database.handle) }
      return toSeries(kind, prefix, last + 1)
    }),
  )

const toSeries = (kind: NumberedKind, prefix: string, next: number): NumberSeries => ({
  kind,
  prefix,
  nextNumber: next,
  example: displayedNumber(prefix, next),
})

/**
 * Sets prefix and next number of a series. The counter is locked, so that a concurrently issued
 * document gets its number either before, or from the new series.
 * @throws changedMeanwhile; invalidInput if numbers would go backwards, repeat or have a gap
 */
export const changeSeries = (
  deps: Dependencies,
  actor: Actor,
  { kind, prefix, nextNumber: next, seen }: SeriesChange,
): Promise<NumberSeries> =>
  deps.database.transact(async (tx) => {
    await lockPrefixes(tx)
    const counted = await lockCounter(deps, tx, kind)
    const { issued, set } = await readPrefixes(tx)
    const current = stateOf(kind, counted, issued)
    requireSeen(seen, current.prefix, displayedNumber(current.prefix, current.last + 1))
    const others = documentKinds.filter((other) => other !== kind)
    const before = issued.get(prefix)
    const used = new Set([
      ...[...issued].flatMap(([series, newest]) => (newest.kind === kind ? [] : [series])),
      ...others.map((other) => set.get(other) ?? defaultPrefix(other)),
    ])
    const refusal = validateSeries(kind, current, { prefix, next }, used, before?.last)
    if (refusal) {
      const last = lastGiven(current)
      const named = [...issued].find(([, newest]) => newest.kind === kind && newest.last === last)
      const detail = messages.refused[refusal.reason](
        displayedNumber(named?.[0] ?? current.prefix, last),
        last + 1,
      )
      throw invalidInput({ errors: [{ pointer: `#/${refusal.field}`, detail }] })
    }
    if (isDocumentKind(kind)) await setSeries(tx, kind, { prefix, next })
    else if (next !== current.last + 1) await deps.orders.setNextNumber(tx, next)
    await deps.audit.record(tx, actor, {
      operation: 'documents.setSeries',
      kind: 'settings',
      id: `series-${kind}`,
      label: messages.kinds[kind],
      before: { prefix: current.prefix, next: current.last + 1 },
      after: { prefix, next },
    })
    return toSeries(kind, prefix, next)
  })

/** Prefix and last number, locked until the transaction ends. */
async function lockCounter({ orders }: Dependencies, tx: Handle, kind: NumberedKind) {
  return isDocumentKind(kind)
    ? lockSeries(tx, kind)
    : { prefix: '', last: await orders.lockLastNumber(tx) }
}

function stateOf(
  kind: NumberedKind,
  { prefix, last }: Pick<SeriesState, 'prefix' | 'last'>,
  issued: ReadonlyMap<string, IssuedSeries>,
): SeriesState {
  if (!isDocumentKind(kind)) return { prefix, last, begun: true, given: last }
  const given = [...issued].flatMap(([series, newest]) =>
    newest.kind === kind && series !== demoSeries(kind) ? [newest.last] : [],
  )
  return { prefix, last, begun: issued.has(prefix), given: Math.max(0, ...given) }
}
