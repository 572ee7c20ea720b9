/** What runs of tests found, and how it is said at the end of `npm test` and `npm run check`. */
import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {import('./findings-reporter.mjs').Findings} Findings
 * @typedef {import('./findings-reporter.mjs').Finding} Finding
 */

/**
 * @param {string} file of the findings, which is missing when the run broke off
 * @param {{ name: string, code: number }} suite which one, and with which code it ended
 * @returns {Findings}
 */
export function readFindings(file, { name, code }) {
  /** @type {Findings} */
  const findings = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, skipped: 0, failed: [], repeated: [] }
  if (code === 0 || findings.failed.length > 0) return findings
  return { ...findings, failed: [{ test: name, why: `broke off with code ${code}` }] }
}

/** So many of the tests that failed are named at the end. */
const namedFailures = 25

/**
 * What a run ends with, so that it is in sight however long the reports above are: the tests that
 * passed only when they were repeated, each a fault of the shop or of the test that shows only
 * sometimes; those that failed; and the one line '412 passed, 0 failed'.
 * @param {readonly Findings[]} all
 * @returns {{ failed: number, lines: readonly string[], line: string }}
 */
export function summary(all) {
  const failed = all.flatMap((findings) => findings.failed)
  const sum = (/** @type {'passed' | 'skipped'} */ key) =>
    all.reduce((total, findings) => total + findings[key], 0)
  const skipped = sum('skipped')
  const lines = [
    ...naming(
      'Passed only when repeated',
      all.flatMap(({ repeated }) => repeated),
    ),
    ...naming('Failed', failed),
  ]
  const line = `${sum('passed')} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return { failed: failed.length, lines, line }
}

/**
 * @param {string} heading
 * @param {readonly Finding[]} findings
 */
function naming(heading, findings) {
  const named = findings.slice(0, namedFailures)
  const lines = named.map(
    ({ test, why }) => `\n${heading}: ${test}\n    ${why.replaceAll('\n', '\n    ')}`,
  )
  const more = findings.length - named.length
  return more > 0 ? [...lines, `\n${heading}: ${more} more, named in the reports above`] : lines
}
