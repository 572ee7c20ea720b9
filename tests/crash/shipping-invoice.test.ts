/**
 * kill -9 while orders are shipped: a shipment and its invoice are there together or not at all, and
 * anybody who asks again gets each once.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runCommand } from '../../src/commands/commands.server.ts'
import { readConfig } from '../../src/platform/config/config.server.ts'
import { killings, startTradingShop } from './run-trading-shop.ts'
import { send, type RunningShop } from './desk.ts'

const ordersEach = 12
/** After so many shipments were answered, the shop or its database is killed. */
const answeredBefore = 5

const Placed = z.object({ number: z.int() })
const Shipments = z.object({ shipments: z.array(z.object({ number: z.string() })) })
const Documents = z.array(z.object({ kind: z.string() }))

/** Orders of five pieces that are confirmed. @returns their numbers */
async function confirmOrders(shop: RunningShop, round: number): Promise<readonly number[]> {
  const numbers: number[] = []
  for (let index = 0; index < ordersEach; index += 1) {
    const { body } = await send(shop, {
      by: 'buyer',
      call: 'POST /orders',
      key: `shipped-order-${round}-${index}`,
      body: {
        lines: [{ toolId: shop.tools[index % shop.tools.length], quantity: 5 }],
        phoneNum: '+1 512 555 0199',
        address: 'Am Markt 1, Berlin',
        country: 'DE',
      },
    })
    const { number } = Placed.parse(body)
    const step = { by: 'staff', call: `POST /order/${number}/transitions` } as const
    await send(shop, { ...step, body: { status: 'confirmed' } })
    numbers.push(number)
  }
  return numbers
}

const ship = (shop: RunningShop, number: number) =>
  send(shop, {
    by: 'staff',
    call: `POST /order/${number}/shipments`,
    body: {},
    key: `ship-order-${number}`,
  })

/** What there is of an order: its shipments, and the kinds of its documents. */
async function shippedOf(shop: RunningShop, number: number) {
  const read = async (call: string) =>
    (await send(shop, { by: 'staff', call, body: undefined })).body
  const { shipments } = Shipments.parse(await read(`GET /order/${number}/shipments`))
  const documents = Documents.parse(await read(`GET /documents?order=${number}`))
  return { shipments: shipments.length, documents: documents.map(({ kind }) => kind).toSorted() }
}

const whole = { shipments: 1, documents: ['delivery-note', 'invoice'] }
const nothing = { shipments: 0, documents: [] }

test.each(killings)(
  'killed (%s) between shipping and invoice, both happened once or are offered again',
  { timeout: 300_000 },
  async (which) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ironmonger-shipping-'))
    const round = killings.indexOf(which)
    try {
      const first = await startTradingShop(dataDir, 'when-shipped')
      const numbers = await confirmOrders(first.shop, round)
      let answered = 0
      let killed: Promise<void> | undefined
      const outcomes = await Promise.allSettled(
        numbers.map(async (number) => {
          const { status } = await ship(first.shop, number)
          if (status < 300) answered += 1
          if (answered === answeredBefore) killed ??= first.kill(which)
          return status
        }),
      )
      expect(killed, 'it was not killed').toBeDefined()
      await killed
      const second = await startTradingShop(dataDir, 'when-shipped')
      try {
        for (const [index, number] of numbers.entries()) {
          const before = await shippedOf(second.shop, number)
          const outcome = outcomes[index]
          const isAnswered = outcome?.status === 'fulfilled' && outcome.value < 300
          expect(isAnswered ? [whole] : [whole, nothing]).toContainEqual(before)
          for (const time of ['once', 'twice'])
            expect((await ship(second.shop, number)).status, time).toBe(201)
          expect(await shippedOf(second.shop, number)).toEqual(whole)
        }
      } finally {
        await second.kill('shop')
      }
      const printed: string[] = []
      const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
      const code = await runCommand(config, ['accounts', 'check'], (line) => printed.push(line))
      expect(printed).toEqual([
        `${ordersEach} orders, ${ordersEach} invoices and 0 payments checked: all agree.`,
      ])
      expect(code).toBe(0)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
