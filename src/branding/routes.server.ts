/** The routes of the shop's branding pictures. The content under a key never changes. */
import type { FastifyInstance } from 'fastify'
import {
  brandFileAddress,
  iconSource,
  parseBrandPicture,
} from '../platform/profile/brand-picture.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import type { BrandingService } from './service.server.ts'

const cacheForever = 'public, max-age=31536000, immutable'
const contentTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
}

/** Serves `/brand/{key}/{file}`, and `/favicon.ico` for clients that request it directly. */
export function registerBrandRoutes(
  app: FastifyInstance,
  branding: Pick<BrandingService, 'file'>,
  readSettings: ReadSettings,
): void {
  app.get<{ Params: { key: string; file: string } }>(
    '/brand/:key/:file',
    async ({ params }, reply) => {
      const contentType = contentTypes[params.file.split('.').at(-1) ?? '']
      const bytes =
        parseBrandPicture(params.key) && contentType !== undefined
          ? await branding.file(params.key, params.file)
          : undefined
      if (bytes === undefined || contentType === undefined) return reply.callNotFound()
      return reply
        .headers({ 'content-type': contentType, 'cache-control': cacheForever })
        .send(bytes)
    },
  )
  app.get('/favicon.ico', async (_, reply) => {
    const source = iconSource(await readSettings())
    return source === undefined
      ? reply.callNotFound()
      : reply
          .header('cache-control', 'public, max-age=300')
          .redirect(brandFileAddress(source, 'favicon.ico'), 302)
  })
}
