/**
 * Sends purges to a CDN in front of the shop, by the same tags as in the shop's own cache
 * (`Surrogate-Key`, `Cache-Tag`). Each purge is a row written in the transaction of the change, so
 * none is lost, and is sent until the CDN accepts it.
 */
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import {
  createJobRunner,
  type ErrorLog,
  type JobRunner,
} from '../../../packages/pg-kit/jobs.server.ts'
import {
  dropAllPayload,
  purgeChannel,
} from '../../../packages/response-cache/purge-notifications.server.ts'
import {
  claimPurges,
  insertPurge,
  nextPurge,
  recordFailedPurge,
  recordSentPurge,
  type DuePurge,
} from './cdn-purge-store.server.ts'
import type { CdnConfig } from '../config/config.server.ts'
import { httpMessages as messages } from '../messages/http.ts'

const channel = 'cdn-purges'
const everything = '*'
/** Milliseconds for one call. */
const timeout = 10_000
/** Longer than the calls of one round can take. */
const lease = 120_000
/** The longest pause between two attempts, in milliseconds. */
const longestPause = 60_000
/** The maximum number of purges sent together. */
const maxPurges = 500
/** The maximum number of tags in one call: Cloudflare accepts no more. */
const maxTags = 30
/** With more tags than this, everything is purged: a supplier's list changes thousands of tools. */
const maxNamedTags = 300
/**
 * A purge is sent again, because an instance that had not yet received the change may have given
 * the CDN an outdated response after the first purge. Milliseconds.
 */
const again = { times: 2, pause: 3000 }

/** The same database, which also records each announced purge for the CDN. */
export function withCdnPurges(database: Database): Database {
  return {
    ...database,
    async notify(handle, to, payload) {
      if (to === purgeChannel) {
        await insertPurge(handle, payload === dropAllPayload ? everything : payload)
        await database.notify(handle, channel, '')
      }
      await database.notify(handle, to, payload)
    },
  }
}

type CdnDependencies = {
  readonly database: Database
  readonly log: ErrorLog
  readonly cdn: CdnConfig
}

export const createCdnPurging = ({ database, log, cdn }: CdnDependencies): JobRunner =>
  createJobRunner<readonly DuePurge[]>(database, log, {
    channel,
    pollInterval: 60_000,
    lease,
    failureMessage: messages.purgesNotRead,
    async claim(time) {
      const due = await claimPurges(database.handle, time, maxPurges)
      return due.length === 0 ? undefined : due
    },
    perform: (due) => tell(database.handle, log, cdn, due),
    nextDueIn: () => nextPurge(database.handle),
  })

async function tell(
  db: Handle,
  log: ErrorLog,
  cdn: CdnConfig,
  due: readonly DuePurge[],
): Promise<'failed' | void> {
  const ids = due.map(({ id }) => id)
  const tags = [...new Set(due.flatMap((one) => one.tags.split(' ').filter(Boolean)))]
  try {
    for (const some of callsFor(tags)) await callCdn(cdn, some)
  } catch (error) {
    log.error({ err: error }, messages.cdnNotTold)
    await recordFailedPurge(db, ids, longestPause)
    return 'failed'
  }
  await recordSentPurge(db, ids, again)
}

/** The tags of each call; a call without tags purges everything. */
const callsFor = (tags: readonly string[]): readonly (readonly string[])[] =>
  tags.includes(everything) || tags.length > maxNamedTags
    ? [[]]
    : Array.from({ length: Math.ceil(tags.length / maxTags) }, (_, nth) =>
        tags.slice(nth * maxTags, (nth + 1) * maxTags),
      )

/** @throws Error unless the CDN responds with 2xx */
async function callCdn({ address, secret }: CdnConfig, tags: readonly string[]): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      ...(tags.length === 0 ? {} : { 'surrogate-key': tags.join(' ') }),
    },
    body: JSON.stringify(tags.length === 0 ? { purge_everything: true } : { tags }),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The CDN responded with status ${response.status}`)
}
