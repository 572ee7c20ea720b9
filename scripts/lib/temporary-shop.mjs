/**
 * A demo shop for a measurement: in a fresh folder and on a free port; nothing of it is left
 * afterwards.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CommandError } from './command-error.mjs'
import { freePort } from './free-port.mjs'
import { root, shopEnv, shopNode } from './node.mjs'

const startTimeout = 180_000

/** @param {string} origin */
async function isReady(origin) {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false // not listening yet
  }
}

/**
 * Starts the built shop and waits until it is ready.
 * @param {Readonly<Record<string, string>>} [settings] override those of a demo shop
 * @param {string} [folder] the project's, of another build; this one by default
 * @returns its origin, its process id, its DATA_DIR, and `stop`, which ends it and removes its
 *   folder
 * @throws CommandError with its output when it ends early or takes longer than three minutes
 */
export async function startTemporaryShop(settings = {}, folder = root) {
  const ownFolder = mkdtempSync(join(tmpdir(), 'ironmonger-shop-'))
  const dataDir = join(ownFolder, 'data')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const lifeline = pathToFileURL(join(root, 'scripts/lib/lifeline.mjs')).href
  const shop = spawn(shopNode(), ['--import', lifeline, join(folder, 'main.ts')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: shopEnv({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ORIGIN: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: undefined,
      DEMO: 'on',
      LOG_LEVEL: 'error',
      ...settings,
    }),
  })
  let output = ''
  for (const stream of [shop.stdout, shop.stderr])
    stream?.on('data', (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
    })
  const exited = once(shop, 'exit')

  const stop = async () => {
    shop.kill('SIGTERM')
    await exited
    rmSync(ownFolder, { recursive: true, force: true })
  }
  for (const deadline = Date.now() + startTimeout; !(await isReady(origin));) {
    if (shop.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new CommandError('The shop did not start; see its output above.', { detail: output })
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { origin, pid: shop.pid ?? 0, dataDir, stop }
}
