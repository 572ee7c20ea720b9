/**
 * Starts the shop: loads src/server.ts (built, or through Vite in development), listens, and stops.
 * Imports no other file of this project.
 */
import { flushCompileCache } from 'node:module'
import closeWithGrace from 'close-with-grace'
import type { ViteDevServer } from 'vite'

type Server = typeof import('./src/server.ts')

const minNodeVersion = 26
const [command = 'serve', ...args] = process.argv.slice(2)
const printLine = (line: string): void => void process.stdout.write(`${line}\n`)

if (Number(process.versions.node.split('.')[0]) < minNodeVersion) {
  process.stderr.write(
    `The shop needs Node ${minNodeVersion}; this is ${process.versions.node}. ` +
      'Start it with npm, which installs the right version.\n',
  )
  process.exit(1)
}

const vite = command === 'dev' ? await openVite() : undefined
const server = await load(vite)

if (command === 'shop')
  process.exitCode = await runReportingErrors('command', () =>
    server.command(process.env, args, printLine),
  )
else await serve()

async function load(devServer: ViteDevServer | undefined): Promise<Server> {
  const built = new URL('./build/server/index.js', import.meta.url).href
  const loaded: unknown = devServer
    ? await devServer.ssrLoadModule('./src/server.ts')
    : await import(built)
  if (isServer(loaded)) return loaded
  throw new Error('The build is incomplete. Run npm start, which builds the shop again.')
}

function isServer(loaded: unknown): loaded is Server {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'serve' in loaded &&
    'command' in loaded &&
    'explain' in loaded
  )
}

async function openVite(): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({ server: { middlewareMode: true }, appType: 'custom' })
}

async function serve(): Promise<void> {
  const code = await runReportingErrors('start', async () => {
    const running = await server.serve(process.env, printLine, vite)
    const { patience = 10_000, skip } = running
    closeWithGrace({ delay: patience, skip: [...skip] }, async ({ err }) => {
      if (err) process.stderr.write(`${err.stack ?? err.message}\n`)
      await vite?.close()
      await running.stop()
    })
    // Now a signal stops it in order.
    for (const line of running.ready) printLine(line)
    // Else the next start would have it only after this one has ended on its own.
    flushCompileCache()
    return 0
  })
  if (code !== 0) process.exit(code)
}

/** Runs the work; prints an error as a sentence if the shop has one for it. @returns the exit code */
async function runReportingErrors(
  undertaking: 'start' | 'command',
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work()
  } catch (error) {
    const message = server.explain(error, process.env, undertaking)
    process.stderr.write(`${message ?? (error instanceof Error ? error.stack : String(error))}\n`)
    return 1
  }
}
