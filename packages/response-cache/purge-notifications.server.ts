/** Purges on every instance: a transaction announces the tags that it has changed. */
import type { ResponseCache } from './response-cache.server.ts'

/** PostgreSQL's LISTEN, or an equivalent. */
export type NotificationSource = {
  /**
   * @param onNotification called with each payload
   * @param onConnected called whenever notifications arrive (again); some may have been missed
   * @param onDisconnected called when notifications no longer arrive
   * @returns a function that stops listening
   */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onConnected: () => void,
    onDisconnected: () => void,
  ): Promise<() => Promise<void>>
}

/** The channel; a payload is tags, separated by spaces. */
export const purgeChannel = 'purge'
/** The payload if more has changed than tags could list. */
const everything = '*'
/** The payload if stored responses must no longer be sent, not even as stale. */
export const dropAllPayload = '**'

/** Whether a payload purges this tag: for values that are kept in memory outside the cache. */
export const isPurgedBy = (payload: string, tag: string): boolean =>
  payload === everything || payload === dropAllPayload || payload.split(' ').includes(tag)

/**
 * Purges a cache whenever any instance notifies of a change. While notifications do not arrive,
 * stored responses are sent as stale.
 * @returns a function that stops listening
 */
export const purgeOnNotifications = (
  cache: Pick<ResponseCache, 'purge' | 'purgeAll' | 'forgetAll' | 'setPurgesMissed'>,
  source: NotificationSource,
): Promise<() => Promise<void>> =>
  source.listen(
    purgeChannel,
    (tags) => {
      if (tags === dropAllPayload) cache.forgetAll()
      else if (tags === everything) cache.purgeAll()
      else cache.purge(tags.split(' ').filter(Boolean))
    },
    () => {
      cache.purgeAll()
      cache.setPurgesMissed(false)
    },
    () => cache.setPurgesMissed(true),
  )
