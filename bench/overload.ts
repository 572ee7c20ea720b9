/**
 * How the shop behaves when it gets more requests than it can serve: orders in a closed loop by 5 and by 25
 * times the clients that get the most out of it, the latter at least 1,600. Subject `overload` of `npm run bench`.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { root, shopNode } from '../scripts/lib/node.mjs'
import { startBenchProcess, type BenchProcess } from './bench-process.ts'
import { createCpuStopwatch } from './cpu-time.ts'
import { call, quantile } from './load.ts'
import { createReport, printMachine } from './report.ts'
import type { LoadOrder, LoadReport } from './overload-generator.ts'
import type { OrdersCommands, OrdersStage } from './shop.ts'

type OrdersShop = BenchProcess<OrdersStage, OrdersCommands>

/** `--rounds=1` for a first look; `--clients=64` takes that for the peak. */
const {
  values: { rounds: roundsText, clients: clientsText },
} = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, clients: { type: 'string' } },
})
const rounds = Number(roundsText)
/** Seconds of each measurement. */
const duration = 6
/** Among so many clients the peak is looked for. */
const candidates = clientsText === undefined ? [16, 32, 64] : [Number(clientsText)]
const overloads = [5, 25]
/** So many clients that some have to wait for more than a second: then they are refused. */
const refusedClients = 1600
/** Milliseconds between two probes of /healthz and of a kept answer. */
const probeInterval = 50

type Measurement = LoadReport & {
  /** milliseconds, p99 */ readonly health: number
  /** milliseconds, p99 */ readonly kept: number
  /** milliseconds of the shop's own time, p99 */ readonly refusedByShop: number
  /** megabytes, the most that was seen */ readonly memory: number
  /** cores */ readonly cpu: { readonly shop: number; readonly database: number; load: number }
}

let runs = 0

/** Puts the load on the shop and probes it meanwhile. */
async function measure(
  shop: OrdersShop,
  generator: ChildProcess,
  clients: number,
): Promise<Measurement> {
  runs += 1
  const order: LoadOrder = {
    port: Number(new URL(shop.origin).port),
    clients,
    seconds: duration,
    tokens: shop.buyers,
    // One is left: its kept answer is asked for meanwhile.
    toolIds: shop.tools.slice(0, -1).map(({ id }) => id),
    run: `overload-${process.pid}-${runs}`,
  }
  await shop.run('refusalTimes')
  const watches = [createCpuStopwatch(shop.pid), createCpuStopwatch(generator.pid ?? 0)] as const
  for (const watch of watches) watch.start()
  const start = performance.now()
  const answered = once(generator, 'message')
  generator.send(order)
  const probes = await probeUntil(shop, answered)
  const [report]: [LoadReport] = await answered.then(([message]) => [message])
  const cores = (milliseconds: number): number => milliseconds / (performance.now() - start)
  for (const watch of watches) watch.stop()
  return {
    ...report,
    ...probes,
    refusedByShop: quantile(await shop.run('refusalTimes'), 0.99),
    cpu: {
      shop: cores(watches[0].used.own),
      database: cores(watches[0].used.children),
      load: cores(watches[1].used.own),
    },
  }
}

/** Asks for /healthz and for a tool that nobody orders, whose answer is kept, again and again. */
async function probeUntil(shop: OrdersShop, end: Promise<unknown>) {
  let ended = false
  void end.then(() => (ended = true))
  const health: number[] = []
  const kept: number[] = []
  let memory = 0
  while (!ended) {
    const [alive, list] = await Promise.all([
      call(shop.origin, '/healthz', { method: 'GET', prefix: '' }),
      call(shop.origin, `/tools/${shop.tools.at(-1)?.id}`, { method: 'GET' }),
    ])
    if (alive.status !== 200) throw new CommandError(`/healthz answered ${alive.status}`)
    health.push(alive.milliseconds)
    kept.push(list.status === 200 ? list.milliseconds : Infinity)
    memory = Math.max(memory, memoryOf(shop.pid))
    await pause(probeInterval)
  }
  return { health: quantile(health, 0.99), kept: quantile(kept, 0.99), memory }
}

/** Megabytes. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Milliseconds until an order is accepted within half a second. */
async function recoveryTime({ origin, buyers, tools }: OrdersShop): Promise<number> {
  const start = performance.now()
  for (;;) {
    const { status, milliseconds } = await call(origin, '/addorder', {
      token: buyers[0],
      key: `recovery-${process.pid}-${Math.round(performance.now() * 1000)}`,
      body: {
        toolId: tools[0]?.id,
        OrderQuentuty: 1,
        phoneNum: '555 0142',
        address: '12 Foundry Road, Austin, TX 78701',
      },
    })
    if (status === 201 && milliseconds < 500) return performance.now() - start
    if (performance.now() - start > 30_000) throw new CommandError('No recovery in 30 s')
  }
}

