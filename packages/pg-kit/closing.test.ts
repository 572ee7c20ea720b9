/** Closing a database leaves no connection for the server to cut off, and logs nothing. */
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../tests/postgres/fresh-database.ts'
import { createDatabase } from './database.server.ts'

test('when it is closed, the server has none of its connections any longer', async () => {
  const onlooker = await emptyDatabase()
  try {
    const shop = createDatabase(
      { connectionString: onlooker.url, application_name: 'closing shop' },
      {
        statementTimeout: 15_000,
        special: { size: 2, settings: { enable_seqscan: 'off' } },
      },
    )
    const used = [shop.handle, shop.reports, shop.special ?? shop.handle]
    await Promise.all(
      used.flatMap((handle) => [1, 2].map(() => sql`select pg_sleep(0.05)`.execute(handle))),
    )
    const connections = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where application_name = 'closing shop'`.execute(onlooker.handle)
      return rows[0]?.count
    }
    expect(await connections()).toBeGreaterThan(0)
    await shop.close()
    expect(await connections()).toBe(0)
  } finally {
    await onlooker.close()
  }
})

/** Messages of PostgreSQL: a letter, the length, the rest. */
const message = (letter: string, body: string | Buffer): Buffer => {
  const bytes = Buffer.from(body)
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeInt32BE(bytes.length + 4, 1)
  return Buffer.concat([head, bytes])
}
const ready = message('Z', 'I')
const shuttingDown = message(
  'E',
  'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0',
)

/** Answers as a server that is told to stop in the moment in which a client says goodbye. */
function answer(socket: Socket): void {
  socket.on('error', () => undefined)
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]))
    socket.on('data', (chunk) => {
      const sent = chunk.toString('latin1')
      if (sent.startsWith('X') || sent.includes('unlisten')) socket.end(shuttingDown)
      else socket.write(Buffer.concat([message('C', 'SELECT 0\0'), ready]))
    })
  })
}

/** A server that answers so, and a shop that is connected to it. */
async function shopOfStoppingServer() {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const warnings: string[] = []
  const shop = createDatabase(
    { host: '127.0.0.1', port, user: 'shop', password: 'secret', database: 'shop' },
    { statementTimeout: 15_000, log: (text) => void warnings.push(text) },
  )
  return { server, shop, warnings }
}

test('to stop listening on a connection that is lost at that moment is no error', async () => {
  const { server, shop } = await shopOfStoppingServer()
  const stop = await shop.listen(
    'tools',
    () => undefined,
    () => undefined,
  )
  await stop()
  await shop.close()
  server.close()
})

test('a server that stops while it is closed is no warning', async () => {
  const { server, shop, warnings } = await shopOfStoppingServer()
  await shop.ping()
  const ended = once(server, 'close')
  await shop.close()
  server.close()
  await ended
  // What the server has sent is read in the next turn.
  await setImmediate()
  expect(warnings).toEqual([])
})
