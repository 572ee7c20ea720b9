/** One read of the race: every contestant that takes part, in turns. */
import { get, type IncomingHttpHeaders } from 'node:http'
import { CommandError } from '../../scripts/lib/command-error.mjs'
import { cpuTime, type CpuTime } from '../cpu-time.ts'
import { quantile } from '../load.ts'
import type { LoadResult } from './load.ts'
import { asProgram, type Headers, type Read } from './reads.ts'
import type { ContestantName, Figures, RaceResult } from './results.ts'
import type { Contestants } from './servers.ts'

export type RaceOptions = {
  readonly rounds: number
  /** of each round */ readonly minRequests: number
}
type Requests = {
  readonly paths: readonly string[]
  readonly headers: Headers
  readonly connections: number
}

/** Seconds of load at a time. */
const seconds = 1
/** How often a round is prolonged where too few requests came through. */
const maxRuns = 12

/** Milliseconds of processor used by a contestant, and by the database. */
const usedTime = ({ shop, ...others }: Contestants, name: ContestantName): CpuTime => ({
  own: cpuTime(name === 'shop' ? shop.pid : others[name].pid).own,
  children: cpuTime(shop.pid).children,
})

/**
 * One round; prolonged where a machine that is busy with other work lets too few requests through
 * to say anything.
 */
async function runRound(
  contestants: Contestants,
  name: ContestantName,
  { paths, headers, connections }: Requests,
  minRequests: number,
): Promise<Figures> {
  const { origin } = contestants[name]
  const before = usedTime(contestants, name)
  let requests = 0
  let last: LoadResult | undefined
  for (let run = 0; requests < minRequests && run < maxRuns; run += 1) {
    last = await contestants.drive({ origin, paths, headers, connections, seconds })
    if (last.failed > 0)
      throw new CommandError(
        `${name} failed ${last.failed} of ${last.count} requests for ${paths[0]}.`,
      )
    requests += last.count
  }
  if (!last || requests === 0) throw new CommandError(`${name} answered nothing for ${paths[0]}.`)
  const after = usedTime(contestants, name)
  return {
    perSecond: last.perSecond,
    p50: last.p50,
    p99: last.p99,
    own: (after.own - before.own) / requests,
    database: (after.children - before.children) / requests,
  }
}

type FetchedResponse = { readonly headers: IncomingHttpHeaders; readonly body: Buffer }

/** A whole response, with the headers that are not Node's own. */
function fetchResponse(url: string, headers: Headers): Promise<FetchedResponse> {
  const nodeHeaders = ['date', 'connection', 'keep-alive']
  const { promise, resolve, reject } = Promise.withResolvers<FetchedResponse>()
  get(url, { headers }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('error', reject)
    response.on('end', () => {
      if (response.statusCode !== 200)
        return reject(new CommandError(`${url} answered ${response.statusCode}.`))
      const own = Object.entries(response.headers).filter(([name]) => !nodeHeaders.includes(name))
      return resolve({ headers: Object.fromEntries(own), body: Buffer.concat(chunks) })
    })
  }).on('error', reject)
  return promise
}

/**
 * Gives the bare server the bytes that the shop sends for a read.
 * @returns whether the shop caches this response at all
 */
async function copyToRaw(contestants: Contestants, { cached, headers }: Read): Promise<boolean> {
  const url = contestants.shop.origin + cached
  // The second one comes from the cache, as all later ones will.
  await fetchResponse(url, headers)
  const response = await fetchResponse(url, headers)
  if (response.headers['cache-control'] === 'no-store') return false
  await contestants.setRawResponse({
    headers: response.headers,
    body: response.body.toString('base64'),
  })
  return true
}

const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

/** Races all who take part in one read, in turns. @returns the medians of each */
export async function race(
  contestants: Contestants,
  read: Read,
  connections: number,
  { rounds, minRequests }: RaceOptions,
): Promise<RaceResult['figures']> {
  const { cached, uncached, rival, headers } = read
  const entries: { name: ContestantName; requests: Requests; rounds: Figures[] }[] = []
  const enter = (name: ContestantName, paths: readonly string[], own: Headers) =>
    entries.push({ name, requests: { paths, headers: own, connections }, rounds: [] })
  if (await copyToRaw(contestants, read)) {
    enter('shop', [cached], headers)
    enter('raw', ['/'], headers)
  }
  if (uncached) enter('uncached', uncached, asProgram)
  if (uncached && contestants.before.pid !== contestants.uncached.pid)
    enter('before', uncached, asProgram)
  enter('rival', rival, asProgram)
  for (let round = 0; round < rounds; round += 1) {
    // Nobody is always first.
    for (const entry of round % 2 === 0 ? entries : entries.toReversed())
      entry.rounds.push(await runRound(contestants, entry.name, entry.requests, minRequests))
  }
  return Object.fromEntries(
    entries.map(({ name, rounds: figures }) => {
      const medianOf = (key: keyof Figures) => median(figures.map((figure) => figure[key]))
      return [
        name,
        {
          perSecond: medianOf('perSecond'),
          p50: medianOf('p50'),
          p99: medianOf('p99'),
          own: medianOf('own'),
          database: medianOf('database'),
        },
      ]
    }),
  )
}
