/** The HTTP contract of text pages: list, read, save, remove, list their versions. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named, withWireFormat } from '../../packages/contract/wire-format.ts'
import { languageCodes } from '../platform/languages/languages.ts'
import { maxPageBodyBytes } from '../platform/http/body-limits.ts'
import { Integer, Line, OptionalLine, Text, Timestamp } from '../platform/fields/fields.ts'
import { pagesMessages as messages } from './messages/pages.ts'

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** The last part of a page's address. */
export const Slug = withWireFormat(
  z.string().check(z.maxLength(60, messages.notSlug), z.regex(slugPattern, messages.notSlug)),
  { type: 'string', maxLength: 60, pattern: slugPattern.source },
)

/** Absent: the language that the page was first written in. */
const SomeLanguage = z.optional(z.enum(languageCodes))

/** The revision of a page without a text of the shop's own is 0. */
const Revision = Integer(0, 2_147_483_647)

const text = {
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Markdown. */
  body: z.string(),
  revision: z.int(),
  language: z.string(),
}

export const Page = z.strictObject({
  ...text,
  /** Whether this text is a translation: the page was first written in another language. */
  further: z.boolean(),
  /** If there is no text in this language yet: the language of the text that readers see. */
  shown: z.optional(z.string()),
})
export type Page = z.output<typeof Page>

export const PageChange = z.strictObject({
  slug: Slug,
  title: Line(80),
  description: OptionalLine(200),
  body: Text(20_000),
  revision: Revision,
  language: SomeLanguage,
})
export type PageChange = z.output<typeof PageChange>

export const PageSummary = z.strictObject({
  slug: z.string(),
  /** The page's path in the shop. */
  path: z.string(),
  title: z.string(),
  /** The author; null for the program's own text. */
  by: z.nullable(z.string()),
  /** The shop's languages in which this page of its own has no text. */
  missing: z.array(z.string()),
})
export type PageSummary = z.output<typeof PageSummary>

export const PageVersion = z.strictObject({
  ...text,
  removed: z.boolean(),
  savedAt: Timestamp,
  by: z.string(),
})
export type PageVersion = z.output<typeof PageVersion>

/** Somebody else has saved the page since it was read. Facts: `revision`. */
export const pageChanged = problem('page-changed', 409, messages.changedTitle)

export const pagesContract = {
  pages: endpoint({
    route: 'GET /pages',
    access: 'admin',
    permission: 'content',
    summary: 'List the shop’s text pages',
    input: z.strictObject({}),
    output: z.array(named('PageSummary', PageSummary)),
  }),
  page: endpoint({
    route: 'GET /pages/:slug',
    access: 'admin',
    permission: 'content',
    summary: 'Get a text page for editing',
    input: z.strictObject({ slug: Slug, language: SomeLanguage }),
    output: named('Page', Page),
    problems: [notFound],
  }),
  savePage: endpoint({
    route: 'PUT /pages/:slug',
    access: 'admin',
    permission: 'content',
    summary: 'Save a text page as a new version',
    maxBodyBytes: maxPageBodyBytes,
    input: named('PageChange', PageChange),
    output: named('Page', Page),
    problems: [pageChanged],
  }),
  removePage: endpoint({
    route: 'DELETE /pages/:slug',
    access: 'admin',
    permission: 'content',
    summary: 'Remove a text page, or one of its languages; its versions are kept',
    input: z.strictObject({ slug: Slug, language: SomeLanguage }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
  pageVersions: endpoint({
    route: 'GET /pages/:slug/versions',
    access: 'admin',
    permission: 'content',
    summary: 'List the versions of a text page, newest first',
    input: z.strictObject({ slug: Slug, language: SomeLanguage }),
    output: z.array(named('PageVersion', PageVersion)),
  }),
}
/** The operations that the HTTP API calls. */
export interface ContentOperations extends Service<typeof pagesContract> {}
