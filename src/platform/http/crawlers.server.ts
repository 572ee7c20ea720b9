/** What search engines read before any page: which addresses they may visit, and which there are, in parts. */
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../../../packages/response-cache/variants.server.ts'

export type SitemapPage = { readonly path: string; readonly changedAt?: Date | undefined }
/** The pages of a shop by where they are told of: some by name, the rest in parts. */
export type SitemapSource = {
  fixed(): Promise<readonly SitemapPage[]>
  parts(): Promise<readonly string[]>
  part(name: string): Promise<AsyncIterable<SitemapPage> | undefined>
}

type Crawled = {
  readonly origin: string
  readonly listed: SitemapSource
  readonly count: (address: string) => Promise<void>
}

/** Seconds: what a search engine does not know for an hour it learns in the next. */
const kept = 'public, max-age=3600'
/** Nothing of a shop that is anybody's own, and no address that only acts or only repeats. */
const notToVisit = ['/api/', '/cart', '/dashboard', '/dev/', '/purchase/', '/reset-password']
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const fixedPart = 'pages'

export function registerCrawlerFiles(
  app: FastifyInstance,
  { origin, listed, count }: Crawled,
): void {
  const robots = [
    'User-agent: *',
    ...notToVisit.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
  app.get('/robots.txt', async (_, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': kept })
      .send(robots),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    await count(request.ip)
    const names = [fixedPart, ...(await listed.parts())]
    const parts = names.map(
      (name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>\n`,
    )
    return send(request, reply, [
      `${head}<sitemapindex xmlns="${schema}">\n`,
      ...parts,
      '</sitemapindex>\n',
    ])
  })

  app.get<{ Params: { file: string } }>('/sitemap-:file', async (request, reply) => {
    await count(request.ip)
    const name = /^([\w-]{1,40})\.xml$/.exec(request.params.file)?.[1] ?? ''
    const pages = name === fixedPart ? await listed.fixed() : await listed.part(name)
    return pages === undefined ? reply.callNotFound() : send(request, reply, lines(origin, pages))
  })
}

async function* lines(
  origin: string,
  pages: Iterable<SitemapPage> | AsyncIterable<SitemapPage>,
): AsyncGenerator<string> {
  yield `${head}<urlset xmlns="${schema}">\n`
  for await (const { path, changedAt } of pages)
    yield `<url><loc>${escaped(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>\n`
  yield '</urlset>\n'
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/** As it is made, never whole in memory. */
function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': kept,
    vary: 'Accept-Encoding',
  })
  const source = Readable.from(text)
  if (encodingFor(headers['accept-encoding']) === 'identity') return reply.send(source)
  const zipped = createGzip()
  source.once('error', (error) => zipped.destroy(error))
  // A reader who leaves stops the questions to the database too.
  zipped.once('close', () => source.destroy())
  return reply.header('content-encoding', 'gzip').send(source.pipe(zipped))
}
