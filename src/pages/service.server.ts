/** The content service: text pages that the shopkeeper writes, in each language, with every version. */
import type { Actor } from '../platform/access/endpoint.ts'
import { invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import { createCachedValue } from '../../packages/pg-kit/cached-value.server.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import {
  isPurgedBy,
  purgeChannel,
} from '../../packages/response-cache/purge-notifications.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import { editablePaths } from '../platform/http/static-pages.ts'
import { currentLanguage } from '../platform/languages/current-language.ts'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import {
  isLanguage,
  languageNames,
  shopLanguages,
  type Language,
} from '../platform/languages/languages.ts'
import {
  pageChanged,
  type ContentOperations,
  type Page,
  type PageChange,
  type PageSummary,
  type PageVersion,
} from './contract.ts'
import { defaultPage, type PageText } from './default-pages.ts'
import { pagesMessages as messages } from './messages/pages.ts'
import type { Block } from './page-tree.ts'
import { isOfProgram, pagePath, type PageLink } from './page-path.ts'
import { parsePage } from './parse-page.ts'
import {
  insertVersion,
  listNewest,
  listNewestTexts,
  listVersions,
  lockPage,
  type NewestPage,
  type PageVersionRow,
  type VersionsOf,
} from './store.server.ts'

/** A page as shown in the shop. */
export type ShownPage = {
  readonly title: string
  readonly description: string
  readonly blocks: readonly Block[]
  /** The language of the page, if it is not the reader's. */
  readonly language?: string
  /** See writtenPages. */
  readonly writtenIn?: readonly Language[]
}

export interface PagesService extends ContentOperations {
  /**
   * A page of the shop's own, in the reader's language, otherwise in the language in which it was
   * first written; undefined if there is none, so that the program's text is used.
   */
  findPage(slug: string): Promise<ShownPage | undefined>
  /**
   * The languages of the shop in which a page has a text, by its address: the language in which it
   * was first written is first. Pages that have a text in every language are not included.
   */
  writtenPages(): Promise<ReadonlyMap<string, readonly Language[]>>
  /** The pages in addition to the program's own, by address. */
  listOwnPages(): Promise<readonly PageLink[]>
  /** Keeps these in memory until the returned function is called. */
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
  // Used in the footer of every page.
  const ownPages = createCachedValue({
    database: deps.database,
    channel: purgeChannel,
    isChange: (payload) => isPurgedBy(payload, 'content'),
    read: () => readOwnPages(handle),
  })
  return {
    pages: () => listPages(handle),
    page: (_, { slug, language }) => readPage(handle, slug, language),
    savePage: ({ actor }, change) => savePage(deps, actor, change),
    removePage: async ({ actor }, { slug, language }) => ({
      acknowledged: true,
      deletedCount: (await removePage(deps, actor, slug, language)) ? 1 : 0,
    }),
    pageVersions: async (_, { slug, language }) => {
      const place = await findPlace(handle, slug, language)
      return (await listVersions(handle, place.of, maxVersions)).map(toVersion)
    },
    findPage: (slug) => findPage(handle, slug),
    writtenPages: () => writtenPages(handle),
    listOwnPages: async () => (await ownPages.current()).map(inReadersLanguage),
    listen: ownPages.listen,
  }
}

const toVersion = ({
  saved_at,
  actor_id: _id,
  actor_name,
  ...version
}: PageVersionRow): PageVersion =>
  Object.assign(version, {
    savedAt: saved_at.toISOString(),
    by: actor_name,
  })

async function findPage(handle: Handle, slug: string): Promise<ShownPage | undefined> {
  const reader = currentLanguage()
  const text =
    (await newestOf(handle, { slug, further: reader })) ?? (await newestOf(handle, { slug }))
  if (!text) return undefined
  const { title, description, body, language } = text
  const shown = { title, description, blocks: parsePage(body) }
  const writtenIn = (await writtenPages(handle)).get(pagePath(slug))
  return Object.assign(shown, {
    ...(language === reader ? {} : { language }),
    ...(writtenIn && { writtenIn }),
  })
}

