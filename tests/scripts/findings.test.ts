/** The end of `npm test` names what failed, from a run of vitest's own over a few small files. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFindings, summary } from '../../scripts/lib/findings.mjs'

const files = {
  'orders.test.mjs': `
    let tries = 0
    test('passes', () => undefined)
    test.skip('is skipped', () => undefined)
    describe('an order', () => {
      test('fails', () => {
        const lines = Array.from({ length: 30 }, (_, index) => 'line ' + (index + 1))
        throw new Error('the page\\n\\n' + lines.join('\\n'), { cause: new RangeError('too late') })
      })
      test('passes at the second try', () => expect(++tries).toBe(2))
    })`,
  'hook.test.mjs': `
    describe('with a hook', () => {
      beforeAll(() => { throw new Error('no shop') })
      test('never runs', () => undefined)
    })`,
  'unreadable.test.mjs': `import './missing.mjs'`,
}
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironmonger-findings-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs vitest over the folder, each failing test twice, with the reporter of `npm test`. */
function runFolder() {
  const file = join(folder, 'findings.json')
  const flags = ['--root', folder, '--globals', '--retry=1', '--no-isolate', '--maxWorkers=1']
  const reporter = `--reporter=${resolve('scripts/lib/findings-reporter.mjs')}`
  const { status } = spawnSync(
    process.execPath,
    [resolve('node_modules/vitest/vitest.mjs'), 'run', ...flags, reporter],
    { env: { PATH: process.env['PATH'], TEST_FINDINGS: file }, stdio: 'ignore' },
  )
  return readFindings(file, { name: 'Tests', code: status ?? -1 })
}

describe('the end of a run of tests', () => {
  test('names what passed only when repeated, then what failed, then counts', () => {
    const { failed, lines, line } = summary([runFolder()])
    expect(failed).toBe(3)
    const named = lines.map((text) => text.trim().split('\n'))
    expect(named.map(([heading]) => heading)).toEqual([
      'Passed only when repeated: orders.test.mjs: an order > passes at the second try',
      'Failed: orders.test.mjs: an order > fails',
      'Failed: hook.test.mjs: with a hook',
      'Failed: unreadable.test.mjs',
    ])
    expect(named[0]?.slice(1)).toEqual([
      expect.stringContaining('AssertionError: expected 1 to be 2'),
      expect.stringMatching(/^    at .*orders\.test\.mjs:10:\d+$/),
    ])
    expect(named[1]?.slice(1)).toEqual([
      '    Error: the page',
      ...Array.from({ length: 19 }, (_, index) => `    line ${index + 1}`),
      expect.stringMatching(/^    at .*orders\.test\.mjs:8:\d+$/),
      '    caused by RangeError: too late',
      expect.stringMatching(/^    at .*orders\.test\.mjs:8:\d+$/),
    ])
    expect(named[2]?.[1]).toBe('    Error: no shop')
    expect(named[3]?.[1]).toMatch(/missing\.mjs/)
    expect(line).toBe('2 passed, 3 failed, 2 skipped')
  })

  test('counts a run that broke off, or ended badly without a failed test, as a failure', () => {
    const missing = readFindings(join(folder, 'none.json'), { name: 'Browser journeys', code: 134 })
    const { lines, line } = summary([missing])
    expect(lines).toEqual(['\nFailed: Browser journeys\n    broke off with code 134'])
    expect(line).toBe('0 passed, 1 failed')
  })

  test('of many failures names some, and counts the others', () => {
    const failed = Array.from({ length: 40 }, (_, n) => ({ test: `test ${n}`, why: 'Error' }))
    const { lines, line } = summary([{ passed: 1, skipped: 0, repeated: [], failed }])
    expect(lines).toHaveLength(26)
    expect(lines.at(-1)).toBe('\nFailed: 15 more, named in the reports above')
    expect(line).toBe('1 passed, 40 failed')
  })
})
