/** The house rules that a machine can check (docs/design.md, sections 1, 8 and 11). */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean }
const files = globSync('{packages,src,migrations}/**/*.{ts,tsx}')
  .concat('main.ts')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const sources = files.filter(({ path }) => !/\.test\.tsx?$/.test(path))
const imports: readonly Import[] = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/^(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'/gm)].map(
    ([whole, type, to = '']) => ({
      from: path,
      to: to.startsWith('.') ? normalize(join(dirname(path), to)) : to,
      // `import { type A, type B }` brings nothing along either.
      typeOnly:
        type !== undefined || /^import\s+\{\s*(type\s+\w+(\s+as\s+\w+)?\s*,?\s*)+\}/.test(whole),
    }),
  ),
)
const ours = imports.filter(({ to }) => to.startsWith('src/'))

const folderOf = (path: string): string => path.split('/')[1] ?? ''
const capabilities = [
  'accounts',
  'catalogue',
  'search',
  'stock',
  'pictures',
  'orders',
  'documents',
  'cart',
  'order-pad',
  'reviews',
  'demo',
]
const isService = (path: string): boolean => {
  const [, folder, file] = path.split('/')
  return capabilities.includes(folder ?? '') && file === 'service.server.ts'
}
const actsOnServer = (path: string): boolean => /\.server\.tsx?$/.test(path)

const broken = (found: readonly Import[]): string[] =>
  found.map(({ from, to }) => `${from} imports ${to}`)

describe('the layering rule', () => {
  test('what is pure imports nothing that acts', () => {
    const pure = (path: string) => /\/(contract|rules|image|slug)\.ts$|\/messages\//.test(path)
    expect(
      broken(
        ours.filter(
          ({ from, to, typeOnly }) =>
            pure(from) && !typeOnly && /\.(server|client)\.tsx?$/.test(to),
        ),
      ),
    ).toEqual([])
  })
  test('what runs in the browser imports nothing of the server, but types', () => {
    const browser = (path: string) =>
      path.startsWith('src/') &&
      !actsOnServer(path) &&
      !['src/server.ts', 'src/entry.server.tsx'].includes(path)
    const page = (path: string) => /^src\/(routes\/|root\.tsx$)/.test(path) // their loaders run on the server, and the bundler refuses the rest
    expect(
      broken(
        ours.filter(
          ({ from, to, typeOnly }) => browser(from) && !page(from) && !typeOnly && actsOnServer(to),
        ),
      ),
    ).toEqual([])
  })
  test('a store is imported by its own capability alone', () => {
    expect(
      broken(
        ours.filter(
          ({ from, to, typeOnly }) =>
            to.endsWith('/store.server.ts') &&
            !typeOnly &&
            folderOf(from) !== folderOf(to) &&
            from !== 'src/search/lookup-store.server.ts',
        ),
      ),
    ).toEqual([])
  })
  test('a door is opened by the composition root alone; others take its type', () => {
    expect(
      broken(
        ours.filter(
          ({ from, to, typeOnly }) =>
            isService(to) &&
            !typeOnly &&
            !['src/app/shop.server.ts', 'src/catalogue/service.server.ts'].includes(from),
        ),
      ),
    ).toEqual([])
  })
  test('a door knows only the doors that were built before it', () => {
    const order = [
      'accounts',
      'stock',
      'pictures',
      'search',
      'catalogue',
      'orders',
      'documents',
      'cart',
      'reviews',
      'demo',
    ]
    expect(
      broken(
        ours.filter(
          ({ from, to }) =>
            isService(from) &&
            isService(to) &&
            order.indexOf(folderOf(to)) > order.indexOf(folderOf(from)),
        ),
      ),
    ).toEqual([])
  })
  test('the platform knows no capability', () => {
    expect(
      broken(
        ours.filter(
          ({ from, to, typeOnly }) =>
            from.startsWith('src/platform/') && capabilities.includes(folderOf(to)) && !typeOnly,
        ),
      ),
    ).toEqual([])
  })
  test('main.ts loads src/server.ts and imports nothing else of ours', () => {
    expect(
      imports.filter(
        ({ from, to }) => from === 'main.ts' && (to.startsWith('.') || to.startsWith('src/')),
      ),
    ).toEqual([])
  })
})

describe('what stands in one place only', () => {
  const holding = (pattern: RegExp, allowed: RegExp) =>
    sources
      .filter(({ path, text }) => !allowed.test(path) && pattern.test(withoutComments(text)))
      .map(({ path }) => path)
  const withoutComments = (text: string) =>
    text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
  test('the environment is read by the configuration', () => {
    expect(holding(/process\.env/, /^(main\.ts|src\/platform\/config\.server\.ts)$/)).toEqual([])
  })
  test('the storage key is written once', () => {
    expect(holding(/accessToker/, /^src\/session\/access-token\.ts$|\/messages\//)).toEqual([])
  })
  test("the wire's spellings stand in contracts", () => {
    expect(holding(/OrderQuentuty|phoneNum\b/, /\/contract\.ts$/)).toEqual([])
  })
  test('SQL stands in stores, migrations, and the platform', () => {
    expect(
      holding(
        /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/,
        /(\/|^)(store|[\w-]+-store)\.server\.ts$|^migrations\/|^src\/platform\/|^packages\/pg-kit\//,
      ),
    ).toEqual([])
  })
  test('roles are compared in rules, and where a caller is admitted', () => {
    expect(holding(/role\s*[!=]==?\s*'/, /\/rules\.ts$|\/authentication\.server\.ts$/)).toEqual([])
  })
})

describe('manners', () => {
  test('no file is longer than 300 lines', () => {
    expect(
      sources.filter(({ text }) => text.split('\n').length > 301).map(({ path }) => path),
    ).toEqual([])
  })
  test('every file opens with what it knows', () => {
    expect(
      sources.filter(({ text }) => !/^(#!.*\n)?\/\*\*/.test(text)).map(({ path }) => path),
    ).toEqual([])
  })
  test('names say what a thing is', () => {
    const vague = /(^|[/.-])(manager|helpers?|utils?|common|handlers?|misc|data|info)([/.-]|$)/i
    expect(
      sources
        .map(({ path }) => path)
        .filter((path) => vague.test(path) && !/common-passwords|data-directory/.test(path)),
    ).toEqual([])
  })
  test('default exports only where a framework asks for them', () => {
    const asked = /^src\/routes\/|^src\/(root|routes|entry\.\w+)\.tsx?$/
    expect(
      sources
        .filter(({ path, text }) => !asked.test(path) && /^export default/m.test(text))
        .map(({ path }) => path),
    ).toEqual([])
  })
  test('nothing is silenced', () => {
    const silenced =
      /\bas any\b|:\s*any\b|@ts-(ignore|expect-error|nocheck)|as unknown as|oxlint-disable(?!-next-line [\w/-]+ -- )/
    expect(sources.filter(({ text }) => silenced.test(text)).map(({ path }) => path)).toEqual([])
  })
  test('no HTML from text, no style attribute: both would break the content security policy', () => {
    expect(
      sources
        .filter(
          ({ path, text }) =>
            path.endsWith('.tsx') && /dangerouslySetInnerHTML|\sstyle=\{/.test(text),
        )
        .map(({ path }) => path),
    ).toEqual([])
  })
})
