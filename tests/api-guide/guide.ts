/** The examples of /api/docs, as they stand on the pages. */
import { readFileSync } from 'node:fs'

/**
 * The blocks of a page whose fence says exactly this: `sh setup` is what readers replace by their
 * own, `sh refused` what the shop refuses.
 */
export const examplesOf = (page: 'start' | 'erp', fence: string): readonly string[] => {
  const text = readFileSync(`src/app/api-guide/${page}.md`, 'utf8')
  return [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)]
    .filter(([, info]) => info === fence)
    .map(([, , code = '']) => code)
}

/** All examples of the first page that are run, in their order. */
export const shellExamples = (): readonly { readonly fence: string; readonly code: string }[] => {
  const text = readFileSync('src/app/api-guide/start.md', 'utf8')
  return [...text.matchAll(/^```(sh(?: refused)?)\n([\s\S]*?)^```$/gm)].map(
    ([, fence = '', code = '']) => ({ fence, code }),
  )
}
