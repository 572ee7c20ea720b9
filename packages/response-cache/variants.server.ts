/** One body in the encodings that callers accept, each compressed once, when it is first asked for. */
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
export type Variant = { readonly body: Buffer; readonly etag: string; readonly encoding: Encoding }

export interface Variants {
  /** The variant for an encoding, if it has been made. */
  ready(encoding: Encoding): Variant | undefined
  /** Makes the variant for an encoding; many at once make it once. */
  make(encoding: Encoding): Promise<Variant>
  /** Bytes held now. */
  bytes(): number
}

export type VariantOptions = {
  readonly contentType: string
  /** Brotli's quality: 9 costs milliseconds, 11 a tenth of a second. */
  readonly quality: number
  /** Told how many bytes a new variant took. */
  readonly onGrown?: (bytes: number) => void
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
// Below this a packet carries it either way.
const worthCompressing = 700
const compressible =
  /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml|font\/(ttf|otf))/

/** Holds a body; nothing is compressed yet. */
export function createVariants(
  body: Buffer,
  { contentType, quality, onGrown = () => undefined }: VariantOptions,
): Variants {
  const tag = hash('sha256', body, 'base64url').slice(0, 22)
  const plain: Variant = { body, etag: `"${tag}"`, encoding: 'identity' }
  const made = new Map<Encoding, Variant>([['identity', plain]])
  const inWork = new Map<Encoding, Promise<Variant>>()
  if (body.length < worthCompressing || !compressible.test(contentType))
    for (const encoding of ['br', 'gzip'] as const) made.set(encoding, plain)

  const compressed = async (encoding: 'br' | 'gzip'): Promise<Variant> => {
    const smaller =
      encoding === 'br'
        ? await brotli(body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: quality,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            },
          })
        : await zip(body, { level: 6 })
    const variant: Variant = { body: smaller, etag: `"${tag}-${encoding}"`, encoding }
    made.set(encoding, variant)
    inWork.delete(encoding)
    onGrown(smaller.length)
    return variant
  }
  return {
    ready: (encoding) => made.get(encoding),
    make: async (encoding) => {
      const there = made.get(encoding)
      if (there || encoding === 'identity') return there ?? plain
      const work = inWork.get(encoding) ?? compressed(encoding)
      inWork.set(encoding, work)
      return work
    },
    bytes: () => [...new Set(made.values())].reduce((sum, one) => sum + one.body.length, 0),
  }
}

const chosen = new Map<string, Encoding>()
const mostRemembered = 200

/** The best encoding that the header Accept-Encoding allows: brotli, then gzip. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const known = chosen.get(accepted)
  if (known) return known
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((one) => {
        const [name = '', ...parameters] = one.split(';').map((part) => part.trim())
        const weight = parameters.find((part) => part.startsWith('q='))?.slice(2)
        return [name, weight === undefined ? 1 : Number(weight)]
      }),
  )
  const allowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  const best = allowed('br') ? 'br' : allowed('gzip') ? 'gzip' : 'identity'
  if (chosen.size < mostRemembered) chosen.set(accepted, best)
  return best
}

/** Whether If-None-Match names this tag, or any. Weakly, since a proxy that compresses anew makes tags weak. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
