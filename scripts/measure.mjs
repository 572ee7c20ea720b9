/**
 * `npm run measure [folder]`: how large the house is and how it is built, as figures that can be
 * compared between two commits. It reads the files that git knows, of this checkout or of the one in
 * `folder`, and changes nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { root, shopNode } from './lib/node.mjs'

/** @typedef {{ path: string, lines: readonly string[] }} Source */

const checkout = resolve(process.argv[2] ?? root)
const shortFile = 40
const duplicateLines = 6
const highestComplexity = 15

/** Names that React Router asks of every route module. */
const routeNames = new Set([
  'action',
  'clientAction',
  'clientLoader',
  'default',
  'ErrorBoundary',
  'handle',
  'headers',
  'HydrateFallback',
  'links',
  'loader',
  'meta',
  'shouldRevalidate',
])

const sources = readSources()
const isTest = (/** @type {string} */ path) =>
  path.startsWith('tests/') || /\.test\.tsx?$/.test(path)
const production = sources.filter(
  ({ path }) => /^(src|packages|migrations|main\.ts|vite)/.test(path) && !isTest(path),
)

for (const [name, value] of measure()) console.log(`${name.padEnd(58)} ${value}`)

/** @returns {readonly (readonly [string, string | number])[]} name and value of each figure */
function measure() {
  const size = (/** @type {readonly Source[]} */ files) => `${totalLines(files)} in ${files.length}`
  const imports = sum(production, ({ lines }) => importLines(lines))
  return [
    ['lines and files, production', size(production)],
    ['lines and files, tests', size(sources.filter(({ path }) => isTest(path)))],
    [
      'lines and files, bench and scripts',
      size(sources.filter(({ path }) => /^(bench|scripts)\//.test(path))),
    ],
    ['share of imports, production', `${((100 * imports) / totalLines(production)).toFixed(1)} %`],
    [`files below ${shortFile} lines, production`, shortFiles(production)],
    [`files below ${shortFile} lines, all`, shortFiles(sources)],
    ['object literals spread in object literals, production', groupedSpreads(production)],
    ['object literals spread in object literals, all', groupedSpreads(sources)],
    ['knots of subfolders', knots()],
    [
      `places of ${duplicateLines} lines that are written twice, production without migrations`,
      duplicates(production.filter(({ path }) => !path.startsWith('migrations/'))),
    ],
    [`functions with a complexity above ${highestComplexity}`, complexFunctions()],
    ['exported names that are declared in several files', repeatedNames()],
  ]
}

/** @returns {readonly Source[]} the TypeScript and JavaScript files that git knows */
function readSources() {
  const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
    cwd: checkout,
    encoding: 'utf8',
  })
  return paths
    .trim()
    .split('\n')
    .map((path) => ({
      path,
      lines: readFileSync(join(checkout, path), 'utf8').trimEnd().split('\n'),
    }))
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {(item: T) => number} amount
 */
function sum(list, amount) {
  return list.reduce((total, item) => total + amount(item), 0)
}

/** @param {readonly Source[]} files */
function totalLines(files) {
  return sum(files, ({ lines }) => lines.length)
}

/** @param {readonly Source[]} files */
function shortFiles(files) {
  return files.filter(({ lines }) => lines.length < shortFile).length
}

/**
 * Lines of import statements, those of several lines whole.
 * @param {readonly string[]} lines
 */
function importLines(lines) {
  let isInside = false
  return lines.filter((line) => {
    const begins = /^import\b/.test(line)
    const counts = begins || isInside
    if (counts) isInside = !/(from )?['"][^'"]+['"]/.test(line)
    return counts
  }).length
}

/** @param {readonly Source[]} files */
function groupedSpreads(files) {
  return sum(files, ({ lines }) => lines.filter((line) => /^\s*\.\.\.\{ /.test(line)).length)
}

/** Folders of src whose own subfolders import each other in a circle, and how many are in it. */
function knots() {
  /** @type {Map<string, Map<string, Set<string>>>} */
  const graphs = new Map()
  for (const { path, lines } of production) {
    const [, capability, from] = /^src\/([^/]+)\/([^/]+)\//.exec(path) ?? []
    if (capability === undefined || from === undefined) continue
    const graph = graphs.get(capability) ?? new Map()
    graphs.set(capability, graph)
    for (const target of importedPaths(path, lines)) {
      const [, , to] = new RegExp(`^src/(${capability})/([^/]+)/`).exec(target) ?? []
      if (to !== undefined && to !== from) graph.set(from, (graph.get(from) ?? new Set()).add(to))
    }
  }
  const found = [...graphs].flatMap(([capability, graph]) => {
    const size = largestCircle(graph)
    return size > 1 ? [`${capability} ${size}`] : []
  })
  return `${found.length}${found.length > 0 ? ` (${found.join(', ')})` : ''}`
}

/**
 * @param {string} path
 * @param {readonly string[]} lines
 */
function importedPaths(path, lines) {
  const targets = lines.join('\n').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
  return [...targets].map(([, target]) => join(dirname(path), String(target)))
}

/**
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph
 * @returns {number} how many nodes the largest strongly connected part has
 */
function largestCircle(graph) {
  const reachable = (/** @type {string} */ start) => {
    const seen = new Set()
    const open = [start]
    while (open.length > 0)
      for (const next of graph.get(String(open.pop())) ?? [])
        if (!seen.has(next)) {
          seen.add(next)
          open.push(next)
        }
    return seen
  }
  const reach = new Map([...graph.keys()].map((node) => [node, reachable(node)]))
  const sizes = [...reach].map(
    ([node, seen]) => [...seen].filter((other) => reach.get(other)?.has(node)).length,
  )
  return Math.max(0, ...sizes)
}

/**
 * Runs of lines that occur in another place too: lines without their blanks; imports, brackets and
 * comments do not count. Each place is counted once. Migrations are left out: one imports nothing, and
 * the baseline says what they say together.
 * @param {readonly Source[]} files
 */
function duplicates(files) {
  /** @type {Map<string, { file: number, line: number }[]>} */
  const windows = new Map()
  files.forEach(({ lines }, file) => {
    const text = significantLines(lines)
    for (let line = 0; line + duplicateLines <= text.length; line += 1) {
      const key = text.slice(line, line + duplicateLines).join('\n')
      windows.set(key, [...(windows.get(key) ?? []), { file, line }])
    }
  })
  const repeated = [...windows.values()].filter((places) => places.length > 1).flat()
  const keys = new Set(repeated.map(({ file, line }) => `${file}:${line}`))
  return repeated.filter(({ file, line }) => !keys.has(`${file}:${line - 1}`)).length
}

/** @param {readonly string[]} lines */
function significantLines(lines) {
  const skipped = importLines(lines)
  return lines
    .slice(skipped)
    .map((line) => line.trim())
    .filter((line) => /\w{2}/.test(line) && !/^(\*|\/\*|\/\/|import\b)/.test(line))
}

/** Counted by the linter's own rule. */
function complexFunctions() {
  const folder = mkdtempSync(join(tmpdir(), 'ironmonger-measure-'))
  const config = join(folder, 'oxlintrc.json')
  writeFileSync(
    config,
    JSON.stringify({
      categories: { correctness: 'off' },
      plugins: [],
      rules: { complexity: ['error', highestComplexity] },
    }),
  )
  try {
    const linter = join(root, 'node_modules/oxlint/bin/oxlint')
    const args = [linter, '-c', config, '--format=unix', 'src', 'packages']
    const { stdout } = spawnSync(shopNode(), args, { cwd: checkout, encoding: 'utf8' })
    return stdout.split('\n').filter((line) => line.includes('eslint(complexity)')).length
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Exported names of production code that are declared in two files or more. */
function repeatedNames() {
  /** @type {Map<string, Set<string>>} */
  const places = new Map()
  for (const { path, lines } of production)
    for (const line of lines) {
      const declaration =
        /^export (?:async )?(?:function\*?|const|let|class|type|interface) (\w+)/.exec(line)
      const name = declaration?.[1]
      if (name === undefined || routeNames.has(name) || path.startsWith('migrations/')) continue
      places.set(name, (places.get(name) ?? new Set()).add(path))
    }
  const repeated = [...places].filter(([, paths]) => paths.size > 1)
  return `${repeated.length} in ${sum(repeated, ([, paths]) => paths.size)} files`
}
