/** The Content-Security-Policy of each kind of answer: which scripts, pictures and servers a page may use. */
import { createHash } from 'node:crypto'
import type { Config } from '../config.server.ts'

/** What the identity provider needs beside the shop itself. */
export type PolicySources = {
  readonly connect: readonly string[]
  readonly frame: readonly string[]
  readonly formAction: readonly string[]
  readonly script: readonly string[]
}

/** For answers that are no page. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * The policy of pages, but for the hashes of their inline scripts, which each page brings.
 * @param developing whether the bundler's development server adds its styles and its socket
 */
export function pagePolicy(
  config: Pick<Config, 'origin' | 'backendUrl' | 'allowHttpImages'> &
    Partial<Pick<Config, 'pictures'>>,
  allowed: PolicySources,
  developing: boolean,
): (html: string) => string {
  const backend = URL.parse(config.backendUrl)?.origin
  const connect = [
    "'self'",
    ...(backend && backend !== config.origin ? [backend] : []),
    ...allowed.connect,
    ...(developing ? ['ws:', 'wss:'] : []),
  ]
  const pictures =
    config.pictures?.kind === 'bucket'
      ? URL.parse(config.pictures.publicUrl ?? '')?.origin
      : undefined
  const rest = Object.entries({
    'style-src': ["'self'", ...(developing ? ["'unsafe-inline'"] : [])],
    'img-src': [
      "'self'",
      'https:',
      ...(config.allowHttpImages ? ['http:'] : pictures?.startsWith('http:') ? [pictures] : []),
      'data:',
    ],
    'font-src': ["'self'"],
    'connect-src': connect,
    'manifest-src': ["'self'"],
    'frame-src': allowed.frame.length > 0 ? allowed.frame : ["'none'"],
    'form-action': ["'self'", ...allowed.formAction],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
  return (html) =>
    `default-src 'none'; script-src ${["'self'", ...allowed.script, ...inlineHashes(html)].join(' ')}; ${rest}`
}

const inlineScript = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g
// A script from elsewhere has no text of its own, and a block of data is never run.
const notRun = /\ssrc=|\stype="application\/ld\+json"/

/** The hashes of the scripts that stand in a page itself, each once, as a policy names them. */
export function inlineHashes(html: string): string[] {
  const texts = [...html.matchAll(inlineScript)]
    .filter(({ groups }) => !notRun.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.text ?? '')
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
