/** The pages for people who write programs: Markdown whose examples tests/api-guide runs. */
import type { Block } from '../../pages/page-tree.ts'
import { parsePage } from '../../pages/parse-page.ts'
import { apiGuideMessages as messages } from '../messages/api-guide.ts'

type Guide = {
  readonly title: string
  readonly description: string
  readonly blocks: readonly Block[]
}
/** Their Markdown. */
type GuideTexts = Readonly<Record<keyof typeof messages, string>>

/** What the examples call the shop. */
const exampleOrigin = 'https://shop.example'

/**
 * The page at an address.
 * @param texts as the bundler has them
 * @param url of the page; its origin stands in the examples, so that they can be copied
 */
export function readGuide(texts: GuideTexts, { pathname, origin }: URL): Guide {
  const name = /\/erp\/?$/i.test(pathname) ? 'erp' : 'start'
  const text = texts[name].replaceAll(exampleOrigin, origin)
  return { ...messages[name], blocks: parsePage(text) }
}
