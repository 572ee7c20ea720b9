/** The API described for machines at /api/openapi.json, and for people at /api/docs, without anything from elsewhere. */
import swagger from '@fastify/swagger'
import { fastify, type FastifyInstance } from 'fastify'
import { httpMessages } from '../messages/http.ts'
import { inlineHashes } from './content-policy.server.ts'
import {
  encodingFor,
  createVariants,
  type Variants,
} from '../../../packages/response-cache/variants.server.ts'

const { reference: words } = httpMessages

/** Collects the descriptions of the routes registered after it, and serves them. */
export async function registerApiReference(app: FastifyInstance, origin: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: { title: words.title, description: words.description, version: '1' },
      servers: [{ url: origin }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    exposeHeadRoutes: false,
    hideUntagged: true,
  })
  let text: string | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    text ??= JSON.stringify(app.swagger())
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=300',
      })
      .send(text)
  })
  browsable(app)
}

type Piece = { readonly variants: Variants; readonly contentType: string; readonly policy?: string }

// Four megabytes that hardly anybody asks for: quick to compress, and read only when somebody does.
const quality = 5
const prefix = '/api/docs'

/** The reference for people: its script is the package's own, its inline script and styles are allowed on its page alone. */
function browsable(app: FastifyInstance): void {
  let loaded: Promise<Readonly<Record<string, Piece>>> | undefined
  app.get(prefix, { schema: { hide: true } }, async (_, reply) => reply.redirect(`${prefix}/`, 301))
  for (const url of [`${prefix}/`, `${prefix}/js/scalar.js`]) {
    app.get(url, { schema: { hide: true } }, async ({ headers }, reply) => {
      loaded ??= load([`${prefix}/`, `${prefix}/js/scalar.js`])
      const piece = (await loaded)[url]
      if (!piece) return reply.callNotFound()
      const { body, encoding } = await piece.variants.make(encodingFor(headers['accept-encoding']))
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      if (piece.policy) reply.header('content-security-policy', piece.policy)
      return reply
        .headers({
          'content-type': piece.contentType,
          'cache-control': 'public, max-age=3600',
          vary: 'Accept-Encoding',
        })
        .send(body)
    })
  }
}

async function load(urls: readonly string[]): Promise<Readonly<Record<string, Piece>>> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const app = fastify()
  await app.register(scalar, {
    routePrefix: prefix,
    configuration: {
      url: '/api/openapi.json',
      pageTitle: words.title,
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      favicon: '/icon.svg',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  })
  const pieces = await Promise.all(
    urls.map(async (url): Promise<[string, Piece]> => {
      const { rawPayload, headers } = await app.inject(url)
      const contentType = String(headers['content-type'])
      return [
        url,
        {
          contentType,
          variants: createVariants(rawPayload, { contentType, quality }),
          ...(contentType.startsWith('text/html')
            ? { policy: policyOf(rawPayload.toString('utf8')) }
            : {}),
        },
      ]
    }),
  )
  await app.close()
  return Object.fromEntries(pieces)
}

const policyOf = (html: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${inlineHashes(html).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
