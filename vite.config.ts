/**
 * How Vite builds the browser's bundle and the server, which is one module graph with our own
 * entry.
 */
import { basename } from 'node:path'
import { existsSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { chunks, type Chunk } from './vite.chunks.ts'
import {
  addressesByChoice,
  isExtraBuild,
  listPages,
  pagesInLanguages,
  speakByRequest,
  speakOneLanguage,
} from './vite.languages.ts'
import { trimContracts } from './vite.contracts-trimming.ts'
import { splitMessages } from './vite.messages-splitting.ts'
import { plainDynamicImports, trimRouter } from './vite.router-trimming.ts'

/** Used by every page; changes only with a dependency, so browsers cache it between releases. */
const vendorFiles =
  /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|set-cookie-parser)[\\/]/

/**
 * The pattern of the files that belong to a chunk.
 * @throws Error when the chunk names a file that does not exist
 */
const chunkTest = ({ files = [], packages = [] }: Chunk): RegExp => {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0)
    throw new Error(`vite.chunks.ts names files that do not exist: ${missing.join(', ')}`)
  const escape = (path: string): string =>
    path
      .replace(/[.$]/g, '\\$&')
      .replaceAll('/', '[\\\\/]')
      // The same messages in another language.
      .replace(/messages(\[\W+\])/, 'messages$1(?:[a-z]{2}$1)?')
  const patterns = [
    ...files.map((file) => `[\\\\/]${escape(file)}$`),
    ...packages.map((name) => `node_modules[\\\\/]${escape(name)}[\\\\/]`),
  ]
  return new RegExp(patterns.join('|'))
}

/** Importing them does nothing by itself, so what is not used of them is left out. */
const pureModules =
  /[\\/]src[\\/](app[\\/]capabilities|([\w-]+[\\/])+([\w-]+-)?(capability|contract|fields|rules|schemas?))\.ts$/

const browsers = ['chrome125', 'firefox128', 'safari18']

/** The programs of threads, which are files of their own beside the server's. */
const workers = (): Plugin => ({
  name: 'workers',
  applyToEnvironment: ({ name }) => name === 'ssr' && !isExtraBuild(),
  apply: 'build',
  buildStart() {
    for (const program of [
      'src/documents/drawing/drawing-worker',
      'src/platform/files/reading-thread',
    ])
      this.emitFile({
        type: 'chunk',
        id: `./${program}.server.ts`,
        fileName: `${basename(program)}.js`,
      })
  },
})

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    speakByRequest(),
    listPages(),
    pagesInLanguages(),
    speakOneLanguage(),
    splitMessages(),
    trimContracts(),
    reactRouter(),
    trimRouter(),
    addressesByChoice(),
    plainDynamicImports(),
    workers(),
  ],
  build: {
    // light-dark() must not be compiled away: dark sections work by color-scheme alone.
    cssTarget: browsers,
    target: browsers,
    // Files that are imported on demand have few imports of their own, and most of those are loaded
    // already; a list of them all cost every page 1 kB.
    modulePreload: false,
  },
  // Otherwise a dev server with a cold cache finds these one by one and loads React twice.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'react-hook-form',
      'react-toastify/unstyled',
      'zod/mini',
      'zod/v4/core',
    ],
  },
  // The built server imports what package.json lists under `dependencies`. All else, such as the
  // React libraries and the development provider, becomes part of the build, so that serving needs
  // no more.
  ...(command === 'build' && {
    ssr: { noExternal: true, external: Object.keys(manifest.dependencies) },
  }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Manifests and contracts are data: the dashboard takes the menus out of them and leaves
          // the schemas behind.
          treeshake: {
            moduleSideEffects: [{ test: pureModules, sideEffects: false }],
          },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendorFiles },
                ...chunks.map((chunk) => ({ name: chunk.name, test: chunkTest(chunk) })),
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // A build of one more language is wanted for its browser's files: what stays small here.
        rolldownOptions: {
          input: isExtraBuild() ? 'virtual:react-router/server-manifest' : './src/server.ts',
        },
      },
    },
  },
}))
