/** A sender of webhooks that is killed without warning loses no event; doubles have the same id. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../src/platform/access/endpoint.ts'
import { isFull } from '../effort.ts'
import { openTestShop, type TestShop } from '../shop.ts'
import { messageIdOf, startReceiver, type WebhookReceiver } from '../webhook-receiver.ts'

let receiver: WebhookReceiver
let shop: TestShop
let actor: Actor
let url: string
beforeAll(async () => {
  receiver = await startReceiver()
  shop = await openTestShop({ WEBHOOK_TEST_ORIGINS: receiver.origin })
  url = String(shop.database.connection.connectionString)
  actor = await shop.person('Crash Admin', 'admin')
  await shop.webhooks.add(
    { actor },
    { address: `${receiver.origin}/hook`, events: ['tool.created'] },
  )
}, 120_000)
afterAll(async () => {
  await shop.close()
  await receiver.close()
})

const startSender = (): ChildProcess =>
  spawn(process.execPath, ['tests/crash/webhook-sender-child.ts', url, receiver.origin], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** Runs a sender until it waits for the answer to its n-th message, and kills it there. */
async function killAtMessage(count: number): Promise<void> {
  const child = startSender()
  const ended = once(child, 'exit')
  let left = count
  receiver.answer = (_request, response) => {
    left -= 1
    if (left <= 0) child.kill('SIGKILL')
    else response.writeHead(204).end()
  }
  await ended
}

/** Runs a sender until it is about to write messages, and kills it there. */
async function killWhilePassingOn(): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query('begin; lock table webhook_messages in access exclusive mode')
  const child = startSender()
  const ended = once(child, 'exit')
  const waiting = async () =>
    (
      await client.query<{ pid: number }>(`
        select pid from pg_locks
        where relation = 'webhook_messages'::regclass and mode = 'RowExclusiveLock'
          and not granted`)
    ).rows.map(({ pid }) => pid)
  await expect.poll(waiting, { timeout: 60_000, interval: 20 }).toHaveLength(1)
  const [pid] = await waiting()
  child.kill('SIGKILL')
  await ended
  // The server would notice only at its next write that nobody is there.
  await client.query('select pg_terminate_backend($1::int)', [pid])
  await client.query('rollback')
  await client.end()
}

test('every event arrives, and each under one id', async () => {
  const tools: string[] = []
  const addTools = async (count: number) => {
    for (let index = 0; index < count; index++) tools.push((await shop.tool()).id)
  }
  await addTools(10)
  await killWhilePassingOn()
  for (const count of isFull ? [1, 2, 3, 5, 8, 13, 1, 9, 4, 6] : [1, 6]) {
    await addTools(8)
    await sql`update webhook_deliveries set due_at = now() where state = 'waiting'`.execute(
      shop.database.handle,
    )
    await killAtMessage(count)
  }
  receiver.answer = (_request, response) => void response.writeHead(204).end()
  await sql`update webhook_deliveries set due_at = now() where state = 'waiting'`.execute(
    shop.database.handle,
  )
  await shop.webhooks.passEventsOn()
  await shop.webhooks.deliverDue()

  const records = receiver.received.map(({ body }) => String(JSON.parse(body).data._id))
  expect(new Set(records)).toEqual(new Set(tools))
  const ids = new Map(receiver.received.map((one, index) => [messageIdOf(one), records[index]]))
  expect([...ids.values()].toSorted()).toEqual(tools.toSorted())
}, 240_000)
