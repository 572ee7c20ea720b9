/** What docs/specification.md claims: the files it names are there, and so are the tests. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Specification|---) /.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
/** [file, name] of each test that stands as proof. */
const proofs = rows.flatMap(([, , proved = '']) =>
  proved.split('<br>').flatMap((part) => {
    const path = /^`([^`]+\.test\.ts)`: /.exec(part)?.[1]
    return path === undefined
      ? []
      : [...part.matchAll(/“(.*?)”/g)].map(([, name = '']) => ({ path, name }))
  }),
)

test('every line names where it is built and what proves it', () => {
  expect(rows.length).toBeGreaterThan(80)
  for (const row of rows) expect(row, row[0]).toHaveLength(3)
})

test('every file that it names is there', () => {
  const named = rows.flatMap(([, built = '']) =>
    [...built.matchAll(/`([^`]+)`/g)].map(([, path = '']) =>
      path.startsWith('packages/') ? path : `src/${path}`,
    ),
  )
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('every test that it names is there, under that name', () => {
  expect(proofs.length).toBeGreaterThan(100)
  const texts = new Map(
    [...new Set(proofs.map(({ path }) => path))].map((path) => [
      path,
      existsSync(path) ? readFileSync(path, 'utf8') : '',
    ]),
  )
  const called = ({ path, name }: { readonly path: string; readonly name: string }): boolean =>
    [`'${name}'`, `"${name}"`].some((quoted) => texts.get(path)?.includes(`(${quoted}, `))
  expect(
    proofs.filter((proof) => !called(proof)).map(({ path, name }) => `${path}: ${name}`),
  ).toEqual([])
})
