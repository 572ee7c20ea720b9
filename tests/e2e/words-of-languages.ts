/** Words by which a test tells the languages of the program apart: what its messages are written with. */
import { globSync, readFileSync } from 'node:fs'

export type Spoken = 'en' | 'de'

/** Of three letters and more, in lower case. */
export const wordsIn = (text: string): string[] =>
  [...text.matchAll(/\p{L}{3,}/gu)].map(([word]) => word.toLowerCase())

const literals = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g

/** The words of all messages in a language. */
function wordsOf(language: Spoken): ReadonlySet<string> {
  const paths = globSync(
    language === 'en' ? 'src/*/messages/*.ts' : `src/*/messages/${language}/*.ts`,
  ).filter((path) => !path.endsWith('.test.ts'))
  return new Set(
    paths.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(literals)]
        .filter(([text]) => !/^'\.{1,2}\//.test(text))
        .flatMap(([text]) => wordsIn(text.replaceAll(/\$\{[^{}]*\}/g, ' '))),
    ),
  )
}

/** The words that messages of one language have and those of the other never have. */
export function wordsOnlyIn(language: Spoken): ReadonlySet<string> {
  const others = wordsOf(language === 'en' ? 'de' : 'en')
  return new Set([...wordsOf(language)].filter((word) => !others.has(word)))
}
