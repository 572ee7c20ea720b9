/**
 * A database value in memory. It is reread on every instance when a notification reports a change;
 * while notifications do not arrive, it is read on each use.
 */
import type { Database } from './database.server.ts'

/** Milliseconds: a message may be lost when a process dies, so cached values also expire. */
const maxAge = 60_000

export interface CachedValue<Value> {
  /** @throws a database error if the value has to be read and the database is unreachable */
  current(): Promise<Value>
  /** Makes the next caller read it again. */
  invalidate(): void
  /** Listens for changes until the returned function is called. */
  listen(): Promise<() => Promise<void>>
}

export type CachedValueOptions<Value> = {
  readonly database: Database
  /** The notification channel of its changes. */
  readonly channel: string
  /** Whether a message of the channel means that it has changed; by default every message does. */
  readonly isChange?: (payload: string) => boolean
  readonly read: () => Promise<Value>
  /** Called with the value before any caller gets it, unless it was reread in the meantime. */
  readonly onRead?: (value: Value) => Promise<void>
  /** Called after a notification, once the value has been invalidated. */
  readonly onChange?: () => unknown
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
    // A value read before a change is outdated after it.
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
  /**
   * Rereads it while others get the known value. If the database is unreachable, listening ends.
   */
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
      // Not awaited: a caller in a transaction would wait for a second connection.
      if (performance.now() - loadedAt >= maxAge) void refresh(known).catch(() => undefined)
      return known
    },
    async listen() {
      const connected = () => {
        invalidate()
        isListening = true
      }
      const changed = (payload: string): unknown => {
        if (!isChange(payload)) return undefined
        invalidate()
        return onChange?.()
      }
      const stop = await database.listen(channel, changed, connected, () => {
        isListening = false
      })
      connected()
      return stop
    },
  }
}
