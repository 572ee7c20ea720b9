/**
 * A month of 10,000 documents as a ZIP archive: how long it takes, how much memory the shop needs
 * for it, and whether it answers others meanwhile. Subject `archive` of `npm run bench`.
 */
import { get } from 'node:http'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { startBenchProcess, type BenchProcess } from './bench-process.ts'
import { call, quantile } from './load.ts'
import { memoryOf } from './process-memory.ts'
import { createReport, printMachine } from './report.ts'
import type { OrdersCommands, OrdersStage } from './shop.ts'

type OrdersShop = BenchProcess<OrdersStage, OrdersCommands>

/** Lines of the invoice of which every document of the month is a copy, with its file. */
const invoiceLines = 20
/** Milliseconds between two looks at the memory. */
const memorySampling = 50

/** Draws one invoice: the files of the month are copies of its file. */
async function drawInvoice({ origin, buyers: [token], tools, run }: OrdersShop): Promise<void> {
  const lines = tools.slice(0, invoiceLines).map(({ id }) => ({ toolId: id, quantity: 2 }))
  const placed = await call(origin, '/orders', {
    token,
    key: 'bench-archive',
    body: { lines, phoneNum: '555 0142', address: '12 Foundry Road, Austin, TX 78701' },
  })
  await run('confirm')
  const number = /"number":(\d+)/.exec(placed.body)?.[1]
  const body = { kind: 'invoice', size: 'a4' }
  const { status, body: answer } = await call(origin, `/order/${number}/documents`, { token, body })
  if (status !== 200) throw new CommandError(`no invoice: ${status} ${answer.slice(0, 400)}`)
}

type Archive = { readonly bytes: number; readonly files: number; readonly milliseconds: number }

/** Reads the archive as a browser does that writes it to a disk: it counts, and keeps nothing. */
function readArchive({ origin, keeper }: OrdersShop, month: string): Promise<Archive> {
  const start = performance.now()
  const url = `${origin}/api/documents/archive.zip?from=${month}-01&to=${month}-30`
  return new Promise((resolve, reject) => {
    get(url, { headers: { authorization: `Bearer ${keeper}` } }, (response) => {
      let bytes = 0
      let tail = Buffer.alloc(0)
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        tail = Buffer.concat([tail, chunk]).subarray(-22)
      })
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode !== 200)
          reject(new CommandError(`${response.statusCode} instead of an archive`))
        // The end of an archive says how many files it has.
        else
          resolve({ bytes, files: tail.readUInt16LE(10), milliseconds: performance.now() - start })
      })
    }).on('error', reject)
  })
}

/** Reads it while others ask `/healthz`. @returns how long their answers took, and the most bytes in memory */
async function measure(shop: OrdersShop, work: Promise<unknown>) {
  let isDone = false
  const done = work.finally(() => (isDone = true))
  let most = memoryOf(shop)
  const sampling = setInterval(() => (most = Math.max(most, memoryOf(shop))), memorySampling)
  const times: number[] = []
  while (!isDone)
    times.push((await call(shop.origin, '/healthz', { method: 'GET', prefix: '' })).milliseconds)
  clearInterval(sampling)
  await done
  return { times, most }
}

await script(async () => {
  const shop = await startBenchProcess<OrdersStage, OrdersCommands>('shop.ts')
  try {
    printMachine('embedded PostgreSQL', 'load from the same machine')
    await drawInvoice(shop)
    const { documents, month, fileBytes } = await shop.run('fillMonth')
    const before = memoryOf(shop)
    const reading = readArchive(shop, month)
    const { times, most } = await measure(shop, reading)
    const { bytes, files, milliseconds } = await reading
    const megabytes = (count: number) => (count / 1e6).toFixed(0)
    console.log(
      `archive: ${files} files, ${documents} documents of ${(fileBytes / 1000).toFixed(1)} kB, ` +
        `${megabytes(bytes)} MB in ${(milliseconds / 1000).toFixed(1)} s; memory ` +
        `${megabytes(before)} MB before, at most ${megabytes(most)} MB; ${times.length} answers of ` +
        `/healthz meanwhile, half within ${quantile(times, 0.5).toFixed(1)} ms, the longest ` +
        `${Math.max(...times).toFixed(0)} ms`,
    )
    if (files !== documents + 1)
      throw new CommandError(`${files} files instead of ${documents + 1}`)
    const { ratio, exitCode } = createReport()
    ratio('archive-memory', (most - before) / 1e6, 100, { atMost: true, unit: 'MB' })
    ratio('healthz-while-archiving-95-percent', quantile(times, 0.95), 250, {
      atMost: true,
      unit: 'ms',
    })
    return exitCode()
  } finally {
    await shop.stop()
  }
})
