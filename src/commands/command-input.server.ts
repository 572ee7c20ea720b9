/** Shared code of the operator's commands: their input, exit codes, and opening the shop. */
import { createShop, type Shop, type ShopOptions } from '../app/shop.server.ts'
import type { Config } from '../platform/config/config.server.ts'
import { statementTimeouts } from '../platform/database.server.ts'
import { createLogger } from '../platform/http/log.server.ts'

export type Print = (line: string) => void

export const exitCodes = { done: 0, failed: 1, usage: 2 } as const

export type Options = {
  readonly replace: boolean
  readonly rehearsal: boolean
  readonly tools: string | undefined
}

export type CommandInput = {
  readonly config: Config
  /** The arguments after the command's name. */
  readonly argument: string | undefined
  readonly options: Options
  readonly print: Print
}

/** Opens the shop for a command, and closes it afterwards. */
export async function withShop(
  config: Config,
  work: (shop: Shop) => Promise<number>,
  schema?: ShopOptions['schema'],
): Promise<number> {
  const shop = await createShop(config, {
    log: createLogger(config.logLevel),
    attach: true,
    statementTimeout: statementTimeouts.command,
    ...(schema === undefined ? {} : { schema }),
  })
  try {
    return await work(shop)
  } finally {
    await shop.close()
  }
}

/** @returns the exit code for a command that was not understood */
export function usageError(print: Print, message: string): number {
  print(message)
  return exitCodes.usage
}
