/** The load of the race, in a process of its own: reads over kept connections, as many as can be answered, for a while. */
import autocannon from 'autocannon'

// Milliseconds between two looks at the clock: the library's own second would round every stretch up.
const sampleInt = 50

/** @param job `origin`, `paths` (asked in turn), `headers`, `connections`, `seconds` */
async function drive({ origin, paths, headers, connections, seconds }) {
  const times = []
  const firstPath = (place) => paths[Math.floor((place * paths.length) / connections)]
  let clients = 0
  const run = autocannon({
    url: origin,
    connections,
    duration: seconds,
    sampleInt,
    headers,
    // Each connection begins at another place, or all would ask for the same at once.
    setupClient:
      paths.length === 1
        ? undefined
        : (client) => {
            const from = paths.indexOf(firstPath(clients++))
            client.setRequests(
              [...paths.slice(from), ...paths.slice(0, from)].map((path) => ({
                method: 'GET',
                path,
              })),
            )
          },
    requests: [{ method: 'GET', path: paths[0] }],
  })
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  const began = performance.now()
  const { errors, non2xx, timeouts } = await run
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    failed: errors + non2xx + timeouts,
    count: times.length,
    perSecond: (times.length * 1000) / (performance.now() - began),
    half: at(0.5),
    slow: at(0.99),
  }
}

process.on('message', (job) => void drive(job).then((value) => process.send({ value })))
process.send({ value: 'ready' })
