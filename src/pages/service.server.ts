/** The content service: text pages that the shopkeeper writes, with every version of them. */
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { createCachedValue } from '../../packages/pg-kit/cached-value.server.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import {
  isPurgedBy,
  purgeChannel,
} from '../../packages/response-cache/purge-notifications.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import { editablePaths } from '../platform/http/static-pages.ts'
import {
  pageChanged,
  type ContentOperations,
  type Page,
  type PageChange,
  type PageSummary,
} from './contract.ts'
import { defaultPage, type PageText } from './default-pages.ts'
import { pagesMessages as messages } from './messages/pages.ts'
import type { Block } from './page-tree.ts'
import { pagePath, type PageLink } from './page-path.ts'
import { parsePage } from './parse-page.ts'
import {
  insertVersion,
  listNewest,
  listVersions,
  lockPage,
  type PageVersionRow,
} from './store.server.ts'

/** A page as the shop shows it. */
export type ShownPage = {
  readonly title: string
  readonly description: string
  readonly blocks: readonly Block[]
}

export interface PagesService extends ContentOperations {
  /** A page that was written here; undefined when there is none, so that the program's counts. */
  findPage(slug: string): Promise<ShownPage | undefined>
  /** The pages beside those that the program brings, by address. */
  listOwnPages(): Promise<readonly PageLink[]>
  /** Keeps these in memory from now on, until the returned function is called. */
  listen(): Promise<() => Promise<void>>
}

export type PagesDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly now: () => Date
}

const maxVersions = 50

export const createPagesService = (deps: PagesDependencies): PagesService => {
  const { handle } = deps.database
  // The footer of every page has them.
  const ownPages = createCachedValue({
    database: deps.database,
    channel: purgeChannel,
    isChange: (payload) => isPurgedBy(payload, 'content'),
    read: () => readOwnPages(handle),
  })
  return {
    pages: () => listPages(handle),
    page: async (_, { slug }) => readPage(handle, slug),
    savePage: ({ actor }, change) => savePage(deps, actor, change),
    removePage: async ({ actor }, { slug }) => ({
      acknowledged: true,
      deletedCount: (await removePage(deps, actor, slug)) ? 1 : 0,
    }),
    pageVersions: async (_, { slug }) =>
      (await listVersions(handle, slug, maxVersions)).map(
        ({ saved_at, actor_id: _id, actor_name, ...version }) => ({
          ...version,
          savedAt: saved_at.toISOString(),
          by: actor_name,
        }),
      ),
    findPage: async (slug) => {
      const [newest] = await listVersions(handle, slug, 1)
      if (!newest || newest.removed) return undefined
      const { title, description, body } = newest
      return { title, description, blocks: parsePage(body) }
    },
    listOwnPages: ownPages.current,
    listen: ownPages.listen,
  }
}

const readOwnPages = async (handle: Handle): Promise<readonly PageLink[]> =>
  (await listNewest(handle))
    .filter(({ slug }) => defaultPage(slug) === undefined)
    .map(({ slug, title }) => ({ path: pagePath(slug), title }))

/** Those that the program brings, the imprint, and all that were written. */
async function listPages(handle: Handle): Promise<PageSummary[]> {
  const written = new Map((await listNewest(handle)).map((row) => [row.slug, row]))
  const slugs = new Set<string>([...editablePaths, ...written.keys()])
  return [...slugs].map((slug) => {
    const own = written.get(slug)
    return {
      slug,
      path: pagePath(slug),
      title: own?.title ?? defaultPage(slug)?.title ?? slug,
      by: own?.actor_name ?? null,
    }
  })
}

/** @throws notFound when nobody has written it and the program brings none */
async function readPage(handle: Handle, slug: string): Promise<Page> {
  const [newest] = await listVersions(handle, slug, 1)
  const text = newest && !newest.removed ? newest : defaultPage(slug)
  if (!text) throw notFound()
  const { title, description, body } = text
  return { slug, title, description, body, revision: newest?.revision ?? 0 }
}

/** @throws pageChanged when somebody has saved it since it was read */
const savePage = (
  { database, audit, now }: PagesDependencies,
  actor: Actor,
  { slug, title, description, body, revision }: PageChange,
): Promise<Page> =>
  database.transact(async (tx) => {
    await lockPage(tx, slug)
    const [newest] = await listVersions(tx, slug, 1)
    const current = newest?.revision ?? 0
    // A new page at the address of a removed one begins with 0.
    const isExpected = revision === current || (revision === 0 && newest?.removed === true)
    if (!isExpected)
      throw pageChanged({
        detail: messages.changedDetail(newest?.actor_name ?? ''),
        facts: { revision: current },
      })
    const page = { slug, title, description, body, revision: current + 1 }
    await audit.record(tx, actor, {
      ...pageChange('content.savePage', page),
      ...(newest && !newest.removed ? { before: textOf(newest) } : {}),
      after: textOf(page),
    })
    await insertPageVersion(database, tx, {
      ...page,
      removed: false,
      saved_at: now(),
      actor_id: actor.id,
      actor_name: actor.name,
    })
    return page
  })

/** Whether there was a page of the shop's own, which is gone now. */
const removePage = (
  { database, audit, now }: PagesDependencies,
  actor: Actor,
  slug: string,
): Promise<boolean> =>
  database.transact(async (tx) => {
    await lockPage(tx, slug)
    const [newest] = await listVersions(tx, slug, 1)
    if (!newest || newest.removed) return false
    await audit.record(tx, actor, {
      ...pageChange('content.removePage', newest),
      before: textOf(newest),
    })
    await insertPageVersion(database, tx, {
      ...newest,
      revision: newest.revision + 1,
      removed: true,
      saved_at: now(),
      actor_id: actor.id,
      actor_name: actor.name,
    })
    return true
  })

const textOf = ({ title, description, body }: PageText): PageText => ({ title, description, body })

const pageChange = (operation: string, { slug, title }: Pick<Page, 'slug' | 'title'>) => ({
  operation,
  kind: 'page' as const,
  id: slug,
  label: title,
})

/** Every page names the others in its footer, so all are purged. */
async function insertPageVersion(
  database: Database,
  tx: Handle,
  row: PageVersionRow,
): Promise<void> {
  await insertVersion(tx, row)
  await database.notify(tx, 'purge', '*')
}
