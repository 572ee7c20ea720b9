/** Posts JSON to an address set by staff, with limits on time and size, and reads JSON. */
import type { IncomingMessage } from 'node:http'
import { postPublic } from '../pictures/post-public.server.ts'

export type JsonFetchSettings = {
  /** Origins of test servers, which need neither https nor a public address. */
  readonly testOrigins: readonly string[]
  /** Milliseconds for the whole request. */
  readonly timeout: number
}

const maxBytes = 65_536

/** @throws Error for any response other than JSON with status 200 within the time */
export async function fetchJson(
  address: string,
  { testOrigins, timeout }: JsonFetchSettings,
  body: unknown,
): Promise<unknown> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error(`No answer in ${timeout} ms`)), timeout)
  try {
    const response = await postPublic(address, {
      body: JSON.stringify(body),
      headers: { accept: 'application/json' },
      testOrigins,
      signal: controller.signal,
    })
    return JSON.parse(await readText(response))
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    if (response.statusCode !== 200) throw new Error(`Status ${response.statusCode}`)
    for await (const chunk of response) {
      if (!Buffer.isBuffer(chunk)) continue
      bytes += chunk.length
      if (bytes > maxBytes) throw new Error(`More than ${maxBytes} bytes`)
      chunks.push(chunk)
    }
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks).toString('utf8')
}
