/** The rules of docs/design.md that a machine can check: module boundaries by folder, and what stands in one place only. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/**
 * The folders, lowest first. A folder imports only from folders before it, types included, so no
 * circle can be written. Leaves stand at their place without being named: a leaf imports no other
 * one. Source: docs/design.md, section 1.
 */
const layers = [
  'packages/embedded-postgres',
  'packages/response-cache',
  'packages/file-reader',
  'packages/contract',
  'packages/client',
  'packages/pg-kit',
  'migrations',
  'src/platform',
  'src/session',
  'src/ui',
  'src/audit',
  'src/settings',
  'src/identity',
  'src/accounts',
  'src/column-choices',
  'src/companies',
  'src/service-accounts',
  'src/stock',
  'src/pictures',
  'src/branding',
  'src/catalogue',
  'src/prices',
  'src/customer-part-numbers',
  'src/search',
  'src/product-admin',
  'src/back-in-stock',
  'src/bulk',
  'src/delivery',
  'src/tax',
  'src/orders',
  'src/shipments',
  'src/reviews',
  'src/documents',
  'src/payments',
  'src/card-payments',
  'src/accounting',
  'src/trade-files',
  'src/cart',
  'src/order-pad',
  'src/quotes',
  'src/received-orders',
  'src/saved-lists',
  'src/pages',
  'src/changes',
  'src/webhooks',
  'src/agents',
  'src/punch-out',
  'leaves',
  'src/demo',
  'src/shell',
  'src/app',
  'src/commands',
  'src/routes',
  'src',
]

type SourceFile = { readonly path: string; readonly text: string }
type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean }

/** The name of a folder among the layers. */
const layerOf = (folder: string): string =>
  !layers.includes(folder) && existsSync(`${folder}/capability.ts`) ? 'leaves' : folder

