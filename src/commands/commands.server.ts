/** The operator's commands (npm run shop -- <command>), beside a running shop or without one. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { maxGeneratedTools, minGeneratedTools } from '../demo/generated-tools.ts'
import type { Config } from '../platform/config/config.server.ts'
import { restartChanges } from '../changes/restart-changes.server.ts'
import { openDatabase, statementTimeouts } from '../platform/database.server.ts'
import { backup } from '../../packages/pg-kit/backup.server.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { restore } from '../../packages/pg-kit/restore.server.ts'
import {
  decideOutgoing,
  readOutgoing,
  type OutgoingDecision,
} from '../setup-checklist/outgoing.server.ts'
import { migrations } from '../../migrations/index.ts'
import { Problem } from '../../packages/contract/problem.ts'
import { holdOutgoing } from '../platform/mail/outgoing-hold.server.ts'
import { lastBackupFile, recordBackup } from '../platform/metrics/last-backup.server.ts'
import { startupMessages as messages } from '../app/messages/startup.ts'
import {
  demoteAdmin,
  printResetLink,
  promoteAdmin,
  resetSecondFactor,
} from './admin-commands.server.ts'
import {
  exitCodes,
  usageError,
  withShop,
  type CommandInput,
  type Options,
  type Print,
} from './command-input.server.ts'

/** The options of all commands, for node:util's parseArgs. */
const optionTypes = {
  /** restore: overwrite the present content of the database. */
  replace: { type: 'boolean' },
  /** restore: the shop is a copy, which sends nothing. */
  rehearsal: { type: 'boolean' },
  /** demo load: how many tools the demo shop is to have. */
  tools: { type: 'string' },
} as const

/** @returns the exit code */
type Command = (input: CommandInput) => Promise<number>

const commands: Readonly<Record<string, Command>> = {
  'admin promote': promoteAdmin,
  'admin demote': demoteAdmin,
  'admin reset-link': printResetLink,
  'admin reset-factor': resetSecondFactor,
  'demo load': loadDemo,
  'demo clear': clearDemo,
  'tool restore': restoreTool,
  'stock check': checkStock,
  'accounts check': checkAccounts,
  'pictures tidy': tidyPictures,
  backup: backupShop,
  restore: restoreShop,
  'outbox release': decideAboutOutgoing('release'),
  'outbox drop': decideAboutOutgoing('drop'),
}

/**
 * Parses the arguments and runs the command in them, or prints the list of commands.
 * @returns the exit code: 0 success, 1 failure, 2 not understood
 */
export async function runCommand(
  config: Config,
  args: readonly string[],
  print: Print,
): Promise<number> {
  const {
    values,
    positionals: [first = '', second = '', third],
  } = parseArgs({ args: [...args], options: optionTypes, strict: false, allowPositionals: true })
  const hasUnknownOption = Object.keys(values).some((name) => !Object.hasOwn(optionTypes, name))
  const options: Options = {
    replace: values.replace === true,
    rehearsal: values.rehearsal === true,
    // An option without its value is an error: the command must not run as if it were not given.
    tools: typeof values.tools === 'boolean' ? '' : values.tools,
  }
  const ofTwoWords = hasUnknownOption ? undefined : commands[`${first} ${second}`]
  if (ofTwoWords) return ofTwoWords({ config, argument: third, options, print })
  const ofOneWord = hasUnknownOption ? undefined : commands[first]
  if (ofOneWord) return ofOneWord({ config, argument: second || undefined, options, print })
  if (first) print(messages.unknownCommand(args.join(' ')))
  for (const line of messages.commands) print(line)
  return first ? exitCodes.usage : exitCodes.done
}

/** demo load [--tools <number>] */
export async function loadDemo({ config, options, print }: CommandInput): Promise<number> {
  if (options.tools !== undefined) return fillDemo(config, options.tools, print)
  return withShop(config, async (shop) => {
    const loaded = await shop.demo.load()
    print(loaded ? messages.demoLoaded : messages.demoThere)
    return loaded ? exitCodes.done : exitCodes.failed
  })
}

async function fillDemo(config: Config, toolsOption: string, print: Print): Promise<number> {
  const total = Number(toolsOption)
  if (!/^\d+$/.test(toolsOption) || total <= minGeneratedTools || total > maxGeneratedTools)
    return usageError(
      print,
      messages.notToolCount(toolsOption, minGeneratedTools, maxGeneratedTools),
    )
  return withShop(config, async (shop) => {
    const { filled, all, demo } = await shop.demo.fill(total, (step) =>
      print(
        'tools' in step
          ? messages.demoFilling(minGeneratedTools + step.tools, total)
          : messages.demoIndexing(step.index),
      ),
    )
    print(filled ? messages.demoFilled(all) : messages.demoNotFilled(all, demo))
    return filled ? exitCodes.done : exitCodes.failed
  })
}

/** demo clear */
export function clearDemo({ config, print }: CommandInput): Promise<number> {
  return withShop(config, async (shop) => {
    await shop.demo.clear()
    print(messages.demoCleared)
    return exitCodes.done
  })
}

