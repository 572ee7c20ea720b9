/**
 * Orders of buyers in ten forms, read as the shop reads them, and scored against answers that were
 * written by hand before. Subject `intake` of `npm run bench`; with `--public=FOLDER`, public examples
 * as well: each repository as a clone in `FOLDER/owner+name/repo`, or with `.git` below it. Nothing is
 * fetched, and nothing of them is copied.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { script } from '../scripts/lib/command-error.mjs'
import { readFile } from '../src/received-orders/read-file.server.ts'
import { readAnswers, type Answer } from './intake/answers.ts'
import { ownFile } from './intake/own-files.ts'
import { scoreOrder, type Score } from './intake/score.ts'
import { createReport, printMachine } from './report.ts'

const folder = join(import.meta.dirname, 'intake')
const clones = process.argv.find((arg) => arg.startsWith('--public='))?.slice('--public='.length)

/** The file of an answer; undefined of a public one that is not there. */
async function bytesOf({ source, commit, path }: Answer): Promise<Uint8Array | undefined> {
  if (source === 'own') return ownFile(path)
  if (clones === undefined) return undefined
  const base = join(clones, source.replace('/', '+'), 'repo')
  if (!existsSync(base)) return undefined
  const directory = existsSync(join(base, '.git')) ? join(base, '.git') : base
  return execFileSync('git', [`--git-dir=${directory}`, 'show', `${commit}:${path}`], {
    maxBuffer: 50_000_000,
  })
}

/** @returns what it scores, and the seconds of processor, of this process with its threads */
async function score(answer: Answer, bytes: Uint8Array): Promise<Score & { readonly cpu: number }> {
  const before = process.cpuUsage()
  const scored = await scoreOrder(answer, bytes)
  const used = process.cpuUsage(before)
  return { ...scored, cpu: (used.user + used.system) / 1e6 }
}

await script(async () => {
  printMachine('no database', 'one file at a time')
  const { ratio, exitCode } = createReport()
  const answers = [
    ...readAnswers(readFileSync(join(folder, 'own-answers.txt'), 'utf8')),
    ...readAnswers(readFileSync(join(folder, 'public-answers.txt'), 'utf8')),
  ]
  // The thread that reads files is there before anything is measured.
  await readFile('warm-up.csv', new TextEncoder().encode('sku;quantity\nA-1;1\n'))
  const [sources, forms] = [new Set(), new Set()]
  const total = { lines: 0, right: 0, certain: 0, silent: 0, shares: 0 }
  let [read, missing, slowest] = [0, 0, 0]
  for (const answer of answers) {
    const bytes = await bytesOf(answer)
    if (!bytes) {
      missing += 1
      continue
    }
    const found = await score(answer, bytes)
    read += 1
    sources.add(answer.source === 'own' ? `own ${answer.path}` : answer.source)
    forms.add(found.form)
    slowest = Math.max(slowest, found.cpu)
    total.lines += found.lines
    total.right += found.right
    total.shares += found.right / found.lines
    total.certain += found.certain
    total.silent += found.silent.length
    console.log(
      [
        `${answer.source} ${answer.path}`,
        found.form,
        `${found.right} of ${found.lines} right`,
        `${found.certain} certain`,
        `${found.cpu.toFixed(2)} s`,
        ...found.faults,
        ...found.silent.map((fault) => `WRONG AND UNMARKED: ${fault}`),
      ].join(' | '),
    )
  }
  console.log(
    `${read} orders of ${sources.size} sources in ${forms.size} forms; ${missing} public ones are left out` +
      `${missing > 0 ? ': name a folder of clones (--public=FOLDER)' : ''}. ` +
      `${total.certain} of ${total.lines} lines are certain.`,
  )
  ratio('intake-right', (100 * total.right) / total.lines, 95, { unit: '%' })
  // A long order counts as much as a short one.
  ratio('intake-right-by-order', (100 * total.shares) / read, 95, { unit: '%' })
  ratio('intake-wrong-unmarked', total.silent, 0, { atMost: true })
  ratio('intake-slowest', slowest, 1, { atMost: true, unit: 's' })
  return exitCode()
})
