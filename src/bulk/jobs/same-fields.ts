/** Whether two states of a tool are equal. Pure. */
import type { ToolFields } from '../columns/mapping.ts'

/** The values that equal a missing field. */
const isEmptyMarker = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

const sorted = (fields: Readonly<Record<string, unknown>>): unknown =>
  Object.entries(fields)
    .filter(([, value]) => !isEmptyMarker(value))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Treats missing fields and empty values as equal. */
export const areSameFields = (a: ToolFields, b: ToolFields): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
