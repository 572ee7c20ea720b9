/** The part of a record that is sent or shown. */

/**
 * The second signature is that of the loop: TypeScript does not know which fields it has set.
 * @returns a record with these fields alone, in this order; their types stay
 */
export function pickFields<T extends object, K extends keyof T>(
  record: T,
  names: readonly K[],
): Pick<T, K>
export function pickFields(record: object, names: readonly PropertyKey[]): object {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(record, name)]))
}
