/**
 * How fast lists, facets, searches and suggestions are answered from a catalogue of `--tools` tools (100,000 unless told), over
 * HTTP and by the database alone, and by which plans. Subject `size` of `npm run bench`.
 * `--keep=<folder>` keeps the filled shop there for the next time; `--plans` writes docs/performance-plans.md.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { root } from '../scripts/lib/node.mjs'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { call, quantile } from './load.mjs'
import { stopwatch } from './cpu-time.mjs'
import { createReport, printMachine } from './report.mjs'
import { queriesFor } from './size-queries.mjs'
import { startBenchShop } from './bench-shop.mjs'

const alone = 80
const together = 160
const atOnce = 4
const recorded = 24
const hundredThousand = 100_000

const {
  values: { tools, keep, plans, only },
} = parseArgs({
  options: {
    tools: { type: 'string', default: String(hundredThousand) },
    keep: { type: 'string' },
    plans: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})

async function ask(stage, question, turn) {
  if (question.purged) await stage.ask('purge')
  const path = question.path(turn)
  const answer = await call(stage.origin, path, {
    below: '',
    method: question.body ? 'POST' : 'GET',
    body: question.body?.(turn),
  })
  // The database did not answer in time: no figure can be worse.
  if (answer.status === 503) return Number.POSITIVE_INFINITY
  if (answer.status !== 200 && answer.status !== 302)
    throw new CommandError(
      `${question.name}: ${answer.status} for ${path}: ${answer.body.slice(0, 400)}`,
    )
  return answer.milliseconds
}

/** Each question first one after the other, then so many at a time, always other ones; and what it costs the processor. */
async function measure(stage, question) {
  const [few, many] = question.purged ? [12, 0] : [alone, together]
  let turn = 0
  for (; turn < 8; turn += 1) await ask(stage, question, turn)
  const processor = stopwatch(stage.pid)
  processor.start()
  const single = []
  for (const end = turn + few; turn < end; turn += 1) single.push(await ask(stage, question, turn))
  const several = []
  const end = turn + many
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (turn < end) several.push(await ask(stage, question, turn++))
    }),
  )
  processor.stop()
  const asked = few + many
  return {
    single,
    several,
    turn,
    processor: { shop: processor.used.own / asked, database: processor.used.children / asked },
  }
}

/** What the shop says to the database for some of these questions: how long that takes without the shop, and by which plans. */
async function databaseAlone(stage, question, first) {
  await stage.ask('forget')
  for (let turn = first; turn < first + (question.purged ? 4 : recorded); turn += 1) {
    await stage.ask('record')
    await ask(stage, question, turn)
    await stage.ask('recorded')
  }
  const times = await stage.ask('replay')
  return { times, explained: await stage.ask('explain') }
}

const shown = (milliseconds) => milliseconds.toFixed(milliseconds < 10 ? 1 : 0).padStart(5)

function lineOf(name, { single, several, processor }, sql) {
  const both = (times) =>
    times.length === 0
      ? '    -     -'
      : `${shown(quantile(times, 0.5))} ${shown(quantile(times, 0.95))}`
  return `${name.padEnd(24)} ${both(single)}   ${both(several)}   ${both(sql)}   ${shown(processor.shop)} ${shown(processor.database)}`
}

/** What a plan says beside what is done. */
const bookkeeping =
  /^\s*(Buffers|Storage|Index Searches|Heap Blocks|Buckets|Batches|Sort Method|Planning|Memory)\b/

/** The longest plan of each kind of question, with its statement. */
function writePlans(found, count) {
  const sections = found.flatMap(({ name, explained }) => {
    const heaviest = explained.flat().toSorted((a, b) => b.plan.length - a.plan.length)[0]
    return heaviest
      ? [
          `## ${name}\n\n\`\`\`sql\n${heaviest.text.trim().replaceAll(/\n\s*/g, '\n')}\n\`\`\`\n\n\`\`\`\n${heaviest.plan.filter((line) => !bookkeeping.test(line)).join('\n')}\n\`\`\`\n`,
        ]
      : []
  })
  const head = `# Plans\n\nHow PostgreSQL goes about the heaviest statement of each kind of question, with ${Number(count).toLocaleString('en-US')} tools. Written by \`npm run bench -- size --tools=${count} --plans\`; see [performance.md](performance.md).\n\n`
  writeFileSync(join(root, 'docs/performance-plans.md'), head + sections.join('\n'))
}

await script(async () => {
  await ensureBuilt()
  const stage = await startBenchShop('size-shop.ts', { words: [tools], folder: keep })
  try {
    printMachine(
      'embedded PostgreSQL',
      'load from the same machine',
      `${Number(tools).toLocaleString('en-US')} tools`,
    )
    if (stage.filled) console.log(`filled in ${stage.seconds.toFixed(0)} s`)
    const questions = queriesFor(await stage.ask('sample')).filter(
      ({ name }) => only === undefined || name.startsWith(only),
    )
    console.log(
      `milliseconds (half within, 95 % within)   one at a time   ${atOnce} at once   SQL alone   processor of shop, database`,
    )
    const { ratio, code } = createReport()
    const found = []
    for (const question of questions) {
      const times = await measure(stage, question)
      const database = await databaseAlone(stage, question, times.turn)
      console.log(lineOf(question.name, times, database.times))
      found.push({ ...question, ...times, ...database })
    }
    for (const { name, goal, single } of found)
      if (goal)
        ratio(
          `${name}-p95`,
          quantile(single, 0.95),
          goal[Number(tools) > hundredThousand ? 1 : 0],
          { atMost: true, unit: 'ms' },
        )
    const scans = found.flatMap(({ name, explained }) =>
      explained
        .flat()
        .flatMap((one) => one.scans.map((table) => ({ name, table, text: one.text }))),
    )
    for (const { name, table, text } of new Map(
      scans.map((one) => [`${one.name} ${one.table}`, one]),
    ).values())
      console.log(
        `${name} reads ${table} row by row: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`,
      )
    ratio('whole-tables-read', scans.length, 0, { atMost: true })
    if (plans) writePlans(found, tools)
    return code()
  } finally {
    await stage.stop()
  }
})
