/** The handle that stores are given, and the one way to do several things at once or not at all. */
import type { Kysely } from 'kysely'

/**
 * A database or a transaction on it. It names no tables: each store says which are its own with
 * `handle.withTables<Tables>()`, so that no capability can read another's.
 */
export type Handle = Kysely<Record<never, never>>
