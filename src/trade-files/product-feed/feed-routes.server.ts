/** The public address of the product feed. */
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { encodingFor, matchesEtag } from '../../../packages/response-cache/variants.server.ts'
import type { ProductFeed } from './product-feed.server.ts'

/** Serves /product-feed.xml; answers 404 while the feed is not public. */
export function registerProductFeed(
  app: FastifyInstance,
  feed: ProductFeed,
  countRead: (address: string) => Promise<void>,
): void {
  app.get('/product-feed.xml', async ({ ip, headers }, reply) => {
    await countRead(ip)
    const file = await feed.current()
    if (file === undefined) return reply.callNotFound()
    const accepted = headers['accept-encoding']
    const isCompressed = encodingFor(accepted) !== 'identity' && /gzip|\*/.test(accepted ?? '')
    const etag = `"${file.hash}${isCompressed ? '-gzip' : ''}"`
    reply.headers({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding',
      etag,
    })
    if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send()
    return isCompressed
      ? reply.header('content-encoding', 'gzip').send(file.gzip)
      : reply.send(Readable.from([file.gzip]).pipe(createGunzip()))
  })
}
