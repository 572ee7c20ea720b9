/** Of records with the same time, lists show the one that was created last first, too. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** An order by time that continues with the ids from the oldest on, or with nothing before the limit. */
const unlike = /_at(?:', 'desc'\)\s*\.orderBy\('(?:\w+\.)?id'\)| desc,\s*(?:\w+\.)?id\b(?!\s+desc))/

test('lists of the newest have the newest id first, too', () => {
  const files = globSync('src/**/*.server.ts')
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((path) => unlike.test(readFileSync(path, 'utf8')))).toEqual([])
  expect(unlike.test('order by one.created_at desc, one.id`')).toBe(true)
})