/** tool restore <SKU> */
export async function restoreTool(input: CommandInput): Promise<number> {
  const { config, argument: sku, print } = input
  if (!sku) return usageError(print, messages.skuMissing)
  return withShop(config, async ({ catalogue }) => {
    try {
      const tool = await catalogue.restoreBySku(sku)
      print(tool ? messages.toolRestored(tool.name) : messages.noArchivedTool(sku))
      return tool ? exitCodes.done : exitCodes.failed
    } catch (error) {
      // Another tool now has this SKU.
      if (!(error instanceof Problem)) throw error
      print(error.message)
      return exitCodes.failed
    }
  })
}

/** stock check */
export function checkStock({ config, print }: CommandInput): Promise<number> {
  return withShop(
    config,
    async (shop) => {
      const { tools, wrong } = await shop.stock.check()
      for (const { toolId, level, sum } of wrong) print(messages.stockWrong(toolId, level, sum))
      if (wrong.length === 0) print(messages.stockRight(tools))
      return wrong.length === 0 ? exitCodes.done : exitCodes.failed
    },
    'check',
  )
}

/** accounts check */
export function checkAccounts({ config, print }: CommandInput): Promise<number> {
  return withShop(
    config,
    async (shop) => {
      const { orders, ...ordered } = await shop.orders.checkAccounts()
      const { invoices, payments, ...booked } = await shop.payments.check()
      const wrong = [
        ...ordered.wrong,
        ...(await shop.shipments.checkAccounts()),
        ...(await shop.documents.checkAccounts()),
        ...booked.wrong,
      ]
      for (const { what, number, stored, sum } of wrong)
        print(messages.accountsWrong[what](number, stored, sum))
      if (wrong.length === 0) print(messages.accountsRight(orders, invoices, payments))
      return wrong.length === 0 ? exitCodes.done : exitCodes.failed
    },
    'check',
  )
}

/** pictures tidy */
export function tidyPictures({ config, print }: CommandInput): Promise<number> {
  return withShop(
    config,
    async (shop) => {
      const { pictures, files } = await shop.pictures.cleanUp()
      print(messages.picturesTidied(pictures, files))
      return exitCodes.done
    },
    'check',
  )
}

/** backup <file> */
export async function backupShop({ config, argument: file, print }: CommandInput): Promise<number> {
  if (!file) return usageError(print, messages.fileMissing)
  let isEmpty = false
  await withDatabase(config, async (database) => {
    const { tables, at } = await backup(database, file)
    // The backup is complete, even if its time cannot be recorded for the metrics.
    await recordBackup(lastBackupFile(config.dataDir), at).catch((error: unknown) =>
      print(messages.backupNotRecorded(error instanceof Error ? error.message : String(error))),
    )
    isEmpty = tables.length === 0
    print(messages.backedUp(tables.length, countRows(tables), file))
  })
  // The shop has never been started on this database: there are no pictures.
  if (isEmpty) return exitCodes.done
  return withShop(
    config,
    async (shop) => {
      const directory = picturesDirectory(file)
      const count = await shop.pictures.copyTo(directory)
      if (count > 0) print(messages.picturesBackedUp(count, directory))
      return exitCodes.done
    },
    'leave',
  )
}

/** restore <file> [--replace] [--rehearsal] */
export async function restoreShop(input: CommandInput): Promise<number> {
  const { config, argument: file, options, print } = input
  if (!file) return usageError(print, messages.fileMissing)
  await withDatabase(config, async (database) => {
    const { replace, rehearsal } = options
    const { tables } = await restore(database, file, {
      migrations,
      replace,
      complete: async (tx) => {
        await holdOutgoing(tx, rehearsal)
        await restartChanges(tx)
      },
    })
    print(messages.restored(tables.length, countRows(tables), file))
  })
  const directory = picturesDirectory(file)
  return withShop(config, async (shop) => {
    const held = await readOutgoing(shop)
    if (held) for (const line of messages.held(held)) print(line)
    if (!existsSync(directory)) return exitCodes.done
    print(messages.picturesRestored(await shop.pictures.copyFrom(directory), directory))
    return exitCodes.done
  })
}

/** outbox release, outbox drop */
function decideAboutOutgoing(decision: OutgoingDecision): Command {
  return ({ config, print }) =>
    withShop(
      config,
      async (shop) => {
        const mails = await decideOutgoing(shop, undefined, decision)
        print(mails === undefined ? messages.nothingHeld : messages.decided[decision](mails))
        return exitCodes.done
      },
      'check',
    )
}

async function withDatabase(
  config: Config,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(config.database, {
    attach: true,
    statementTimeout: statementTimeouts.command,
  })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

/** A backup's pictures. The next backup does not copy existing pictures again. */
const picturesDirectory = (file: string): string => `${file}.pictures`

const countRows = (tables: readonly { readonly rows: number }[]): number =>
  tables.reduce((sum, table) => sum + table.rows, 0)
