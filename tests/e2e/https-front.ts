/** What stands before a shop that is live: a proxy that speaks https, with a certificate of its own. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { request } from 'node:http'
import { createServer } from 'node:https'

export type HttpsFront = { close(): Promise<void> }

/** Passes requests on, as a proxy of one hop does (`TRUST_PROXY=1`). */
export async function startHttpsFront(port: number, shopPort: number): Promise<HttpsFront> {
  const server = createServer(selfSigned(), (incoming, answer) => {
    const passed = request(
      {
        host: '127.0.0.1',
        port: shopPort,
        // A connection of its own: the shop may close an idle one at the moment it is used again.
        agent: false,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          'x-forwarded-for': incoming.socket.remoteAddress ?? '',
          'x-forwarded-proto': 'https',
        },
      },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    passed.once('error', () => answer.destroy())
    incoming.pipe(passed)
  })
  // Never closed while idle: a browser that asks at that very moment finds its connections closed.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** One value in DER: tag, length, content. Source: ITU-T X.690, 8.1. */
function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  const length =
    content.length < 128
      ? [content.length]
      : content.length < 256
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
const tags = { integer: 2, bits: 3, object: 6, text: 12, sequence: 0x30, set: 0x31, time: 0x18 }
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(tags.sequence, ...parts)
const bits = (content: Uint8Array): Buffer => der(tags.bits, Buffer.from([0]), content)

/** A certificate that nobody has signed but itself, for a day. Source: RFC 5280, 4.1. */
function selfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  // ecdsa-with-SHA256: 1.2.840.10045.4.3.2
  const algorithm = sequence(der(tags.object, Buffer.from('2a8648ce3d040302', 'hex')))
  // commonName: 2.5.4.3
  const commonName = der(tags.object, Buffer.from('550403', 'hex'))
  const name = sequence(
    der(tags.set, sequence(commonName, der(tags.text, Buffer.from('127.0.0.1')))),
  )
  const time = (at: number): Buffer =>
    der(tags.time, Buffer.from(`${new Date(at).toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z`))
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(15)])
  const content = sequence(
    der(tags.integer, serial),
    algorithm,
    name,
    sequence(time(Date.now() - 3_600_000), time(Date.now() + 86_400_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const certificate = sequence(content, algorithm, bits(sign('sha256', content, privateKey)))
  const lines = certificate.toString('base64').replaceAll(/(.{64})/g, '$1\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}
