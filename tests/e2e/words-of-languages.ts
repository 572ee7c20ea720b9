/**
 * Which words of a text are of another language than its page: those that the messages of the one
 * language have and those of the other have not. Words that both write are nobody's.
 */
import { globSync, readFileSync } from 'node:fs'
import type { Language } from '../../src/platform/languages/languages.ts'
import { allowedTexts, wordsOfBoth } from './foreign-words.ts'

const literal = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"/g
const literalsIn = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(literal)]
    .map(([, ...texts]) =>
      (texts.find((text) => text !== undefined) ?? '')
        .replaceAll(/\$\{[^}]*\}/g, ' ')
        .replaceAll(/\\n/g, ' ')
        .replaceAll(/\\(.)/g, '$1'),
    )
    .filter((text) => !/^\.{0,2}\//.test(text))

const wordPattern = /[\p{L}’]{2,}/gu
const wordsIn = (text: string): string[] => text.match(wordPattern) ?? []
const vocabularyOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(wordsIn).map((word) => word.toLowerCase()))

const filesOf = (language: Language): string[] =>
  globSync(
    language === 'en'
      ? ['src/*/messages/*.ts', 'packages/contract/messages.ts']
      : [`src/*/messages/${language}/*.ts`, `packages/contract/${language}/*.ts`],
  ).filter((path) => !path.endsWith('.test.ts'))

/** What the demo shop's tools, categories, people and companies say: content, no messages. */
const demoTexts = (language: Language): string[] =>
  [
    ...globSync(language === 'en' ? 'demo/!(*.*).json' : `demo/*.${language}.json`),
    ...(language === 'en'
      ? globSync(['demo/*.json', 'src/demo/*.ts', 'src/search/**/*.json'])
      : []),
  ].flatMap(literalsIn)

const vocabularies = {
  en: vocabularyOf(filesOf('en').flatMap(literalsIn)),
  de: vocabularyOf([...filesOf('de').flatMap(literalsIn), ...demoTexts('de')]),
}
/** What may stand on a page in any language: content. The longest first: no part of it is left. */
const longestFirst = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => text.length > 3).toSorted((a, b) => b.length - a.length)
const written = {
  de: longestFirst(demoTexts('en')),
  en: longestFirst([...demoTexts('en'), ...demoTexts('de')]),
}

/** No words: ids, addresses, codes, names of files; parting hyphens that nobody sees. */
const codes = /https?:\S+|\S+@\S+|\/[\w/-]+|\S*\d\S*|\b[A-Z][A-Z-]+\b|\b[a-z]+(?:-[a-z]+)+\b/g

const isLetter = (sign: string | undefined): boolean => /\p{L}/u.test(sign ?? '')

/** A text without another one, where that stands as words of its own. */
function withoutPart(text: string, part: string): string {
  let left = text
  for (let at = left.indexOf(part); at !== -1; at = left.indexOf(part, at + 1))
    if (!isLetter(left[at - 1]) && !isLetter(left[at + part.length]))
      left = `${left.slice(0, at)} ${left.slice(at + part.length)}`
  return left
}

const withoutContent = (text: string, language: Language): string =>
  written[language].reduce(withoutPart, text.replaceAll('\u{AD}', '')).replaceAll(codes, ' ')

/** The words of a text on a page of `language` that are of the other language, as they are written. */
export function foreignWords(text: string, language: Language): string[] {
  if (allowedTexts.some((allowed) => allowed.test(text))) return []
  const [own, other] =
    language === 'de' ? [vocabularies.de, vocabularies.en] : [vocabularies.en, vocabularies.de]
  return wordsIn(withoutContent(text, language)).filter((word) => {
    const lower = word.toLowerCase()
    const isForeign =
      (other.has(lower) && !own.has(lower)) || (language === 'en' && /[äöüß]/.test(lower))
    return isForeign && !wordsOfBoth.has(lower)
  })
}
