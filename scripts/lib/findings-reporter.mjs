/**
 * A reporter of vitest's: writes what a run of tests found, as JSON, to the file that the variable
 * TEST_FINDINGS names. Other than vitest's own JSON it has what failed outside of a test too: a
 * file that could not be read, a `beforeAll`, an error that nobody caught; and the causes of errors.
 */
import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ test: string, why: string }} Finding `test`: file and full name; `why`: a few lines
 * @typedef {object} Findings
 * @property {number} passed
 * @property {number} skipped
 * @property {readonly Finding[]} failed
 * @property {readonly Finding[]} repeated what failed at first, and passed when it was repeated
 * @typedef {{ message?: string, stack?: string, name?: string, cause?: unknown }} TestError
 */

/** How much of each error is said: the whole of it stands in the suite's own report. */
const messageLines = 20
const lineLength = 300
const frames = 2

/**
 * @param {TestError} error
 * @returns {string} the first lines of its message and where in our own files it arose; then of
 *   its cause
 */
function why({ name = 'Error', message = '', stack = '', cause }) {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, messageLines)
  const where = stack
    .split('\n')
    .filter(
      (line) => /^\s+at /.test(line) && !/node_modules|\(node:|at node:|<anonymous>/.test(line),
    )
    .slice(0, frames)
  // Of a cause, vitest has made a name for its own report.
  const own = [
    `${name.replace(/^Caused by: /, '')}: ${lines.join('\n')}`,
    ...where.map((line) => line.trim()),
  ]
  const all = own.join('\n').split('\n')
  const text = all.map((line) => line.slice(0, lineLength)).join('\n')
  return isError(cause) ? `${text}\ncaused by ${why(cause)}` : text
}

/**
 * @param {unknown} cause
 * @returns {cause is TestError}
 */
const isError = (cause) =>
  typeof cause === 'object' &&
  cause !== null &&
  'message' in cause &&
  typeof cause.message === 'string'

/** @param {readonly TestError[]} errors */
const whyFirst = ([error]) => (error ? why(error) : 'no error was given')

/** @param {readonly import('vitest/node').TestModule[]} modules */
function* failedOutsideTests(modules) {
  for (const module of modules) {
    for (const suite of [module, ...module.children.allSuites()]) {
      const name = suite.type === 'suite' ? `: ${suite.fullName}` : ''
      if (suite.errors().length > 0)
        yield { test: module.relativeModuleId + name, why: whyFirst(suite.errors()) }
    }
  }
}

/**
 * @param {readonly import('vitest/node').TestModule[]} modules
 * @param {readonly TestError[]} uncaught
 * @returns {Findings}
 */
function findingsOf(modules, uncaught) {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  /** @param {import('vitest/node').TestCase} test */
  const finding = (test) => ({
    test: `${test.module.relativeModuleId}: ${test.fullName}`,
    why: whyFirst(test.result().errors ?? []),
  })
  const inState = (/** @type {string} */ state) =>
    tests.filter((test) => test.result().state === state)
  const passed = inState('passed')
  return {
    passed: passed.length,
    skipped: tests.length - passed.length - inState('failed').length,
    failed: [
      ...inState('failed').map(finding),
      ...failedOutsideTests(modules),
      ...uncaught.map((error) => ({ test: 'an error that no test caught', why: why(error) })),
    ],
    repeated: passed.filter((test) => test.diagnostic()?.flaky).map(finding),
  }
}

/** As vitest wants it: a class by default. */
export default class FindingsReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly TestError[]} uncaught
   */
  onTestRunEnd(modules, uncaught) {
    const file = process.env['TEST_FINDINGS']
    if (file) writeFileSync(file, JSON.stringify(findingsOf(modules, uncaught)))
  }
}
