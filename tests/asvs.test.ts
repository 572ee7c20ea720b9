/**
 * The walk through OWASP ASVS 5.0 has a row for each requirement. It and the list of attempts that are
 * refused name only tests that there are.
 */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/asvs.md', 'utf8')
/** How many requirements each section of the standard has; of levels 1 and 2, as version 5.0.0 has them. */
const sections: Readonly<Record<string, readonly number[]>> = {
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
}

test('every requirement of levels 1 and 2 has one row that says how it stands', () => {
  const states = 'met|met by setting|in part|not met|not met by default|n/a|operator'
  const row = new RegExp(
    `^\\| (\\d+\\.\\d+\\.\\d+) \\| [^|]+ \\| (?:${states}) \\| [^|]+ \\|$`,
    'gm',
  )
  const rows = [...text.matchAll(row)].map(([, id = '']) => id)
  const wanted = Object.entries(sections).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  )
  expect(rows).toEqual(wanted)
})

test.each([
  ['docs/asvs.md', 50],
  ['docs/abuse.md', 40],
])('every test that %s names is in its file', (page, least) => {
  // `file`: “title”, “title”
  const references = [
    ...readFileSync(page, 'utf8').matchAll(/`([\w/.-]+\.tsx?)`((?:[:,]? “[^”]+”)*)/g),
  ]
  expect(references.length).toBeGreaterThan(least)
  for (const [, file = '', titles = ''] of references) {
    expect(existsSync(file), file).toBe(true)
    const code = readFileSync(file, 'utf8')
    for (const [, title = ''] of titles.matchAll(/“([^”]+)”/g))
      expect(code.includes(title), `${file}: ${title}`).toBe(true)
  }
})
