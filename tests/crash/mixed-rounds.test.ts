/**
 * kill -9 while orders are placed, their delivery agreed, edited, shipped, invoiced, returned,
 * credited whole and in parts, paid and cancelled:
 * what has a key happens once, and stock and accounts add up. `CRASH_ROUNDS=100` runs a hundred
 * rounds instead of a few.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../../src/commands/commands.server.ts'
import { readConfig } from '../../src/platform/config/config.server.ts'
import { drawer, send, type Answer, type KeyedCall, type RunningShop, type Trade } from './desk.ts'
import { tradeUntilKilled } from './trader.ts'
import { killings, startTradingShop } from './run-trading-shop.ts'

const rounds = Number(process.env['CRASH_ROUNDS'] ?? '3')
/** People who work at the same time, with the same orders. */
const desks = 4
/** What a hundred rounds have done. */
const everyKind = [
  'order',
  'goods',
  'confirmed',
  'edit',
  'cancelled',
  'ship a part',
  'ship the rest',
  'shipped',
  'invoice',
  'end',
  'ask to return',
  'approved',
  'received',
  'pay',
  'undo',
  'delete',
  'restore',
  'delivered',
  'allow',
  'set delivery',
  'accept delivery',
]
const neededKinds = rounds < 100 ? ['order', 'ship a part'] : everyKind

test(
  `mixed operations and kill -9, ${rounds} rounds: stock and accounts add up`,
  { timeout: 120_000 + rounds * 60_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ironmonger-trade-'))
    const trade = newTrade()
    try {
      // What is drawn, and how far it comes before the kill, differs: few rounds may need more.
      for (let round = 0; round < rounds || (round < rounds + 12 && isMissing(trade)); round += 1)
        await tradeOneRound(dataDir, round, trade)
      // Of what the last kill left open, each is asked for once more.
      const { shop, kill } = await startTradingShop(dataDir, invoicingOf(rounds), trade.logged)
      try {
        await repeatUnanswered(shop, trade)
      } finally {
        await kill('shop')
      }
      expect(trade.faults, trade.logged.slice(-2).join('\n')).toEqual([])
      expect([...trade.done.keys()]).toEqual(expect.arrayContaining(neededKinds))
      const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
      const printed: string[] = []
      const print = (line: string) => void printed.push(line)
      const codes = [
        await runCommand(config, ['stock', 'check'], print),
        await runCommand(config, ['accounts', 'check'], print),
      ]
      expect(printed).toEqual([
        '4 tools checked: every stock level is the sum of its movements.',
        expect.stringMatching(
          /^[\d,]+ orders?, [\d,]+ invoices? and [\d,]+ payments? checked: all/,
        ),
      ])
      expect(codes).toEqual([0, 0])
      process.stdout.write(`${printed.at(-1)} ${JSON.stringify(Object.fromEntries(trade.done))}\n`)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)

const isMissing = ({ done }: Trade): boolean => neededKinds.some((kind) => !done.has(kind))

const invoicingOf = (round: number) => (round % 3 === 2 ? 'on-request' : 'when-shipped')

const newTrade = (): Trade => ({
  random: drawer(20_261_123),
  orders: [],
  payments: [],
  deleted: [],
  faults: [],
  logged: [],
  unanswered: new Map(),
  done: new Map(),
  keys: 0,
})

/** Starts the shop, asks again for what was not answered, and trades until it is killed. */
async function tradeOneRound(dataDir: string, round: number, trade: Trade): Promise<void> {
  const { shop, kill } = await startTradingShop(dataDir, invoicingOf(round), trade.logged)
  await repeatUnanswered(shop, trade)
  let left = 10 + Math.floor(trade.random() * 50)
  let killed: Promise<void> | undefined
  const onAnswer = (): void => {
    left -= 1
    if (left === 0) killed = kill(killings[round % 3] ?? 'both')
  }
  await Promise.all(
    Array.from({ length: desks }, () => tradeUntilKilled({ shop, trade, onAnswer })),
  )
  expect(killed, 'the shop ended on its own').toBeDefined()
  await killed
}

/** Each keyed call twice: whether it was done before the kill or not, it is done once. */
async function repeatUnanswered(shop: RunningShop, trade: Trade): Promise<void> {
  for (const call of trade.unanswered.values()) {
    const [first, second] = [await send(shop, call), await send(shop, call)]
    expect(outcomeOf(second, call)).toEqual(outcomeOf(first, call))
    const said = [call.call, JSON.stringify(first.body), ...trade.logged.slice(-2)].join('\n')
    expect(first.status, said).toBeLessThan(500)
  }
  trade.unanswered.clear()
}

/** What it made: its id where it has one, else by how much the level changed. */
const outcomeOf = ({ status, body }: Answer, { what }: KeyedCall) => ({
  what,
  status,
  made:
    typeof body === 'object' && body !== null
      ? (Reflect.get(body, '_id') ?? Reflect.get(body, 'delta'))
      : undefined,
})
