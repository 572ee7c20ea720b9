/** A client that sends its headers too slowly is cut off. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.server.ts'
import { createFastify } from './fastify-instance.server.ts'
import { createLogger } from './log.server.ts'

// Headers have ten seconds; Node's own interval of looking would add up to thirty.
test(
  'headers that do not arrive within ten seconds are answered 408',
  { timeout: 25_000 },
  async () => {
    const app = createFastify(readConfig({}), createLogger('silent'))
    try {
      const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
      const socket = connect(Number(port), '127.0.0.1')
      await once(socket, 'connect')
      socket.write('GET / HTTP/1.1\r\nHost: shop.example\r\nX-Slow: ')
      expect(await text(socket)).toMatch(/^HTTP\/1.1 408 [\s\S]*"too-slow"/)
    } finally {
      await app.close()
    }
  },
)
