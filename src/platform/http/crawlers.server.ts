/** For search engines: robots.txt, and the sitemap, whose index names its parts. */
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { furtherLanguages, shopLanguages, type Language } from '../languages/languages.ts'
import { prefixOf, withPrefix } from '../languages/page-address.ts'
import { encodingFor } from '../../../packages/response-cache/variants.server.ts'

export type SitemapPage = {
  readonly path: string
  /** The same page in other languages, if its path differs. */
  readonly paths?: Readonly<Partial<Record<Language, string>>>
  /** The languages that have the page, if not all. */
  readonly languages?: readonly Language[] | undefined
  readonly changedAt?: Date | undefined
}
/** All pages of a shop: a fixed list, and any number of named parts. */
export type SitemapSource = {
  fixed(): Promise<readonly SitemapPage[]>
  /** The names of the parts: letters, digits, - and _. */
  parts(): Promise<readonly string[]>
  /** The pages of a part; undefined when there is no part of this name. */
  part(name: string): Promise<AsyncIterable<SitemapPage> | undefined>
}

export type CrawlerOptions = {
  readonly origin: string
  readonly sitemap: SitemapSource
  /** Counts a request for a sitemap. @throws Problem tooManyRequests */
  readonly countRead: (address: string) => Promise<void>
}

/** One hour: the maximum delay until a search engine sees a new page. */
const cacheControl = 'public, max-age=3600'
/** Private pages, and addresses that only perform actions or duplicate other pages. */
const disallowedPaths = ['/api/', '/cart', '/dashboard', '/dev/', '/purchase/', '/reset-password']
const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** The name of the part that contains the fixed list. */
const fixedPart = 'pages'

/** Serves /robots.txt, /sitemap.xml and /sitemap-<part>.xml. */
export function registerCrawlerFiles(
  app: FastifyInstance,
  { origin, sitemap, countRead }: CrawlerOptions,
): void {
  app.get('/robots.txt', async (_, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControl })
      .send(robotsTxt(origin)),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    await countRead(request.ip)
    return sendXml(request, reply, sitemapIndex(origin, [fixedPart, ...(await sitemap.parts())]))
  })

  app.get<{ Params: { file: string } }>('/sitemap-:file', async (request, reply) => {
    await countRead(request.ip)
    const name = /^([\w-]{1,40})\.xml$/.exec(request.params.file)?.[1] ?? ''
    const pages = name === fixedPart ? await sitemap.fixed() : await sitemap.part(name)
    return pages === undefined
      ? reply.callNotFound()
      : sendXml(request, reply, sitemapPart(origin, pages))
  })
}

const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    ...otherPrefixes().flatMap((prefix) => [
      `Disallow: ${prefix}/cart`,
      `Disallow: ${prefix}/purchase/`,
    ]),
    ...(otherPrefixes().length > 0 ? ['Disallow: /languages/'] : []),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const otherPrefixes = (): readonly string[] =>
  furtherLanguages().map((language) => prefixOf(language, shopLanguages()))

const sitemapIndex = (origin: string, parts: readonly string[]): string[] => [
  `${xmlDeclaration}<sitemapindex xmlns="${namespace}">\n`,
  ...parts.map((name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>\n`),
  '</sitemapindex>\n',
]

/** Each page appears once in every language of the shop. */
async function* sitemapPart(
  origin: string,
  pages: Iterable<SitemapPage> | AsyncIterable<SitemapPage>,
): AsyncGenerator<string> {
  yield `${xmlDeclaration}<urlset xmlns="${namespace}">\n`
  for await (const { path, paths = {}, languages, changedAt } of pages) {
    const lastModified = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    for (const language of languages ?? shopLanguages().all) {
      const address = withPrefix(paths[language] ?? path, prefixOf(language, shopLanguages()))
      yield `<url><loc>${escapeXml(origin + address)}</loc>${lastModified}</url>\n`
    }
  }
  yield '</urlset>\n'
}

const xmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => xmlEntities[character] ?? character)

/** Streams XML while it is generated: the whole document is never in memory. */
function sendXml(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  chunks: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
  })
  const source = Readable.from(chunks)
  if (encodingFor(headers['accept-encoding']) === 'identity') return reply.send(source)
  const compressed = createGzip()
  source.once('error', (error) => compressed.destroy(error))
  // When the client disconnects, the queries behind the source stop too.
  compressed.once('close', () => source.destroy())
  return reply.header('content-encoding', 'gzip').send(source.pipe(compressed))
}