const sources: readonly SourceFile[] = globSync('{packages,src,migrations}/**/*.{ts,tsx}')
  .concat('main.ts')
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(path, 'utf8')) }))
const imports = sources.flatMap(importsOf)
const ownImports = imports.filter(({ to }) => /^(packages|src|migrations)\//.test(to))

/** Static, dynamic and type imports, re-exports, and `typeof import('...')`. */
function importsOf({ path, text }: SourceFile): Import[] {
  const statements = [
    ...text.matchAll(/^(import|export)\s+(type\s)?(?:([^;'"]*?)\sfrom\s+)?'([^']+)'/gm),
  ].map(([, , type, names = '', to = '']) => ({
    to,
    // `import { type A, type B }` brings no code along either.
    typeOnly: type !== undefined || /^\{\s*(type\s+\w+(\s+as\s+\w+)?\s*,?\s*)+\}$/.test(names),
  }))
  const calls = [...text.matchAll(/(typeof\s+)?\bimport\(\s*'([^']+)'\s*\)/g)].map(
    ([, type, to = '']) => ({ to, typeOnly: type !== undefined }),
  )
  return [...statements, ...calls].map(({ to, typeOnly }) => ({
    from: path,
    to: to.startsWith('.') ? normalize(join(dirname(path), to)) : to,
    typeOnly,
  }))
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}

const folderOf = (path: string): string => {
  const [top = '', folder = '', ...rest] = path.split('/')
  if (top === 'migrations') return top
  return rest.length === 0 ? top : `${top}/${folder}`
}
const isServerFile = (path: string): boolean => /\.server\.tsx?$/.test(path)
const isBrowserFile = (path: string): boolean => /\.client\.tsx?$/.test(path)
/** Their loaders run on the server, and the bundler refuses whatever else they import from there. */
const isRouteModule = (path: string): boolean => /^src\/(routes\/|root\.tsx$)/.test(path)
const isServerEntry = (path: string): boolean =>
  ['src/server.ts', 'src/routes.ts', 'src/entry.server.tsx'].includes(path) ||
  path.startsWith('migrations/')

const listed = (found: readonly Import[]): string[] =>
  found.map(({ from, to, typeOnly }) => `${from} imports ${to}${typeOnly ? ' (type)' : ''}`)

const capabilitiesWithFolders = [
  ...new Set(sources.flatMap(({ path }) => /^(src\/[^/]+)\/[^/]+\//.exec(path)?.[1] ?? [])),
]

/** The folders within a capability that can be reached from themselves, types included. */
function circleWithin(capability: string): string[] {
  const folderWithin = (path: string) =>
    path.startsWith(`${capability}/`) ? path.split('/').slice(2, -1)[0] : undefined
  const known = new Map<string, Set<string>>()
  for (const { from, to } of ownImports) {
    const [user, used] = [folderWithin(from), folderWithin(to)]
    if (user === undefined || used === undefined || user === used) continue
    known.set(user, (known.get(user) ?? new Set()).add(used))
  }
  const reachable = (start: string): Set<string> => {
    const seen = new Set<string>()
    const open = [start]
    for (let folder = open.pop(); folder !== undefined; folder = open.pop())
      for (const next of known.get(folder) ?? [])
        if (!seen.has(next)) {
          seen.add(next)
          open.push(next)
        }
    return seen
  }
  return [...known.keys()].filter((folder) => reachable(folder).has(folder))
}

describe('module boundaries', () => {
  test('every folder has its place among the layers', () => {
    const folders = new Set(
      sources.map(({ path }) => folderOf(path)).filter((one) => one !== 'main.ts'),
    )
    expect([...folders].filter((folder) => !layers.includes(layerOf(folder)))).toEqual([])
  })
  test('a folder imports only from the layers below it, types and dynamic imports included', () => {
    const placeOf = (folder: string) => layers.indexOf(layerOf(folder))
    const upwards = ownImports.filter(({ from, to }) => {
      const [user, used] = [folderOf(from), folderOf(to)]
      return user !== used && placeOf(used) >= placeOf(user)
    })
    expect(listed(upwards.filter(({ from }) => from !== 'main.ts'))).toEqual([])
  })
  test.each(capabilitiesWithFolders)(
    'the folders within %s know each other in one direction only',
    (capability) => {
      expect(circleWithin(capability)).toEqual([])
    },
  )
  test('packages import nothing of the shop', () => {
    expect(
      listed(
        ownImports.filter(
          ({ from, to }) => from.startsWith('packages/') && !to.startsWith('packages/'),
        ),
      ),
    ).toEqual([])
  })
  test('main.ts loads src/server.ts and imports nothing else of ours', () => {
    const own = ownImports.filter(({ from }) => from === 'main.ts')
    expect(own.map(({ to, typeOnly }) => `${to} ${typeOnly ? 'type' : 'value'}`)).toEqual([
      'src/server.ts type',
    ])
  })
  test('a store is imported by its own folder alone', () => {
    const isStore = (path: string) => /(^|[/-])store\.server\.ts$/.test(path)
    expect(
      listed(ownImports.filter(({ from, to }) => isStore(to) && folderOf(from) !== folderOf(to))),
    ).toEqual([])
  })
  test('a service is created by its own capability, and that by the composition root', () => {
    const others = ownImports.filter(
      ({ from, to, typeOnly }) =>
        !typeOnly &&
        to.endsWith('/service.server.ts') &&
        folderOf(from) !== folderOf(to) &&
        // The demo shop has no contract, so it has no manifest either.
        to !== 'src/demo/service.server.ts',
    )
    const manifests = ownImports.filter(
      ({ from, to, typeOnly }) =>
        !typeOnly &&
        to.endsWith('/capability.server.ts') &&
        to !== 'src/platform/capability.server.ts' &&
        !from.startsWith('src/app/'),
    )
    expect(listed([...others, ...manifests])).toEqual([])
  })
})

describe('what runs where', () => {
  test('pure files import nothing that acts', () => {
    const pure = /\/(contract|rules|capability|image|slug)\.ts$|\/messages(\.ts$|\/)/
    expect(
      listed(
        ownImports.filter(
          ({ from, to, typeOnly }) =>
            pure.test(from) && !typeOnly && (isServerFile(to) || isBrowserFile(to)),
        ),
      ),
    ).toEqual([])
  })
  test('what the browser loads imports nothing of the server but types', () => {
    const browser = (path: string) =>
      !isServerFile(path) && !isServerEntry(path) && !isRouteModule(path) && path !== 'main.ts'
    expect(
      listed(
        ownImports.filter(
          ({ from, to, typeOnly }) => browser(from) && !typeOnly && isServerFile(to),
        ),
      ),
    ).toEqual([])
  })
  test('what Node runs without the bundler imports no asset of it', () => {
    const isUnbundled = (path: string) =>
      /^(?:packages|migrations)\//.test(path) || isServerFile(path)
    const isAsset = (path: string) => /\?|\.(?:css|sql|svg|txt)$/.test(path)
    const unbundled = ownImports.filter(({ from }) => isUnbundled(from))
    expect(unbundled.length).toBeGreaterThan(500)
    expect(listed(unbundled.filter(({ to }) => isAsset(to)))).toEqual([])
  })
  test('a plain .ts file touches neither browser nor React: *.client.ts, *.browser.ts and hooks do', () => {
    const plain = sources.filter(
      ({ path }) =>
        path.endsWith('.ts') &&
        !/\.(server|client|browser)\.ts$/.test(path) &&
        !/(^|\/)use-[\w-]+\.ts$/.test(path) &&
        path !== 'main.ts',
    )
    const touches = /\b(window|document|localStorage|sessionStorage)\./
    // Texts, and scripts that are sent to the browser as text, are no code of the file.
    const code = (text: string) => text.replace(/`[^`]*`|'[^'\n]*'/g, "''")
    const isImpure = ({ text }: SourceFile) =>
      touches.test(code(text)) || text.includes("from 'react'")
    expect(plain.filter(isImpure).map(({ path }) => path)).toEqual([])
  })
})

describe('what stands in one place only', () => {
  const holding = (pattern: RegExp, allowed: RegExp) =>
    sources
      .filter(({ path, text }) => !allowed.test(path) && pattern.test(text))
      .map(({ path }) => path)
  test('the environment is read by the configuration', () => {
    expect(
      holding(
        /process\.env/,
        /^(main\.ts|src\/platform\/config\.server\.ts|migrations\/write-baseline\.ts)$/,
      ),
    ).toEqual([])
  })
  test('the storage key is written once', () => {
    expect(holding(/accessToker/, /^src\/session\/access-token[\w.]*\.ts$|\/messages\//)).toEqual(
      [],
    )
  })
  test("the wire's names stand in contracts", () => {
    expect(holding(/OrderQuentuty|phoneNum\b/, /\/([\w-]*contract|reference)[\w.-]*\.ts$/)).toEqual(
      [],
    )
  })
  test('the clock of a machine, which can be set, is read by those alone that may', () => {
    // Browsers; other programs; the stamp of a log line; the age of a file; Better Auth (docs/security.md, Time).
    const browsers = /\.client\.ts$|\/components\/|^src\/(ui|routes)\//
    const others =
      /^src\/(identity|platform\/http\/log\.server)|packages\/client\/webhooks|embedded-postgres\/binaries/
    const allowed = new RegExp(`${browsers.source}|${others.source}`)
    expect(holding(/\bDate\.now\(|\bnew Date\(\)/, allowed)).toEqual([])
  })
  test('SQL stands in stores, migrations, and below the capabilities', () => {
    expect(
      holding(
        /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/,
        /(\/|^)(store|[\w-]+-store)\.server\.ts$|^migrations\/|^src\/platform\/|^packages\/pg-kit\//,
      ),
    ).toEqual([])
  })
  test('roles are compared in rules, and where a caller is authenticated', () => {
    expect(holding(/role\s*[!=]==?\s*'/, /\/rules\.ts$|\/authentication\.server\.ts$/)).toEqual([])
  })
})

describe('conventions', () => {
  test('every file opens with what it is for', () => {
    const openings = globSync('{packages,src,migrations}/**/*.{ts,tsx}').concat('main.ts')
    expect(openings.filter((path) => !/^(#!.*\n)?\/\*\*/.test(readFileSync(path, 'utf8')))).toEqual(
      [],
    )
  })
  test('no file is longer than 400 lines', () => {
    const lines = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1
    const files = globSync('{packages,src,migrations,tests,bench,scripts}/**/*.{ts,tsx,mjs}')
    // A list of passwords is data, the baseline is written by a command.
    const written = /common-passwords|migrations\/baseline\.ts/
    expect(files.filter((path) => lines(path) > 400 && !written.test(path))).toEqual([])
  })
  test('no folder is a heap: a large capability has a folder for each idea', () => {
    const counts = Map.groupBy(sources, ({ path }) => dirname(path))
    // Migrations are a list, and routes are named by their addresses: one file for each.
    const flat = ['migrations', 'src/routes']
    const heaps = [...counts].filter(
      ([folder, { length }]) => length > 60 && !flat.includes(folder),
    )
    expect(heaps.map(([folder, { length }]) => `${folder}: ${length} files`)).toEqual([])
  })
  test('file names say what a thing is', () => {
    const vague = /(^|[/.-])(manager|helpers?|utils?|common|handlers?|misc|data|info)([/.-]|$)/i
    const known = /common-passwords|data-directory/
    expect(
      sources.map(({ path }) => path).filter((path) => vague.test(path) && !known.test(path)),
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
    // A test may say that something must not compile.
    const whole = sources.map(({ path }) => path)
    expect(whole.filter((path) => silenced.test(readFileSync(path, 'utf8')))).toEqual([])
  })
  test('an effect returns nothing that a call on an element returned', () => {
    // Browsers add promises to such calls, and React would call one to clean up.
    const returned = /Effect\(\s*\(\) =>\s*\w+\??\.[\w.?]*\(/
    expect(sources.filter(({ text }) => returned.test(text)).map(({ path }) => path)).toEqual([])
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