async function writtenPages(handle: Handle): Promise<ReadonlyMap<string, readonly Language[]>> {
  const { all } = shopLanguages()
  const partly = new Map<string, readonly Language[]>()
  if (all.length === 1) return partly
  const [pages, texts] = await Promise.all([listNewest(handle), listNewestTexts(handle)])
  for (const { slug, language: first } of pages) {
    const further = texts.filter((text) => text.slug === slug).map(({ language }) => language)
    const codes = new Set(
      [first, ...further].filter(isLanguage).filter((code) => all.includes(code)),
    )
    if (codes.size > 0 && codes.size < all.length) partly.set(pagePath(slug), [...codes])
  }
  return partly
}

/** The newest version, unless it marks the page as removed. */
async function newestOf(db: Handle, of: VersionsOf): Promise<PageVersionRow | undefined> {
  const [newest] = await listVersions(db, of, 1)
  return newest?.removed === false ? newest : undefined
}

/** A page of the shop's own with its titles in further languages. */
type OwnPage = {
  readonly page: NewestPage
  readonly titles: ReadonlyMap<string, string>
}

async function readOwnPages(handle: Handle): Promise<readonly OwnPage[]> {
  const [pages, texts] = await Promise.all([listNewest(handle), listNewestTexts(handle)])
  return pages
    .filter(({ slug }) => !isOfProgram(slug))
    .map((page) => ({
      page,
      titles: new Map(
        texts
          .filter(({ slug }) => slug === page.slug)
          .map(({ language, title }) => [language, title]),
      ),
    }))
}

function inReadersLanguage({ page: { slug, language, title }, titles }: OwnPage): PageLink {
  const reader = currentLanguage()
  const own = titles.get(reader)
  const path = pagePath(slug)
  if (own !== undefined || language === reader) return { path, title: own ?? title }
  return { path, title, language }
}

/** The program's pages, the imprint, and all pages of the shop's own. */
async function listPages(handle: Handle): Promise<PageSummary[]> {
  const [pages, texts] = await Promise.all([listNewest(handle), listNewestTexts(handle)])
  const written = new Map(pages.map((row) => [row.slug, row]))
  const { main, all } = shopLanguages()
  const slugs = new Set<string>([...editablePaths, ...written.keys()])
  return [...slugs].map((slug) => {
    const first = written.get(slug)
    const further = texts.filter((text) => text.slug === slug)
    const own = further.find(({ language }) => language === main) ?? first
    const has = [first, ...further].map((text) => text?.language)
    return {
      slug,
      path: pagePath(slug),
      title: own?.title ?? defaultPage(slug)?.title ?? slug,
      by: own?.actor_name ?? null,
      missing: first === undefined ? [] : all.filter((code) => !has.includes(code)),
    }
  })
}

/** The place of a page's text in a language, and the stored text. */
type Place = {
  readonly of: VersionsOf
  readonly language: string
  readonly newest: PageVersionRow | undefined
  /** The text written first, if it is another one. */
  readonly first: PageVersionRow | undefined
}

/**
 * A page has the language in which it was first written; for the program's pages that is the shop's
 * own. Other languages have separate versions.
 * @throws invalidInput for a language that the shop does not have
 */
async function findPlace(db: Handle, slug: string, asked: Language | undefined): Promise<Place> {
  const { main } = shopLanguages()
  const [firstRow] = await listVersions(db, { slug }, 1)
  const first = whereWritten(firstRow)
  const language = asked ?? first?.language ?? main
  if (asked !== undefined && asked !== first?.language) requireOfShop(asked)
  const further = isLanguage(language) ? language : undefined
  const [textRow] = further === undefined ? [] : await listVersions(db, { slug, further }, 1)
  const isFirst = first ? first.language === language : !isOfProgram(slug) || language === main
  if (textRow?.removed !== false && isFirst)
    return { of: { slug }, language, newest: firstRow, first: undefined }
  return { of: { slug, further }, language, newest: textRow, first }
}

const whereWritten = (row: PageVersionRow | undefined): PageVersionRow | undefined =>
  row?.removed === false ? row : undefined

/** @throws invalidInput */
function requireOfShop(language: Language): void {
  if (shopLanguages().all.includes(language)) return
  const detail = messages.notOfShop(languageNames[language])
  throw invalidInput({ errors: [{ pointer: '#/language', detail }] })
}

