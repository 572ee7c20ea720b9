/**
 * The settings service: settings that the shopkeeper changes in the dashboard, with revisions. All
 * readers get them from memory.
 */
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import type { CurrentSettings, SettingsOperations, SettingsRevision } from './contract.ts'
import { toCurrent } from './current-settings.server.ts'
import { namesOf } from './parts.ts'
import {
  displaySetting,
  type ReadSettings,
  type SettingName,
  type ShopSettings,
} from './declarations.ts'
import { fillSettings, putBack, saveSettings, type SettingGuard } from './save-settings.server.ts'
import { createSettingsCache, readSettings, type SettingsLog } from './settings-cache.server.ts'
import {
  listRevisions,
  listSavedValues,
  listSettings,
  lockSettings,
  newestRevision,
  type RevisionRow,
} from './store.server.ts'
import { spokenNamesOf } from './texts-in-languages.ts'

export interface SettingsService extends SettingsOperations {
  /** The current settings. */
  readonly current: ReadSettings
  /**
   * The settings, read through a transaction's own connection: a transaction must not wait for
   * another one.
   */
  currentIn(tx: Handle): Promise<ShopSettings>
  /** Fills settings that were never set from the environment. */
  fillUnset(initial: Partial<ShopSettings>): Promise<void>
  /**
   * Registers a capability's check before a setting is changed.
   * @param isFixed whether the guard refuses every other value at the moment, so that nobody is asked
   *   for one
   */
  guard(name: SettingName, guard: SettingGuard, isFixed?: IsFixed): void
  /** Whether somebody has saved a setting, even with its default value. */
  isSaved(name: SettingName): Promise<boolean>
  /**
   * Every value that these settings have ever had; others cannot save until the transaction ends.
   */
  savedValues(tx: Handle, names: readonly SettingName[]): Promise<readonly string[]>
  /** Keeps the settings in memory, and follows changes, until the returned function is called. */
  listen(): Promise<() => Promise<void>>
}

/** Reads without a lock: only a hint, since the guard decides. */
type IsFixed = (db: Handle) => Promise<boolean>

export type SettingsDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly now: () => Date
  readonly log: { warn: SettingsLog }
}

const pageLength = 20

export function createSettingsService({
  database,
  audit,
  now,
  log,
}: SettingsDependencies): SettingsService {
  const warn: SettingsLog = (fields, message) => log.warn(fields, message)
  const cache = createSettingsCache({ database, warn })
  const guards = new Map<SettingName, SettingGuard>()
  const fixing = new Map<SettingName, IsFixed>()
  const deps = { database, audit, now, warn, guards }
  /**
   * This process reads its own changes at once, even if it does not listen for notifications. They
   * are read before the response, since prices are formatted without reading the settings.
   */
  const afterwards = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work.finally(cache.invalidate)
    // The change is stored: if the database is unreachable now, the next reader reports it.
    await cache.current().catch(() => undefined)
    return result
  }
  return {
    current: cache.current,
    currentIn: (tx) => readSettings(tx, warn),
    listen: cache.listen,
    guard: (name, guard, isFixed) => {
      guards.set(name, guard)
      if (isFixed) fixing.set(name, isFixed)
    },
    isSaved: async (name) =>
      (await listSettings(database.handle)).some((setting) => setting.name === name),
    savedValues: async (tx, names) => {
      await lockSettings(tx)
      return listSavedValues(tx, names)
    },
    fillUnset: (initial) => afterwards(fillSettings(deps, initial)),
    read: async () => {
      const current = await readCurrent(database, warn)
      const fixed = await fixedNames(database.handle, fixing)
      return fixed.length === 0 ? current : { ...current, fixed }
    },
    save: ({ actor }, change) => afterwards(saveSettings(deps, actor, change)),
    revisions: async (_, { part, limit = pageLength, cursor }) => {
      const before = cursor === undefined ? undefined : Number(decodeCursor(cursor, ['bigint'])[0])
      const names =
        part === undefined
          ? undefined
          : namesOf(part).flatMap((name) => [name, ...spokenNamesOf(name)])
      const rows = await listRevisions(database.handle, { before, names, limit })
      return toPage(rows, limit, ({ id }) => encodeCursor([id]), toRevision)
    },
    putBack: ({ actor }, { revision }) => afterwards(putBack(deps, actor, revision)),
  }
}

async function fixedNames(
  db: Handle,
  fixing: ReadonlyMap<SettingName, IsFixed>,
): Promise<SettingName[]> {
  const names: SettingName[] = []
  for (const [name, isFixed] of fixing) if (await isFixed(db)) names.push(name)
  return names
}

/** Values and revision as of one moment. */
const readCurrent = (database: Database, warn: SettingsLog): Promise<CurrentSettings> =>
  database.transact(async (tx) => {
    // Read first: a change in between is then detected as a conflict, not overwritten.
    const revision = await newestRevision(tx)
    return toCurrent(revision, await readSettings(tx, warn))
  })

const toRevision = ({ id, saved_at, actor_id, actor_name, changes }: RevisionRow) =>
  ({
    revision: id,
    savedAt: saved_at.toISOString(),
    by: actor_id === null ? null : actor_name,
    changes: changes.map(({ name, before, after }) => ({
      name,
      before: before === null ? null : asText(before),
      after: asText(after),
    })),
  }) satisfies SettingsRevision

const asText = (value: unknown): string => (value === '' ? '' : displaySetting(value))
