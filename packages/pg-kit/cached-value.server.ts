/**
 * A value of the database in memory. It is read again when a notification says that it has changed,
 * on every instance; while notifications do not arrive, it is read each time.
 */
import type { Database } from './database.server.ts'

/** Milliseconds: a message may be lost when a process dies, so what it invalidates expires too. */
const maxAge = 60_000

export interface CachedValue<Value> {
  /** @throws an error of the database when it is away and the value has to be read */
  current(): Promise<Value>
  /** Has it read before anybody gets it next. */
  invalidate(): void
  /** Listens for changes, until the returned function is called. */
  listen(): Promise<() => Promise<void>>
}

export type CachedValueOptions<Value> = {
  readonly database: Database
  /** The notification channel of its changes. */
  readonly channel: string
  /** Whether a message of the channel says that it has changed; by default, whatever it says. */
  readonly isChange?: (payload: string) => boolean
  readonly read: () => Promise<Value>
  /** Called with what was read, before anybody gets it, unless it was read again meanwhile. */
  readonly onRead?: (value: Value) => Promise<void>
  /** Called after a notification, when the value is invalid already. */
  readonly onChange?: () => void
}

export function createCachedValue<Value>(options: CachedValueOptions<Value>): CachedValue<Value> {
  const { database, channel, isChange = () => true, onRead, onChange } = options
  let isListening = false
  let loadedAt = 0
  let newestLoad = 0
  let loading: Promise<Value> | undefined

  const load = async (): Promise<Value> => {
    loadedAt = performance.now()
    const thisLoad = (newestLoad += 1)
    const value = await options.read()
    // What was read before a change says nothing after it.
    if (thisLoad === newestLoad) await onRead?.(value)
    return value
  }
  const loadNow = (): Promise<Value> => {
    const started = load()
    loading = started
    started.catch(() => {
      if (loading === started) loading = undefined
    })
    return started
  }
  /** Reads it again while others get what is known. A database that is away ends the listening. */
  const refresh = async (known: Promise<Value>): Promise<void> => {
    const started = load()
    await started
    if (loading === known) loading = started
  }
  const invalidate = (): void => {
    loading = undefined
  }
  return {
    invalidate,
    current() {
      if (loading === undefined || !isListening) return loadNow()
      const known = loading
      // Not waited for: who is in a transaction would wait for a second connection.
      if (performance.now() - loadedAt >= maxAge) void refresh(known).catch(() => undefined)
      return known
    },
    async listen() {
      const connected = () => {
        invalidate()
        isListening = true
      }
      const changed = (payload: string) => {
        if (!isChange(payload)) return
        invalidate()
        onChange?.()
      }
      const stop = await database.listen(channel, changed, connected, () => {
        isListening = false
      })
      connected()
      return stop
    },
  }
}
