/**
 * The load of the race, in a process of its own: reads over kept-alive connections, as many as are
 * answered, for a while.
 */
import autocannon, { type Options } from 'autocannon'
import type { Headers } from './reads.ts'

export type LoadJob = {
  readonly origin: string
  /** asked in turn */ readonly paths: readonly string[]
  readonly headers: Headers
  readonly connections: number
  readonly seconds: number
}
export type LoadResult = {
  readonly failed: number
  readonly count: number
  readonly perSecond: number
  /** milliseconds */ readonly p50: number
  /** milliseconds */ readonly p99: number
}

// Milliseconds between two looks at the clock: the library's own second would round every run up.
const sampleInterval = 50

async function drive(job: LoadJob): Promise<LoadResult> {
  const { origin, paths, headers, connections, seconds } = job
  const times: number[] = []
  let clients = 0
  // Each connection begins at another path, or all would ask for the same at once.
  const setupClient: Options['setupClient'] = (client) => {
    const first = Math.floor((clients * paths.length) / connections)
    clients += 1
    client.setRequests(
      [...paths.slice(first), ...paths.slice(0, first)].map((path) => ({ method: 'GET', path })),
    )
  }
  const options: Options = {
    url: origin,
    connections,
    duration: seconds,
    sampleInt: sampleInterval,
    headers,
    ...(paths.length === 1 ? {} : { setupClient }),
    requests: [{ method: 'GET', path: paths[0] ?? '/' }],
  }
  const run = autocannon(options)
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  const start = performance.now()
  const { errors, non2xx, timeouts } = await run
  const sorted = times.toSorted((a, b) => a - b)
  const quantile = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    failed: errors + non2xx + timeouts,
    count: times.length,
    perSecond: (times.length * 1000) / (performance.now() - start),
    p50: quantile(0.5),
    p99: quantile(0.99),
  }
}

process.on('message', (job: LoadJob) => void drive(job).then((value) => process.send?.({ value })))
process.send?.({ value: 'ready' })
