/**
 * A copy of the shop's data over HTTP: from zero, then through 1,000 changes that are made while it
 * is read; in the end it is compared with a copy that begins then. Subject `changes` of
 * `npm run bench`; `--tools=10000 --orders=1000` for a smaller shop.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { startBenchProcess, type BenchProcess } from './bench-process.ts'
import { call, quantile } from './load.ts'
import { createReport, printMachine } from './report.ts'
import type { SizeCommands, SizeStage } from './size-shop.ts'

type Shop = BenchProcess<SizeStage, SizeCommands>
type Answer = {
  readonly changes: readonly {
    readonly of: string
    readonly id: string
    readonly deleted: boolean
    readonly record?: { readonly number?: number; readonly status?: string }
  }[]
  readonly next: string
  readonly more: boolean
}

const changeCount = 1000
/** Changes that are made at once. */
const writers = 4
/** Of each status, the one that mostly follows. */
const following: Readonly<Record<string, string>> = {
  placed: 'confirmed',
  confirmed: 'picking',
  picking: 'shipped',
  shipped: 'delivered',
}

/** The text of each record, by kind and id, and how long each page took, in milliseconds. */
function createFollower({ origin }: Shop, token: string) {
  const copy = new Map<string, string>()
  const times: number[] = []
  let next: string | undefined
  const step = async (): Promise<boolean> => {
    const since = next === undefined ? '' : `&since=${next}`
    const path = `/changes?of=tools,stock,orders&limit=500${since}`
    const { status, body, milliseconds } = await call(origin, path, { method: 'GET', token })
    if (status !== 200) throw new CommandError(`${status} for ${path}: ${body.slice(0, 400)}`)
    times.push(milliseconds)
    const answer: Answer = JSON.parse(body)
    for (const { of, id, deleted, record } of answer.changes)
      if (deleted) copy.delete(`${of} ${id}`)
      else copy.set(`${of} ${id}`, JSON.stringify(record))
    next = answer.next
    return answer.more
  }
  return {
    copy,
    times,
    step,
    async follow() {
      while (await step());
    },
  }
}

type Follower = ReturnType<typeof createFollower>

/** Pieces come in, orders move on: in turns, of records from all over the copy. */
async function change(
  { origin }: Shop,
  token: string,
  { copy }: Follower,
  turn: number,
): Promise<void> {
  const kind = turn % 2 === 0 ? 'stock' : 'orders'
  const keys = [...copy.keys()].filter((key) => key.startsWith(kind))
  const key = keys[(turn * 7919) % keys.length] ?? ''
  const { number, status = '' } = JSON.parse(copy.get(key) ?? '{}')
  const [path, body] =
    kind === 'stock'
      ? [`/stock/${key.slice(6)}`, { kind: 'received', quantity: 1 + (turn % 9), reason: 'Bench' }]
      : [`/order/${number}/transitions`, { status: following[status] ?? 'cancelled' }]
  const answer = await call(origin, path, { token, key: randomUUID(), body })
  // An order that somebody has moved on meanwhile, or that has ended, is left.
  if (answer.status >= 300 && answer.status !== 409)
    throw new CommandError(`${answer.status} for ${path}: ${answer.body.slice(0, 400)}`)
}

await script(async () => {
  const { values } = parseArgs({
    options: {
      tools: { type: 'string', default: '100000' },
      orders: { type: 'string', default: '10000' },
    },
  })
  await ensureBuilt()
  const shop = await startBenchProcess<SizeStage, SizeCommands>('size-shop.ts', {
    args: [values.tools, values.orders],
  })
  try {
    if (!shop.orders) throw new CommandError('The shop has no people')
    const { adminToken: token } = shop.orders
    printMachine('embedded PostgreSQL', 'load from the same machine')
    const follower = createFollower(shop, token)
    const start = performance.now()
    await follower.follow()
    const seconds = (performance.now() - start) / 1000
    console.log(
      `changes: ${follower.copy.size} records from zero in ${seconds.toFixed(1)} s ` +
        `(a page of 500: ${quantile(follower.times, 0.5)?.toFixed(0)} ms)`,
    )
    follower.times.length = 0
    let turn = 0
    let writing = writers
    const write = async () => {
      while (turn < changeCount) await change(shop, token, follower, turn++)
      writing -= 1
    }
    const read = async () => {
      while (writing > 0) await follower.step()
    }
    await Promise.all([read(), ...Array.from({ length: writers }, write)])
    await follower.follow()
    console.log(
      `changes: ${follower.times.length} pages meanwhile, ` +
        `half within ${quantile(follower.times, 0.5)?.toFixed(0)} ms, ` +
        `all within ${quantile(follower.times, 1)?.toFixed(0)} ms`,
    )
    const fresh = createFollower(shop, token)
    await fresh.follow()
    const different =
      Math.abs(fresh.copy.size - follower.copy.size) +
      [...fresh.copy].filter(([key, text]) => follower.copy.get(key) !== text).length
    const { ratio, exitCode } = createReport()
    ratio('changes-records-that-differ', different, 0, { atMost: true })
    return exitCode()
  } finally {
    await shop.stop()
  }
})
