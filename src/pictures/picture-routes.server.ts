/** The routes of uploaded pictures. The content under a name never changes. */
import type { FastifyInstance } from 'fastify'
import { matchesEtag } from '../../packages/response-cache/variants.server.ts'
import type { PicturesService } from './service.server.ts'
import { contentTypeOf } from './rules.ts'

const cacheForever = 'public, max-age=31536000, immutable'

/** Serves `/pictures/p-...`; other pictures are static files that come with the shop. */
export function registerPictureRoutes(
  app: FastifyInstance,
  pictures: Pick<PicturesService, 'file'>,
): void {
  app.get<{ Params: { rest: string } }>('/pictures/p-:rest', async (request, reply) => {
    const name = `p-${request.params.rest}`
    const etag = `"${name}"`
    if (matchesEtag(request.headers['if-none-match'], etag))
      return reply.headers({ 'cache-control': cacheForever, etag }).code(304).send()
    const file = await pictures.file(name)
    if (file === undefined) return reply.callNotFound()
    reply.header('cache-control', cacheForever)
    return file instanceof URL
      ? reply.redirect(file.href, 308)
      : reply.headers({ etag, 'content-type': contentTypeOf(name) }).send(file)
  })
}
