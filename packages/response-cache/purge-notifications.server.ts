/** Purges on every instance: a transaction notifies which tags it changed. */
import type { ResponseCache } from './response-cache.server.ts'

/** PostgreSQL's LISTEN, or anything like it. */
export type NotificationSource = {
  /**
   * @param onNotification called with each payload
   * @param onConnected called whenever notifications arrive (again); some may have been missed
   * @param onDisconnected called when notifications no longer arrive
   * @returns how to stop
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
/** The payload when more has changed than tags could name. */
const everything = '*'
/** The payload when what is stored must no longer be sent, not even as stale. */
export const dropAllPayload = '**'

/** Whether a payload purges what has this tag: for what is kept in memory beside the cache. */
export const isPurgedBy = (payload: string, tag: string): boolean =>
  payload === everything || payload === dropAllPayload || payload.split(' ').includes(tag)

/**
 * Purges a cache whenever any instance notifies of a change. While notifications do not arrive,
 * stored responses are sent as stale.
 * @returns how to stop
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
