/**
 * Counters, gauges and histograms, and their text for Prometheus. Does not define any metric of the
 * shop.
 */

export type Labels = Readonly<Record<string, string>>

/** The text format 0.0.4 (https://prometheus.io/docs/instrumenting/exposition_formats/). */
export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8'

export type Counter = { add(labels?: Labels, amount?: number): void }
export type Histogram = { observe(value: number, labels?: Labels): void }
/** One line of a gauge, or of a counter that is kept elsewhere. */
export type Sample = { readonly labels?: Labels; readonly value: number }

export type MetricsRegistry = {
  /** Counts events. */
  counter(name: string, help: string): Counter
  /** Counts values up to each of the bounds. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram
  /** A metric whose values are collected when the metrics are read. */
  collected(
    type: 'gauge' | 'counter',
    name: string,
    help: string,
    collect: () => readonly Sample[] | Promise<readonly Sample[]>,
  ): void
  /** All metrics as text. A metric that cannot be collected is left out. */
  text(): Promise<string>
}

type Metric = {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly lines: () => readonly string[] | Promise<readonly string[]>
}

/** An empty registry. */
export function createMetricsRegistry(): MetricsRegistry {
  const metrics: Metric[] = []
  return {
    counter(name, help) {
      const values = new Map<string, number>()
      metrics.push({
        name,
        help,
        type: 'counter',
        lines: () => [...values].map(([labels, value]) => `${name}${labels} ${value}`),
      })
      return {
        add(labels = {}, amount = 1) {
          const key = labelText(labels)
          values.set(key, (values.get(key) ?? 0) + amount)
        },
      }
    },
    histogram(name, help, bounds) {
      const series = new Map<string, Series>()
      metrics.push({
        name,
        help,
        type: 'histogram',
        lines: () => [...series.values()].flatMap((each) => histogramLines(name, bounds, each)),
      })
      return {
        observe(value, labels = {}) {
          const key = labelText(labels)
          const known = series.get(key) ?? { labels, counts: bounds.map(() => 0), count: 0, sum: 0 }
          series.set(key, known)
          const bucket = bounds.findIndex((bound) => value <= bound)
          if (bucket >= 0) known.counts[bucket] = (known.counts[bucket] ?? 0) + 1
          known.count += 1
          known.sum += value
        },
      }
    },
    collected(type, name, help, collect) {
      const lines = async (): Promise<readonly string[]> =>
        (await collect()).map(({ labels = {}, value }) => `${name}${labelText(labels)} ${value}`)
      metrics.push({ name, help, type, lines })
    },
    text: () => metricsText(metrics),
  }
}

async function metricsText(metrics: readonly Metric[]): Promise<string> {
  const parts = await Promise.all(
    metrics.map(async ({ name, help, type, lines }) => {
      const all = await Promise.resolve()
        .then(lines)
        .catch(() => [])
      return all.length === 0
        ? ''
        : `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${all.join('\n')}\n`
    }),
  )
  return parts.join('')
}

type Series = { readonly labels: Labels; readonly counts: number[]; count: number; sum: number }

function histogramLines(
  name: string,
  bounds: readonly number[],
  { labels, counts, count, sum }: Series,
): readonly string[] {
  let below = 0
  const buckets = bounds.map((bound, index) => {
    below += counts[index] ?? 0
    return `${name}_bucket${labelText({ ...labels, le: String(bound) })} ${below}`
  })
  return [
    ...buckets,
    `${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
    `${name}_sum${labelText(labels)} ${sum}`,
    `${name}_count${labelText(labels)} ${count}`,
  ]
}

function labelText(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`)
  return parts.length === 0 ? '' : `{${parts.join(',')}}`
}

const escapeLabel = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
