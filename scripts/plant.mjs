/**
 * `npm run plant`: proves how little a new capability edits. It copies the project, plants one there
 * (loans: tools that the shop lends, with a table, three operations and a page), and runs the types,
 * the lint and the tests of the structure. The copy is removed.
 */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CommandError, script } from './lib/command-error.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root, shopEnv, shopNode } from './lib/node.mjs'
import { step } from './lib/progress.mjs'
import { run } from './lib/run.mjs'

/** Its own files; `.txt` keeps them out of this project. */
const planted = join(root, 'scripts/planted')

/**
 * What it edits outside of them: a line goes before a text of the file.
 * @type {Readonly<Record<string, readonly (readonly [line: string, before: string])[]>>}
 */
const edits = {
  'migrations/index.ts': [
    ["import * as loans from './9000_loans.ts'\n", '\nexport const migrations'],
    ["  '9000_loans': loans,\n", '}\n\n/** What all of them'],
  ],
  'src/app/leaf-capabilities.server.ts': [
    [
      "import { loansServerCapability } from '../loans/capability.server.ts'\n",
      'import { metricsServerCapability',
    ],
    ['  leaf(loansServerCapability),\n', '  leaf(metricsServerCapability)'],
  ],
  'src/routes.ts': [
    ["        route('loans', 'routes/dashboard.loans.tsx'),\n", "        route('documents',"],
  ],
  'src/audit/messages/audit.ts': [
    ["  'loans.lend': 'lent',\n  'loans.takeBack': 'taken back',\n", "  'orders.step'"],
  ],
  'src/audit/messages/de/audit.ts': [
    ["  'loans.lend': 'verliehen',\n  'loans.takeBack': 'zurückgenommen',\n", "  'orders.step'"],
  ],
  'CHANGELOG.md': [['- *Loans*: tools that the shop lends.\n', '- A shop can have']],
}

/** The tests of the structure, and its own. */
const tests = [
  'src/audit/',
  'src/loans/',
  'tests/architecture',
  'tests/capabilities',
  'tests/contracts/',
  'tests/documentation',
  'tests/glossary',
  'tests/languages',
  'tests/personal-data',
  'tests/postgres/',
  'tests/specification',
]

/** Each a file below node_modules and its arguments. @type {readonly [string, ...string[]][]} */
const programs = [
  ['@react-router/dev/bin.cjs', 'typegen'],
  ['oxfmt/bin/oxfmt', '.'],
  ['typescript/bin/tsc', '--noEmit'],
  ['oxlint/bin/oxlint', '--deny-warnings'],
  ['knip/bin/knip.js', '--no-progress'],
  ['vitest/vitest.mjs', 'run', '--project', 'unit', '--maxWorkers=1', ...tests],
]

await script(async () => {
  await ensureInstalled('all')
  const copy = mkdtempSync(join(tmpdir(), 'ironmonger-plant-'))
  try {
    copyProject(copy)
    for (const path of globSync('**/*.txt', { cwd: planted })) {
      const file = join(copy, path.replace(/\.txt$/, ''))
      mkdirSync(dirname(file), { recursive: true })
      cpSync(join(planted, path), file)
    }
    for (const [file, lines] of Object.entries(edits)) edit(join(copy, file), lines)
    for (const [program, ...args] of programs) await check(copy, program, args)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  console.log(`A capability was planted with ${Object.keys(edits).length} edits:`)
  for (const file of Object.keys(edits)) console.log(`  ${file}`)
  return 0
})

/**
 * As it is in this folder, with the packages.
 * @param {string} folder
 */
function copyProject(folder) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const path of files.filter((each) => each !== '' && existsSync(join(root, each))))
    cpSync(join(root, path), join(folder, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}

/**
 * @param {string} file
 * @param {readonly (readonly [line: string, before: string])[]} lines
 */
function edit(file, lines) {
  let text = readFileSync(file, 'utf8')
  for (const [line, before] of lines) {
    if (!text.includes(before)) throw new CommandError(`${file} no longer contains: ${before}`)
    text = text.replace(before, () => line + before)
  }
  writeFileSync(file, text)
}

/**
 * @param {string} folder
 * @param {string} program
 * @param {readonly string[]} args
 */
async function check(folder, program, args) {
  const path = join(folder, 'node_modules', program)
  let output = ''
  const passed = await step([program.split('/')[0], ...args].join(' '), async () => {
    const result = await run(shopNode(), [path, ...args], { cwd: folder, env: shopEnv({}) })
    output = result.output
    return result.code === 0
  })
  if (!passed) throw new CommandError(`The planted capability fails:\n${output}`)
}
