/** Made by vite.languages.ts. */
declare module 'virtual:pages' {
  import type { ServerBuild } from 'react-router'

  /** The router's build in each further language; none while developing. */
  export const pages: Readonly<Record<string, () => Promise<Omit<ServerBuild, 'assets'>>>>
}
