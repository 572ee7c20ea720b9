/** React Router behind Fastify: a page is rendered whole, for nobody in particular, and kept. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createContext,
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { ViteDevServer } from 'vite'
import { httpMessages } from '../messages/http.ts'
import { isUnreachable } from '../../../packages/pg-kit/unavailable.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type {
  CacheableResponse,
  RespondFromCache,
} from '../../../packages/response-cache/cacheable-response.server.ts'
import { canonicalUrl } from '../../../packages/response-cache/cache-key.ts'
import { sendProblem } from '../../../packages/contract/server/problem-responses.server.ts'
import { toShopProblem } from './shop-problems.server.ts'

/** The pages as built; or, while developing, whatever they are at the moment, through Vite. */
export type PageBuild = {
  readonly build: Built | (() => Promise<Built>)
  readonly vite?: ViteDevServer
}

type Sometimes = 'basename' | 'allowedActionOrigins' | 'unstable_getCriticalCss'
/** The build as its module's types say it: what is not set stands there as undefined. */
type Built = Omit<ServerBuild, Sometimes> & {
  readonly [K in Sometimes]?: ServerBuild[K] | undefined
}

export type PageOptions = PageBuild & {
  readonly origin: string
  readonly keep: RespondFromCache
  /** Makes the Content-Security-Policy of a page. */
  readonly policy: (html: string) => string
  /** Gives the pages the shop. */
  readonly prepare: (context: RouterContextProvider) => void
  /** Counts a page that must be made; throws tooOften. */
  readonly count: (address: string) => Promise<void>
}

/** Where the build puts what browsers load, below the folder that the shop is started in. */
export const clientFolder = 'build/client'

/** What went wrong while a page was made. */
const failures = createContext<unknown[]>()

/** Answers every GET that nothing else answers: the pages, and the data that the router asks for between pages. */
export function registerPages(
  app: FastifyInstance,
  { build, vite, origin, keep, policy, prepare, count }: PageOptions,
): void {
  const render = createRequestHandler(
    typeof build === 'function' ? async () => listening(await build()) : listening(build),
    vite ? 'development' : 'production',
  )

  const make = async (request: FastifyRequest): Promise<CacheableResponse> => {
    const failed: unknown[] = []
    const context = new RouterContextProvider()
    context.set(failures, failed)
    prepare(context)
    const response = await render(new Request(origin + canonicalUrl(request.url)), context)
    const away = failed.some(
      (error) => isUnreachable(error) || toShopProblem(error)?.body.status === 503,
    )
    for (const error of failed)
      if (!isProblem(error))
        request.log[away ? 'warn' : 'error']({ err: error }, 'A page could not be made')
    return answerOf(response, { status: away ? 503 : response.status, policy })
  }

  app.route({
    method: 'GET',
    url: '/*',
    handler: async (request, reply) => {
      if (isBroken(request.url)) return sendProblem(reply, notFound())
      try {
        return await keep(request, reply, async () => {
          await count(request.ip)
          return make(request)
        })
      } catch (error) {
        return lastResort(error, request, reply)
      }
    },
  })
  formsWithoutScript(app)
}

/** Where a form goes whose page has no script: back to itself, its contents unread. By GET they would stand in the address. */
function formsWithoutScript(app: FastifyInstance): void {
  app.route({
    method: 'POST',
    url: '/*',
    onRequest: async (request, reply) =>
      reply.redirect(isBroken(request.url) ? '/' : canonicalUrl(request.url), 303),
    handler: async () => {
      throw notFound()
    },
  })
}

// The build's own handler would write to the console, without the request's id.
const listening = ({
  basename = '/',
  allowedActionOrigins = [],
  unstable_getCriticalCss: criticalCss,
  ...build
}: Built): ServerBuild => ({
  ...build,
  basename,
  allowedActionOrigins,
  ...(criticalCss ? { unstable_getCriticalCss: criticalCss } : {}),
  entry: {
    ...build.entry,
    module: {
      ...build.entry.module,
      handleError: (error, { context }) => void context.get(failures).push(error),
    },
  },
})

async function answerOf(
  response: Response,
  { status, policy }: { status: number; policy: (html: string) => string },
): Promise<CacheableResponse> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => name !== 'content-length' && name !== 'set-cookie'),
  )
  const isPage = headers['content-type']?.startsWith('text/html') === true
  const tags =
    status === 200 || status === 404
      ? (headers['surrogate-key'] ?? '').split(' ').filter(Boolean)
      : []
  return {
    status,
    body,
    tags,
    headers: {
      ...headers,
      ...(isPage ? { 'content-security-policy': policy(body.toString('utf8')) } : {}),
      ...(tags.length === 0 ? { 'cache-control': 'no-store' } : {}),
      ...(status === 503 ? { 'retry-after': headers['retry-after'] ?? '2' } : {}),
    },
  }
}

// A page under an address that no page could have; RR would throw on some of them.
const isBroken = (url: string): boolean => url.startsWith('//') || url.includes('\\')

const { brokenPage: words } = httpMessages

/** The page that needs nothing: when not even the error page could be made. */
function lastResort(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const found = toShopProblem(error)
  if (found && found.body.status < 500) throw error
  request.log.error({ err: error }, 'A page could not be made')
  const [title, text] = found
    ? [words.unavailableTitle, words.unavailableText]
    : [words.title, words.text]
  if (found) reply.header('retry-after', String(Math.ceil(found.retryAfter ?? 2)))
  return reply
    .code(found?.body.status ?? 500)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
    )
}
