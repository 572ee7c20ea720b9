/** The API described for machines at /api/openapi.json, and for people at /api/docs/reference. */
import swagger from '@fastify/swagger'
import { fastify, type FastifyInstance } from 'fastify'
import { httpMessages } from '../messages/http.ts'
import { shopCurrency } from '../money/money.ts'
import {
  encodingFor,
  createVariants,
  type Variants,
} from '../../../packages/response-cache/variants.server.ts'

const { reference: messages } = httpMessages

/** `omits`: whether responses leave out fields that not every caller may see. */
export type DescribedShop = { readonly name: string; readonly omits: boolean }

/**
 * Serves the API reference as a document, and a page on which people browse it.
 * @param readShop returns the current values that the document depends on
 * @param createDocument called on the first request, and again when one of those values or the
 *   currency has changed
 */
export function registerApiReference(
  app: FastifyInstance,
  readShop: () => Promise<DescribedShop>,
  createDocument: (shop: DescribedShop) => object,
): void {
  let last: { readonly key: string; readonly json: string } | undefined
  app.get('/api/openapi.json', async (_, reply) => {
    const shop = await readShop()
    const key = `${shopCurrency().code} ${shop.omits} ${shop.name}`
    if (last?.key !== key) last = { key, json: JSON.stringify(createDocument(shop)) }
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=300',
      })
      .send(last.json)
  })
  registerReferencePage(app)
}

type ReferenceFile = {
  readonly variants: Variants
  readonly contentType: string
}

// Two megabytes that are rarely requested: compressed quickly, and loaded on the first request.
const brotliQuality = 5
const prefix = '/api/docs/reference'
const urls = [
  `${prefix}/`,
  `${prefix}/static/swagger-ui.css`,
  `${prefix}/static/index.css`,
  `${prefix}/static/swagger-ui-bundle.js`,
  `${prefix}/static/swagger-ui-standalone-preset.js`,
  `${prefix}/static/swagger-initializer.js`,
  `${prefix}/static/theme/colours.js`,
]

/** The page has dark colours that depend on a class. */
const colours = `const dark = matchMedia('(prefers-color-scheme: dark)')
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', paint)
paint()`

/**
 * The reference for people. Its scripts come from the npm package, not from another server; inline
 * styles are allowed on this page only.
 */
function registerReferencePage(app: FastifyInstance): void {
  let files: Promise<Readonly<Record<string, ReferenceFile>>> | undefined
  app.get(prefix, async (_, reply) => reply.redirect(`${prefix}/`, 301))
  // The page requests the document at this address, which cannot be configured.
  app.get(`${prefix}/json`, async (_, reply) => reply.redirect('/api/openapi.json', 302))
  for (const url of urls) {
    app.get(url, async ({ headers }, reply) => {
      files ??= loadReferenceFiles()
      const file = (await files)[url]
      if (!file) return reply.callNotFound()
      const { body, encoding } = await file.variants.getOrCreate(
        encodingFor(headers['accept-encoding']),
      )
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      reply.header('content-security-policy', policy)
      return reply
        .headers({
          'content-type': file.contentType,
          'cache-control': 'public, max-age=3600',
          vary: 'Accept-Encoding',
        })
        .send(body)
    })
  }
}

/** Reads the files from Fastify's plugin for Swagger UI, in an app of its own. */
async function loadReferenceFiles(): Promise<Readonly<Record<string, ReferenceFile>>> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui')
  const app = fastify()
  await app.register(swagger)
  await app.register(swaggerUi, {
    routePrefix: prefix,
    theme: {
      title: messages.page,
      favicon: [],
      js: [{ filename: 'colours.js', content: colours }],
    },
    // Without the bar that shows another project's logo; the document has the shop's name.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', defaultModelsExpandDepth: 0 },
  })
  const files = await Promise.all(
    urls.map(async (url): Promise<[string, ReferenceFile]> => {
      const { rawPayload, headers } = await app.inject(url)
      return [url, referenceFile(rawPayload, String(headers['content-type']))]
    }),
  )
  await app.close()
  return Object.fromEntries(files)
}

const referenceFile = (body: Buffer, contentType: string): ReferenceFile => ({
  contentType,
  variants: createVariants(body, { contentType, quality: brotliQuality }),
})

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')
