/**
 * Applies a change that was checked against an earlier state of a tool to its current state. Pure.
 */

type Wire = Readonly<Record<string, unknown>>

/** Amounts for as many units as `price_per` states. */
const pricedFields: ReadonlySet<string> = new Set(['price', 'price_breaks', 'cost'])
/** The stock is not set as a field: only the difference is applied. */
const stockField = 'Stock'
/**
 * Compares independently of the order of keys, which the database does not keep; nothing equals an
 * empty text.
 */
const canonical = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(canonical)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, canonical(inner)])
      : (value ?? '')
const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(canonical(a)) === JSON.stringify(canonical(b))

/** The fields that a change sets, without the stock. */
export const changedFields = (before: Wire, after: Wire): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => field !== stockField && !same(before[field], after[field]),
  )

/**
 * The current tool with the change, if nobody else has changed one of its fields meanwhile.
 * @param present the current tool, with its stock
 * @returns undefined if somebody has
 */
export function rebase(
  { before, after, stockDelta }: { before: Wire; after: Wire; stockDelta: number },
  present: Wire,
): Wire | undefined {
  const fields = changedFields(before, after)
  if (fields.some((field) => !same(before[field], present[field]))) return undefined
  // The same amount for another number of units is another price.
  const isPriced = fields.some((field) => pricedFields.has(field))
  if (isPriced && !same(before['price_per'] ?? 1, present['price_per'] ?? 1)) return undefined
  return {
    ...present,
    ...Object.fromEntries(fields.map((field) => [field, after[field]])),
    [stockField]: Number(present[stockField]) + stockDelta,
  }
}
