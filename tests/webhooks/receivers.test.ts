/** The receivers in the documents take what the shop sends, and refuse what it has not signed. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { sendMessage } from '../../src/webhooks/send-message.server.ts'
import { createSecret } from '../../src/webhooks/signature.server.ts'
import { freePort } from '../../scripts/lib/free-port.mjs'

const documented = (language: string, document = 'docs/connections.md'): string => {
  const text = readFileSync(document, 'utf8')
  const code = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(
    text.slice(text.indexOf('## Webhooks')),
  )
  return code?.[1] ?? ''
}

const isListening = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  socket.destroy()
  return isOpen
}

/** The statuses of messages that are signed with the receiver's secret, another, and both. */
async function statusesOf(command: string, args: readonly string[], code: string) {
  const [secret, another] = [createSecret(), createSecret()]
  const port = await freePort()
  const child = spawn(command, args, {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const ended = once(child, 'exit')
  child.stdin.end(code)
  const origin = `http://127.0.0.1:${port}`
  const send = async (secrets: readonly string[]) =>
    (
      await sendMessage(
        {
          address: `${origin}/hook`,
          secrets,
          id: 'message-1',
          body: JSON.stringify({ type: 'order.placed', data: { _id: 'ü' } }),
          at: new Date(),
        },
        { testOrigins: [origin], timeout: 30_000 },
      )
    ).status
  try {
    await expect.poll(() => isListening(port), { timeout: 30_000 }).toBe(true)
    return [await send([secret]), await send([another]), await send([another, secret])]
  } finally {
    child.kill()
    await ended
  }
}

const hasPython = spawnSync('python3', ['-c', 'import hmac, http.server']).status === 0

describe('a receiver', { timeout: 60_000 }, () => {
  test('in Node', async () => {
    // From the standard input, packages are found where the tests run.
    const args = ['--input-type=module', '-']
    expect(await statusesOf(process.execPath, args, documented('js'))).toEqual([204, 401, 204])
  })
  test('in Node, without a package', async () => {
    const code = documented('js', 'src/app/api-guide/start.md')
    const args = ['--input-type=module', '-']
    expect(await statusesOf(process.execPath, args, code)).toEqual([204, 401, 204])
  })
  test.skipIf(!hasPython)('in Python', async () => {
    expect(await statusesOf('python3', ['-'], documented('python'))).toEqual([204, 401, 204])
  })
})
