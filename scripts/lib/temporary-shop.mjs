/** A shop of one's own for a measurement: a fresh folder, a free port, the demo shop; nothing of it is left afterwards. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, shopEnv, shopNode } from './node.mjs'
import { CommandError } from './command-error.mjs'

/** A port that was free a moment ago. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

async function isReady(origin) {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false // not listening yet
  }
}

/**
 * Starts the built shop and waits until it says that it is ready.
 * @param settings laid over those of a demo shop
 * @returns its origin, its process, its DATA_DIR, and `stop`, which ends it and removes its folder
 * @throws Stop with what it said when it ends early or takes longer than three minutes
 */
export async function openShop(settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ironmonger-shop-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const lifeline = pathToFileURL(join(root, 'scripts/lib/lifeline.mjs')).href
  const own = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    ORIGIN: origin,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: undefined,
    DEMO: 'on',
    LOG_LEVEL: 'error',
  }
  const shop = spawn(shopNode(), ['--import', lifeline, join(root, 'main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: shopEnv({ ...own, ...settings }),
  })
  let said = ''
  shop.stdout.on('data', (chunk) => (said += chunk))
  shop.stderr.on('data', (chunk) => (said += chunk))
  const ended = once(shop, 'exit')

  const stop = async () => {
    shop.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (const deadline = Date.now() + 180_000; !(await isReady(origin));) {
    if (shop.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new CommandError('The shop did not start; what it said stands above.', { detail: said })
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { origin, pid: shop.pid, dataDir: own.DATA_DIR, stop }
}
