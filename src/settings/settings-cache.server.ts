/** The settings in memory, kept up to date on every instance. */
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

/**
 * `current` throws Problem unavailable only if the database is unreachable and the settings were
 * never read.
 */
export type SettingsCache = CachedValue<ShopSettings>

type CacheDependencies = { readonly database: Database; readonly warn: SettingsLog }

export function createSettingsCache({ database, warn }: CacheDependencies): SettingsCache {
  /** The settings for pages while the database is unreachable. */
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
    // Prices are formatted without reading the settings, so they are read at once.
    onChange: () => current().catch(() => undefined),
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
 * From now on every price of this process has the shop's currency. Responses created in the
 * meantime with the previous currency are removed from the response cache.
 */
async function applyCurrency(database: Database, { currency }: ShopSettings): Promise<void> {
  if (shopCurrency().code === currency) return
  setShopCurrency(currencyOf(currency))
  await database.notify(database.handle, 'purge', '*')
}

/** The same for the languages of pages. */
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

/** Catches up with a change that was missed while notifications did not arrive. */
async function forgetPrices(
  database: Database,
  before: ShopSettings | undefined,
  { whoSeesPrices }: ShopSettings,
): Promise<void> {
  if (before === undefined || before.whoSeesPrices === whoSeesPrices) return
  await database.notify(database.handle, 'purge', dropAllPayload)
}

/** Reads the settings without any cache: in a transaction. */
export const readSettings = async (tx: Handle, warn: SettingsLog): Promise<ShopSettings> =>
  toSettings(await listSettings(tx), warn)

let fallbacks: ShopSettings | undefined
/** The settings of a shop that has stored none, created once per process. */
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
 * The stored values, with defaults for missing ones. A value stored by an older version that is no
 * longer valid stays stored, but the default is used.
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
