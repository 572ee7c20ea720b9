/** What is checked, in order: one table. `npm test` stops at the first check that fails, `npm run check` goes on and sums up. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, shopEnv, shopNode } from './node.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'

/** Checks that read the sources; each is programs of ours and their arguments, run one after the other. */
export const checks = [
  { name: 'Format', programs: [['oxfmt/bin/oxfmt', '--check', '.']] },
  {
    name: 'Types',
    programs: [
      ['@react-router/dev/bin.cjs', 'typegen'],
      ['typescript/bin/tsc', '--noEmit'],
    ],
  },
  { name: 'Lint', programs: [['oxlint/bin/oxlint', '--deny-warnings']] },
  { name: 'Dead code', programs: [['knip/bin/knip.js', '--no-progress']] },
]

/** The projects of vitest.config.ts; all of them run, whatever the earlier ones found. */
export const suites = [
  { name: 'Tests', project: 'unit' },
  { name: 'Browser journeys', project: 'e2e', needsFirebase: true },
]

/** Runs one check, saying nothing but its name unless it fails. */
export async function runCheck({ name, programs }) {
  let said = ''
  const passed = await step(name, async () => {
    for (const [program, ...args] of programs) {
      const ended = await run(shopNode(), [join(root, 'node_modules', program), ...args], {
        env: shopEnv({ NODE_ENV: undefined }),
      })
      if (ended.code !== 0) {
        said = ended.said
        return false
      }
    }
    return true
  })
  if (!passed) console.error(`\n${said.trim()}\n`)
  return passed
}

/**
 * Runs one vitest project, showing its own report.
 * @param args passed on to vitest: names of files, or flags
 * @param browser where the browser is, for the journeys
 * @returns how many tests passed, failed, were skipped; a run that broke off counts as one that failed
 */
export async function runSuite({ name, project }, args, browser) {
  const folder = mkdtempSync(join(tmpdir(), 'ironmonger-tests-'))
  const report = join(folder, 'report.json')
  try {
    console.log(`  ${name}`)
    const flags = [
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(args.length > 0 ? ['--passWithNoTests'] : []),
    ]
    const env = shopEnv({ NODE_ENV: undefined, CHROME_PATH: browser })
    const { code } = await run(
      shopNode(),
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...flags, ...args],
      { show: true, env },
    )
    const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
    const {
      numPassedTests: passed = 0,
      numFailedTests: failed = 0,
      numPendingTests: pending = 0,
      numTodoTests: todo = 0,
    } = counts
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: pending + todo }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The one line that ends a test run: '412 passed, 0 failed'. */
export function sumCounts(counts) {
  const of = (key) => counts.reduce((total, one) => total + one[key], 0)
  const skipped = of('skipped')
  return {
    failed: of('failed'),
    line: `${of('passed')} passed, ${of('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  }
}
