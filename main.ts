/** Starts the shop: loads src/server.ts (built, or through Vite while developing), listens, stops. Imports nothing else of ours. */
import closeWithGrace from 'close-with-grace'
import type { ViteDevServer } from 'vite'

type Server = typeof import('./src/server.ts')

const oldest = 26
const [command = 'serve', ...args] = process.argv.slice(2)
const say = (line: string): void => void process.stdout.write(`${line}\n`)

if (Number(process.versions.node.split('.')[0]) < oldest) {
  process.stderr.write(
    `The shop needs Node ${oldest}; this is ${process.versions.node}. Start it with npm, which brings the right one.\n`,
  )
  process.exit(1)
}

const vite = command === 'dev' ? await openVite() : undefined
const server = await load(vite)

if (command === 'shop')
  process.exitCode = await guarded(() => server.command(process.env, args, say))
else await serve()

async function load(through: ViteDevServer | undefined): Promise<Server> {
  const built = new URL('./build/server/index.js', import.meta.url).href
  const loaded: unknown = through
    ? await through.ssrLoadModule('./src/server.ts')
    : await import(built)
  if (isServer(loaded)) return loaded
  throw new Error('The build is not a shop: run npm start, which builds it anew.')
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
  const code = await guarded(async () => {
    const running = await server.serve(process.env, say, vite)
    closeWithGrace({ delay: 10_000 }, async ({ err }) => {
      if (err) process.stderr.write(`${err.stack ?? err.message}\n`)
      await vite?.close()
      await running.stop()
    })
    return 0
  })
  if (code !== 0) process.exit(code)
}

async function guarded(work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (error) {
    const sentence = server.explain(error, process.env)
    process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`)
    return 1
  }
}
