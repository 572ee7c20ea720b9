/**
 * Google's product feed. It is built from the whole catalogue one page at a time, kept compressed,
 * and rebuilt at the first request after tools have changed.
 */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { purgeOnNotifications } from '../../../packages/response-cache/purge-notifications.server.ts'
import type { CatalogueService } from '../../catalogue/service.server.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import type { ReadSettings, ShopSettings } from '../../settings/declarations.ts'
import { rateOf } from '../../tax/rates.ts'
import { feedItem, type FeedTerms } from './feed-item.ts'
import { element } from '../../platform/files/xml-text.ts'

export type ProductFeedDependencies = {
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'wholeCatalogue' | 'categories'>
  readonly readSettings: ReadSettings
  readonly origin: string
  readonly now: () => Date
}

export type FeedFile = { readonly gzip: Buffer; readonly hash: string }

export interface ProductFeed {
  /** The feed; undefined if it is switched off, or if prices are not shown to everybody. */
  current(): Promise<FeedFile | undefined>
  /** Listens to changes. @returns a function that stops it */
  listen(): Promise<() => Promise<void>>
}

/**
 * Milliseconds for which a feed is still sent after a tool has changed. In a shop with orders every
 * second, each request would otherwise read the whole catalogue.
 */
const grace = 60_000

/** A feed with the settings that it was built with, and the time since which tools have changed. */
type Kept = {
  readonly file: FeedFile
  readonly of: string
  outdatedAt: number | undefined
}

/** The settings that affect the feed: when one changes, the feed is rebuilt at once. */
const settingsKey = ({ name, country, currency, tax, timeZone }: ShopSettings): string =>
  JSON.stringify([name, country, currency, tax, timeZone])

/** @param elapsed milliseconds of a monotonic clock; tests replace it */
export function createProductFeed(
  deps: ProductFeedDependencies,
  elapsed: () => number = () => performance.now(),
): ProductFeed {
  let kept: Kept | undefined
  let making: { readonly of: string; readonly file: Promise<FeedFile> } | undefined
  let [changes, epoch] = [0, 0]

  const outdate = (): void => {
    changes += 1
    if (kept) kept.outdatedAt ??= elapsed()
  }
  const forget = (): void => {
    epoch += 1
    kept = undefined
    making = undefined
  }
  const make = (settings: ShopSettings): Promise<FeedFile> => {
    const [begun, of] = [{ changes, epoch }, settingsKey(settings)]
    const made = compressed(feedOf(deps, settings)).then((gzip) => {
      const file = { gzip, hash: createHash('sha256').update(gzip).digest('base64url') }
      if (begun.epoch === epoch)
        kept = { file, of, outdatedAt: begun.changes === changes ? undefined : elapsed() }
      return file
    })
    making = { of, file: made }
    const end = (): void => {
      if (making?.file === made) making = undefined
    }
    made.then(end, end)
    return made
  }
  return {
    async current() {
      const settings = await deps.readSettings()
      if (!isPublic(settings)) return undefined
      const of = settingsKey(settings)
      if (kept?.of === of && (kept.outdatedAt === undefined || elapsed() - kept.outdatedAt < grace))
        return kept.file
      const file = await (making?.of === of ? making.file : make(settings))
      // Prices may have been hidden while the feed was built.
      return isPublic(await deps.readSettings()) ? file : undefined
    },
    listen: () =>
      purgeOnNotifications(
        {
          purge: (tags) => {
            if (tags.includes('tools')) outdate()
          },
          purgeAll: forget,
          forgetAll: forget,
          setPurgesMissed: (missed) => {
            if (missed) outdate()
          },
        },
        deps.database,
      ),
  }
}

const isPublic = ({
  productFeed,
  whoSeesPrices,
}: Pick<ShopSettings, 'productFeed' | 'whoSeesPrices'>): boolean =>
  productFeed === 'yes' && whoSeesPrices === 'everybody'

async function* feedOf(
  { database, catalogue, origin, now }: ProductFeedDependencies,
  { name, country, tax, timeZone }: ShopSettings,
): AsyncGenerator<string> {
  const day = dayOf(now(), timeZone)
  const parents = new Map(
    (await catalogue.categories()).map((category) => [category.name, category.parent]),
  )
  const terms: FeedTerms = {
    origin,
    currency: shopCurrency().code,
    pathOf: (category) => pathTo(category, parents),
    rateOf: (taxClass) => (tax === 'vat' ? rateOf(country, taxClass, day) : undefined),
  }
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
    `${element('title', name)}${element('link', `${origin}/`)}${element('description', name)}\n`
  )
  for await (const tools of catalogue.wholeCatalogue(database.reports))
    yield tools
      .map((tool) => feedItem(tool, terms))
      .filter((item) => item !== '')
      .map((item) => `${item}\n`)
      .join('')
  yield '</channel>\n</rss>\n'
}

/** The maximum depth of category names. */
const maxDepth = 16

function pathTo(category: string, parents: ReadonlyMap<string, string | null>): readonly string[] {
  const path: string[] = []
  for (
    let name: string | null = category || null;
    name !== null && path.length < maxDepth;
    name = parents.get(name) ?? null
  )
    path.unshift(name)
  return path
}

async function compressed(chunks: AsyncIterable<string>): Promise<Buffer> {
  const parts: Buffer[] = []
  await pipeline(Readable.from(chunks), createGzip(), async (source: AsyncIterable<Buffer>) => {
    for await (const part of source) parts.push(part)
  })
  return Buffer.concat(parts)
}
