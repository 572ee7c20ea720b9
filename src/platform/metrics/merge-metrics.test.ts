/** The metrics of several processes are merged into those of one shop. */
import { expect, test } from 'vitest'
import { mergeMetrics } from './merge-metrics.ts'
import { createMetricsRegistry } from './registry.ts'

async function process(requests: number, { lag = 0, ready = 1 } = {}): Promise<string> {
  const registry = createMetricsRegistry()
  const counter = registry.counter('http_requests_total', 'Requests')
  for (let n = 0; n < requests; n += 1) counter.add({ route: '/api/tools' })
  const seconds = registry.histogram('http_request_duration_seconds', 'Seconds', [0.1])
  seconds.observe(0.05)
  registry.collected('gauge', 'nodejs_eventloop_lag_seconds', 'Lag', () => [{ value: lag }])
  registry.collected('gauge', 'shop_ready', 'Ready', () => [{ value: ready }])
  return registry.text()
}

test('counts are added, the longest lag and the one that is not ready count', async () => {
  const merged = mergeMetrics([
    await process(2, { lag: 0.1 }),
    await process(3, { lag: 0.3, ready: 0 }),
    '',
    await process(0),
  ])
  expect(merged.split('\n')).toEqual([
    '# HELP http_requests_total Requests',
    '# TYPE http_requests_total counter',
    'http_requests_total{route="/api/tools"} 5',
    '# HELP http_request_duration_seconds Seconds',
    '# TYPE http_request_duration_seconds histogram',
    'http_request_duration_seconds_bucket{le="0.1"} 3',
    'http_request_duration_seconds_bucket{le="+Inf"} 3',
    expect.stringMatching(/^http_request_duration_seconds_sum 0\.15/),
    'http_request_duration_seconds_count 3',
    '# HELP nodejs_eventloop_lag_seconds Lag',
    '# TYPE nodejs_eventloop_lag_seconds gauge',
    'nodejs_eventloop_lag_seconds 0.3',
    '# HELP shop_ready Ready',
    '# TYPE shop_ready gauge',
    'shop_ready 0',
    '',
  ])
})

test('one process alone says what it said', async () => {
  const text = await process(4, { lag: 0.2 })
  expect(mergeMetrics([text])).toBe(text)
})
