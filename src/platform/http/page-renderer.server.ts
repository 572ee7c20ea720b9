/**
 * React Router behind Fastify: a page is rendered completely, the same for everybody, and cached.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createContext,
  createRequestHandler,
  data,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { ViteDevServer } from 'vite'
import { httpMessages } from '../messages/http.ts'
import { currentLanguage } from '../languages/current-language.ts'
import { inLanguage } from '../languages/in-language.server.ts'
import { shopLanguages, type Language } from '../languages/languages.ts'
import { languageOfAddress, withoutPrefixOf } from '../languages/page-address.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { sendProblem } from '../../../packages/contract/server/problem-responses.server.ts'
import { pathOf, type CacheKey } from '../../../packages/response-cache/cache-key.ts'
import type { CacheableResponse } from '../../../packages/response-cache/cacheable-response.ts'
import type { RespondFromCache } from '../../../packages/response-cache/fastify-plugin.server.ts'
import { apiGuidePaths } from './static-pages.ts'
import { newScriptMark, readMarkedScripts, scriptMark } from './script-marks.server.ts'
import { toShopProblem } from './shop-problems.server.ts'

/** The pages as built, or during development as Vite currently has them. */
export type PageBuild = {
  readonly build: Build | (() => Promise<Build>)
  readonly vite?: ViteDevServer
  /** The same pages in another language; undefined if they were not built. */
  readonly inLanguage?: (language: Language) => Promise<Build | undefined>
}

type OptionalInBuild = 'basename' | 'allowedActionOrigins' | 'unstable_getCriticalCss'
/** The build as its module's types declare it: properties that are not set are undefined. */
type Build = Omit<ServerBuild, OptionalInBuild> & {
  readonly [K in OptionalInBuild]?: ServerBuild[K] | undefined
}

/**
 * The Content-Security-Policy of a page.
 * @param scriptHashes the hashes of the inline scripts that it may run
 */
type PolicyOf = (scriptHashes: readonly string[], path: string) => string | Promise<string>

/** A cache tag of every page: the policy names hosts, which may change with the pictures shown. */
const policyTag = 'image-hosts'

export type PageOptions = PageBuild & {
  readonly origin: string
  /** The address under which a page is rendered and cached. */
  readonly canonicalUrl: CacheKey
  readonly respondFromCache: RespondFromCache
  readonly policyOf: PolicyOf
  /** Provides the loaders with their dependencies. */
  readonly prepareContext: (context: RouterContextProvider) => void
  /**
   * Counts a page that must be rendered.
   * @throws Problem tooManyRequests
   */
  readonly countRender: (address: string) => Promise<void>
}

/** Where the build puts the browser's files, below the folder in which the shop is started. */
export const clientFolder = 'build/client'

/** The errors that were caught while a page was rendered. */
const renderErrors = createContext<unknown[]>()

type RenderPage = (request: FastifyRequest) => Promise<CacheableResponse>

/** Answers every GET without another route: pages, and the data that the router fetches. */
export function registerPages(app: FastifyInstance, options: PageOptions): void {
  const { canonicalUrl, respondFromCache, countRender } = options
  const renderPage = createPageRenderer(options)
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isMalformed(request.url)) return sendProblem(reply, notFound())
    try {
      return await respondFromCache(request, reply, async () => {
        await countRender(request.ip)
        return renderPage(request)
      })
    } catch (error) {
      return sendErrorPage(error, request, reply)
    }
  }
  // Pages among the API's addresses; no other address there is a page.
  for (const url of ['/*', ...apiGuidePaths, `${apiGuidePaths[0]}/`])
    app.route({ method: 'GET', url, handler })
  redirectFormPosts(app, canonicalUrl)
}

function createPageRenderer({
  build,
  vite,
  inLanguage: otherBuild,
  origin,
  canonicalUrl,
  policyOf,
  prepareContext,
}: PageOptions): RenderPage {
  const mode = vite ? 'development' : 'production'
  const renderFirst = createRequestHandler(
    typeof build === 'function'
      ? async () => withErrorCollection(await build())
      : withErrorCollection(build),
    mode,
  )
  const renderIn = createLanguageRenderers(renderFirst, mode, otherBuild)
  return async (request) => {
    const errors: unknown[] = []
    const context = new RouterContextProvider()
    const mark = newScriptMark()
    context.set(renderErrors, errors)
    context.set(scriptMark, mark)
    prepareContext(context)
    const url = canonicalUrl(request.url)
    const { language, prefix } = languageOfAddress(url, shopLanguages())
    const render = await renderIn(language, prefix)
    const response = await inLanguage(language, () => render(new Request(origin + url), context))
    const unavailable = errors.some((error) => toShopProblem(error)?.body.status === 503)
    for (const error of errors) logRenderError(error, request)
    return pageResponse(response, {
      status: unavailable ? 503 : response.status,
      mark,
      policyOf: (hashes) => policyOf(hashes, withoutPrefixOf(pathOf(url), prefix)),
    })
  }
}

type Render = ReturnType<typeof createRequestHandler>

