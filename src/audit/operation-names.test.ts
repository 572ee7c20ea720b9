/** Every operation that is written down has words on the History page. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { auditMessages } from './messages/audit.ts'

/** The names that the services write: literals behind `operation:`, and the steps of bulk jobs. */
const written = new Set(
  globSync('src/**/*.server.ts').flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    const literals = [...text.matchAll(/operation: [^\n]*/g)].flatMap(([line]) =>
      [...line.matchAll(/'([a-zA-Z]+\.[a-zA-Z]+)'/g)].map(([, name = '']) => name),
    )
    const steps = path.startsWith('src/bulk/')
      ? [...text.matchAll(/(?:auditEntry\(|step: )'([a-z]+)'/g)].map(([, step]) => `bulk.${step}`)
      : []
    return [...literals, ...steps]
  }),
)

test('what staff do is called by words, and not by the names of the program', () => {
  expect(written.size).toBeGreaterThan(60)
  const nameless = [...written].filter((name) => auditMessages.operation(name) === name)
  expect(nameless).toEqual([])
})
