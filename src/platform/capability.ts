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
  /** Shown to admins who may at least read there; without it, to all of the role. */
  readonly permission?: NeededPermission
  /** The page only changes things: it is not shown to those who may only read. */
  readonly changing?: true
  /** Entries are sorted by it; those of one capability need not stand together. */
  readonly position: number
}

/** A page of the dashboard of staff. */
export type DeskPage = {
  readonly path: string
  readonly label: string
  /** Without `changing`, who may only read sees it, too. Without a permission, all see it. */
  readonly permission?: NeededPermission
  readonly changing?: true
}

/** A page below an entry of the menu of staff, at the end of its tabs. */
export type DeskTab = DeskPage & {
  /** The address of the entry. */
  readonly of: string
}

/** How often one caller may do something, unless the environment says otherwise. */
export type LimitDefault = {
  /** The environment variable that changes it, as `points/seconds`. */
  readonly variable: string
  readonly points: number
  readonly seconds: number
  /** An attempt to sign in: counted for account and address together, with a wait that grows. */
  readonly signIn?: true
  /**
   * Counted for an account and one address together, not for the account alone: a stranger who asks
   * for something in somebody's name must not use up what they have.
   */
  readonly perAsker?: true
  /** The wide networks of an address are counted too, with more points. */
  readonly wideNetworks?: true
  /** The prefix of its counts in the database, where it is not the limit's name. It may never change. */
  readonly keyPrefix?: string
}

/**
 * A capability's manifest. It is pure: what acts stands in `capability.server.ts`, so that no
 * server code can reach a browser through it.
 */
export type Capability = {
  /** Its folder below `src`. */
  readonly name: string
  /**
   * Its name in the API's document, where it differs: the ids of its operations begin with it, and
   * generated clients are written against them.
   */
  readonly apiName?: string
  /** Its operations. */
  readonly contracts: readonly Contract[]
  readonly menu: readonly MenuEntry[]
  /** By the name that its endpoints give as `limit`, and its own routes count by. */
  readonly limits: Readonly<Record<string, LimitDefault>>
  /** Query parameters that its pages read: all others are dropped from a cached page's key. */
  readonly queryParameters: readonly string[]
  /** Tags under which its answers are cached and purged; `{id}` stands for a record's id. */
  readonly cacheTags: readonly string[]
  /** Environment variables that only it reads; what several read is the platform's. */
  readonly settings: readonly string[]
}
