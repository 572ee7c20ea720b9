/**
 * Tells a CDN in front of the shop what it must forget: the tags that the shop's own kept answers are
 * purged by (`Surrogate-Key`, `Cache-Tag`). Each purge is a row that is written with the change, so
 * none is lost, and sent until the CDN has taken it.
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
/** Longer than the calls of a round can take. */
const lease = 120_000
/** Milliseconds between two attempts at most. */
const longestPause = 60_000
/** Purges that are told together. */
const maxPurges = 500
/** Tags in one call: Cloudflare takes no more. */
const maxTags = 30
/** Of more tags everything is purged: a list of a supplier changes thousands of tools. */
const maxNamedTags = 300
/**
 * What an instance that had not heard of the change has answered meanwhile, the CDN may have stored
 * after it was told: so it is told again. Milliseconds.
 */
const again = { times: 2, pause: 3000 }

/** The same database, which writes down what a CDN must be told when a purge is announced. */
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

/** The tags of each call; without any, everything is purged. */
const callsFor = (tags: readonly string[]): readonly (readonly string[])[] =>
  tags.includes(everything) || tags.length > maxNamedTags
    ? [[]]
    : Array.from({ length: Math.ceil(tags.length / maxTags) }, (_, nth) =>
        tags.slice(nth * maxTags, (nth + 1) * maxTags),
      )

/** @throws Error unless it answers with 2xx */
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
  if (!response.ok) throw new Error(`The CDN answered ${response.status}`)
}