/** Finds the renderer of a language; each is loaded on first use. */
function createLanguageRenderers(
  first: Render,
  mode: 'development' | 'production',
  otherBuild: PageBuild['inLanguage'],
): (language: Language, prefix: string) => Promise<Render> {
  const known = new Map<string, Promise<Render>>()
  const create = async (language: Language, prefix: string): Promise<Render> => {
    const build = await otherBuild?.(language)
    return build === undefined
      ? first
      : createRequestHandler(withErrorCollection({ ...build, basename: prefix || '/' }), mode)
  }
  return async (language, prefix) => {
    if (language === 'en' && prefix === '') return first
    const name = `${language}${prefix}`
    const render = known.get(name) ?? create(language, prefix)
    known.set(name, render)
    return render
  }
}

function logRenderError(error: unknown, request: FastifyRequest): void {
  const problem = toShopProblem(error)
  if (problem === undefined) request.log.error({ err: error }, 'A page could not be made')
  else if (problem.body.status >= 500) request.server.outageLog.problem(problem)
}

/**
 * A form on a page without scripts is sent here: it is redirected to its own page, and its contents
 * are not read. With GET they would appear in the address.
 */
function redirectFormPosts(app: FastifyInstance, canonicalUrl: CacheKey): void {
  app.route({
    method: 'POST',
    url: '/*',
    onRequest: async (request, reply) =>
      reply.redirect(isMalformed(request.url) ? '/' : canonicalUrl(request.url), 303),
    handler: async () => {
      throw notFound()
    },
  })
}

type ServerRoute = NonNullable<ServerBuild['routes'][string]>

/**
 * A route whose Problems reach its error page with their cause: for any other error the router only
 * passes on that one occurred.
 */
function withCauses(route: ServerRoute | undefined): ServerRoute | undefined {
  const loader = route?.module.loader
  if (!route || !loader) return route
  const load: typeof loader = async (args) => {
    try {
      return await loader(args)
    } catch (error) {
      const problem = toShopProblem(error)
      if (problem === undefined || problem.body.status < 500) throw error
      args.context.get(renderErrors).push(error)
      const { type, title, status } = problem.body
      const headers = { 'retry-after': String(Math.ceil(problem.retryAfter ?? 2)) }
      throw data({ type, title }, { status, headers })
    }
  }
  return { ...route, module: { ...route.module, loader: load } }
}

// Without this, React Router writes errors to the console, without the request id.
const withErrorCollection = ({
  basename = '/',
  allowedActionOrigins = [],
  unstable_getCriticalCss: criticalCss,
  ...build
}: Build): ServerBuild => ({
  ...build,
  basename,
  allowedActionOrigins,
  ...(criticalCss ? { unstable_getCriticalCss: criticalCss } : {}),
  routes: Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, withCauses(route)]),
  ),
  entry: {
    ...build.entry,
    module: {
      ...build.entry.module,
      handleError: (error, { context }) => void context.get(renderErrors).push(error),
    },
  },
})

type PageSettings = {
  readonly status: number
  /** See script-marks.server.ts. */
  readonly mark: string
  readonly policyOf: (scriptHashes: readonly string[]) => string | Promise<string>
}

async function pageResponse(
  response: Response,
  { status, mark, policyOf }: PageSettings,
): Promise<CacheableResponse> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => name !== 'content-length' && name !== 'set-cookie'),
  )
  const isHtml = headers['content-type']?.startsWith('text/html') === true
  const page = isHtml ? readMarkedScripts(bytes.toString('utf8'), mark) : undefined
  const shownTags =
    status === 200 || status === 404
      ? (headers['surrogate-key'] ?? '').split(' ').filter(Boolean)
      : []
  const tags = page && shownTags.length > 0 ? [...shownTags, policyTag] : shownTags
  return {
    status,
    body: page ? page.html : bytes,
    tags,
    headers: {
      ...headers,
      ...(tags.length > 0 ? { 'surrogate-key': tags.join(' ') } : {}),
      ...(page ? { 'content-security-policy': await policyOf(page.scriptHashes) } : {}),
      ...(tags.length === 0 ? { 'cache-control': 'no-store' } : {}),
      ...(status === 503 ? { 'retry-after': headers['retry-after'] ?? '2' } : {}),
    },
  }
}

// No page has such an address, and React Router throws on some of them.
const isMalformed = (url: string): boolean => url.startsWith('//') || url.includes('\\')

const { brokenPage: messages } = httpMessages

/** A page without dependencies, for when not even React Router's error page can be rendered. */
function sendErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toShopProblem(error)
  if (problem && problem.body.status < 500) throw error
  logRenderError(error, request)
  const [title, text] = problem
    ? [messages.unavailableTitle, problem.body.title]
    : [messages.title, messages.text]
  if (problem) reply.header('retry-after', String(Math.ceil(problem.retryAfter ?? 2)))
  return reply
    .code(problem?.body.status ?? 500)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(
      [
        `<!doctype html><html lang="${currentLanguage()}"><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width">',
        `<title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
      ].join(''),
    )
}
