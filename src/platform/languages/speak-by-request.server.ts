/**
 * For threads that run from the sources, as in tests and while developing: files of messages are
 * loaded as the build makes them (vite.languages.ts). Imported before anything that says something.
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
