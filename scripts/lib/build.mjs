/** Whether the built shop is that of the sources beside it, and how it is built. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireWritable } from './install.mjs'
import { root, shopEnv, shopNode } from './node.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'
import { CommandError } from './command-error.mjs'

/** What a build is made from. The scripts are not among it, nor are tests and the originals of the pictures. */
const inputs = [
  'packages',
  'src',
  'migrations',
  'public',
  'demo',
  'vite.config.ts',
  'react-router.config.ts',
  'vite.chunks.ts',
  'vite.router-trimming.ts',
  'tsconfig.json',
  'package-lock.json',
]
const ignored = /\.test\.tsx?$|^demo\/pictures\//
const stamp = join(root, 'build/ironmonger-build.json')

/** Every input file, named from the project's folder, in a fixed order. */
function files() {
  const found = []
  const walk = (path) => {
    const state = statSync(join(root, path), { throwIfNoEntry: false })
    if (!state || ignored.test(path)) return
    if (state.isFile()) found.push({ path, state })
    else for (const name of readdirSync(join(root, path)).toSorted()) walk(`${path}/${name}`)
  }
  inputs.forEach(walk)
  return found
}

const digest = (lines) => createHash('sha256').update(lines.join('\n')).digest('hex')
/** Sizes and times: cheap, and enough when nothing was touched. */
const quick = (found) =>
  digest(found.map(({ path, state }) => `${path} ${state.size} ${state.mtimeMs}`))
/** Contents: they decide when times changed, as after a checkout there and back. */
const whole = (found) =>
  digest(
    found.map(
      ({ path }) =>
        `${path} ${createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest('hex')}`,
    ),
  )

function readStamp() {
  if (!existsSync(stamp)) return undefined
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'))
  } catch {
    return undefined // cut off by a crash while it was written: as good as none
  }
}

/**
 * Builds the shop unless its sources are those of the last finished build.
 * The stamp goes first and comes last, so a build that was cut off is done again.
 * @throws Stop with what the builder said
 */
export async function ensureBuilt() {
  const found = files()
  const last = readStamp()
  const seen = quick(found)
  if (last?.quick === seen) return
  const content = whole(found)
  if (last?.content !== content) {
    requireWritable()
    rmSync(stamp, { force: true })
    await step('Building the pages', build)
  }
  try {
    writeFileSync(stamp, JSON.stringify({ quick: seen, content }))
  } catch (error) {
    // Another user's build is as good; it merely costs this one a reading of the sources at each start.
    if (last?.content !== content) throw error
  }
}

async function build() {
  const { code, said } = await run(
    shopNode(),
    [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    { env: shopEnv({ NODE_ENV: 'production' }) },
  )
  if (code !== 0)
    throw new CommandError('The pages could not be built; what the builder said stands above.', {
      detail: said,
    })
}
