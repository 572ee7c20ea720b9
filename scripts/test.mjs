/**
 * `npm test`: everything a change must pass, on a machine with nothing installed. `npm test --
 * orders` runs only the tests whose file names match; `--only checks`, `--only unit`, `--only
 * rendering` and `--only e2e` run one part, and `--shard 1/4` a quarter of it. `npm run test:full`
 * (`--full`) tries more: all that `tests/effort.ts` leaves out, a hundred rounds of kill -9, the
 * journeys with Firebase, generated clients. Its last line is 'N passed, N failed'.
 */
import { parseArgs } from 'node:util'
import { ensureApiTools, wantsClients } from './lib/api-tools.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { CommandError, script } from './lib/command-error.mjs'
import { beginFirebaseTools, wantsFirebase } from './lib/firebase-tools.mjs'
import { summary } from './lib/findings.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checks, runCheck, runSuites, suites } from './lib/steps.mjs'

const fullEnv = { TEST_FULL: '1', HOSTED: '1' }
/** Printed at the end of a run without them. */
const skippedNote =
  'Left out: most of the fuzzing, Firebase, generated clients, a hundred rounds of kill -9. ' +
  'npm run test:full runs them too (it installs 270 MB more into .cache, once).'

/** @throws CommandError where an option is unknown */
function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        shard: { type: 'string' },
        full: { type: 'boolean', default: false },
      },
    })
    const parts = ['checks', ...suites.map(({ project }) => project)]
    if (values.only !== undefined && !parts.includes(values.only))
      throw new Error(`--only must be one of ${parts.join(', ')}.`)
    return { names: positionals, ...values }
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}

await script(async () => {
  const { names, only, shard, full } = readOptions()
  if (full) Object.assign(process.env, { CRASH_ROUNDS: '100', ...process.env, ...fullEnv })
  const isWhole = names.length === 0 && only === undefined
  await ensureInstalled('all')

  const all = isWhole || only === 'checks' ? await runChecks() : []
  if (all.length === 0 && only !== 'checks')
    all.push(...(await runTests([...names, ...(shard ? [`--shard=${shard}`] : [])], only)))

  const { failed, lines, line } = summary(all)
  const isEmpty = only !== 'checks' && all.every(foundNothing)
  if (isEmpty) console.error(`No test file's name contains ${names.join(' or ')}.`)
  if (isWhole && !full) console.log(skippedNote)
  for (const text of [...lines, line]) console.log(text)
  return failed > 0 || isEmpty ? 1 : 0
})

/**
 * @returns {Promise<import('./lib/findings.mjs').Findings[]>} the first check that failed; nothing
 *   when all of them passed
 */
async function runChecks() {
  await ensureBuilt()
  for (const check of checks)
    if (!(await runCheck(check))) {
      const failed = [{ test: check.name, why: 'a check, which printed why above' }]
      return [{ passed: 0, failed, repeated: [], skipped: 0 }]
    }
  return []
}

/**
 * @param {readonly string[]} args names of files, and flags of vitest
 * @param {string | undefined} only the one project to run
 */
async function runTests(args, only) {
  const browser = await ensureBrowser({ headless: true })
  await ensureApiTools()
  if (wantsClients(args)) process.env['GENERATED_CLIENTS'] = '1'
  const firebaseTools = wantsFirebase() ? beginFirebaseTools() : async () => undefined
  await ensureBuilt()
  const results = await runSuites({ args, only, browser, firebaseTools })
  return results.map(({ findings }) => findings)
}

/** @param {import('./lib/findings.mjs').Findings} findings */
function foundNothing({ passed, skipped, failed }) {
  return passed + skipped + failed.length === 0
}
