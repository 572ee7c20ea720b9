/** The storage of the development Google's OpenID provider: in memory, until entries expire. */
import type { Adapter, AdapterPayload } from 'oidc-provider'

type Entry = { readonly payload: AdapterPayload; readonly until: number }

/** Creates the adapters of all models, which share one map. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>()
  return (model) => createModelAdapter(entries, model)
}

const createModelAdapter = (entries: Map<string, Entry>, model: string): Adapter => {
  const keyOf = (id: string): string => `${model}:${id}`
  const isOfModel = (key: string): boolean => key.startsWith(`${model}:`)
  return {
    upsert: async (id, payload, expiresIn) =>
      void entries.set(keyOf(id), {
        payload,
        until: performance.now() + (expiresIn ?? 3600) * 1000,
      }),
    find: async (id) => findEntry(entries, (key) => key === keyOf(id)),
    findByUid: async (uid) =>
      findEntry(entries, (key, payload) => isOfModel(key) && payload.uid === uid),
    findByUserCode: async (code) =>
      findEntry(entries, (key, payload) => isOfModel(key) && payload.userCode === code),
    consume: async (id) => {
      const entry = entries.get(keyOf(id))
      if (!entry) return
      const payload = { ...entry.payload, consumed: Math.floor(Date.now() / 1000) }
      entries.set(keyOf(id), { ...entry, payload })
    },
    destroy: async (id) => void entries.delete(keyOf(id)),
    revokeByGrantId: async (grant) => {
      for (const [key, { payload }] of entries) if (payload.grantId === grant) entries.delete(key)
    },
  }
}

/** The first entry that matches; expired entries that are passed are deleted. */
function findEntry(
  entries: Map<string, Entry>,
  matches: (key: string, payload: AdapterPayload) => boolean,
): AdapterPayload | undefined {
  for (const [key, { payload, until }] of entries) {
    if (until < performance.now()) entries.delete(key)
    else if (matches(key, payload)) return payload
  }
  return undefined
}
