/** A body in the encodings that callers accept, each compressed once, on first use. */
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
export type Variant = { readonly body: Buffer; readonly etag: string; readonly encoding: Encoding }

export interface Variants {
  /** The variant in an encoding, if it already exists. */
  ready(encoding: Encoding): Variant | undefined
  /** The variant in an encoding, created if needed; concurrent calls create it once. */
  getOrCreate(encoding: Encoding): Promise<Variant>
  /** Bytes of all variants created so far. */
  bytes(): number
}

export type VariantOptions = {
  readonly contentType: string
  /** Brotli's quality: 5 costs milliseconds, 11 a tenth of a second. */
  readonly quality: number
  /**
   * A better quality for frequent requests: created in the background, in zlib's own threads, once
   * the brotli variant was requested `afterReads` times.
   */
  readonly improved?: { readonly quality: number; readonly afterReads: number }
  /** Precompressed variants, such as files of a build. */
  readonly compressed?: { readonly br?: Buffer; readonly gzip?: Buffer }
  /** Called with the bytes of each variant that is created later. */
  readonly onGrow?: (bytes: number) => void
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Bytes. A smaller body fits into one network packet either way. */
const minCompressedBytes = 700
const compressibleTypes =
  /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml|font\/(ttf|otf))/

/** Whether compressing a body of this type is worthwhile. */
export const isCompressible = (body: Buffer, contentType: string): boolean =>
  body.length >= minCompressedBytes && compressibleTypes.test(contentType)

/** Creates the variants of a body, with those compressed before; nothing is compressed yet. */
export function createVariants(
  body: Buffer,
  { contentType, quality, improved, compressed, onGrow = () => undefined }: VariantOptions,
): Variants {
  const etag = digestOf(body)
  const identity: Variant = { body, etag: `"${etag}"`, encoding: 'identity' }
  const created = new Map<Encoding, Variant>([['identity', identity]])
  const pending = new Map<Encoding, Promise<Variant>>()
  const add = (encoding: 'br' | 'gzip', bytes: Buffer): Variant => {
    const variant: Variant = { body: bytes, etag: `"${etag}-${encoding}"`, encoding }
    created.set(encoding, variant)
    return variant
  }
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = compressed?.[encoding]
    if (!isCompressible(body, contentType)) created.set(encoding, identity)
    else if (bytes) add(encoding, bytes)
  }

  const create = async (encoding: 'br' | 'gzip'): Promise<Variant> => {
    const variant = add(encoding, await compress(body, encoding, quality))
    pending.delete(encoding)
    onGrow(variant.body.length)
    return variant
  }
  let reads = 0
  /** A variant of another length is another entity: it has a separate tag. */
  const improve = async (fast: Variant, better: number): Promise<void> => {
    const bytes = await compress(body, 'br', better)
    if (bytes.length >= fast.body.length) return
    created.set('br', { body: bytes, etag: `"${etag}-br${better}"`, encoding: 'br' })
    onGrow(bytes.length - fast.body.length)
  }
  return {
    ready(encoding) {
      const variant = created.get(encoding)
      if (improved && encoding === 'br' && variant && variant !== identity) {
        reads += 1
        // A body that cannot be compressed better stays unchanged.
        if (reads === improved.afterReads)
          void improve(variant, improved.quality).catch(() => undefined)
      }
      return variant
    },
    getOrCreate: async (encoding) => {
      const variant = created.get(encoding)
      if (variant || encoding === 'identity') return variant ?? identity
      const creation = pending.get(encoding) ?? create(encoding)
      pending.set(encoding, creation)
      return creation
    },
    bytes: () => [...new Set(created.values())].reduce((sum, one) => sum + one.body.length, 0),
  }
}

/** What an entity tag says of a body: changed means another one. */
export const digestOf = (body: string | Buffer): string =>
  hash('sha256', body, 'base64url').slice(0, 22)

const compress = (body: Buffer, encoding: 'br' | 'gzip', quality: number): Promise<Buffer> =>
  encoding === 'br'
    ? compressBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      })
    : compressGzip(body, { level: 6 })

// The header only has a few values, so each is parsed once.
const encodingByHeader = new Map<string, Encoding>()
const maxRememberedHeaders = 200

/** The best encoding that the header Accept-Encoding allows: brotli, then gzip. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const known = encodingByHeader.get(acceptEncoding)
  if (known) return known
  const weights = new Map(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((item) => {
        const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
        const weight = parameters.find((part) => part.startsWith('q='))?.slice(2)
        return [name, weight === undefined ? 1 : Number(weight)]
      }),
  )
  const allowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  const best = allowed('br') ? 'br' : allowed('gzip') ? 'gzip' : 'identity'
  if (encodingByHeader.size < maxRememberedHeaders) encodingByHeader.set(acceptEncoding, best)
  return best
}

/**
 * Whether the header If-None-Match contains this entity tag, or `*`. Compared weakly: a proxy that
 * recompresses a response makes its tag weak.
 */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag))