/** @throws notFound if the shop has no text of its own and the program has none either */
async function readPage(handle: Handle, slug: string, asked: Language | undefined): Promise<Page> {
  const { of, newest, first, language } = await findPlace(handle, slug, asked)
  const further = of.further !== undefined
  const page = { slug, language, further, revision: newest?.revision ?? 0 }
  if (newest?.removed === false) return Object.assign(page, textOf(newest))
  if (first) return Object.assign(page, emptyText, { shown: first.language })
  const edited = isLanguage(language) ? language : currentLanguage()
  const text = inLanguage(edited, () => defaultPage(slug))
  if (!text) throw notFound()
  return Object.assign(page, textOf(text))
}

const emptyText: PageText = { title: '', description: '', body: '' }

/** @throws pageChanged if somebody has saved it since it was read */
const savePage = (
  { database, audit, now }: PagesDependencies,
  actor: Actor,
  { slug, title, description, body, revision, language: asked }: PageChange,
): Promise<Page> =>
  database.transact(async (tx) => {
    await lockPage(tx, slug)
    const { newest, language, of } = await findPlace(tx, slug, asked)
    const current = newest?.revision ?? 0
    // A new page at the address of a removed one starts with 0.
    const isExpected = revision === current || (revision === 0 && newest?.removed === true)
    if (!isExpected)
      throw pageChanged({
        detail: messages.changedDetail(newest?.actor_name ?? ''),
        facts: { revision: current },
      })
    const page = { slug, title, description, body, language, revision: current + 1 }
    const further = of.further !== undefined
    await audit.record(tx, actor, {
      ...pageChange('content.savePage', page, of),
      ...(newest && !newest.removed ? { before: textOf(newest) } : {}),
      after: textOf(page),
    })
    await insertPageVersion(database, tx, of, {
      ...page,
      removed: false,
      saved_at: now(),
      actor_id: actor.id,
      actor_name: actor.name,
    })
    return Object.assign(page, { further })
  })

/**
 * Whether there was a page of the shop's own, which is gone now. Without the text that it was first
 * written in there is none in any language; one of the program's keeps the others.
 */
const removePage = (
  deps: PagesDependencies,
  actor: Actor,
  slug: string,
  asked: Language | undefined,
): Promise<boolean> =>
  deps.database.transact(async (tx) => {
    await lockPage(tx, slug)
    const { of, newest } = await findPlace(tx, slug, asked)
    if (newest?.removed !== false) return false
    await removeText(deps, tx, { actor, of, newest })
    if (of.further !== undefined || isOfProgram(slug)) return true
    for (const { language } of (await listNewestTexts(tx)).filter((text) => text.slug === slug)) {
      const further = isLanguage(language) ? language : undefined
      const text = further && (await newestOf(tx, { slug, further }))
      if (text) await removeText(deps, tx, { actor, of: { slug, further }, newest: text })
    }
    return true
  })

type Removal = {
  readonly actor: Actor
  readonly of: VersionsOf
  readonly newest: PageVersionRow
}

async function removeText(
  { database, audit, now }: PagesDependencies,
  tx: Handle,
  { actor, of, newest }: Removal,
): Promise<void> {
  await audit.record(tx, actor, {
    ...pageChange('content.removePage', newest, of),
    before: textOf(newest),
  })
  await insertPageVersion(database, tx, of, {
    ...newest,
    revision: newest.revision + 1,
    removed: true,
    saved_at: now(),
    actor_id: actor.id,
    actor_name: actor.name,
  })
}

const textOf = ({ title, description, body }: PageText): PageText => ({ title, description, body })

const pageChange = (
  operation: string,
  { slug, title }: Pick<Page, 'slug' | 'title'>,
  { further }: VersionsOf,
) => ({
  operation,
  kind: 'page' as const,
  id: slug,
  label: further === undefined ? title : `${title} (${languageNames[further]})`,
})

/** Every page links to the others in its footer, so all are purged. */
async function insertPageVersion(
  database: Database,
  tx: Handle,
  { further }: VersionsOf,
  row: PageVersionRow,
): Promise<void> {
  await insertVersion(tx, row, further !== undefined)
  await database.notify(tx, 'purge', '*')
}
