/** What is kept of a message that nobody answered: a sentence, with the code of the failure. */
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { postMessage } from './send-message.server.ts'
import { sayUnanswered } from './unanswered.ts'

const send = async (address: string): Promise<string> => {
  const origin = new URL(address).origin
  const message = { address, body: '{}', headers: {} }
  const { answer } = await postMessage(message, { testOrigins: [origin], timeout: 20_000 })
  return answer
}

/** A server of one behaviour, closed afterwards. */
async function withServer(
  onConnection: Parameters<typeof createServer>[1],
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const server = createServer(onConnection)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on a port')
  try {
    await work(`http://127.0.0.1:${address.port}`)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

test('a host whose name nobody knows', async () => {
  expect(await send('http://no-such-shop.invalid/')).toMatch(
    /^The host no-such-shop\.invalid was not found \((ENOTFOUND|EAI_AGAIN)\)\.$/,
  )
})

test('a host on which nothing listens', async () => {
  let gone = ''
  await withServer(undefined, async (origin) => void (gone = origin))
  expect(await send(gone)).toBe(`${new URL(gone).host} refused the connection (ECONNREFUSED).`)
})

test('a host that hangs up', () =>
  withServer(
    (socket) => socket.destroy(),
    async (origin) =>
      expect(await send(origin)).toBe(
        `${new URL(origin).host} closed the connection before it responded (ECONNRESET).`,
      ),
  ))

test.each(['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
  'a certificate that is not valid: %s',
  (code) =>
    expect(sayUnanswered(Object.assign(new Error('refused'), { code }), 'erp.example.com')).toBe(
      `The certificate of erp.example.com is not valid (${code}).`,
    ),
)

test('what is no failure of the network says itself what it is', () =>
  expect(sayUnanswered(new Error('10.0.0.1 is not public'), '10.0.0.1')).toBe(
    '10.0.0.1 is not public',
  ))
