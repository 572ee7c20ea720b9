/**
 * Whether the shop goes on answering while it draws large invoices, and how long they take. Subject
 * `documents` of `npm run bench`.
 */
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { startBenchProcess, type BenchProcess } from './bench-process.ts'
import { call, quantile, type CallResult } from './load.ts'
import { createReport, printMachine } from './report.ts'
import type { OrdersCommands, OrdersStage } from './shop.ts'

type OrdersShop = BenchProcess<OrdersStage, OrdersCommands>

const invoiceCount = 6

/** @throws CommandError when the shop answered otherwise */
function requireStatus({ status, body }: CallResult, expected: number): void {
  if (status !== expected)
    throw new CommandError(`${status} instead of ${expected}: ${body.slice(0, 400)}`)
}

/** Places confirmed orders with a line for every tool, one for each of the first buyers. */
async function placeOrders({ origin, buyers, tools, run }: OrdersShop) {
  const placed: { readonly token: string; readonly number: number }[] = []
  for (const [index, token] of buyers.slice(0, invoiceCount).entries()) {
    const result = await call(origin, '/orders', {
      token,
      key: `bench-document-${index}`,
      body: {
        lines: tools.map(({ id }) => ({ toolId: id, quantity: 2 })),
        phoneNum: '555 0142',
        address: '12 Foundry Road, Austin, TX 78701',
      },
    })
    requireStatus(result, 201)
    placed.push({ token, number: Number(/"number":(\d+)/.exec(result.body)?.[1]) })
  }
  await run('confirm')
  return placed
}

/** How long each answer of `/healthz` takes, one after another, until `work` is done. */
async function measureHealth(origin: string, work: Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = []
  let isDone = false
  const done = work.finally(() => (isDone = true))
  while (!isDone) {
    const start = performance.now()
    await (await fetch(`${origin}/healthz`)).text()
    times.push(performance.now() - start)
  }
  await done
  return times
}

await script(async () => {
  const shop = await startBenchProcess<OrdersStage, OrdersCommands>('shop.ts')
  try {
    printMachine('embedded PostgreSQL', 'load from the same machine')
    const { origin } = shop
    const orders = await placeOrders(shop)
    const fetchAll = async (): Promise<readonly number[]> =>
      Promise.all(
        orders.map(async ({ token, number }) => {
          const body = { kind: 'invoice', size: 'a4' }
          const result = await call(origin, `/order/${number}/documents`, { token, body })
          requireStatus(result, 200)
          return result.milliseconds
        }),
      )
    const drawing = fetchAll()
    const health = await measureHealth(origin, drawing)
    const drawn = await drawing
    const kept = await fetchAll()
    console.log(
      `documents: ${invoiceCount} invoices of ${shop.tools.length} lines at once, the last after ` +
        `${Math.max(...drawn).toFixed(0)} ms; ${health.length} answers of /healthz meanwhile, ` +
        `half within ${quantile(health, 0.5).toFixed(1)} ms; again: ` +
        `${Math.max(...kept).toFixed(0)} ms`,
    )
    const { ratio, exitCode } = createReport()
    ratio('healthz-while-drawing-max', Math.max(...health), 250, { atMost: true, unit: 'ms' })
    ratio('invoices-kept', Math.max(...kept), 500, { atMost: true, unit: 'ms' })
    return exitCode()
  } finally {
    await shop.stop()
  }
})
