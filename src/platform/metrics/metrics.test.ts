/** Metrics in Prometheus format: off by default, and only for authorized callers. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createApp } from '../../app/app.server.ts'
import { createLogger } from '../http/log.server.ts'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { beginJob } from '../../../packages/pg-kit/finished-jobs.server.ts'
import { lastBackupFile, recordBackup } from './last-backup.server.ts'
import { createMetricsRegistry } from './registry.ts'

let shop: TestShop | undefined
afterEach(async () => {
  await shop?.close()
  shop = undefined
})

async function openApp(env: Readonly<Record<string, string>>) {
  shop = await openTestShop(env)
  return createApp({ shop, config: shop.config, log: createLogger('silent') })
}

const token = 'a-token-of-the-operator'
const bearer = { authorization: `Bearer ${token}` }

test('without settings nothing is measured, and there is nothing to read', async () => {
  const app = await openApp({})
  expect((await app.inject({ url: '/metrics', headers: bearer })).statusCode).toBe(404)
  await app.close()
})

test('with a token the metrics say what an operator must know, without personal data', async () => {
  const app = await openApp({ METRICS_TOKEN: token })
  await app.inject('/api/orders/buyer@example.com')
  await app.inject('/api/tools')
  expect((await app.inject('/metrics')).statusCode).toBe(404)
  const headers = { authorization: 'Bearer another-token-of-nobody' }
  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
  const response = await app.inject({ url: '/metrics', headers: bearer })
  expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = response.body.split('\n')
  expect(lines).toContain(
    'http_requests_total{method="GET",route="/api/orders/:email",status="401"} 1',
  )
  for (const name of [
    'http_request_duration_seconds_count{method="GET",route="/api/tools"} 1',
    'nodejs_eventloop_lag_seconds{quantile="0.99"}',
    'process_resident_memory_bytes',
    'db_pool_connections',
    'db_pool_waiting 0',
    'db_pool_wait_seconds_total',
    'db_slow_statements_total',
    'shop_requests_waiting 0',
    'shop_cache_bytes',
    'shop_ready 1',
    'shop_outbox_mails 0',
    'shop_outbox_oldest_seconds 0',
  ])
    expect(
      lines.some((line) => line.startsWith(name)),
      name,
    ).toBe(true)
  expect(response.body).not.toContain('@')
  await app.close()
})

test('on a port of their own they are answered there alone, to anybody who asks, or to the token', async () => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/metrics`
  const app = await openApp({ METRICS_PORT: String(port) })
  const response = await fetch(address)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  expect((await response.text()).split('\n')).toContain('shop_ready 1')
  expect((await app.inject('/metrics')).statusCode).toBe(404)
  await app.close()
  await expect(fetch(address), 'closed with the shop').rejects.toThrow('fetch failed')
  await shop?.close()

  const guarded = await openApp({ METRICS_PORT: String(port), METRICS_TOKEN: token })
  expect((await fetch(address)).status).toBe(401)
  expect((await fetch(address, { headers: bearer })).status).toBe(200)
  await guarded.close()
})

test('the age of the last backup is known once there is one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironmonger-metrics-'))
  try {
    const app = await openApp({ METRICS_TOKEN: token, DATA_DIR: folder })
    const backupOf = async () =>
      (await app.inject({ url: '/metrics', headers: bearer })).body
        .split('\n')
        .find((line) => line.startsWith('shop_last_backup_timestamp_seconds '))
    expect(await backupOf()).toBeUndefined()
    await recordBackup(lastBackupFile(folder), '2026-11-20T03:00:00.000Z')
    // 20 November 2026, 03:00 UTC: date -u -d 2026-11-20T03:00Z +%s
    expect(await backupOf()).toBe('shop_last_backup_timestamp_seconds 1795143600')
    await app.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('jobs beside requests are counted by name and result, with the time that they took', async () => {
  const app = await openApp({ METRICS_TOKEN: token })
  for (const result of ['done', 'failed', 'done'] as const) beginJob('letters')(result)
  const lines = (await app.inject({ url: '/metrics', headers: bearer })).body.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'shop_jobs_total{job="letters",result="done"} 2',
      'shop_jobs_total{job="letters",result="failed"} 1',
      'shop_job_duration_seconds_bucket{job="letters",le="600"} 3',
      'shop_job_duration_seconds_count{job="letters"} 3',
    ]),
  )
  await app.close()
})

test('values are labelled, bucketed and escaped as the format says', async () => {
  const registry = createMetricsRegistry()
  const counter = registry.counter('things_total', 'Things')
  counter.add({ kind: 'a "quoted" \\ one\n' })
  counter.add({ kind: 'a "quoted" \\ one\n' }, 2)
  const histogram = registry.histogram('wait_seconds', 'Waiting', [0.1, 1])
  for (const value of [0.05, 0.5, 5]) histogram.observe(value)
  registry.collected('gauge', 'broken', 'Cannot be read', () => Promise.reject(new Error('no')))
  expect(await registry.text()).toBe(
    [
      '# HELP things_total Things',
      '# TYPE things_total counter',
      'things_total{kind="a \\"quoted\\" \\\\ one\\n"} 3',
      '# HELP wait_seconds Waiting',
      '# TYPE wait_seconds histogram',
      'wait_seconds_bucket{le="0.1"} 1',
      'wait_seconds_bucket{le="1"} 2',
      'wait_seconds_bucket{le="+Inf"} 3',
      'wait_seconds_sum 5.55',
      'wait_seconds_count 3',
      '',
    ].join('\n'),
  )
})
