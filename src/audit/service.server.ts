/** The audit service: other services write an entry with each change, staff read them. */
import type { Actor } from '../platform/access/endpoint.ts'
import { isGranted } from '../platform/access/permissions.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import { addDays, startOfDay } from '../platform/time/time-zone.ts'
import type { AuditEntry, AuditOperations, AuditQuery } from './contract.ts'
import {
  difference,
  displayField,
  idsWithin,
  isChanged,
  isReversible,
  readableKinds,
  type Difference,
  type Fields,
  type Names,
  type RecordKind,
} from './rules.ts'
import {
  anonymizeEntries,
  deleteDemoEntries,
  findEntry,
  insertEntry,
  listEntries,
  removeNames,
  type EntryRow,
} from './store.server.ts'

/** One change. Without `before` the record is new, without `after` it was deleted. */
export type Change = {
  /** Capability and operation: 'catalogue.edit'. */
  readonly operation: string
  readonly kind: RecordKind
  readonly id: string
  /** The name of the record for people. */
  readonly label: string
  readonly before?: Fields
  readonly after?: Fields
  /**
   * Fields that the entry keeps although they do not differ: other fields are meaningless without
   * them.
   */
  readonly kept?: readonly string[]
}
/** A record before and after a change, as far as the entry stores it. */
export type FormerValues = Difference & { readonly at: Date }

/** The author of a change; without one it is the shop itself, or its operator. */
export type Author =
  | { readonly id: string | null; readonly name: string; readonly ownAffair?: true | undefined }
  | undefined

/** The interface with which services record their changes. */
export interface AuditLog {
  /**
   * Writes an entry in the transaction of the change, with the differences and without secrets.
   * Nothing is written if both sides are given and nothing differs. If somebody acts on their own
   * record because nobody else has the right, the entry contains `own`.
   */
  record(tx: Handle, author: Author, change: Change): Promise<void>
  /** Removes a deleted buyer's name from the entries about their orders or reviews. */
  removeNames(tx: Handle, kind: 'order' | 'review', ids: readonly string[]): Promise<void>
}

export interface AuditService extends AuditOperations, AuditLog {
  /** An entry's former values, if it is about this record. */
  findFormerValues(
    db: Handle,
    id: string,
    kind: RecordKind,
    record: string,
  ): Promise<FormerValues | undefined>
  /** Removes personal data of a deleted user from the entries about them. */
  forgetUser(tx: Handle, userId: string): Promise<void>
  /** Deletes the invented history of the demo shop's accounts. */
  deleteDemo(
    tx: Handle,
    users: readonly { readonly id: string; readonly createdAt: Date }[],
  ): Promise<void>
}

/** The stored name of an entry's record. */
export type EntryLabel = {
  readonly operation: string
  readonly kind: RecordKind
  readonly label: string
  /** The names of the changed fields. */
  readonly fields: readonly string[]
}

export type AuditDependencies = {
  readonly database: Database
  /** The shop's current time zone. */
  readonly timeZone: () => Promise<string>
  /** The names of the ids that belong to people. */
  readonly namesOf: (db: Handle, ids: readonly string[]) => Promise<Names>
  /** The label in the current language. */
  readonly spokenLabel: (label: EntryLabel) => string
  readonly now: () => Date
  readonly newId: () => string
}

export const createAuditService = (deps: AuditDependencies): AuditService => ({
  list: ({ actor }, query) => readHistory(deps, actor, query),
  record: (tx, author, change) => recordChange(deps, tx, author, change),
  removeNames: (tx, kind, ids) => removeNames(tx, kind, ids, 'Deleted user'),
  findFormerValues,
  forgetUser: (tx, userId) => anonymizeEntries(tx, userId, 'Deleted user'),
  deleteDemo: deleteDemoEntries,
})

/** See AuditLog.record. */
async function recordChange(
  { now, newId }: AuditDependencies,
  tx: Handle,
  author: Author,
  { operation, kind, id, label, before, after, kept }: Change,
): Promise<void> {
  const said = author?.ownAffair ? { ...after, own: true } : after
  const changed = difference(before, said, kept)
  if (before && after && Object.keys(changed.before).length === 0) return
  await insertEntry(tx, {
    id: newId(),
    at: now(),
    actor_id: author?.id ?? null,
    actor_name: author?.name ?? '',
    operation,
    record_kind: kind,
    record_id: id,
    record_label: label.slice(0, 300),
    ...changed,
  })
}

const defaultPageSize = 100

/** The entries that this actor may read, newest first. */
async function readHistory(
  { database, namesOf, spokenLabel, timeZone: readTimeZone }: AuditDependencies,
  { permissions = [] }: Actor,
  { kind, record, q, from, to, limit = defaultPageSize, cursor }: AuditQuery,
) {
  const timeZone = await readTimeZone()
  const kinds = readableKinds(permissions).filter((one) => kind === undefined || one === kind)
  const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, ['time', 'uuid'])
  const after = at === undefined ? undefined : { at: new Date(Number(at)), id: String(id) }
  const filters = {
    kinds,
    record,
    q,
    from: from === undefined ? undefined : startOfDay(from, timeZone),
    to: to === undefined ? undefined : startOfDay(addDays(to, 1), timeZone),
  }
  const rows = await listEntries(database.reports, filters, { limit, after })
  const ids = new Set(rows.flatMap((row) => [...idsWithin(row.before), ...idsWithin(row.after)]))
  const names: Names = ids.size === 0 ? new Map() : await namesOf(database.reports, [...ids])
  const seesCosts = isGranted(permissions, 'catalogue', { reading: true })
  const toEntry = (row: EntryRow) => ({
    ...toAuditEntry(row, names, seesCosts),
    label: spokenLabel(labelOf(row)),
  })
  return toPage(rows, limit, (last) => encodeCursor([last.at.getTime(), last.id]), toEntry)
}

const labelOf = (row: EntryRow): EntryLabel => ({
  operation: row.operation,
  kind: row.record_kind,
  label: row.record_label,
  fields: Object.keys(row.before),
})

/** Fields of an entry that concern costs only: for people who may see costs. */
const costFields: ReadonlySet<string> = new Set(['belowCost'])

const toAuditEntry = (row: EntryRow, names: Names, seesCosts: boolean): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.actor_name,
  operation: row.operation,
  kind: row.record_kind,
  record: row.record_id,
  label: row.record_label,
  changes: Object.keys(row.before)
    .filter((field) => isChanged(row, field) && (seesCosts || !costFields.has(field)))
    .map((field) => ({
      field,
      before: displayField(row.before, field, names),
      after: displayField(row.after, field, names),
    })),
  reversible: isReversible(row.record_kind, row),
})

/** See AuditService.findFormerValues. */
async function findFormerValues(
  db: Handle,
  id: string,
  kind: RecordKind,
  record: string,
): Promise<FormerValues | undefined> {
  const entry = await findEntry(db, id)
  return entry?.record_kind === kind && entry.record_id === record && isReversible(kind, entry)
    ? entry
    : undefined
}
