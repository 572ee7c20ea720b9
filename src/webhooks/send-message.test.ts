/** An endpoint cannot hold the shop: whatever it does, an attempt ends. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startReceiver, verified, type WebhookReceiver } from '../../tests/webhook-receiver.ts'
import { sendMessage } from './send-message.server.ts'
import { createSecret } from './signature.server.ts'

let receiver: WebhookReceiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())

const secret = createSecret()
const send = (timeout: number) =>
  sendMessage(
    {
      address: `${receiver.origin}/hook`,
      secrets: [secret],
      id: 'message-1',
      body: '{"a":"ü"}',
      at: new Date(),
    },
    { testOrigins: [receiver.origin], timeout },
  )

test('one that never answers has not taken the message', async () => {
  receiver.answer = () => undefined
  expect(await send(300)).toMatchObject({ answer: expect.stringContaining('0.3 seconds') })
})

test('nor has one that goes on answering without an end', async () => {
  receiver.answer = (_request, response) => void response.writeHead(200).write('a')
  const attempt = await send(300)
  expect(attempt.status).toBeUndefined()
})

test('nor one that closes the connection', async () => {
  receiver.answer = (_request, response) => void response.destroy()
  const attempt = await send(5000)
  expect(attempt.status).toBeUndefined()
  expect(attempt.answer).not.toBe('')
})

test('nor one that announces more than it answers', async () => {
  receiver.answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('short', () => response.destroy())
  }
  const attempt = await send(5000)
  expect(attempt.status).toBeUndefined()
})

test('the public library verifies what is not ASCII', async () => {
  receiver.received.length = 0
  receiver.answer = (_request, response) => void response.writeHead(200).end('taken')
  expect(await send(5000)).toMatchObject({ status: 200, answer: 'taken' })
  const [first] = receiver.received
  expect(first && verified(secret, first)).toEqual({ a: 'ü' })
})
