/** Merges the metrics of several processes into those of one shop. */

/** For these metrics the worst process counts, or all report the same; all others are added up. */
const mostCounts = new Set([
  'nodejs_eventloop_lag_seconds',
  'shop_outbox_mails',
  'shop_outbox_oldest_seconds',
  'shop_last_backup_timestamp_seconds',
])
const leastCounts = new Set(['shop_ready'])

type Family = { readonly head: string[]; readonly values: Map<string, number> }

/** @param texts each in the text format of Prometheus, as the registry writes it */
export function mergeMetrics(texts: readonly string[]): string {
  const families = new Map<string, Family>()
  for (const text of texts) addText(families, text)
  return [...families.values()]
    .map(({ head, values }) =>
      [...head, ...[...values].map(([series, value]) => `${series} ${value}`), ''].join('\n'),
    )
    .join('')
}

function addText(families: Map<string, Family>, text: string): void {
  let family: Family = { head: [], values: new Map() }
  let name = ''
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('# HELP ')) {
      name = line.split(' ')[2] ?? ''
      family = families.get(name) ?? { head: [line], values: new Map() }
      families.set(name, family)
    } else if (line.startsWith('#')) {
      if (family.head.length < 2) family.head.push(line)
    } else {
      const at = line.lastIndexOf(' ')
      const [series, value] = [line.slice(0, at), Number(line.slice(at + 1))]
      const known = family.values.get(series)
      family.values.set(series, known === undefined ? value : merged(name, known, value))
    }
  }
}

function merged(name: string, one: number, other: number): number {
  if (mostCounts.has(name)) return Math.max(one, other)
  return leastCounts.has(name) ? Math.min(one, other) : one + other
}
