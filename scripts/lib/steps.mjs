/**
 * What is checked, in order, in one table. `npm test` stops at the first check that fails,
 * `npm run check` goes on and sums up.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFindings } from './findings.mjs'
import { root, shopEnv, shopNode } from './node.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'

/**
 * @typedef {{ name: string, programs: readonly (readonly [string, ...string[]])[] }} Check
 *   `programs`: each a file below node_modules and its arguments, run one after the other
 * @typedef {{ name: string, project: string, workers: number, isJourneys?: boolean }} Suite
 *   `workers`: how many test files run at once
 * @typedef {import('./findings-reporter.mjs').Findings} Findings
 */

/** Checks that read the sources. @type {readonly Check[]} */
export const checks = [
  { name: 'Format', programs: [['oxfmt/bin/oxfmt', '--check', '.']] },
  {
    name: 'Types',
    programs: [
      ['@react-router/dev/bin.cjs', 'typegen'],
      ['typescript/bin/tsc', '--noEmit'],
      ['typescript/bin/tsc', '--noEmit', '--project', 'tsconfig.scripts.json'],
    ],
  },
  { name: 'Lint', programs: [['oxlint/bin/oxlint', '--deny-warnings']] },
  { name: 'Dead code', programs: [['knip/bin/knip.js', '--no-progress']] },
]

/**
 * The projects of vitest.config.ts; all of them run, whatever the earlier ones found.
 * @type {readonly Suite[]}
 */
export const suites = [
  { name: 'Tests', project: 'unit', workers: 2 },
  { name: 'Tests of what React draws', project: 'rendering', workers: 1 },
  // More than cores: a journey waits for the network and the browser about as long as it computes.
  { name: 'Browser journeys', project: 'e2e', workers: 3, isJourneys: true },
]

/**
 * Runs one check, printing nothing but its name unless it fails.
 * @param {Check} check
 */
export async function runCheck({ name, programs }) {
  let failure = ''
  const passed = await step(name, async () => {
    for (const [program, ...args] of programs) {
      const { code, output } = await run(
        shopNode(),
        [join(root, 'node_modules', program), ...args],
        { env: shopEnv({ NODE_ENV: undefined }) },
      )
      if (code !== 0) {
        failure = output
        return false
      }
    }
    return true
  })
  if (!passed) console.error(`\n${failure.trim()}\n`)
  return passed
}

/**
 * @typedef {object} SuiteRun what a run of suites needs
 * @property {readonly string[]} args passed on to vitest: names of files, or flags
 * @property {string | undefined} [only] the project to run; all of them by default
 * @property {string} browser the path of the browser, for the journeys
 * @property {() => Promise<void>} firebaseTools waits until the Firebase emulator is installed
 */

/**
 * Runs all suites. A whole run has the journeys beside the others, since each leaves a part of the
 * machine idle; the reports of the tests are shown while they are written, that of the journeys when
 * they end. A run of some files has one suite after the other.
 * @param {SuiteRun} suiteRun
 * @returns {Promise<{ suite: Suite, findings: Findings }[]>} in the order of the table
 */
export async function runSuites({ args, only, browser, firebaseTools }) {
  const wanted = suites.filter(({ project }) => only === undefined || project === only)
  /**
   * @param {Suite} suite
   * @param {boolean} isLive
   */
  const start = async (suite, isLive) => {
    if (suite.isJourneys) await firebaseTools()
    return { suite, findings: await runSuite(suite, { args, browser, isLive }) }
  }
  /**
   * @param {readonly Suite[]} some
   * @param {boolean} isLive
   */
  const inTurn = async (some, isLive) => {
    const results = []
    for (const suite of some) results.push(await start(suite, isLive))
    return results
  }
  if (args.length > 0) return inTurn(wanted, true)
  const tests = wanted.filter(({ isJourneys }) => !isJourneys)
  const journeys = wanted.filter(({ isJourneys }) => isJourneys)
  const lanes = () => Promise.all([inTurn(tests, true), inTurn(journeys, tests.length === 0)])
  return only === undefined ? withRows(async () => (await lanes()).flat()) : (await lanes()).flat()
}

/**
 * Runs the suites, and compares the rows that came meanwhile with what the stores say of them.
 * @param {() => Promise<{ suite: Suite, findings: Findings }[]>} runAll
 */
async function withRows(runAll) {
  const folder = mkdtempSync(join(tmpdir(), 'ironmonger-rows-'))
  process.env['ROWS_SEEN'] = folder
  try {
    const results = await runAll()
    // Imported here: TypeScript is not there before it is installed.
    const { compareRows } = await import('./row-types.mjs')
    const { wrong, compared, declared } = compareRows(folder)
    console.log(
      `  Rows: of ${declared} that statements declare, ${compared} came and were compared`,
    )
    const failed = wrong.map((why) => ({ test: 'Rows of statements', why }))
    const findings = { passed: compared, failed, repeated: [], skipped: declared - compared }
    return [...results, { suite: { name: 'Rows', project: 'rows', workers: 1 }, findings }]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs one vitest project, showing its own report.
 * @param {Suite} suite
 * @param {{ args: readonly string[], browser?: string, isLive?: boolean }} options as of a run;
 *   `isLive`: the report is shown while it is written, else at the end
 * @returns {Promise<Findings>} what it found; a run that broke off counts as a test that failed
 */
export async function runSuite({ name, project, workers }, { args, browser, isLive = true }) {
  const folder = mkdtempSync(join(tmpdir(), 'ironmonger-tests-'))
  const file = join(folder, 'findings.json')
  try {
    console.log(isLive ? `  ${name}` : `  ${name}, beside the others: their report follows`)
    const flags = [
      '--project',
      project,
      `--maxWorkers=${workers}`,
      '--reporter=default',
      `--reporter=${join(root, 'scripts/lib/findings-reporter.mjs')}`,
      ...(args.length > 0 ? ['--passWithNoTests'] : []),
    ]
    const env = shopEnv({
      NODE_ENV: undefined,
      CHROME_PATH: browser,
      TEST_FINDINGS: file,
      // Each hash of a password takes 32 MB of memory, which a virtual machine gives in large pages at
      // a third of the cost.
      GLIBC_TUNABLES: process.env['GLIBC_TUNABLES'] ?? 'glibc.malloc.hugetlb=1',
    })
    const { code, output } = await run(
      shopNode(),
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...flags, ...args],
      { show: isLive, env },
    )
    if (!isLive) console.log(`  ${name}\n${output}`)
    return readFindings(file, { name, code })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
