/** Looking up in a table by a key that comes from outside. Pure. */

/**
 * The table's own entry; undefined for `constructor`, `toString` and what else every object
 * inherits, which are no entries.
 */
export const entryOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
