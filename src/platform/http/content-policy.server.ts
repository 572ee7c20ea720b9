/** The Content-Security-Policy of responses: which scripts, pictures and servers a page may use. */
import type { Config } from '../config/config.server.ts'

/** The sources that an identity provider needs, in addition to the shop itself. */
export type PolicySources = {
  readonly connect: readonly string[]
  readonly frame: readonly string[]
  readonly formAction: readonly string[]
  readonly script: readonly string[]
}

/** For responses that are not pages. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** What a page may load in addition to what every page may load. */
export type PageSources = {
  /** Hashes of the inline scripts written by our own code: see script-marks.server.ts. */
  readonly scriptHashes: readonly string[]
  /** The origins of external pictures; `any`: every https address. */
  readonly pictures: readonly string[] | 'any'
}

/**
 * Creates the policy of a page.
 * @param development whether Vite's development server adds inline styles and a WebSocket
 */
export function pagePolicy(
  config: Pick<Config, 'origin' | 'backendUrl' | 'allowHttpImages'> &
    Partial<Pick<Config, 'pictures'>>,
  provider: PolicySources,
  development: boolean,
): (page: PageSources) => string {
  const backend = URL.parse(config.backendUrl)?.origin
  const connect = [
    "'self'",
    ...(backend && backend !== config.origin ? [backend] : []),
    ...provider.connect,
    ...(development ? ['ws:', 'wss:'] : []),
  ]
  const pictures =
    config.pictures?.kind === 'bucket'
      ? URL.parse(config.pictures.publicUrl ?? '')?.origin
      : undefined
  const imgSrc = (origins: PageSources['pictures']): string =>
    [
      "img-src 'self'",
      ...(origins === 'any' ? ['https:', 'http:'] : origins).filter(
        (source) => config.allowHttpImages || source.startsWith('https:'),
      ),
      ...(pictures === undefined ? [] : [pictures]),
      'data:',
    ].join(' ')
  const otherDirectives = Object.entries({
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'font-src': ["'self'"],
    'connect-src': connect,
    'manifest-src': ["'self'"],
    'frame-src': provider.frame.length > 0 ? provider.frame : ["'none'"],
    'form-action': ["'self'", ...provider.formAction],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
  return ({ scriptHashes, pictures: origins }) => {
    const scripts = ["'self'", ...provider.script, ...scriptHashes].join(' ')
    return [`default-src 'none'; script-src ${scripts}`, imgSrc(origins), otherDirectives].join(
      '; ',
    )
  }
}
