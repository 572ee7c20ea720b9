/** Looks up an entry of a table by a key that comes from outside. Pure. */

/**
 * The table's own entry; undefined for `constructor`, `toString` and other properties that every
 * object inherits.
 */
export const entryOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
