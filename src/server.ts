/** What main.ts loads: the whole shop as one module graph, to be served or to be told a command. */
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { openApp } from './app.server.ts'
import { runCommand } from './commands/commands.server.ts'
import { readConfig } from './platform/config.server.ts'
import { openLog } from './platform/http/log.server.ts'
import { openShop } from './shop.server.ts'
import { refusalOf } from './refusal.server.ts'
import { startWords as words } from './words/en/start.ts'

/** A shop that answers requests. */
export type Running = { readonly address: string; stop(): Promise<void> }

/**
 * Opens the shop, fills an empty demo shop, listens.
 * @param say prints one line of progress for the shopkeeper
 * @param vite the development server, when pages are to change while they are looked at
 */
export async function serve(env: NodeJS.ProcessEnv, say: (line: string) => void, vite?: ViteDevServer): Promise<Running> {
  const config = readConfig(env)
  const log = openLog(config.logLevel)
  say(words.openingDatabase[config.database.kind])
  const shop = await openShop(config, { log })
  try {
    if (config.demo && (await shop.demo.load())) say(words.demoLoaded)
    const pages = vite ? { build: async () => whole(await vite.ssrLoadModule('virtual:react-router/server-build')), vite } : { build: whole(build) }
    const app = await openApp({ shop, config, log, pages })
    await shop.database.warm()
    await app.listen({ host: config.host, port: config.port })
    await shop.mail.start()
    await shop.identity.start()
    for (const line of words.ready(config)) say(line)
    const stop = async () => {
      await app.close()
      await shop.close()
    }
    return { address: config.origin, stop }
  } catch (error) {
    await shop.close()
    throw error
  }
}

/** Runs one command of the shopkeeper's: `admin promote <email>`, `demo load`, `backup <file>`, ... @returns the exit code */
export const command = (env: NodeJS.ProcessEnv, args: readonly string[], say: (line: string) => void): Promise<number> => runCommand(readConfig(env), args, say)

/** One sentence for an error that the shopkeeper can mend; undefined for a bug of ours. */
export const explain = (error: unknown, env: NodeJS.ProcessEnv): string | undefined => refusalOf(error, env)

/** The build as the router takes it: its own declaration leaves open what may be left out. */
function whole(changed: object): ServerBuild {
  const { basename = '/', allowedActionOrigins = false, unstable_getCriticalCss: criticalCss, ...rest } = build
  return { ...rest, ...(criticalCss ? { unstable_getCriticalCss: criticalCss } : {}), ...changed, basename, allowedActionOrigins }
}
