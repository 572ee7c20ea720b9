/**
 * What a file of prices changes in a price list. A row sets the price of its target for its days:
 * the list's prices for those days end, and its prices for other days stay. Pure.
 */
import { addDays } from '../platform/time/time-zone.ts'
import { pricesMessages as messages } from './messages/prices.ts'
import type { RowValues } from './row-store.server.ts'
import type { PriceTarget } from './rules.ts'

/** A row of a file whose fields are valid individually. */
export type WantedRow = {
  /** The row number in the file. */
  readonly row: number
  readonly target: PriceTarget
  readonly name: string
  /** Undefined: the tool, brand or category does not exist. */
  readonly targetId: string | undefined
  /** The error of a price that does not state its number of units. */
  readonly unsaid?: string | undefined
  readonly values: RowValues
}
/** A valid row of the list. */
export type LiveRow = {
  readonly id: string
  readonly target: PriceTarget
  readonly targetId: string
  readonly values: RowValues
}

export type PlannedRow = {
  readonly row: number
  readonly kind: 'new' | 'changed' | 'same' | 'wrong'
  /** Empty if the row is valid. */
  readonly why: string
  /** The list's present prices for its days, if the row changes them. */
  readonly before: readonly RowValues[]
}
export type ImportPlan = {
  readonly rows: readonly PlannedRow[]
  /** The ids of rows that end. */
  readonly ended: readonly string[]
  /** The rows of the file, and the remainders of rows that end. */
  readonly added: readonly (Pick<LiveRow, 'target' | 'targetId'> & { readonly values: RowValues })[]
}

type Days = Pick<RowValues, 'valid_from' | 'valid_until'>
const [first, last] = ['0000-01-01', '9999-12-31']

const overlap = (a: Days, b: Days): boolean =>
  (a.valid_from ?? first) <= (b.valid_until ?? last) &&
  (b.valid_from ?? first) <= (a.valid_until ?? last)

const covers = (outer: Days, inner: Days): boolean =>
  (outer.valid_from ?? first) <= (inner.valid_from ?? first) &&
  (outer.valid_until ?? last) >= (inner.valid_until ?? last)

const isSamePrice = (a: RowValues, b: RowValues): boolean =>
  a.percent_off === b.percent_off &&
  a.price_cents === b.price_cents &&
  a.price_per === b.price_per &&
  JSON.stringify(a.price_breaks.map(({ from, price }) => [from, price])) ===
    JSON.stringify(b.price_breaks.map(({ from, price }) => [from, price]))

/** The remaining days of a price after other days are removed from it. */
function without(values: RowValues, days: Days): readonly RowValues[] {
  if (!overlap(values, days)) return [values]
  const { valid_from: from, valid_until: until } = days
  const [begins, ends] = [values.valid_from ?? first, values.valid_until ?? last]
  return [
    ...(from !== null && begins < from ? [{ ...values, valid_until: addDays(from, -1) }] : []),
    ...(until !== null && until < ends ? [{ ...values, valid_from: addDays(until, 1) }] : []),
  ]
}

const keyOf = ({ target, targetId }: Pick<LiveRow, 'target' | 'targetId'>): string =>
  `${target} ${targetId}`

type Accepted = WantedRow & { readonly targetId: string; readonly isWritten: boolean }

/** @param live all rows of the list for the targets in the file */
export function planImport(wanted: readonly WantedRow[], live: readonly LiveRow[]): ImportPlan {
  const liveOf = Map.groupBy(live, keyOf)
  const accepted = new Map<string, Accepted[]>()
  const rows = wanted.map(({ targetId, ...row }): PlannedRow => {
    const wrong = (why: string) => ({ row: row.row, kind: 'wrong' as const, why, before: [] })
    if (targetId === undefined) return wrong(messages.unknownTarget[row.target](row.name))
    if (row.values.price_cents !== null && row.values.price_per === null)
      return wrong(messages.baseUnknown(row.name))
    if (row.unsaid !== undefined) return wrong(row.unsaid)
    const key = keyOf({ target: row.target, targetId })
    const others = accepted.get(key) ?? []
    const earlier = others.find(({ values }) => overlap(values, row.values))
    if (earlier) return wrong(messages.twiceInFile(earlier.row))
    const present = (liveOf.get(key) ?? []).filter(({ values }) => overlap(values, row.values))
    const isSame = present.some(
      ({ values }) => covers(values, row.values) && isSamePrice(values, row.values),
    )
    accepted.set(key, [...others, { ...row, targetId, isWritten: !isSame }])
    const before = isSame ? [] : present.map(({ values }) => values)
    const kind = isSame ? 'same' : present.length > 0 ? 'changed' : 'new'
    return { row: row.row, kind, why: '', before }
  })
  return { rows, ...changesOf(accepted, live) }
}

/** The additions and ends for rows that change something. */
function changesOf(
  accepted: ReadonlyMap<string, readonly Accepted[]>,
  live: readonly LiveRow[],
): Pick<ImportPlan, 'ended' | 'added'> {
  const written = [...accepted.values()].flat().filter(({ isWritten }) => isWritten)
  const writtenOf = Map.groupBy(written, keyOf)
  const ending = live.flatMap((row) => {
    const taken = (writtenOf.get(keyOf(row)) ?? []).filter(({ values }) =>
      overlap(values, row.values),
    )
    return taken.length === 0 ? [] : [{ row, taken }]
  })
  const left = ending.flatMap(({ row: { target, targetId, values }, taken }) =>
    taken
      .reduce<readonly RowValues[]>(
        (parts, { values: days }) => parts.flatMap((part) => without(part, days)),
        [values],
      )
      .map((part) => ({ target, targetId, values: part })),
  )
  return {
    ended: ending.map(({ row }) => row.id),
    added: [
      ...written.map(({ target, targetId, values }) => ({ target, targetId, values })),
      ...left,
    ],
  }
}
