/**
 * For threads that run from the sources, as in tests and during development: message files are
 * loaded in the form that the build generates (vite.languages.ts). Import this before any module
 * with messages.
 */
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { spokenByRequest } from './message-siblings.server.ts'

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.startsWith('file:') || !/\/messages(?:\/|\.ts)/.test(url) || !loaded.source)
      return loaded
    const code =
      typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
    const source = spokenByRequest(code, fileURLToPath(url))
    return source === undefined ? loaded : { ...loaded, source }
  },
})
