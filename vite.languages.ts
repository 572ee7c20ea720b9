/**
 * Vite plugins for shops in several languages. The messages of a capability stand in
 * `messages/NAME.ts`; those in German in `messages/de/NAME.ts`, with the same exports. What has no
 * sibling (in a language that is being added) stays English.
 *
 * - Browser: a build has one language (`PAGE_LANGUAGE`, by default the first), so that a page brings
 *   its own alone. An import of messages is one of their siblings.
 * - Pages on the server: `virtual:pages/de` is the router's build in that language. Modules that say
 *   something are in the server's build once for each language, all others once; their
 *   `.server.ts` files too, which hold what requests share.
 * - Whatever else the server says: the exports of messages answer in the language of the request
 *   (`byLanguage` in src/platform/languages/messages-by-language.server.ts).
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { siblingOf, spokenByRequest } from './src/platform/languages/message-siblings.server.ts'
import { languageCodes, type Language } from './src/platform/languages/languages.ts'

const root = import.meta.dirname
const [baseLanguage, ...otherLanguages] = languageCodes

/** The language that the browser's part of this build speaks. */
export const languageOfBuild = (): Language =>
  languageCodes.find((code) => code === process.env['PAGE_LANGUAGE']) ?? baseLanguage

/** Whether this build makes nothing but the browser's files of one more language. */
export const isExtraBuild = (): boolean => process.env['PAGE_LANGUAGE'] !== undefined

/** The first build is of a language at the root alone; in the others the page says its prefix. */
const prefixInPage = `(document.querySelector('meta[name="prefix"]')?.content??'')`

/** Browser: messages of the build's language, which is written wherever it is asked for. */
export function speakOneLanguage(): Plugin {
  const language = languageOfBuild()
  return {
    name: 'speak-one-language',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!source.startsWith('.') || !/messages(?:\/|\.ts$)/.test(source)) return undefined
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const sibling = resolved && siblingOf(resolved.id, language)
      return sibling === undefined || sibling === importer ? resolved : sibling
    },
    transform(code, id) {
      if (!/current(?:Language|Prefix)\(\)/.test(code) || !isSource(id)) return undefined
      const spoken = code
        .replaceAll('currentLanguage()', `'${language}'`)
        .replaceAll('currentPrefix()', isExtraBuild() ? prefixInPage : "''")
      return { code: spoken, map: null }
    },
  }
}

const isSource = (id: string): boolean =>
  /[\\/](?:src|packages)[\\/]/.test(id) && !id.endsWith('current-language.ts')

/** Server and tests: the exports of messages with siblings answer in the language of the request. */
export function speakByRequest(): Plugin {
  return {
    name: 'speak-by-request',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    // Vitest keeps what it has transformed: a file becomes another one when it gets a sibling.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) =>
        // The first part is to change with what is made of a file.
        ['each export', ...otherLanguages.filter((language) => siblingOf(id, language))].join(),
      ),
    transform(code, id) {
      const spoken = spokenByRequest(code, id)
      return spoken === undefined ? undefined : { code: spoken, map: null }
    },
  }
}

const allPagesName = 'virtual:pages'
const pagesName = /^virtual:pages\/([a-z]{2})$/
const pagesId = /^\0pages\/([a-z]{2})$/
const spokenId = /^(.*)\?language=([a-z]{2})$/

/** What the server imports: how to load the pages of each further language. */
export function listPages(): Plugin {
  let isBuild = false
  return {
    name: 'list-pages',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (source) => (source === allPagesName ? `\0${allPagesName}` : undefined),
    load(id) {
      if (id !== `\0${allPagesName}`) return undefined
      const languages = isBuild ? otherLanguages : []
      return `export const pages = { ${languages
        .map((code) => `${code}: () => import('${allPagesName}/${code}')`)
        .join(', ')} }`
    },
  }
}

