/**
 * What an agent's answer costs beside the page that says the same: milliseconds of processor of shop
 * and database together, for searches and for single tools, no answer of which is kept. Subject
 * `agents` of `npm run bench`.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { ucpVersion } from '../src/agents/ucp/names.ts'
import { startBenchProcess, type BenchProcess } from './bench-process.ts'
import { createCpuStopwatch } from './cpu-time.ts'
import { call, type CallResult } from './load.ts'
import { createReport, printMachine } from './report.ts'
import type { SizeCommands, SizeStage } from './size-shop.ts'

type Shop = BenchProcess<SizeStage, SizeCommands>

const tools = '5000'
const orders = '1000'
const warmUp = 20
const requests = 200
/** An agent's answer may cost this part of the page. */
const goal = 1

/** A platform of UCP, whose profile the shop reads. */
async function startPlatform() {
  const names = ['catalog.search', 'catalog.lookup'].map((name) => `dev.ucp.shopping.${name}`)
  const capabilities = Object.fromEntries(names.map((name) => [name, [{ version: ucpVersion }]]))
  const profile = JSON.stringify({ ucp: { version: ucpVersion, capabilities } })
  const server = createServer((_request, response) => response.end(profile))
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

async function switchOn({ origin, orders: stage }: Shop): Promise<void> {
  const options = { token: stage?.adminToken }
  const read = await call(origin, '/settings', { ...options, method: 'GET' })
  const { revision }: { revision: number } = JSON.parse(read.body)
  const body = { revision, agents: 'yes', ucp: 'yes' }
  const { status, body: text } = await call(origin, '/settings', {
    ...options,
    method: 'PUT',
    body,
  })
  if (status !== 200) throw new CommandError(`${status} for settings: ${text.slice(0, 400)}`)
}

type Ask = (turn: number) => Promise<CallResult>

/** Milliseconds of processor of an answer. */
async function costOf({ pid }: Shop, name: string, ask: Ask): Promise<number> {
  const answered = async (turn: number): Promise<void> => {
    const { status, body } = await ask(turn)
    if (status !== 200 || body.includes('"error"'))
      throw new CommandError(`${name}: ${status}: ${body.slice(0, 400)}`)
  }
  for (let turn = 0; turn < warmUp; turn += 1) await answered(turn)
  const cpu = createCpuStopwatch(pid)
  cpu.start()
  for (let turn = warmUp; turn < warmUp + requests; turn += 1) await answered(turn)
  cpu.stop()
  return (cpu.used.own + cpu.used.children) / requests
}

await script(async () => {
  await ensureBuilt()
  const platform = await startPlatform()
  process.env['PICTURE_TEST_ORIGINS'] = platform.origin
  process.env['LIMIT_AGENT_CALLS'] = '1000000/60'
  const shop: Shop = await startBenchProcess<SizeStage, SizeCommands>('size-shop.ts', {
    args: [tools, orders],
  })
  try {
    printMachine('embedded PostgreSQL', 'load from the same machine')
    await switchOn(shop)
    const samples = await shop.run('sample')
    const { origin } = shop
    const sampleAt = (turn: number) => samples[turn % samples.length]
    const wordAt = (turn: number): string => sampleAt(turn)?.name ?? ''
    const page = (path: string) => call(origin, path, { method: 'GET', prefix: '' })
    const rpc = (path: string, name: string, fields: object) =>
      call(origin, path, {
        accept: 'application/json, text/event-stream',
        body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: fields } },
      })
    const meta = { 'ucp-agent': { profile: `${platform.origin}/profile` } }
    const limit = 24
    const search: Readonly<Record<string, Ask>> = {
      page: (turn) => page(`/purchase?q=${encodeURIComponent(wordAt(turn))}`),
      mcp: (turn) => rpc('/mcp', 'search_catalogue', { q: wordAt(turn), limit: String(limit) }),
      ucp: (turn) =>
        rpc('/ucp/mcp', 'search_catalog', {
          meta,
          catalog: { query: wordAt(turn), pagination: { limit } },
        }),
    }
    const one: Readonly<Record<string, Ask>> = {
      page: (turn) => page(`/tools/${sampleAt(turn)?.slug}`),
      mcp: (turn) => rpc('/mcp', 'resolve_list', { terms: [sampleAt(turn)?.sku] }),
      ucp: (turn) => rpc('/ucp/mcp', 'get_product', { meta, catalog: { id: sampleAt(turn)?.sku } }),
    }
    const { ratio, exitCode } = createReport()
    for (const [subject, asks] of Object.entries({ search, tool: one })) {
      const costs = new Map<string, number>()
      for (const [door, ask] of Object.entries(asks))
        costs.set(door, await costOf(shop, `${subject} by ${door}`, ask))
      const ofPage = costs.get('page') ?? Number.NaN
      for (const [door, cost] of costs) {
        console.log(`${subject} by ${door}: ${cost.toFixed(2)} ms of processor`)
        if (door !== 'page')
          ratio(`agent-${door}-${subject}`, cost / ofPage, goal, { atMost: true })
      }
    }
    return exitCode()
  } finally {
    await shop.stop()
    platform.stop()
  }
})
