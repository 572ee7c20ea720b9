/** The Content-Security-Policy of responses: which scripts, pictures and servers a page may use. */
import { createHash } from 'node:crypto'
import type { Config } from '../config.server.ts'

/** The sources that an identity provider needs, beside the shop itself. */
export type PolicySources = {
  readonly connect: readonly string[]
  readonly frame: readonly string[]
  readonly formAction: readonly string[]
  readonly script: readonly string[]
}

/** For responses that are no page. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * Creates the policy of a page from its HTML, which contributes the hashes of its inline scripts.
 * @param development whether Vite's development server adds inline styles and a WebSocket
 */
export function pagePolicy(
  config: Pick<Config, 'origin' | 'backendUrl' | 'allowHttpImages'> &
    Partial<Pick<Config, 'pictures'>>,
  provider: PolicySources,
  development: boolean,
): (html: string) => string {
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
  const otherDirectives = Object.entries({
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'img-src': [
      "'self'",
      'https:',
      ...(config.allowHttpImages ? ['http:'] : pictures?.startsWith('http:') ? [pictures] : []),
      'data:',
    ],
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
  return (html) => {
    const scripts = ["'self'", ...provider.script, ...inlineHashes(html)].join(' ')
    return `default-src 'none'; script-src ${scripts}; ${otherDirectives}`
  }
}

const inlineScript = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g
// A script with `src` has no text of its own, and a block of data is never run.
const notInline = /\ssrc=|\stype="application\/ld\+json"/

/** The hashes of a page's inline scripts, each once, as a policy names them. */
export function inlineHashes(html: string): string[] {
  const texts = [...html.matchAll(inlineScript)]
    .filter(({ groups }) => !notInline.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.text ?? '')
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
