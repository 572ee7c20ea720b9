/**
 * The storage of the development Google: in memory, until entries expire. Every process of the shop
 * has the same entries, since a sign-in goes from one worker to another between two requests.
 */
import * as z from 'zod/mini'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { developmentAccounts, type DevelopmentAccount } from './development-accounts.server.ts'

/** The notification channel of changes. */
const channel = 'development-google'

/** Everything that is kept, by key. Times are milliseconds since 1970. */
const Entry = z.object({
  payload: z.optional(z.custom<AdapterPayload>((value) => typeof value === 'object')),
  account: z.optional(
    z.object({ sub: z.string(), name: z.string(), email: z.string(), verified: z.boolean() }),
  ),
  until: z.number(),
})
type Entry = z.infer<typeof Entry>
/** Without an entry, the key is removed. */
const Change = z.object({ key: z.string(), entry: z.optional(Entry) })

export type DevelopmentStorage = {
  /** The storage of one model of the provider. */
  readonly adapterOf: (model: string) => Adapter
  /** One that is offered, or was entered before. */
  findAccount(sub: string): DevelopmentAccount | undefined
  keepAccount(account: DevelopmentAccount): Promise<void>
  /** Shares entries with the other processes until the returned function is called. */
  listen(): Promise<() => Promise<void>>
}

export function createDevelopmentStorage(database: Database): DevelopmentStorage {
  const entries = new Map<string, Entry>()
  const apply = (change: string): void => {
    const { key, entry } = z.parse(Change, JSON.parse(change))
    if (entry) entries.set(key, entry)
    else entries.delete(key)
  }
  const change = (key: string, entry?: Entry): Promise<void> =>
    database.notify(database.handle, channel, JSON.stringify({ key, entry }))
  return {
    adapterOf: (model) => createModelAdapter(entries, change, model),
    findAccount: (sub) =>
      developmentAccounts.find((account) => account.sub === sub) ??
      entries.get(accountKey(sub))?.account,
    keepAccount: (account) =>
      change(accountKey(account.sub), { account, until: Number.MAX_SAFE_INTEGER }),
    listen: () => database.listen(channel, apply, () => undefined),
  }
}

const accountKey = (sub: string): string => `account:${sub}`

function createModelAdapter(
  entries: ReadonlyMap<string, Entry>,
  change: (key: string, entry?: Entry) => Promise<void>,
  model: string,
): Adapter {
  const keyOf = (id: string): string => `${model}:${id}`
  const find = (matches: (key: string, payload: AdapterPayload) => boolean) => {
    const now = Date.now()
    for (const [key, { payload, until }] of entries)
      if (payload && until >= now && matches(key, payload)) return payload
    return undefined
  }
  const isOfModel = (key: string): boolean => key.startsWith(`${model}:`)
  return {
    async upsert(id, payload, expiresIn = 3600) {
      const now = Date.now()
      for (const [key, { until }] of entries) if (until < now) await change(key)
      await change(keyOf(id), { payload, until: now + expiresIn * 1000 })
    },
    find: async (id) => find((key) => key === keyOf(id)),
    findByUid: async (uid) => find((key, payload) => isOfModel(key) && payload.uid === uid),
    findByUserCode: async (code) =>
      find((key, payload) => isOfModel(key) && payload.userCode === code),
    async consume(id) {
      const entry = entries.get(keyOf(id))
      if (!entry?.payload) return
      const payload = { ...entry.payload, consumed: Math.floor(Date.now() / 1000) }
      await change(keyOf(id), { ...entry, payload })
    },
    destroy: (id) => change(keyOf(id)),
    async revokeByGrantId(grant) {
      for (const [key, { payload }] of entries) if (payload?.grantId === grant) await change(key)
    },
  }
}
