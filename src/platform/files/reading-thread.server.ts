/** The program of a thread that reads one file: the reader's own, in the language of who sent it. */
import { setLanguageSource } from '../languages/current-language.ts'
import { isLanguage } from '../languages/languages.ts'

const [, , language] = process.argv
setLanguageSource(() => (isLanguage(language) ? language : undefined))
// It reads as soon as it is loaded.
await import('../../../packages/file-reader/reading-worker.server.ts')
