/**
 * The settings service: what the shopkeeper sets in the dashboard, with revisions. Everybody else
 * reads it from memory.
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
  /** The settings as they are now. */
  readonly current: ReadSettings
  /** The settings by a transaction's own connection: inside one, others must not be waited for. */
  currentIn(tx: Handle): Promise<ShopSettings>
  /** Fills what was never set with what the environment says. */
  fillUnset(initial: Partial<ShopSettings>): Promise<void>
  /** Has this capability asked before a setting is changed. */
  guard(name: SettingName, guard: SettingGuard): void
  /** Whether somebody has saved a setting, if only with its default. */
  isSaved(name: SettingName): Promise<boolean>
  /** Every value that these settings have ever had; nobody else saves until the transaction ends. */
  savedValues(tx: Handle, names: readonly SettingName[]): Promise<readonly string[]>
  /** Keeps the settings in memory, and follows changes, until the returned function is called. */
  listen(): Promise<() => Promise<void>>
}

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
  const deps = { database, audit, now, warn, guards }
  /**
   * This process reads its own changes at once, whether it listens or not. They are read before the
   * answer, since prices are written without asking for the settings.
   */
  const afterwards = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work.finally(cache.invalidate)
    // The change is stored: a database that is away now is for the next reader to hear of.
    await cache.current().catch(() => undefined)
    return result
  }
  return {
    current: cache.current,
    currentIn: (tx) => readSettings(tx, warn),
    listen: cache.listen,
    guard: (name, guard) => void guards.set(name, guard),
    isSaved: async (name) =>
      (await listSettings(database.handle)).some((setting) => setting.name === name),
    savedValues: async (tx, names) => {
      await lockSettings(tx)
      return listSavedValues(tx, names)
    },
    fillUnset: (initial) => afterwards(fillSettings(deps, initial)),
    read: () => readCurrent(database, warn),
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

/** Values and revision of one moment. */
const readCurrent = (database: Database, warn: SettingsLog): Promise<CurrentSettings> =>
  database.transact(async (tx) => {
    // First: a change in between is then noticed as a conflict, not overwritten.
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
