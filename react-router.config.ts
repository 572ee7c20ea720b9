/** How React Router builds the pages: rendered on the server, their sources beside the capability they show. */
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // All addresses are known at once: no request for the manifest, and every page can be cached whole.
  routeDiscovery: { mode: 'initial' },
  // In one file each: parted, the frames of personal pages were eight files more of a few hundred bytes, all named in the manifest.
  splitRouteModules: false,
} satisfies Config
