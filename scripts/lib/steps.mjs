/**
 * What is checked, in order, in one table. `npm test` stops at the first check that fails,
 * `npm run check` goes on and sums up.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, shopEnv, shopNode } from './node.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'

/**
 * @typedef {{ name: string, programs: readonly (readonly [string, ...string[]])[] }} Check
 *   `programs`: each a file below node_modules and its arguments, run one after the other
 * @typedef {{ name: string, project: string, workers: number, isJourneys?: boolean }} Suite
 *   `workers`: how many test files run at once
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
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
 * @property {string} browser the path of the browser, for the journeys
 * @property {() => Promise<void>} firebaseTools waits until the Firebase emulator is installed
 */

/**
 * Runs all suites. A whole run has them side by side, since each leaves a part of the machine idle;
 * the first one's report is shown while it is written, those of the others when they end. A run of
 * some files has one suite after the other.
 * @param {SuiteRun} suiteRun
 * @returns {Promise<{ suite: Suite, counts: Counts }[]>} in the order of the table
 */
export async function runSuites({ args, browser, firebaseTools }) {
  /**
   * @param {Suite} suite
   * @param {boolean} isLive
   */
  const start = async (suite, isLive) => {
    if (suite.isJourneys) await firebaseTools()
    return { suite, counts: await runSuite(suite, { args, browser, isLive }) }
  }
  if (args.length === 0)
    return Promise.all(suites.map((suite, position) => start(suite, position === 0)))
  const results = []
  for (const suite of suites) results.push(await start(suite, true))
  return results
}

/**
 * Runs one vitest project, showing its own report.
 * @param {Suite} suite
 * @param {{ args: readonly string[], browser?: string, isLive?: boolean }} options as of a run;
 *   `isLive`: the report is shown while it is written, else at the end
 * @returns {Promise<Counts>} how many tests passed, failed, were skipped; a run that broke off
 *   counts as one that failed
 */
export async function runSuite({ name, project, workers }, { args, browser, isLive = true }) {
  const folder = mkdtempSync(join(tmpdir(), 'ironmonger-tests-'))
  const report = join(folder, 'report.json')
  try {
    console.log(isLive ? `  ${name}` : `  ${name}, beside the others: their report follows`)
    const flags = [
      '--project',
      project,
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(args.length > 0 ? ['--passWithNoTests'] : []),
    ]
    const env = shopEnv({ NODE_ENV: undefined, CHROME_PATH: browser })
    const { code, output } = await run(
      shopNode(),
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...flags, ...args],
      { show: isLive, env },
    )
    if (!isLive) console.log(`  ${name}\n${output}`)
    const { passed, failed, skipped } = readCounts(report)
    printRepeated(report)
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @typedef {{ fullName: string, status: string, failureMessages?: readonly string[] }} Assertion */

/**
 * @param {string} report path of vitest's JSON report, which may be missing
 */
const readReport = (report) => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {})

/**
 * Names the tests that failed at first and passed when they were repeated, and says why: each is a
 * fault of the shop or of the test that shows only sometimes.
 * @param {string} report path of vitest's JSON report, which may be missing
 */
function printRepeated(report) {
  /** @type {readonly { name: string, assertionResults: readonly Assertion[] }[]} */
  const files = readReport(report).testResults ?? []
  for (const { name, assertionResults } of files) {
    for (const { fullName, status, failureMessages = [] } of assertionResults) {
      if (status !== 'passed' || failureMessages.length === 0) continue
      console.error(`\nPassed only when repeated: ${relative(root, name)}: ${fullName}`)
      console.error(failureMessages[0])
    }
  }
}

/**
 * @param {string} report path of vitest's JSON report, which may be missing
 * @returns {Counts}
 */
function readCounts(report) {
  /** @type {Readonly<Record<string, number | undefined>>} */
  const counts = readReport(report)
  return {
    passed: counts['numPassedTests'] ?? 0,
    failed: counts['numFailedTests'] ?? 0,
    skipped: (counts['numPendingTests'] ?? 0) + (counts['numTodoTests'] ?? 0),
  }
}

/**
 * The one line that ends a test run: '412 passed, 0 failed'.
 * @param {readonly Counts[]} counts
 */
export function sumCounts(counts) {
  const sum = (/** @type {keyof Counts} */ key) =>
    counts.reduce((total, count) => total + count[key], 0)
  const skipped = sum('skipped')
  return {
    failed: sum('failed'),
    line: `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  }
}
