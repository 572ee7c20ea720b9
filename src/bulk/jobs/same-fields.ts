/** Whether two states of a tool say the same. Pure. */
import type { ToolFields } from '../columns/mapping.ts'

/** What a field that is not there says too. */
const isEmptyMarker = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

const sorted = (fields: Readonly<Record<string, unknown>>): unknown =>
  Object.entries(fields)
    .filter(([, value]) => !isEmptyMarker(value))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Fields that are not there, and those that say nothing, are the same. */
export const areSameFields = (a: ToolFields, b: ToolFields): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