function print(name: string, result: Measurement): void {
  const { acceptedPerSecond, refusedPerSecond, accepted, refused, cpu } = result
  const ms = (value: number): string => `${value.toFixed(0)} ms`
  const share = (value: number): string => `${((value * 100) / cpus().length).toFixed(0)} %`
  console.log(
    `${name}: ${acceptedPerSecond.toFixed(0)} accepted a second (99 % within ` +
      `${ms(accepted.p99)}), ${refusedPerSecond.toFixed(0)} refused (${ms(refused.p99)}, of which ` +
      `the shop's own ${ms(result.refusedByShop)}), ${result.failed} failed; /healthz ` +
      `${ms(result.health)}, kept ${ms(result.kept)}, memory ${result.memory.toFixed(0)} MB; ` +
      `processor: shop ${share(cpu.shop)}, database ${share(cpu.database)}, load ${share(cpu.load)}`,
  )
}

async function findPeak(shop: OrdersShop, generator: ChildProcess): Promise<number> {
  const results: { readonly clients: number; readonly rate: number }[] = []
  for (const clients of candidates) {
    const result = await measure(shop, generator, clients)
    print(`${clients} clients`, result)
    results.push({ clients, rate: result.acceptedPerSecond })
  }
  return results.toSorted((a, b) => b.rate - a.rate)[0]?.clients ?? 0
}

type Round = { readonly peak: Measurement; readonly over: readonly Measurement[] }

async function measureRounds(shop: OrdersShop, generator: ChildProcess) {
  await measure(shop, generator, candidates[0] ?? 16)
  const clients = await findPeak(shop, generator)
  const measured: Round[] = []
  const recoveries: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const peak = await measure(shop, generator, clients)
    print(`round ${round}, ${clients} clients (peak)`, peak)
    const over: Measurement[] = []
    for (const factor of overloads) {
      const least = factor === overloads.at(-1) ? refusedClients : 0
      const many = Math.max(clients * factor, least)
      const result = await measure(shop, generator, many)
      recoveries.push(await recoveryTime(shop))
      print(`round ${round}, ${many} clients`, result)
      over.push(result)
    }
    measured.push({ peak, over })
  }
  return { measured, recoveries }
}

/** The median over the rounds of what the overload of this number came to. */
const median = (measured: readonly Round[], value: (round: Round) => number): number =>
  quantile(measured.map(value), 0.5)

await script(async () => {
  const shop = await startBenchProcess<OrdersStage, OrdersCommands>('shop.ts', {
    args: ['as-in-production'],
  })
  const generator = fork(join(root, 'bench/overload-generator.ts'), { execPath: shopNode() })
  try {
    printMachine('embedded PostgreSQL', 'load from the same machine')
    const { measured, recoveries } = await measureRounds(shop, generator)
    const { ratio, exitCode } = createReport()
    for (const [index, factor] of overloads.entries()) {
      const of = (value: (result: Measurement) => number) =>
        median(measured, ({ over }) => over.map(value)[index] ?? 0)
      const goodput = median(
        measured,
        ({ peak, over }) => (over[index]?.acceptedPerSecond ?? 0) / peak.acceptedPerSecond,
      )
      const atMost = { atMost: true, unit: 'ms' }
      ratio(`goodput-at-${factor}-times-the-clients`, goodput, 0.8)
      ratio(
        `refused-at-${factor}-p99-in-the-shop`,
        of((each) => each.refusedByShop),
        200,
        atMost,
      )
      ratio(
        `accepted-at-${factor}-p99`,
        of((each) => each.accepted.p99),
        2000,
        atMost,
      )
      ratio(
        `healthz-at-${factor}-p99`,
        of((each) => each.health),
        200,
        atMost,
      )
      ratio(
        `kept-at-${factor}-p99`,
        of((each) => each.kept),
        100,
        atMost,
      )
      ratio(
        `failed-at-${factor}`,
        of((each) => each.failed),
        0,
        { atMost: true },
      )
    }
    const memory = median(measured, ({ peak, over }) =>
      Math.max(...over.map((each) => each.memory - peak.memory)),
    )
    ratio('memory-beyond-that-of-the-peak', memory, 256, { atMost: true, unit: 'MB' })
    ratio('recovery', Math.max(...recoveries), 2000, { atMost: true, unit: 'ms' })
    return exitCode()
  } finally {
    generator.disconnect()
    await shop.stop()
  }
})
