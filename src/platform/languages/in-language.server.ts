/**
 * The language of the server's texts: stored with the request's async context, and available
 * anywhere below it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setLanguageSource } from './current-language.ts'
import type { Language } from './languages.ts'

const languages = new AsyncLocalStorage<Language>()
setLanguageSource(() => languages.getStore())

/** Runs the work, and everything that it starts, in this language. */
export const inLanguage = <T>(language: Language, work: () => T): T => languages.run(language, work)
