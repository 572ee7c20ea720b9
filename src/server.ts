/** What main.ts loads: the whole shop as one module graph, to be served or to be told a command. */
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { MigrateProgress } from '../packages/pg-kit/migrate.server.ts'
import { createApp } from './app/app.server.ts'
import { readOutgoing } from './setup-checklist/outgoing.server.ts'
import { runCommand } from './commands/commands.server.ts'
import { readConfig } from './platform/config/config.server.ts'
import { createLogger } from './platform/http/log.server.ts'
import { createShop } from './app/shop.server.ts'
import { statementTimeouts } from './platform/database.server.ts'
import { startupErrorMessage, type StartupKind } from './app/startup-error.server.ts'
import { startupMessages as messages } from './app/messages/startup.ts'

/** A shop that answers requests. */
export type RunningShop = {
  readonly address: string
  /** The lines that say so, for when the shop can also be stopped. */
  readonly ready: readonly string[]
  stop(): Promise<void>
}

/**
 * Opens the shop, fills an empty demo shop, listens.
 * @param say prints one line of progress for the shopkeeper
 * @param vite the development server, when pages are to change while they are looked at
 */
export async function serve(
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
  vite?: ViteDevServer,
): Promise<RunningShop> {
  const config = readConfig(env)
  const log = createLogger(config.logLevel)
  say(messages.openingDatabase[config.database.kind])
  const shop = await createShop(config, {
    log,
    onUpgrade: sayUpgrade(say),
    statementTimeout: statementTimeouts.startup,
  })
  try {
    if (config.demo && (await shop.demo.load())) say(messages.demoLoaded)
    const pages = vite
      ? {
          build: async () => whole(await vite.ssrLoadModule('virtual:react-router/server-build')),
          vite,
        }
      : { build: whole(build) }
    const app = await createApp({ shop, config, log, pages })
    await shop.database.warm()
    await app.listen({ host: config.host, port: config.port })
    await shop.start()
    // Until here it waits: on a busy machine a start must not fail at the limit of requests.
    shop.database.setStatementTimeout(config.statementTimeout)
    const stop = async () => {
      await app.close()
      await shop.close()
    }
    const held = await readOutgoing(shop)
    const ready = [...messages.ready(config), ...(held ? messages.held(held) : [])]
    return { address: config.origin, ready, stop }
  } catch (error) {
    await shop.close()
    throw error
  }
}

/** Says how far an upgrade is: at once, then each two seconds, and at its end. */
function sayUpgrade(say: (line: string) => void): (progress: MigrateProgress) => void {
  let nextAt = 0
  return (progress) => {
    if (progress.kind === 'waiting') {
      say(messages.upgradeElsewhere)
      return
    }
    const { count, total } = progress
    if (performance.now() < nextAt && count < total) return
    nextAt = performance.now() + 2_000
    say(messages.upgrading(count, total))
  }
}

/**
 * Runs one command of the shopkeeper's: `admin promote <email>`, `demo load`, `backup <file>`, ...
 * @returns the exit code
 */
export const command = (
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  say: (line: string) => void,
): Promise<number> => runCommand(readConfig(env), args, say)

/** One sentence for an error that the shopkeeper can mend; undefined for a bug of ours. */
export const explain = (
  error: unknown,
  env: NodeJS.ProcessEnv,
  undertaking: StartupKind,
): string | undefined => startupErrorMessage(error, env, undertaking)

/** The build as the router takes it: its own declaration leaves open what may be left out. */
function whole(changed: object): ServerBuild {
  const {
    basename = '/',
    allowedActionOrigins = false,
    unstable_getCriticalCss: criticalCss,
    ...rest
  } = build
  return {
    ...rest,
    ...(criticalCss ? { unstable_getCriticalCss: criticalCss } : {}),
    ...changed,
    basename,
    allowedActionOrigins,
  }
}
