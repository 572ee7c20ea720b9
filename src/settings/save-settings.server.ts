/** Saving settings: under a lock, checked against the revision that was read, as a new revision. */
import { isDeepStrictEqual } from 'node:util'
import { safeDecode } from 'zod/v4/core'
import type { Actor } from '../platform/access/endpoint.ts'
import { invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import { isReadableAccent, nearestAccent } from '../platform/profile/accent.ts'
import { dropAllPayload } from '../../packages/response-cache/purge-notifications.server.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import {
  notPutBack,
  settingsChanged,
  type CurrentSettings,
  type SettingsChange,
} from './contract.ts'
import {
  decidedSettings,
  displaySetting,
  isSettingName,
  type SettingName,
  type ShopSettings,
} from './declarations.ts'
import { settingsMessages as messages } from './messages/settings.ts'
import { settingsChannel, toSettings, type SettingsLog } from './settings-cache.server.ts'
import { toCurrent } from './current-settings.server.ts'
import { settingLabel } from './setting-label.ts'
import { isStoredName, settingFallback, settingSchema, storedNames } from './stored-names.ts'
import {
  findRevision,
  insertRevision,
  listSettings,
  lockSettings,
  newestRevision,
  type StoredChange,
  type StoredSetting,
} from './store.server.ts'

export type SaveDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly now: () => Date
  readonly warn: SettingsLog
  readonly guards: SettingGuards
}

/**
 * Returns why a setting may no longer get a value, or nothing. Called in the transaction of the
 * change, so it may lock the rows that it reads.
 */
export type SettingGuard = (
  tx: Handle,
  value: unknown,
  saver: Saver,
  /**
   * All settings as they will be after the change: values that are saved together are checked
   * together.
   */
  settings: ShopSettings,
) => Promise<string | undefined>
export type SettingGuards = ReadonlyMap<SettingName, SettingGuard>
/** Who saves: a person, or the environment. */
type Saver = Pick<Actor, 'id' | 'name'> | undefined

/**
 * Saves the given settings. Unchanged values are left out.
 * @throws settingsChanged if another value of these settings was saved after the revision that was
 *   read
 */
export const saveSettings = (
  deps: SaveDependencies,
  saver: Saver,
  { revision, ...values }: SettingsChange,
): Promise<CurrentSettings> =>
  deps.database.transact(async (tx) => {
    requireReadable(values.accent)
    await lockSettings(tx)
    const stored = await listSettings(tx)
    const changes = changesOf(stored, new Map(Object.entries(values)))
    const conflicts = stored.filter(
      (setting) => setting.revision > revision && changes.some(({ name }) => name === setting.name),
    )
    if (conflicts.length > 0) throw settingsChanged(await describeConflicts(tx, conflicts))
    const refused = await findRefused(deps, tx, { stored, changes, saver })
    if (refused.length > 0)
      throw invalidInput({
        errors: refused.map(({ name, why }) => ({ pointer: `#/${name}`, detail: why })),
      })
    return writeChanges(deps, tx, { saver, stored, changes })
  })

/** The changes that a capability does not allow, each with the reason. */
async function findRefused(
  { guards, warn }: SaveDependencies,
  tx: Handle,
  { saver, stored, changes }: Write,
): Promise<readonly { readonly name: string; readonly why: string }[]> {
  const refused: { readonly name: string; readonly why: string }[] = []
  const kept = stored.filter(({ name }) => !changes.some((change) => change.name === name))
  const after = [...kept, ...changes.map((change) => ({ name: change.name, value: change.after }))]
  const settings = toSettings(after, warn)
  for (const { name, after: value } of changes) {
    const guard = isSettingName(name) ? guards.get(name) : undefined
    const why = await guard?.(tx, value, saver, settings)
    if (why !== undefined) refused.push({ name, why })
  }
  return refused
}

/** @throws invalidInput naming the nearest readable accent colour */
function requireReadable(accent: string | undefined): void {
  if (accent === undefined || isReadableAccent(accent)) return
  throw invalidInput({
    errors: [{ pointer: '#/accent', detail: messages.tooDark(nearestAccent(accent)) }],
  })
}

/** The differences from the stored values, or else from the defaults. */
function changesOf(
  stored: readonly StoredSetting[],
  values: ReadonlyMap<string, unknown>,
): StoredChange[] {
  const current = new Map(stored.map(({ name, value }) => [name, value]))
  return storedNames.flatMap((name) => {
    const after = values.get(name)
    if (after === undefined) return []
    const before = current.get(name)
    // Deciding for the default creates a revision, too, because the checklist asks for it.
    const isDecision = before === undefined && decidedSettings.has(name)
    if (isDecision) return [{ name, before: null, after }]
    const effective = before === undefined ? settingFallback(name) : before
    return isDeepStrictEqual(effective, after) ? [] : [{ name, before: before ?? null, after }]
  })
}

