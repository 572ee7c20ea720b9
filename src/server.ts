/** What main.ts loads: the whole shop as one module graph, to be served or to be told a command. */
import { pages as otherPages } from 'virtual:pages'
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import type { FastifyBaseLogger } from 'fastify'
import type { ViteDevServer } from 'vite'
import { installValidationMessages } from '../packages/contract/validation-messages.ts'
import type { MigrateProgress } from '../packages/pg-kit/migrate.server.ts'
import { createApp, createMetrics } from './app/app.server.ts'
import { readOutgoing } from './setup-checklist/outgoing.server.ts'
import { runCommand } from './commands/commands.server.ts'
import { readConfig } from './platform/config/config.server.ts'
import { readLanguageManifest } from './platform/http/built-languages.server.ts'
import type { Language } from './platform/languages/languages.ts'
import { createLogger } from './platform/http/log.server.ts'
import { createShop, type Shop } from './app/shop.server.ts'
import { statementTimeouts } from './platform/database.server.ts'
import { startupErrorMessage, type StartupKind } from './app/startup-error.server.ts'
import { startupMessages as messages } from './app/messages/startup.ts'
import { machine } from './platform/machine/machine.server.ts'
import { leadWorkers } from './platform/workers/lead-workers.server.ts'
import { joinWorkers, type WorkerGroup } from './platform/workers/worker.server.ts'

/** Milliseconds: workers finish what they do, each as long as a shop of one process may take. */
const stopPatience = 15_000

/** A shop that answers requests. */
export type RunningShop = {
  readonly address: string
  /** The lines that say so, for when the shop can also be stopped. */
  readonly ready: readonly string[]
  /** Milliseconds that stopping may take; main.ts says otherwise. */
  readonly patience?: number
  /** Signals that do not stop it. */
  readonly skip: readonly ('SIGINT' | 'SIGUSR2')[]
  stop(): Promise<void>
}

/**
 * Opens the shop, fills an empty demo shop, listens; with several workers, starts them. In a worker
 * it only listens.
 * @param say prints one line of progress for the shopkeeper
 * @param vite the development server, when pages are to change while they are looked at
 */
export async function serve(
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
  vite?: ViteDevServer,
): Promise<RunningShop> {
  const config = readConfig(env)
  const group = joinWorkers()
  const isLeader = group === undefined && vite === undefined && config.workers > 1
  const processes = vite ? 1 : config.workers
  const log = createLogger(config.logLevel)
  if (!group) say(messages.openingDatabase[config.database.kind])
  const shop = await createShop(config, {
    log,
    onUpgrade: sayUpgrade(say),
    statementTimeout: statementTimeouts.startup,
    workers: processes,
    ...(group ? { attach: 'only', schema: 'check', neighbours: group.neighbours } : {}),
  })
  try {
    if (!group && config.demo && (await shop.demo.load())) say(messages.demoLoaded)
    const stopping = isLeader ? await lead(shop, log) : await listen(shop, { log, group, vite })
    await shop.start()
    // Until here it waits: on a busy machine a start must not fail at the limit of requests.
    shop.database.setStatementTimeout(config.statementTimeout)
    group?.announce()
    return {
      ...stopping,
      address: config.origin,
      ready: group ? [] : await readyLines(shop),
    }
  } catch (error) {
    await shop.close()
    throw error
  }
}

async function readyLines(shop: Shop): Promise<readonly string[]> {
  const held = await readOutgoing(shop)
  return [...messages.ready(shop.config), ...(held ? messages.held(held) : [])]
}

type Stopping = Omit<RunningShop, 'address' | 'ready'>
type ListenOptions = {
  readonly log: FastifyBaseLogger
  readonly group: WorkerGroup | undefined
  readonly vite: ViteDevServer | undefined
}

/** Answers requests in this process. */
async function listen(shop: Shop, { log, group, vite }: ListenOptions): Promise<Stopping> {
  const { config } = shop
  const pages = vite
    ? {
        build: async () => whole(await vite.ssrLoadModule('virtual:react-router/server-build')),
        vite,
      }
    : { build: whole(build), inLanguage: buildInLanguage }
  const app = await createApp({ shop, config, log, group, pages })
  await shop.database.warm()
  await app.listen({ host: config.host, port: config.port })
  // Ctrl-C reaches every process of the terminal; the one that leads the workers tells them.
  if (group) process.on('SIGINT', () => undefined)
  return {
    skip: group ? ['SIGINT'] : [],
    async stop() {
      await app.close()
      group?.close()
      await shop.close()
    },
  }
}

/** Leaves the requests to workers, and does what one process of a shop has to do. */
async function lead(shop: Shop, log: FastifyBaseLogger): Promise<Stopping> {
  const { config } = shop
  installValidationMessages()
  const stopListening = await shop.settings.listen()
  const metrics = createMetrics(config, shop, () => 0)
  const workers = leadWorkers({
    count: config.workers,
    atOnce: machine().cores,
    log,
    ownMetrics: metrics?.text ?? (async () => ''),
  })
  await workers.start()
  process.on('SIGUSR2', () => void workers.replace())
  return {
    patience: stopPatience,
    skip: ['SIGUSR2'],
    async stop() {
      await workers.stop()
      await stopListening()
      await shop.close()
    },
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

/** The pages in another language, loaded when it is first asked for; undefined where not built. */
async function buildInLanguage(language: Language): Promise<ServerBuild | undefined> {
  const assets = await readLanguageManifest(language)
  const load = otherPages[language]
  return assets === undefined
    ? undefined
    : whole({ ...(load === undefined ? build : await load()), assets })
}

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
