/** Picks the fields of a record that are sent or shown. */

/**
 * The second signature is for the implementation: TypeScript does not know which fields the loop
 * has set.
 * @returns a record with only these fields, in this order, with their types
 */
export function pickFields<T extends object, K extends keyof T>(
  record: T,
  names: readonly K[],
): Pick<T, K>
export function pickFields(record: object, names: readonly PropertyKey[]): object {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(record, name)]))
}
