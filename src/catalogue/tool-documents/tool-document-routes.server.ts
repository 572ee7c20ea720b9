/** The route of the documents of tools. The content under a digest never changes. */
import type { FastifyInstance } from 'fastify'
import { matchesEtag } from '../../../packages/response-cache/variants.server.ts'
import type { CatalogueService } from '../service.server.ts'

/** One day: a removed document must not stay in caches for long. */
const cacheControl = 'public, max-age=86400'

/**
 * Serves `/tool-documents/{digest}/{title}.pdf` as a download: a PDF may contain scripts, and no
 * browser should open it under the shop's origin.
 * @param countRead counts a download by this address; throws a Problem if there are too many
 */
export function registerToolDocumentRoutes(
  app: FastifyInstance,
  catalogue: Pick<CatalogueService, 'documentFile'>,
  countRead: (address: string) => Promise<void>,
): void {
  app.get<{ Params: { hash: string; name: string } }>(
    '/tool-documents/:hash/:name',
    async ({ params: { hash, name }, headers, ip }, reply) => {
      if (!/^[0-9a-f]{64}$/.test(hash) || !/^[a-z0-9-]{1,200}\.pdf$/.test(name))
        return reply.callNotFound()
      await countRead(ip)
      const bytes = await catalogue.documentFile(hash)
      if (bytes === undefined) return reply.callNotFound()
      const etag = `"${hash}"`
      reply.headers({ 'cache-control': cacheControl, etag })
      if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send()
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${name}"`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .send(bytes)
    },
  )
}
