/** The language of what the server says: kept beside a request, and found again wherever it is asked. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setLanguageSource } from './current-language.ts'
import type { Language } from './languages.ts'

const languages = new AsyncLocalStorage<Language>()
setLanguageSource(() => languages.getStore())

/** Does the work, and whatever it starts, in this language. */
export const inLanguage = <T>(language: Language, work: () => T): T => languages.run(language, work)
