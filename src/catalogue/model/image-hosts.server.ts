/** The origins of tool pictures, for the content policy of pages. */
import {
  createCachedValue,
  type CachedValue,
} from '../../../packages/pg-kit/cached-value.server.ts'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import {
  isPurgedBy,
  purgeChannel,
} from '../../../packages/response-cache/purge-notifications.server.ts'
import { listImageHosts } from './image-host-store.server.ts'

/** More hosts than this would make every page's header too long: then any https host is allowed. */
export const maxImageHosts = 30

/** The tag of every page whose policy names the hosts. */
export const imageHostsTag = 'image-hosts'

/** A scheme and host; invalid values (a `;` would end the directive) are left out of the policy. */
const validOrigin = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/

/** The origin of an external picture. */
export function imageOrigin(image: string): string | undefined {
  const origin = URL.parse(image)?.origin
  return origin !== undefined && validOrigin.test(origin) ? origin : undefined
}

/**
 * The origins of the pictures of all tools on sale; `any` if there are more than `maxImageHosts`.
 */
export async function readImageOrigins(db: Handle): Promise<readonly string[] | 'any'> {
  const hosts = await listImageHosts(db, maxImageHosts + 1)
  if (hosts.length > maxImageHosts) return 'any'
  return [...new Set(hosts.flatMap((host) => imageOrigin(host) ?? []))].toSorted()
}

type ImageOrigins = readonly string[] | 'any'

/**
 * Provides the origins for each rendered page: in memory until a purge reports a change. Without
 * the database the last ones are used: a page frame is rendered without it, too.
 */
export function createImageOrigins(
  database: Database,
): Pick<CachedValue<ImageOrigins>, 'current' | 'listen'> {
  let last: ImageOrigins = 'any'
  const origins = createCachedValue<ImageOrigins>({
    database,
    channel: purgeChannel,
    isChange: (payload) => isPurgedBy(payload, imageHostsTag),
    read: () => readImageOrigins(database.handle),
  })
  return {
    listen: origins.listen,
    async current() {
      try {
        last = await origins.current()
      } catch {
        // Everything that needs the database reports its absence itself.
      }
      return last
    },
  }
}
