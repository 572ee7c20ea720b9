/**
 * What a capability declares about itself, as data; read by the shop, the app, the dashboard,
 * limits, cache keys and tests.
 */
import type { Contract } from './access/endpoint.ts'
import type { NeededPermission } from './access/permissions.ts'

/** A page of the dashboard, for those who have this role. */
export type MenuEntry = {
  readonly path: string
  readonly label: string
  readonly role: 'customer' | 'admin'
  /**
   * Shown only to admins who have at least read access; without a permission, to everybody with the
   * role.
   */
  readonly permission?: NeededPermission
  /** The page only makes changes, so it is hidden from people with read-only access. */
  readonly changing?: true
  /** Entries are sorted by position; entries of one capability need not be adjacent. */
  readonly position: number
}

/** A page of the staff dashboard. */
export type DeskPage = {
  readonly path: string
  readonly label: string
  /**
   * Without `changing`, staff with read-only access see it, too. Without a permission, all staff
   * see it.
   */
  readonly permission?: NeededPermission
  readonly changing?: true
}

/** A page below an entry of the staff menu, added after its tabs. */
export type DeskTab = DeskPage & {
  /** The address of the menu entry. */
  readonly of: string
}

/** How often one caller may do something, unless the environment says otherwise. */
export type LimitDefault = {
  /** The environment variable that overrides the limit, as `points/seconds`. */
  readonly variable: string
  readonly points: number
  readonly seconds: number
  /**
   * An attempt to sign in: counted for account and address together; the wait grows with each
   * lockout.
   */
  readonly signIn?: true
  /**
   * Counted for an account and one address together, not for the account only: a stranger who makes
   * requests in somebody's name must not use up that person's limit.
   */
  readonly perAsker?: true
  /** The wide networks of an address are counted too, with more points. */
  readonly wideNetworks?: true
  /**
   * The prefix of its counts in the database, where it differs from the limit's name. It must never
   * change.
   */
  readonly keyPrefix?: string
}

/**
 * A capability's manifest. It is pure: code with effects is in `capability.server.ts`, so that no
 * server code reaches a browser through it.
 */
export type Capability = {
  /** Its folder below `src`. */
  readonly name: string
  /**
   * Its name in the API reference, where it differs: operation ids begin with this name, and
   * generated clients depend on them.
   */
  readonly apiName?: string
  /** Its operations. */
  readonly contracts: readonly Contract[]
  readonly menu: readonly MenuEntry[]
  /** By the name that endpoints give as `limit` and the capability's own routes count by. */
  readonly limits: Readonly<Record<string, LimitDefault>>
  /** Query parameters that its pages read: all others are dropped from a cached page's key. */
  readonly queryParameters: readonly string[]
  /** Tags under which its answers are cached and purged; `{id}` stands for a record's id. */
  readonly cacheTags: readonly string[]
  /** Environment variables that only this capability reads; shared ones belong to the platform. */
  readonly settings: readonly string[]
}
