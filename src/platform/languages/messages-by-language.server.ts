/**
 * Messages on the server, which responds in several languages at the same time. The build passes
 * every message file that has siblings (`messages/de/…`) to `byLanguage` (vite.languages.ts): code
 * that reads from it gets the texts in the language of the request.
 */
import { currentLanguage } from './current-language.ts'
import type { Language } from './languages.ts'

type Messages = { readonly [name: string]: unknown }
type Siblings = Readonly<Partial<Record<Language, unknown>>>

const known: { readonly base: unknown; readonly siblings: Siblings }[] = []

const isMessages = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Say = (...inputs: readonly unknown[]) => unknown
const isFunction = (value: unknown): value is Say => typeof value === 'function'

/**
 * A single sentence stays in the base language; `inCurrentLanguage` translates it.
 * @param siblings the same messages in the other languages
 */
export function byLanguage(base: unknown, siblings: Siblings): unknown {
  known.push({ base, siblings })
  if (isFunction(base))
    return (...inputs: readonly unknown[]) => {
      const sibling = siblings[currentLanguage()]
      return (isFunction(sibling) ? sibling : base)(...inputs)
    }
  return isMessages(base) ? speaking(base, siblings) : base
}

/** A messages object whose properties return the text of the language at the time of reading. */
function speaking(base: Messages, siblings: Siblings): Messages {
  const inner = new Map<string, Messages>()
  return new Proxy(base, {
    get(target, name) {
      if (typeof name !== 'string') return Reflect.get(target, name)
      const own = target[name]
      if (isMessages(own)) {
        const spoken = inner.get(name) ?? speaking(own, pickOf(siblings, name))
        inner.set(name, spoken)
        return spoken
      }
      const sibling = siblings[currentLanguage()]
      return isMessages(sibling) ? (sibling[name] ?? own) : own
    },
  })
}

const pickOf = (siblings: Siblings, name: string): Siblings =>
  Object.fromEntries(
    Object.entries(siblings).map(([code, sibling]) => [
      code,
      isMessages(sibling) ? sibling[name] : undefined,
    ]),
  )

const sentences = new Map<Language, ReadonlyMap<string, string>>()

/**
 * Translates a sentence that was read before the language was known, such as the title of a Problem
 * that a contract declares; unchanged if no sibling contains it.
 */
export function inCurrentLanguage(sentence: string): string {
  const language = currentLanguage()
  const found = sentences.get(language) ?? sentencesIn(language)
  sentences.set(language, found)
  return found.get(sentence) ?? sentence
}

function sentencesIn(language: Language): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const collect = (base: unknown, sibling: unknown): void => {
    if (typeof base === 'string' && typeof sibling === 'string') found.set(base, sibling)
    else if (isMessages(base) && isMessages(sibling))
      for (const [name, value] of Object.entries(base)) collect(value, sibling[name])
  }
  for (const { base, siblings } of known) collect(base, siblings[language])
  return found
}
