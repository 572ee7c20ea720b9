/** How React Router builds the pages: server-rendered, with all routes known from the start. */
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The manifest is part of the build: no request for it, and every page can be cached as a whole.
  routeDiscovery: { mode: 'initial' },
  // One file per route: splitting made eight more files of a few hundred bytes each for the signed-in
  // pages, all of them named in the manifest of every page.
  splitRouteModules: false,
} satisfies Config
