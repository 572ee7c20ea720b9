/** Merges the specification lines of a list with those of the tool. Pure. */

type Spec = { readonly name: string }
const isSpec = (value: unknown): value is Spec =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'

/** The list's specification lines replace lines with the same name; the others stay. */
export function mergeSpecs(before: unknown, changed: readonly unknown[]): readonly unknown[] {
  const kept = Array.isArray(before) ? before.filter(isSpec) : []
  const added = new Map(changed.filter(isSpec).map((spec) => [spec.name, spec]))
  const merged = kept.map((spec) => {
    const other = added.get(spec.name)
    added.delete(spec.name)
    return other ?? spec
  })
  return [...merged, ...added.values()]
}
