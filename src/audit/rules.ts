/** The rules of the audit: the kinds of entries, their stored fields, and who may read them. */
import { unitMessages } from '../platform/messages/units.ts'
import { isGranted, type Permission } from '../platform/access/permissions.ts'

/** The kinds of records; the permissions of which one is needed to read their entries. */
const readers = {
  tool: ['catalogue'],
  picture: ['catalogue', 'content'],
  category: ['catalogue'],
  'search-words': ['catalogue'],
  'bulk-job': ['catalogue'],
  order: ['orders', 'money'],
  document: ['orders', 'money'],
  payment: ['money'],
  export: ['money'],
  quote: ['orders'],
  'received-order': ['orders'],
  review: ['content'],
  user: ['customers'],
  company: ['customers'],
  'price-list': ['catalogue'],
  staff: [],
  'service-account': [],
  settings: [],
  page: ['content'],
  webhook: [],
} as const satisfies Readonly<Record<string, readonly Permission[]>>

export type RecordKind = keyof typeof readers
export const recordKinds = Object.keys(readers).filter(
  (kind): kind is RecordKind => kind in readers,
)

/** The kinds whose history somebody with these permissions may read; owners may read all. */
export const readableKinds = (granted: readonly Permission[]): readonly RecordKind[] =>
  recordKinds.filter((kind) => isGranted(granted, readers[kind], { reading: true }))

/** A record's fields by name, as in JSON. */
export type Fields = Readonly<Record<string, unknown>>
export type Difference = { readonly before: Fields; readonly after: Fields }

/** Names of fields that may contain a secret; such a field is never stored. */
const secretName = /password|passwd|secret|token|hash|credential|api_?key|otp|recovery/i

/** Whether a change modified a field. */
export const isChanged = ({ before, after }: Difference, name: string): boolean =>
  JSON.stringify(before[name]) !== JSON.stringify(after[name])

/**
 * What differs between a record before and after a change. A field that is missing on one side is
 * null there. Secrets are left out.
 * @param kept fields that are included although they do not differ, since other fields are
 *   meaningless without them
 */
export function difference(
  before: Fields = {},
  after: Fields = {},
  kept: readonly string[] = [],
): Difference {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !secretName.test(name) && (kept.includes(name) || isChanged({ before, after }, name)),
  )
  const pick = (fields: Fields): Fields =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

/** The names of people by id. */
export type Names = ReadonlyMap<string, string>

const idPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** The ids within a value, at any depth. */
export const idsWithin = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return idPattern.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsWithin) : []
}

/**
 * A field's value for people: lists and objects in words; null is empty. An id is replaced by the
 * name of that person, or left out if it refers to something else: ids mean nothing to people.
 */
export const displayValue = (value: unknown, names: Names = new Map()): string | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' && idPattern.test(value)) return names.get(value) ?? null
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value)
  if (Array.isArray(value)) return value.flatMap((one) => displayValue(one, names) ?? []).join('; ')
  return Object.entries(value)
    .flatMap(([name, one]) => {
      const shown = displayValue(one, names)
      return shown === null ? [] : `${name} ${shown}`
    })
    .join(', ')
}

/** Fields of a tool whose amounts are for the number of units in `price_per`. */
const amountFields: ReadonlySet<string> = new Set(['cost', 'price', 'price_breaks'])

/** A field's value before or after a change, for people; an amount with its number of units. */
export function displayField(
  fields: Fields,
  name: string,
  names: Names = new Map(),
): string | null {
  const shown = displayValue(fields[name], names)
  const per = fields['price_per']
  return shown !== null && amountFields.has(name) && typeof per === 'number' && per !== 1
    ? `${shown} ${unitMessages.perPieces(per)}`
    : shown
}

/** Fields of a tool that are not in its form, or are computed: they are never restored. */
const countedFields: readonly string[] = [
  'Stock',
  'pictures',
  'documents',
  'texts',
  'safety',
  'desk',
]

/** Whether a change can be reverted: an edit of a tool's own fields. */
export const isReversible = (kind: RecordKind, change: Difference): boolean =>
  kind === 'tool' &&
  Object.keys(change.before).some(
    (name) =>
      !countedFields.includes(name) &&
      change.before[name] !== null &&
      change.after[name] !== null &&
      isChanged(change, name),
  )

/** The fields that are restored. */
export const reversibleFields = (before: Fields): Fields =>
  Object.fromEntries(Object.entries(before).filter(([name]) => !countedFields.includes(name)))

/** How long deleted records can be restored, in days (product rule 8.3). */
export const restorableDays = 30

/** Records deleted at this time or later can be restored now. */
export const restorableSince = (now: Date): Date =>
  new Date(now.getTime() - restorableDays * 86_400_000)
