/** A program that receives webhooks, on this machine: it keeps what comes and answers as told. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { freePort } from '../scripts/lib/free-port.mjs'

export type Received = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
/** What a message says. */
export type Payload = {
  readonly type: string
  readonly timestamp: string
  readonly data: Readonly<Record<string, unknown>>
}

export type WebhookReceiver = {
  /** For WEBHOOK_TEST_ORIGINS. */
  readonly origin: string
  readonly received: Received[]
  /** What is answered from now on; 204 by default. */
  answer: (request: Received, response: ServerResponse) => void
  /** Closes the connections that wait for the next message. */
  closeIdle(): void
  close(): Promise<void>
}

export async function startReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const one = { path: request.url ?? '', headers: request.headers, body }
      received.push(one)
      receiver.answer(one, response)
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const receiver: WebhookReceiver = {
    origin: `http://127.0.0.1:${port}`,
    received,
    answer: (_request, response) => void response.writeHead(204).end(),
    closeIdle: () => server.closeIdleConnections(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return receiver
}

const text = (value: string | string[] | undefined): string => String(value ?? '')

/** The payload, as the public library reads it. @throws where the signature is wrong */
export function verified(secret: string, { headers, body }: Received): Payload {
  new Webhook(secret).verify(body, {
    'webhook-id': text(headers['webhook-id']),
    'webhook-timestamp': text(headers['webhook-timestamp']),
    'webhook-signature': text(headers['webhook-signature']),
  })
  return JSON.parse(body)
}

export const messageIdOf = ({ headers }: Received): string => text(headers['webhook-id'])
