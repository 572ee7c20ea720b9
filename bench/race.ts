/**
 * The shop beside the limit and beside a tutorial's shop, in one run, in turns. Subject `race` of `npm run bench`.
 * What counts is processor time a request, of the process and of the database together: it holds still on a machine that others use too.
 * `--plots` draws the figures anew into docs/plots; `--quick` runs one round at one crowd; `--only=api-list,api-tool` some reads.
 */
import { get } from 'node:http'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { quantile } from './load.mjs'
import { createReport, printMachine } from './report.mjs'
import { cpuTime } from './cpu-time.mjs'
import { startContestants } from './race/servers.mjs'
import { readsOf } from './race/reads.mjs'
import { drawPlots } from './race/plots.mjs'

const quick = process.argv.includes('--quick')
const rounds = quick ? 1 : 3
const seconds = 1
/** Requests of a stretch, so that ticks of ten milliseconds tell something; and of the warming up, so that everything is compiled. */
const fewest = 200
const warm = 2000
const crowds = quick ? [10] : [10, 50]
const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
/** As browsers ask, so that the shop sends what it has compressed. Programs that call the API get it as it is. */
const asBrowser = { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' }
const asProgram = { accept: 'application/json' }

const median = (numbers) => quantile(numbers, 0.5)

/** Milliseconds of processor used by this contestant, and by the database. */
function used({ shop }, { pid }) {
  return { own: cpuTime(pid).own, database: cpuTime(shop.pid).children }
}

/**
 * One stretch; longer where a machine that is busy with other things lets too few through to say anything.
 * @returns requests a second, milliseconds of latency, and milliseconds of processor a request
 */
async function stretch(all, name, { paths, headers, connections }, least = fewest) {
  const contestant = all[name]
  const before = used(all, contestant)
  let sum = 0
  let pace
  for (let patience = 12; sum < least && patience > 0; patience -= 1) {
    const { failed, count, ...found } = await all.load.ask({
      origin: contestant.origin,
      paths,
      headers,
      connections,
      seconds,
    })
    if (failed > 0)
      throw new CommandError(`${name} failed ${failed} of ${count} requests for ${paths[0]}.`)
    sum += count
    pace = found
  }
  if (sum === 0) throw new CommandError(`${name} answered nothing for ${paths[0]}.`)
  const after = used(all, contestant)
  return {
    ...pace,
    own: (after.own - before.own) / sum,
    database: (after.database - before.database) / sum,
  }
}

/**
 * Hands the limit what it has to send: the same bytes, with the headers that are not Node's own.
 * @returns whether the shop keeps this answer at all
 */
async function handTo({ raw }, origin, path, headers) {
  // The second one comes out of the cache, as all others will.
  await wholeAnswer(origin + path, headers)
  const { headers: sent, body } = await wholeAnswer(origin + path, headers)
  if (sent['cache-control'] === 'no-store') return false
  await raw.ask({ headers: sent, body: body.toString('base64') })
  return true
}

async function wholeAnswer(url, headers) {
  const { promise, resolve, reject } = Promise.withResolvers()
  get(url, { headers }, (answer) => {
    const parts = []
    answer.on('data', (part) => parts.push(part))
    answer.on('error', reject)
    answer.on('end', () => {
      if (answer.statusCode !== 200)
        return reject(new CommandError(`${url} answered ${answer.statusCode}.`))
      const sent = Object.fromEntries(
        Object.entries(answer.headers).filter(
          ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
        ),
      )
      return resolve({ headers: sent, body: Buffer.concat(parts) })
    })
  }).on('error', reject)
  return promise
}

/** Everybody who takes part in one read, in turns. @returns name to medians */
async function raceOf(all, read, connections, { turns = rounds, least = fewest } = {}) {
  const { kept, made, theirs, headers } = read
  const isKept = await handTo(all, all.shop.origin, kept, headers)
  const entries = [
    ...(isKept
      ? [
          ['shop', { paths: [kept], headers }],
          ['raw', { paths: ['/'], headers }],
        ]
      : []),
    ...(made ? [['unkept', { paths: made, headers: asProgram }]] : []),
    ...(theirs ? [['rival', { paths: theirs, headers: asProgram }]] : []),
  ]
  const found = new Map(entries.map(([name]) => [name, []]))
  for (let round = 0; round < turns; round += 1) {
    // Nobody is always first.
    for (const [name, how] of round % 2 === 0 ? entries : entries.toReversed())
      found.get(name).push(await stretch(all, name, { ...how, connections }, least))
  }
  return Object.fromEntries(
    [...found].map(([name, stretches]) => [
      name,
      Object.fromEntries(
        Object.keys(stretches[0]).map((what) => [what, median(stretches.map((one) => one[what]))]),
      ),
    ]),
  )
}

const total = ({ own, database }) => own + database
const microseconds = (milliseconds) => (milliseconds * 1000).toFixed(0).padStart(6)

function say(read, connections, found) {
  for (const [name, one] of Object.entries(found)) {
    console.log(
      `${read.what.padEnd(12)} ${String(connections).padStart(3)} at once  ${name.padEnd(7)} ${one.perSecond.toFixed(0).padStart(6)} a second   half within ${one.half.toFixed(1).padStart(5)} ms, 99 % within ${one.slow.toFixed(1).padStart(6)} ms   processor ${microseconds(one.own)} + ${microseconds(one.database)} µs`,
    )
  }
}

await script(async () => {
  if (process.platform !== 'linux')
    throw new CommandError('The race reads processor times from /proc, which only Linux has.')
  await ensureBuilt()
  const all = await startContestants()
  try {
    printMachine('embedded PostgreSQL', 'load from the same machine')
    console.log(
      'shop: as built; unkept: the same with PAGE_CACHE=0, so that every answer is made; raw: node:http sending the same bytes; rival: Express and pg. Processor: process + database, a request.',
    )
    const reads = (await readsOf(all, { asBrowser, asProgram })).filter(
      ({ what }) => only?.includes(what) ?? true,
    )
    // Compilers and caches come up to speed before anything counts.
    for (const read of reads) await raceOf(all, read, 10, { turns: 1, least: warm })
    const results = []
    for (const connections of crowds) {
      for (const read of reads) {
        const found = await raceOf(all, read, connections)
        say(read, connections, found)
        results.push({ ...read, connections, found })
      }
    }
    const report = createReport()
    const list = (connections) =>
      results.find((one) => one.what === 'api-list' && one.connections === connections)?.found.rival
    for (const { what, connections, found, goals } of results) {
      if (goals.raw && !found.shop)
        console.log(`${what} is not kept by this shop: no ratio beside the limit`)
      if (goals.raw && found.shop)
        report.ratio(
          `${what}-kept-beside-raw-at-${connections}`,
          total(found.shop) / total(found.raw),
          goals.raw,
          { atMost: true },
        )
      if (goals.rival)
        report.ratio(
          `${what}-made-beside-rival-at-${connections}`,
          total(found.unkept) / total(found.rival),
          goals.rival,
          { atMost: true },
        )
      if (goals.rivalList && list(connections))
        report.ratio(
          `${what}-made-beside-rival-list-at-${connections}`,
          total(found.unkept) / total(list(connections)),
          goals.rivalList,
          { atMost: true },
        )
    }
    if (process.argv.includes('--plots')) drawPlots(results)
    return report.code()
  } finally {
    await all.stop()
  }
})
