/** The shopkeeper's commands, run beside a shop that serves or on one that rests. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { minGeneratedTools, maxGeneratedTools } from '../demo/generated-tools.ts'
import type { Config } from '../platform/config.server.ts'
import { backup } from '../../packages/pg-kit/backup.server.ts'
import { openDatabase } from '../../packages/pg-kit/database.server.ts'
import { restore } from '../../packages/pg-kit/restore.server.ts'
import { canonicalEmail } from '../platform/fields.ts'
import { createLogger } from '../platform/http/log.server.ts'
import { createShop, type Shop } from '../app/shop.server.ts'
import { startupMessages as messages } from '../app/messages/startup.ts'

type Say = (line: string) => void
/** Milliseconds a statement of a command may take, be it the clearing of a million tools; a shop that serves goes on beside it. */
const patience = 900_000

/** What may stand beside a command: whether what is there may be overwritten, and how many tools the demo shop is to have. */
const options = { replace: { type: 'boolean' }, tools: { type: 'string' } } as const
type Options = { readonly replace?: boolean | undefined; readonly tools?: string | undefined }

/** @returns the exit code */
type Command = (
  config: Config,
  argument: string | undefined,
  say: Say,
  options: Options,
) => Promise<number>

const commands: Readonly<Record<string, Command>> = {
  'admin promote': async (config, said = '', say) => {
    const email = canonicalEmail(said)
    if (email === undefined) return refuse(say, messages.notEmail(said))
    return withShop(config, async (shop) => {
      const appointed = await shop.accounts.appoint(email)
      say(appointed ? messages.promoted(email) : messages.noSuchUser(email))
      return appointed ? 0 : 1
    })
  },
  'demo load': async (config, _, say, { tools }) => {
    if (tools !== undefined) return fillDemo(config, tools, say)
    return withShop(config, async (shop) => {
      const loaded = await shop.demo.load()
      say(loaded ? messages.demoLoaded : messages.demoThere)
      return loaded ? 0 : 1
    })
  },
  'demo clear': (config, _, say) =>
    withShop(config, async (shop) => {
      await shop.demo.clear()
      say(messages.demoCleared)
      return 0
    }),
  'stock check': (config, _, say) =>
    withShop(config, async (shop) => {
      const { tools, wrong } = await shop.stock.check()
      for (const { toolId, level, sum } of wrong) say(messages.stockWrong(toolId, level, sum))
      if (wrong.length === 0) say(messages.stockRight(tools))
      return wrong.length === 0 ? 0 : 1
    }),
  'pictures tidy': (config, _, say) =>
    withShop(config, async (shop) => {
      const { pictures, files } = await shop.pictures.tidy()
      say(messages.picturesTidied(pictures, files))
      return 0
    }),
  backup: async (config, file, say) => {
    const done = await onDatabase(config, file, say, async (database, path) => {
      const { tables } = await backup(database, path)
      say(messages.backedUp(tables.length, rowsOf(tables), path))
    })
    if (done !== 0 || !file) return done
    return withShop(config, async (shop) => {
      const count = await shop.pictures.copyTo(besides(file))
      if (count > 0) say(messages.picturesBackedUp(count, besides(file)))
      return 0
    })
  },
  restore: async (config, file, say, { replace = false }) => {
    const done = await onDatabase(config, file, say, async (database, path) => {
      const { tables } = await restore(database, path, { replace })
      say(messages.restored(tables.length, rowsOf(tables), path))
    })
    if (done !== 0 || !file || !existsSync(besides(file))) return done
    return withShop(config, async (shop) => {
      say(messages.picturesRestored(await shop.pictures.copyFrom(besides(file)), besides(file)))
      return 0
    })
  },
}

/** @returns the exit code: 0 done, 1 could not be done, 2 not understood */
export async function runCommand(
  config: Config,
  args: readonly string[],
  say: Say,
): Promise<number> {
  const {
    values,
    positionals: [first = '', second = '', third],
  } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true })
  const unknown = Object.keys(values).some((name) => !Object.hasOwn(options, name))
  // An option whose value was forgotten counts as given: it must not be done as if it were not there.
  const given: Options = {
    replace: values.replace === true,
    tools: typeof values.tools === 'boolean' ? '' : values.tools,
  }
  const two = unknown ? undefined : commands[`${first} ${second}`]
  if (two) return two(config, third, say, given)
  const one = unknown ? undefined : commands[first]
  if (one) return one(config, second || undefined, say, given)
  if (first) say(messages.unknownCommand(args.join(' ')))
  for (const line of messages.commands) say(line)
  return first ? 2 : 0
}

async function fillDemo(config: Config, said: string, say: Say): Promise<number> {
  const wanted = Number(said)
  if (!/^\d+$/.test(said) || wanted <= minGeneratedTools || wanted > maxGeneratedTools)
    return refuse(say, messages.notToolCount(said, minGeneratedTools, maxGeneratedTools))
  return withShop(config, async (shop) => {
    const { filled, all, demo } = await shop.demo.fill(wanted, (step) =>
      say(
        'tools' in step
          ? messages.demoFilling(minGeneratedTools + step.tools, wanted)
          : messages.demoIndexing(step.index),
      ),
    )
    say(filled ? messages.demoFilled(all) : messages.demoNotFilled(all, demo))
    return filled ? 0 : 1
  })
}

async function withShop(config: Config, work: (shop: Shop) => Promise<number>): Promise<number> {
  const shop = await createShop(config, {
    log: createLogger(config.logLevel),
    attach: true,
    patience,
  })
  try {
    return await work(shop)
  } finally {
    await shop.close()
  }
}

async function onDatabase(
  config: Config,
  file: string | undefined,
  say: Say,
  work: (database: Awaited<ReturnType<typeof openDatabase>>, path: string) => Promise<void>,
): Promise<number> {
  if (!file) return refuse(say, messages.fileMissing)
  const database = await openDatabase(config.database, { attach: true, patience })
  try {
    await work(database, file)
    return 0
  } finally {
    await database.close()
  }
}

/** Where a backup's pictures lie: files that are there already are not written again by the next backup. */
const besides = (file: string): string => `${file}.pictures`

const rowsOf = (tables: readonly { readonly rows: number }[]): number =>
  tables.reduce((sum, table) => sum + table.rows, 0)

function refuse(say: Say, why: string): number {
  say(why)
  return 2
}
