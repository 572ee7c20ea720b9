/** Uploaded pictures as browsers ask for them: what is under a name never changes. */
import type { FastifyInstance } from 'fastify'
import { matchesEtag } from '../../packages/response-cache/variants.server.ts'
import type { PicturesService } from './service.server.ts'
import { contentTypeOf } from './rules.ts'

const forEver = 'public, max-age=31536000, immutable'

/** Answers for `/pictures/p-...`; the pictures that the shop brings are files beside the pages. */
export function registerPictureRoutes(
  app: FastifyInstance,
  pictures: Pick<PicturesService, 'file'>,
): void {
  app.get<{ Params: { rest: string } }>('/pictures/p-:rest', async (request, reply) => {
    const name = `p-${request.params.rest}`
    const etag = `"${name}"`
    if (matchesEtag(request.headers['if-none-match'], etag))
      return reply.headers({ 'cache-control': forEver, etag }).code(304).send()
    const found = await pictures.file(name)
    if (found === undefined) return reply.callNotFound()
    reply.header('cache-control', forEver)
    return found instanceof URL
      ? reply.redirect(found.href, 308)
      : reply.headers({ etag, 'content-type': contentTypeOf(name) }).send(found)
  })
}
