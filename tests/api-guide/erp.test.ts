/**
 * The page *Connect an ERP*: its program, which has only the packed client, takes a catalogue into
 * the shop, hears of an order, ships it and fetches the invoice.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyProject, type EmptyProject } from '../clients/packed-client.ts'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { listeningShop, type ListeningShop } from '../identity/listening-shop.ts'
import { companyNamed } from './company.ts'
import { examplesOf } from './guide.ts'

/** Those of the page, and one that is wrong. */
const documented: readonly object[] = JSON.parse(examplesOf('erp', 'json').join(''))
const articles = [...documented, { ...documented[0], sku: 'BAD-1', price: 'much' }]
const timeout = 60_000

let project: EmptyProject
let site: ListeningShop
let program: ChildProcess | undefined
let printed = ''
let env: Readonly<Record<string, string>>
/** A key of a company, and what it buys with. */
let buyersKey: string

beforeAll(async () => {
  project = await openEmptyProject()
  await project.compile({ 'erp.mts': examplesOf('erp', 'ts').join('\n') })
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  site = await listeningShop({ WEBHOOK_TEST_ORIGINS: address })
  const { shop, origin } = site
  const owner = await shop.person('Olga Owner', 'admin')
  const keyOf = async (...[account]: [Parameters<typeof shop.serviceAccounts.add>[1]]) => {
    const { insertedId: id } = await shop.serviceAccounts.add({ actor: owner }, account)
    const { key } = await shop.serviceAccounts.addKey({ actor: owner }, { id, name: '' })
    return key
  }
  const company = await companyNamed(shop, owner, 'Buying Ltd')
  buyersKey = await keyOf({ name: 'Buyer', purpose: '', scopes: ['buying:write'], company })
  const { secret } = await shop.webhooks.add(
    { actor: owner },
    { address: `${address}/hook`, events: ['order.*'] },
  )
  env = {
    PATH: process.env['PATH'] ?? '',
    SHOP: origin,
    KEY: await keyOf({
      name: 'ERP sync',
      purpose: '',
      scopes: ['catalogue:write', 'orders:write'],
    }),
    WEBHOOK_SECRET: secret,
    PORT: String(port),
  }
  writeFileSync(join(project.folder, 'articles.json'), JSON.stringify(articles))
}, 120_000)
afterAll(async () => {
  await stop()
  await site?.close()
  project?.remove()
})

async function start(): Promise<void> {
  printed = ''
  const child = spawn(process.execPath, ['out/erp.mjs'], { cwd: project.folder, env })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  program = child
  await expect.poll(() => printed, { timeout }).toContain('ready')
}
async function stop(): Promise<void> {
  if (!program || program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill('SIGKILL')
  await ended
}

const order = async (sku: string, quantity: number, key: string) => {
  const response = await fetch(`${site.origin}/api/orders`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${buyersKey}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({
      lines: [{ sku, quantity }],
      phoneNum: '+1 555 0100',
      address: '1 Anvil Row, Toledo, OH 43604, United States',
    }),
  })
  const placed = await response.json()
  expect(response.status, JSON.stringify(placed)).toBe(201)
  return placed.number as number
}
const deliver = async () => {
  await site.shop.webhooks.passEventsOn()
  await site.shop.webhooks.deliverDue()
}
/** What the program says when it has done its part of an order. */
const doneOf = async (number: number): Promise<readonly string[]> => {
  const line = new RegExp(`^order ${number} (\\S+) (\\S+) (\\S+)$`, 'm')
  await expect.poll(() => printed, { timeout }).toMatch(line)
  return line.exec(printed)?.slice(1) ?? []
}
const stockOf = async (sku: string): Promise<number> => {
  const [tool] = await (await fetch(`${site.origin}/api/tools?q=${sku}`)).json()
  return tool.Stock
}

test(
  'articles go in, an order comes out, and is shipped and invoiced',
  { timeout: 120_000 },
  async () => {
    await start()
    // Two new tools; the third row says what is wrong with it.
    expect(printed).toContain('articles 2 0 0 1')
    expect(printed).toContain('BAD-1')
    expect(await stockOf('HAM-16')).toBe(480)

    const number = await order('HAM-16', 24, 'first-order')
    await deliver()
    const [shipment = '', invoice = '', total] = await doneOf(number)
    expect(total).toBe('$300.00')
    expect(await stockOf('HAM-16')).toBe(456)
    const pdf = readFileSync(join(project.folder, `${invoice}.pdf`), 'latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    const owner = await site.shop.person('Second Owner', 'admin')
    const { status, trackingNumber } = await site.shop.orders.read({ actor: owner }, { number })
    expect([status, trackingNumber]).toEqual(['shipped', `1Z${number}`])
    const shipped = await site.shop.shipments.list({ actor: owner }, { number })
    expect(shipped.shipments.map((one) => one.number)).toEqual([shipment])
  },
)

test(
  'killed, it finds at its next start what it has missed, and ships nothing twice',
  { timeout: 120_000 },
  async () => {
    await stop()
    const number = await order('HS-12', 12, 'missed-order')
    await start()
    // No message was delivered: the order is among the changes.
    await doneOf(number)
    expect(existsSync(join(project.folder, 'cursor.txt'))).toBe(true)
    expect(await stockOf('HS-12')).toBe(84)
    // The message about it comes as well.
    await deliver()
    await expect
      .poll(() => printed.split(`order ${number} `).length, { timeout })
      .toBeGreaterThanOrEqual(2)
    const owner = await site.shop.person('Third Owner', 'admin')
    const { shipments } = await site.shop.shipments.list({ actor: owner }, { number })
    expect(shipments).toHaveLength(1)
    expect(await stockOf('HAM-16')).toBe(456)
  },
)

test('a message that the shop has not signed is answered 401', async () => {
  const response = await fetch(`http://127.0.0.1:${env['PORT']}/hook`, {
    method: 'POST',
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': 'v1,AAAA',
    },
    body: '{"type":"order.placed","timestamp":"","version":1,"data":{"number":1}}',
  })
  expect(response.status).toBe(401)
})
