/** What the documents claim: the files and functions that they name are there, and nothing is said twice. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const documents = globSync('{*.md,docs/**/*.md,packages/*/README.md,migrations/README.md}').map(
  (path) => ({ path, text: readFileSync(path, 'utf8') }),
)
const design = readFileSync('docs/design.md', 'utf8')

test('every path that a document names is there', () => {
  const named = documents
    // What has changed since is told of files that may be gone.
    .filter(({ path }) => path !== 'CHANGELOG.md')
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /`((?:src|packages|tests|migrations|scripts|bench|docs|public)\/[\w./$*{},-]+)`/g,
        ),
      ].map(([, name = '']) => ({ path, name })),
    )
  expect(named.length).toBeGreaterThan(400)
  const isThere = (name: string) => existsSync(name) || globSync(name).length > 0
  expect(named.filter(({ name }) => !isThere(name))).toEqual([])
})

test('every path that a comment names is there', () => {
  const sources = globSync('{src,packages,tests,bench,scripts,migrations}/**/*.{ts,tsx,mjs,css}')
  const named = sources.flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(
        /^\s*(?:\/\/|\/?\*).*?(?<![\w/.-])((?:src|packages|tests|migrations|scripts|bench|docs)\/[\w./$-]+\.(?:tsx?|mjs|md|json|sql))\b/gm,
      ),
    ].map(([, name = '']) => ({ path, name })),
  )
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter(({ name }) => !existsSync(name))).toEqual([])
})

test('every function that the design names in a file is there', () => {
  const answers = [...design.matchAll(/((?:`\w+`(?:, | and )?)+) in `([^`]+\.tsx?)`/g)]
  const claims = answers.flatMap(([, names = '', path = '']) =>
    [...names.matchAll(/\w+/g)]
      .filter(([name]) => name !== 'and')
      .map(([name]) => ({ path, name })),
  )
  expect(claims.length).toBeGreaterThan(80)
  const declares = ({ path, name }: { readonly path: string; readonly name: string }) =>
    new RegExp(`\\b(function\\*?|const|type|interface) ${name}\\b`).test(readFileSync(path, 'utf8'))
  expect(claims.filter((claim) => !declares(claim))).toEqual([])
})

test('every name in the examples of the design is one of the code', () => {
  const examples = [...design.matchAll(/^```tsx?$([^]*?)^```$/gm)].map(([, text = '']) =>
    text.replaceAll(/\/\/.*$|'[^']*'/gm, ''),
  )
  expect(examples.length).toBeGreaterThan(1)
  const sources = globSync('{src,packages,migrations}/**/*.{ts,tsx}').map((path) =>
    readFileSync(path, 'utf8'),
  )
  const known = new Set(sources.flatMap((text) => text.match(/\w+/g) ?? []))
  const named = examples.flatMap((text) => text.match(/\b[A-Za-z]\w+/g) ?? [])
  expect(named.filter((name) => !known.has(name))).toEqual([])
  const fields = readFileSync('packages/contract/endpoint.ts', 'utf8')
  const declared = examples.flatMap((text) =>
    [...text.matchAll(/endpoint\(\{([^]*?)\}\)/g)].flatMap(
      ([, body = '']) => body.match(/\b\w+(?=:)/g) ?? [],
    ),
  )
  expect(declared).toContain('output')
  expect(declared.filter((field) => !new RegExp(`\\b${field}\\??:`).test(fields))).toEqual([])
})

test('the unit in the README ends the shop first, and its psql line names a database', () => {
  const readme = readFileSync('README.md', 'utf8')
  const [, unit = ''] = /```ini\n(\[Unit\][^`]+)```/.exec(readme) ?? []
  expect(unit.split('\n')).toContain('KillMode=mixed')
  // An older Node of the system would stay as a parent of the shop.
  expect(unit).toMatch(/^Environment=PATH=\S+\/node_modules\/\.bin:/m)
  // psql takes the user's name for the database where none is given, and there is none of it.
  for (const [line] of readme.matchAll(/`[^`]*psql [^`]*`/g)) expect(line).toContain('-d postgres')
})

test('every folder of a capability that the design lists is there, and none is left out', () => {
  const rows = [...design.matchAll(/^\| `(src\/[\w-]+)` \| (.+) \|$/gm)]
  expect(rows.length).toBeGreaterThan(3)
  for (const [, capability = '', list = ''] of rows) {
    const folders = globSync(`${capability}/*/*.ts`).map((path) => path.split('/')[2] ?? '')
    const ideas = [...new Set(folders)].filter((name) => !['components', 'messages'].includes(name))
    const named = [...list.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)
    expect(named.toSorted(), capability).toEqual(ideas.toSorted())
  }
})

test('no list or table says the same twice, as after merging two branches', () => {
  const doubled = documents.flatMap(({ path, text }) => {
    const lines = text.split('\n').filter((line) => /^(- |\| )/.test(line) && line.length > 60)
    // What a row is about: its first cell, or the beginning of an entry.
    const topics = lines.map((line) => line.split(' | ')[0]?.slice(0, 120) ?? '')
    return topics
      .filter((topic, at) => topics.indexOf(topic) !== at)
      .map((topic) => `${path}: ${topic}`)
  })
  expect(doubled).toEqual([])
})