async function describeConflicts(tx: Handle, conflicts: readonly StoredSetting[]) {
  const described = await Promise.all(
    conflicts.map(async ({ name, value, revision }) => ({
      name,
      value: displaySetting(value),
      by: (await findRevision(tx, revision))?.actor_name || messages.environment,
    })),
  )
  return {
    detail: messages.changedDetail(
      described.map(({ name, by, value }) =>
        messages.changedBy(settingLabel(name), by, value.slice(0, 200)),
      ),
    ),
    facts: { revision: await newestRevision(tx), changed: described },
  }
}

type Write = {
  readonly saver: Saver
  readonly stored: readonly StoredSetting[]
  readonly changes: readonly StoredChange[]
}

/** Writes a revision, unless nothing changes, and notifies every instance. */
async function writeChanges(
  { database, audit, now, warn }: SaveDependencies,
  tx: Handle,
  { saver, stored, changes }: Write,
): Promise<CurrentSettings> {
  const newest = await newestRevision(tx)
  if (changes.length === 0) return toCurrent(newest, toSettings(stored, warn))
  const id = newest + 1
  await insertRevision(tx, {
    id,
    saved_at: now(),
    actor_id: saver?.id ?? null,
    actor_name: saver?.name ?? '',
    changes,
  })
  const fields = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.name, change[side]]))
  await audit.record(tx, saver ?? { id: null, name: messages.environment }, {
    operation: 'settings.save',
    kind: 'settings',
    id: String(id),
    label: changes.map(({ name }) => settingLabel(name)).join(', '),
    before: fields('before'),
    after: fields('after'),
  })
  // In this order: pages rendered after the purge must read the new settings.
  await database.notify(tx, settingsChannel, '')
  // Pages with newly hidden prices must not be sent even while the database is unreachable.
  const hides = changes.some(({ name }) => name === 'whoSeesPrices')
  await database.notify(tx, 'purge', hides ? dropAllPayload : '*')
  return toCurrent(id, toSettings(await listSettings(tx), warn))
}

/**
 * Restores the values before a revision, as a new revision.
 * @throws notFound; notPutBack if they were changed again since, or a value is no longer allowed
 */
export const putBack = (
  deps: SaveDependencies,
  saver: Saver,
  revision: number,
): Promise<CurrentSettings> =>
  deps.database.transact(async (tx) => {
    await lockSettings(tx)
    const row = await findRevision(tx, revision)
    if (!row) throw notFound()
    const stored = await listSettings(tx)
    const changedSince = row.changes.filter(
      ({ name }) => stored.find((setting) => setting.name === name)?.revision !== revision,
    )
    if (changedSince.length > 0)
      throw notPutBack({ detail: messages.notPutBackChanged(labelsOf(changedSince)) })
    const changes = row.changes.map(({ name, before, after }) => ({
      name,
      before: after,
      after: before ?? defaultOf(name),
    }))
    const impossible = changes.filter(({ name, after }) => !isPossible(name, after))
    if (impossible.length > 0)
      throw notPutBack({ detail: messages.notPutBackInvalid(labelsOf(impossible)) })
    const [refused] = await findRefused(deps, tx, { stored, changes, saver })
    if (refused) throw notPutBack({ detail: refused.why })
    return writeChanges(deps, tx, { saver, stored, changes })
  })

const labelsOf = (changes: readonly StoredChange[]): string[] =>
  changes.map(({ name }) => settingLabel(name))
const defaultOf = (name: string): unknown => (isStoredName(name) ? settingFallback(name) : null)
const isPossible = (name: string, value: unknown): boolean =>
  isStoredName(name) && safeDecode(settingSchema(name), value).success

/**
 * Fills settings that were never set from the environment; from then on the database applies. Two
 * instances that start together fill them once.
 */
export const fillSettings = (
  deps: SaveDependencies,
  initial: Readonly<Record<string, unknown>>,
): Promise<void> =>
  deps.database.transact(async (tx) => {
    if (Object.keys(initial).length === 0) return
    const known = new Set((await listSettings(tx)).map(({ name }) => name))
    if (Object.keys(initial).every((name) => known.has(name))) return
    await lockSettings(tx)
    const stored = await listSettings(tx)
    const changes = Object.entries(initial)
      .filter(([name]) => !stored.some((setting) => setting.name === name))
      .map(([name, after]) => ({ name, before: null, after }))
    const refused = await findRefused(deps, tx, { saver: undefined, stored, changes })
    for (const { name, why } of refused) deps.warn({ setting: name, why }, messages.notFilled)
    const possible = changes.filter(({ name }) => !refused.some((one) => one.name === name))
    await writeChanges(deps, tx, { saver: undefined, stored, changes: possible })
  })
