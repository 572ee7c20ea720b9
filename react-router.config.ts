/** How React Router builds the pages: server-rendered, with all routes known from the start. */
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressBuild } from './src/platform/http/compressed-files.server.ts'
import { addLanguages, folderOfBuild } from './src/platform/http/built-languages.server.ts'
import { writeBrowserManifests } from './src/platform/http/public-manifest.server.ts'

/** What the browser needs in one more language is built beside; the last build takes it in. */
const language = process.env['PAGE_LANGUAGE']

export default {
  appDirectory: 'src',
  buildDirectory: language === undefined ? 'build' : folderOfBuild(language),
  ssr: true,
  // The manifest is part of the build: no request for it, and every page can be cached as a whole.
  // The dashboard's routes are parted from it by the build, see public-manifest.server.ts.
  routeDiscovery: { mode: 'initial' },
  // One file per route: splitting made eight more files of a few hundred bytes each for the signed-in
  // pages, all of them named in the manifest of every page.
  splitRouteModules: false,
  // Once for each build instead of at each start.
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    if (language !== undefined) return
    await writeBrowserManifests(client)
    await compressBuild(client)
    await addLanguages(client)
  },
} satisfies Config