/** Server: the router's build once more for each further language. */
export function pagesInLanguages(): Plugin {
  const speakers = new Map<Language, ReadonlySet<string>>()
  const speaksIn = (path: string, language: Language): boolean => {
    const found = speakers.get(language) ?? filesThatSpeak(language)
    speakers.set(language, found)
    return found.has(path)
  }
  return {
    name: 'pages-in-languages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async resolveId(source, importer, options) {
      const page = pagesName.exec(source)
      if (page) return `\0pages/${page[1]}`
      const from = importer === undefined ? undefined : origin(importer)
      if (from === undefined) return undefined
      const resolved = await this.resolve(source, from.path, { ...options, skipSelf: true })
      if (!resolved || resolved.external || !isShared(source)) return resolved
      const sibling = siblingOf(resolved.id, from.language)
      const path = sibling ?? resolved.id
      return sibling !== undefined || speaksIn(path, from.language)
        ? `${path}?language=${from.language}`
        : resolved
    },
    async load(id) {
      const page = pagesId.exec(id)
      if (page) {
        const { code } = await this.load({ id: '\0virtual:react-router/server-build' })
        if (!code?.includes('virtual:react-router/server-manifest'))
          this.error('pagesInLanguages() no longer fits the router: its build has no manifest')
        return withComponentProps(code)
      }
      const spoken = spokenId.exec(id)
      return spoken?.[1] === undefined ? undefined : readFileSync(spoken[1], 'utf8')
    },
  }
}

/** What the router's plugin does to the routes that it knows by their files. */
const withComponentProps = (code: string): string =>
  `import * as router from 'react-router'
const withProps = (route) => ({
  ...route,
  ...(route.default && { default: router.UNSAFE_withComponentProps(route.default) }),
  ...(route.ErrorBoundary && {
    ErrorBoundary: router.UNSAFE_withErrorBoundaryProps(route.ErrorBoundary),
  }),
  ...(route.HydrateFallback && {
    HydrateFallback: router.UNSAFE_withHydrateFallbackProps(route.HydrateFallback),
  }),
})
${code.replaceAll(/\bmodule: (route\d+)\b/g, 'module: withProps($1)')}`

/** Where an importer is on the disk, and which language it speaks. */
function origin(importer: string): { path: string; language: Language } | undefined {
  const [, path = join(root, 'src/server.ts'), code] = [
    ...(spokenId.exec(importer) ?? []),
    ...(pagesId.test(importer) ? ['', undefined, pagesId.exec(importer)?.[1]] : []),
  ]
  const language = languageCodes.find((each) => each === code)
  return language && { path, language }
}

/** What requests share is there once: services, and what only the server has. */
const isShared = (source: string): boolean => !/\.(?:server|client)\.tsx?$/.test(source)

const importPattern =
  /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/gm

/** The files that say something in a language, or import one that does. */
function filesThatSpeak(language: Language): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  const open: string[] = []
  for (const name of globSync('{src,packages}/**/*.{ts,tsx}', { cwd: root })) {
    const path = resolve(root, name)
    if (siblingOf(path, language) !== undefined) open.push(path)
    for (const [, fixed, dynamic] of readFileSync(path, 'utf8').matchAll(importPattern)) {
      const to = fixed ?? dynamic
      if (to === undefined || !isShared(to)) continue
      const target = resolve(dirname(path), to)
      importers.set(target, [...(importers.get(target) ?? []), path])
    }
  }
  const found = new Set<string>()
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue
    found.add(path)
    open.push(...(importers.get(path) ?? []))
  }
  return found
}

/** The history of the browser, whose addresses have no prefix on the pages that follow a choice. */
const historyFile =
  /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom-export[\\/]hydrated-router\.js$/

/**
 * Builds of further languages: the router's addresses all have the prefix; what is shown is
 * `/login`, not `/de/login`. Written against react-router 8.4.0; when it changes, the build fails.
 */
export function addressesByChoice(): Plugin {
  const edits = [
    ['location: window.location,', 'location: pageLocation(),'],
    [
      'history: UNSAFE_createBrowserHistory(),',
      'history: pageHistory(UNSAFE_createBrowserHistory()),',
    ],
  ] as const
  let found = false
  return {
    name: 'addresses-by-choice',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' && isExtraBuild(),
    transform: {
      filter: { id: historyFile },
      handler(code) {
        if (edits.some(([before]) => !code.includes(before)))
          this.error('addressesByChoice() no longer fits the router')
        found = true
        const by = join(root, 'src/session/page-history.browser.ts')
        return {
          code: edits.reduce(
            (text, [before, after]) => text.replace(before, after),
            `import { pageHistory, pageLocation } from ${JSON.stringify(by)}\n${code}`,
          ),
          map: null,
        }
      },
    },
    generateBundle() {
      if (!found) this.error('addressesByChoice() no longer fits the router: its file is gone')
    },
  }
}
