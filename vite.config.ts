/** How Vite builds the browser's side and bundles the server, whose entry is ours: one module graph for shop and pages. */
import { existsSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunks, type Chunk } from './vite.chunks.ts'

/** What every page loads; it changes only when a dependency does, so browsers keep it between releases. */
const everywhere =
  /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|set-cookie-parser)[\\/]/
const chunkTest = ({ files = [], packages = [] }: Chunk): RegExp => {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0)
    throw new Error(`vite.chunks.ts names files that do not exist: ${missing.join(', ')}`)
  const escape = (path: string): string => path.replace(/[.$]/g, '\\$&').replaceAll('/', '[\\\\/]')
  const patterns = [
    ...files.map((file) => `[\\\\/]${escape(file)}$`),
    ...packages.map((name) => `node_modules[\\\\/]${escape(name)}[\\\\/]`),
  ]
  return new RegExp(patterns.join('|'))
}

const browsers = ['chrome125', 'firefox128', 'safari18']

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leanerRouter(), bareImports()],
  build: {
    // light-dark() must reach the browser as it is: what stands on slate is dark by color-scheme alone.
    cssTarget: browsers,
    target: browsers,
    // What is loaded on first need has few files beneath it, most of them there already: naming them all cost every page 1 kB.
    modulePreload: false,
  },
  // A cold cache would find these one by one while a page loads, and give two Reacts.
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
      '@hookform/resolvers/zod',
      'react-toastify/unstyled',
      'zod/mini',
      'zod/v4/core',
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: 'vendor', test: everywhere },
                ...chunks.map((chunk) => ({ name: chunk.name, test: chunkTest(chunk) })),
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './src/server.ts' } } },
  },
})

/**
 * Leaves out of the browser's bundle what the router can do and this shop never asks of it: learning addresses on the way (all are known
 * from the start) and telling instruments. 4 kB of every first visit. The build fails when an update names these files otherwise.
 */
function leanerRouter(): Plugin {
  const unused =
    /react-router[\\/]dist[\\/]production[\\/]lib[\\/](router[\\/]instrumentation|dom[\\/]ssr[\\/](fog-of-war|route-discovery))\.js$/
  /** What is called all the same, to find that there is nothing to do. */
  const idle: Readonly<Record<string, string>> = {
    isFogOfWarEnabled: '() => false',
    useFogOFWarDiscovery: '() => {}',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
  }
  const found = new Set<string>()
  return {
    name: 'leaner-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: unused },
      handler(code, id) {
        const names =
          /export \{([^}]*)\}/
            .exec(code)?.[1]
            ?.split(',')
            .map((one) => one.trim()) ?? []
        for (const name of [id, ...names]) found.add(name)
        return {
          code: names
            .map(
              (name) =>
                `export const ${name} = ${idle[name] ?? "() => { throw new Error('Left out of the bundle: see vite.config.ts') }"}`,
            )
            .join('\n'),
          map: null,
        }
      },
    },
    generateBundle() {
      const missing = [
        ...Object.keys(idle).filter((name) => !found.has(name)),
        ...(found.size === 0 ? ['every file'] : []),
      ]
      if (missing.length > 0)
        this.error(
          `leanerRouter() in vite.config.ts no longer fits the router: it did not meet ${missing.join(', ')}`,
        )
    },
  }
}

/** A dynamic import is the browser's own: no page part brings a style of its own, and what lies beneath mostly is there. 0.5 kB of every page. */
function bareImports(): Plugin {
  let met = false
  return {
    name: 'bare-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler() {
        met = true
        return { code: 'export const __vitePreload = (load) => load()', map: null }
      },
    },
    generateBundle() {
      if (!met)
        this.error(
          'bareImports() in vite.config.ts no longer fits Vite: its helper for dynamic imports was not met',
        )
    },
  }
}
