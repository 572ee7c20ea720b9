/**
 * Files of messages in several languages: finds the file with the same messages in another
 * language, and generates the code of a message file whose exports return the language of the
 * request. Used by the build, and by threads that run from the sources
 * (speak-by-request.server.ts).
 */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languageCodes, type Language } from './languages.ts'

const [baseLanguage, ...otherLanguages] = languageCodes
/** A capability has a folder of message files, a package has one file. */
const messagesFile =
  /^(.*[\\/](?:messages|packages[\\/](?:contract|file-reader)))[\\/]([\w-]+\.ts)$/
/** In the form that the formatter writes: at the beginning of a line. */
const exportedTexts = /^export const (\w+)\b/gm

/** The file with the same messages in another language, if there is one. */
export function siblingOf(path: string, language: Language): string | undefined {
  if (language === baseLanguage) return undefined
  const [, folder, name] = messagesFile.exec(path) ?? []
  if (folder === undefined || name === undefined) return undefined
  const sibling = join(folder, language, name)
  return existsSync(sibling) ? sibling : undefined
}

/**
 * `export const a = …` stays as a local text in the base language; the export of that name selects
 * the text of the language.
 * @returns undefined for a file that is not a message file, or that has no siblings
 */
export function spokenByRequest(code: string, path: string): string | undefined {
  if (!messagesFile.test(path)) return undefined
  const siblings = otherLanguages.flatMap((language) => {
    const sibling = siblingOf(path, language)
    return sibling === undefined ? [] : [{ language, sibling }]
  })
  if (siblings.length === 0) return undefined
  const names = [...code.matchAll(exportedTexts)].map(([, name = '']) => name)
  const runtime = join(dirname(fileURLToPath(import.meta.url)), 'messages-by-language.server.ts')
  return [
    `import { byLanguage as byLanguage$ } from ${JSON.stringify(runtime)}`,
    ...siblings.map(
      ({ language, sibling }) => `import * as sibling$${language} from ${JSON.stringify(sibling)}`,
    ),
    code.replaceAll(exportedTexts, 'const $1'),
    ...names.map(
      (name) =>
        `const ${name}$spoken = byLanguage$(${name}, { ${siblings
          .map(({ language }) => `${language}: sibling$${language}.${name}`)
          .join(', ')} })\nexport { ${name}$spoken as ${name} }`,
    ),
  ].join('\n')
}
