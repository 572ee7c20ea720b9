/** Where the pictures of tools come from, as the content policy of pages names it. */
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

/** More hosts than this would make every page's header long: then any https host is allowed. */
export const maxImageHosts = 30

/** The tag of every page whose policy names the hosts. */
export const imageHostsTag = 'image-hosts'

/** A scheme and host; what is none (a `;` would end the directive) is left out of the policy. */
const validOrigin = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/

/** The origin of a picture that comes from elsewhere. */
export function imageOrigin(image: string): string | undefined {
  const origin = URL.parse(image)?.origin
  return origin !== undefined && validOrigin.test(origin) ? origin : undefined
}

/**
 * The origins of the pictures of all tools on sale; `any` when there are more than `maxImageHosts`.
 */
export async function readImageOrigins(db: Handle): Promise<readonly string[] | 'any'> {
  const hosts = await listImageHosts(db, maxImageHosts + 1)
  if (hosts.length > maxImageHosts) return 'any'
  return [...new Set(hosts.flatMap((host) => imageOrigin(host) ?? []))].toSorted()
}

type ImageOrigins = readonly string[] | 'any'

/**
 * Creates what knows the origins for each page that is rendered: in memory until a purge says that
 * they have changed. Without the database the last ones are good enough: a page frame is rendered
 * without it, too.
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
        // Whatever needs the database says itself that it is away.
      }
      return last
    },
  }
}
