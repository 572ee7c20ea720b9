/** The settings in memory, on every instance as they are now. */
import * as z from 'zod/mini'
import { safeDecode } from 'zod/v4/core'
import { dropAllPayload } from '../../packages/response-cache/purge-notifications.server.ts'
import { createCachedValue, type CachedValue } from '../../packages/pg-kit/cached-value.server.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { setShopCountry } from '../platform/addresses/shop-country.ts'
import {
  setShopLanguages,
  shopLanguages,
  toShopLanguages,
} from '../platform/languages/languages.ts'
import { currencyOf } from '../platform/money/currencies.ts'
import { setShopCurrency, shopCurrency } from '../platform/money/money.ts'
import { settingDeclarations, Settings, settingNames, type ShopSettings } from './declarations.ts'
import { settingsMessages as messages } from './messages/settings.ts'
import { listSettings, type StoredSetting } from './store.server.ts'
import { isSpokenName, isStoredName, settingSchema } from './stored-names.ts'
import { spokenNames } from './texts-in-languages.ts'

/** The notification channel; it has no payload. */
export const settingsChannel = 'settings'

export type SettingsLog = (fields: object, message: string) => void

/** `current` throws Problem unavailable only when the database is away and they were never read. */
export type SettingsCache = CachedValue<ShopSettings>

type CacheDependencies = { readonly database: Database; readonly warn: SettingsLog }

export function createSettingsCache({ database, warn }: CacheDependencies): SettingsCache {
  /** What the pages of a shop show whose database is away. */
  let last: ShopSettings | undefined
  const cache = createCachedValue({
    database,
    channel: settingsChannel,
    read: () => readSettings(database.handle, warn),
    async onRead(read) {
      const before = last
      last = read
      setShopCountry(read.country)
      await applyCurrency(database, read)
      await applyLanguages(database, read)
      await forgetPrices(database, before, read)
    },
    // Prices are written without asking for the settings, so these are read at once.
    onChange: () => void current().catch(() => undefined),
  })
  const current = async (): Promise<ShopSettings> => {
    try {
      return await cache.current()
    } catch (error) {
      if (last === undefined) throw error
      return last
    }
  }
  return { ...cache, current }
}

/**
 * Every price of this process has the shop's currency from now on. What was made in between, with
 * the one before, does not stay in the response cache.
 */
async function applyCurrency(database: Database, { currency }: ShopSettings): Promise<void> {
  if (shopCurrency().code === currency) return
  setShopCurrency(currencyOf(currency))
  await database.notify(database.handle, 'purge', '*')
}

/** The same of the languages that pages may have. */
async function applyLanguages(
  database: Database,
  { defaultLanguage, languages }: ShopSettings,
): Promise<void> {
  const now = toShopLanguages(defaultLanguage, languages)
  const before = shopLanguages()
  if (now.main === before.main && now.all.join() === before.all.join()) return
  setShopLanguages(now)
  await database.notify(database.handle, 'purge', '*')
}

/** A change that was missed while notifications did not arrive is caught up with. */
async function forgetPrices(
  database: Database,
  before: ShopSettings | undefined,
  { whoSeesPrices }: ShopSettings,
): Promise<void> {
  if (before === undefined || before.whoSeesPrices === whoSeesPrices) return
  await database.notify(database.handle, 'purge', dropAllPayload)
}

/** Reads the settings without any cache: within a transaction. */
export const readSettings = async (tx: Handle, warn: SettingsLog): Promise<ShopSettings> =>
  toSettings(await listSettings(tx), warn)

let fallbacks: ShopSettings | undefined
/** The settings of a shop that has stored none, read once by a process. */
const defaultSettings = (): ShopSettings => (fallbacks ??= withDefaults(new Map()))

const withDefaults = (stored: ReadonlyMap<string, unknown>): ShopSettings => {
  const values = settingNames.map((name) => [
    name,
    stored.has(name) ? stored.get(name) : settingDeclarations[name].fallback,
  ])
  const texts = spokenNames.flatMap((name) => (stored.has(name) ? [[name, stored.get(name)]] : []))
  return Object.freeze(z.parse(Settings, Object.fromEntries([...values, ...texts])))
}

/**
 * The values as stored, with the default of what is not stored. A value that an older version has
 * stored and that is no longer understood stays stored, and the default is used.
 */
export function toSettings(
  stored: readonly Pick<StoredSetting, 'name' | 'value'>[],
  warn: SettingsLog,
): ShopSettings {
  const values = new Map<string, unknown>()
  for (const { name, value } of stored) {
    if (!isStoredName(name) || (value === '' && isSpokenName(name))) continue
    if (safeDecode(settingSchema(name), value).success) values.set(name, value)
    else warn({ setting: name }, messages.unreadable)
  }
  return values.size === 0 ? defaultSettings() : withDefaults(values)
}
