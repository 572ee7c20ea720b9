/** A stopping server loses no request that is already on its way over an open connection. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createLogger } from './log.server.ts'
import { createFastify } from './fastify-instance.server.ts'

const request = 'GET /slow HTTP/1.1\r\nHost: shop\r\n\r\n'

async function startServer() {
  const app = createFastify({ trustProxy: 0 }, createLogger('silent'))
  app.get('/slow', async () => 'answered')
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const received: string[] = []
  socket.on('data', (data) => received.push(String(data)))
  return { app, socket, port, received }
}

const ask = async (socket: ReturnType<typeof connect>) => {
  socket.write(request)
  await once(socket, 'data')
}

test('a request that was on its way on an idle connection when the server stopped is answered, and the connection ends', async () => {
  const { app, socket, received } = await startServer()
  await ask(socket)
  const closed = app.close()
  await new Promise((resolve) => setImmediate(resolve))
  socket.write(request)
  await once(socket, 'close')
  await closed
  expect(received.join('').match(/answered/g)).toHaveLength(2)
  expect(received.join('').toLowerCase()).toContain('connection: close')
})

test('an idle connection on which nothing comes does not hold the stop up', async () => {
  const { app, socket, port } = await startServer()
  await ask(socket)
  const ended = once(socket, 'close')
  await app.close()
  await ended
  const refused = connect(Number(port), '127.0.0.1')
  const [error] = await once(refused, 'error')
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
})
