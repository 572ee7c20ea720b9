/**
 * Which inline scripts of a page may run: only those that our own code wrote. Each rendering has a
 * random mark. Our components, the router and React write it as the nonce of their scripts; nobody
 * else knows it while the page is rendered. The hashes of the marked scripts go into the policy,
 * and the mark is removed, because the page is cached for everybody. A script injected through an
 * escaping bug has no mark and therefore no hash, and the browser refuses it.
 */
import { createHash, randomBytes } from 'node:crypto'
import { createContext } from 'react-router'

/** The mark of the current rendering. */
export const scriptMark = createContext<string | undefined>(undefined)

export const newScriptMark = (): string => randomBytes(16).toString('hex')

const scriptElement = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g

export type MarkedPage = {
  /** The page without the mark. */
  readonly html: string
  /** The hashes of the marked inline scripts, without duplicates, as a policy names them. */
  readonly scriptHashes: readonly string[]
}

/** Reads the marked scripts of a page, and removes the mark. */
export function readMarkedScripts(markedHtml: string, mark: string): MarkedPage {
  const nonce = ` nonce="${mark}"`
  const texts = [...markedHtml.matchAll(scriptElement)]
    .map(({ groups }) => ({
      attributes: groups?.['attributes'] ?? '',
      text: groups?.['text'] ?? '',
    }))
    .filter(({ attributes }) => attributes.includes(nonce) && !/\ssrc=/.test(attributes))
    .map(({ text }) => text)
  return {
    html: markedHtml.replaceAll(nonce, ''),
    scriptHashes: [...new Set(texts)].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  }
}
