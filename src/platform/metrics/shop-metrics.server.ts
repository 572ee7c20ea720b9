/** The metrics of a shop; docs/operations.md lists which ones to monitor, with thresholds. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { watchFinishedJobs } from '../../../packages/pg-kit/finished-jobs.server.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { outboxBacklog } from '../mail/outbox-store.server.ts'
import type { Config } from '../config/config.server.ts'
import { lastBackupTime } from './last-backup.server.ts'
import { serveMetrics } from './metrics-server.server.ts'
import { createMetricsRegistry, type MetricsRegistry } from './registry.ts'

export type ShopMetrics = {
  /** Counts an outage or refusal response, by the type of its Problem. */
  countOutage(type: string): void
  /** Counts a response sent from the cache, before Fastify. */
  countKept(): void
  /** Counts the requests of this app, and serves the metrics according to the settings. */
  serve(app: FastifyInstance, queue: RequestQueue): Promise<void>
  /** The metrics of this process. */
  text(): Promise<string>
}

/** How many requests are being processed, and how many wait. */
export type RequestQueue = { running(): number; waiting(): number }

export type MetricsSources = {
  readonly database: Database
  /** The file with the time of the last backup. */
  readonly backupFile: string
  readonly cacheBytes: () => number
  readonly config: Pick<Config, 'host' | 'metrics'>
  /** Combines this process's metrics with those of all processes, if there are several. */
  readonly ofAll?: (own: () => Promise<string>) => () => Promise<string>
}

/** Milliseconds between two samples of the event loop. */
const interval = 20
/** Seconds. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** Seconds: a mail takes up to a few seconds, an index takes minutes. */
const jobDurations = [0.01, 0.1, 0.5, 1, 5, 30, 120, 600]
/** The operations that place an order. */
const orderRoutes = new Set(['POST /api/addorder', 'POST /api/orders'])

/** Starts measuring. */
export function createShopMetrics(sources: MetricsSources): ShopMetrics {
  const registry = createMetricsRegistry()
  const delay = monitorEventLoopDelay({ resolution: interval })
  delay.enable()
  addProcessMetrics(registry, delay)
  addDatabaseMetrics(registry, sources)
  const endJobs = observeJobs(registry)
  const outages = registry.counter('shop_outages_total', 'Answers 503 and 500, by cause')
  const kept = registry.counter('shop_cache_hits_total', 'Answers sent out of the cache')
  return {
    countOutage: (type) => outages.add({ cause: type }),
    countKept: () => kept.add(),
    text: registry.text,
    async serve(app, queue) {
      addQueueMetrics(registry, queue)
      observeRequests(app, registry)
      app.addHook('onClose', async () => {
        delay.disable()
        endJobs()
      })
      await serveMetrics(app, sources.config, sources.ofAll?.(registry.text) ?? registry.text)
    },
  }
}

/**
 * Mails, digests, indexing and other background jobs.
 * @returns a function that stops observing
 */
function observeJobs(registry: MetricsRegistry): () => void {
  const jobs = registry.counter('shop_jobs_total', 'Jobs beside requests, by name and result')
  const seconds = registry.histogram(
    'shop_job_duration_seconds',
    'Seconds that a job took, by name',
    jobDurations,
  )
  return watchFinishedJobs(({ name, result, seconds: taken }) => {
    jobs.add({ job: name, result })
    seconds.observe(taken, { job: name })
  })
}

function observeRequests(app: FastifyInstance, registry: MetricsRegistry): void {
  const requests = registry.counter('http_requests_total', 'Requests by method, route and status')
  const seconds = registry.histogram(
    'http_request_duration_seconds',
    'Seconds until the answer was sent, by route',
    durations,
  )
  const orders = registry.counter('shop_orders_total', 'Orders that were placed')
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const { method } = request
    requests.add({ method, route, status: String(reply.statusCode) })
    seconds.observe(reply.elapsedTime / 1000, { method, route })
    if (reply.statusCode === 201 && orderRoutes.has(`${method} ${route}`)) orders.add()
    done()
  })
}

function addProcessMetrics(
  registry: MetricsRegistry,
  delay: ReturnType<typeof monitorEventLoopDelay>,
): void {
  registry.collected('gauge', 'nodejs_eventloop_lag_seconds', 'Lag since the last reading', () => {
    const samples = [0.5, 0.99].map((quantile) => ({
      labels: { quantile: String(quantile) },
      // The measured delay includes the sampling interval.
      value:
        delay.count > 0 ? Math.max(0, delay.percentile(quantile * 100) / 1e6 - interval) / 1e3 : 0,
    }))
    delay.reset()
    return samples
  })
  registry.collected('gauge', 'process_resident_memory_bytes', 'Memory of the process', () => [
    { value: process.memoryUsage.rss() },
  ])
  registry.collected('counter', 'process_cpu_seconds_total', 'Processor time', () => {
    const { user, system } = process.cpuUsage()
    return [{ value: (user + system) / 1e6 }]
  })
}

const gaugeOf =
  (registry: MetricsRegistry) =>
  (name: string, help: string, value: () => number): void =>
    registry.collected('gauge', name, help, () => [{ value: value() }])

function addQueueMetrics(registry: MetricsRegistry, queue: RequestQueue): void {
  const gauge = gaugeOf(registry)
  gauge('shop_requests_running', 'Requests that are worked on', () => queue.running())
  gauge('shop_requests_waiting', 'Requests that wait to be worked on', () => queue.waiting())
}

function addDatabaseMetrics(registry: MetricsRegistry, sources: MetricsSources): void {
  const { database, backupFile, cacheBytes } = sources
  const gauge = gaugeOf(registry)
  gauge('shop_cache_bytes', 'Memory of kept answers', cacheBytes)
  const statistics = database.statistics
  gauge('db_pool_connections', 'Open connections', () => statistics().connections)
  gauge('db_pool_waiting', 'Statements that wait for a connection', () => statistics().waiting)
  registry.collected('counter', 'db_pool_wait_seconds_total', 'Waiting for connections', () => [
    { value: statistics().waitSeconds },
  ])
  registry.collected('counter', 'db_statements_total', 'Statements executed', () => [
    { value: statistics().statements },
  ])
  registry.collected(
    'counter',
    'db_slow_statements_total',
    'Statements that took long for their limit',
    () => [{ value: statistics().slowStatements }],
  )
  registry.collected('gauge', 'shop_ready', '1 when the database can do its work', () =>
    database.checkHealth().then(
      () => [{ value: 1 }],
      (error: unknown) => [
        { value: 0, labels: { cause: isProblem(error) ? error.body.type : 'broken' } },
      ],
    ),
  )
  registry.collected('gauge', 'shop_outbox_mails', 'Mails that wait', async () => [
    { value: (await outboxBacklog(database.handle)).waiting },
  ])
  registry.collected(
    'gauge',
    'shop_outbox_oldest_seconds',
    'Age of the oldest due mail',
    async () => [{ value: (await outboxBacklog(database.handle)).oldestSeconds }],
  )
  registry.collected('gauge', 'shop_last_backup_timestamp_seconds', 'Last backup', async () => [
    { value: await lastBackupTime(backupFile) },
  ])
}
