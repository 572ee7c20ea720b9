/** Sends one message to an endpoint: with limits on time and size; redirects are not followed. */
import type { IncomingMessage } from 'node:http'
import {
  postPublic,
  type KeptConnections,
  type PublicPost,
} from '../pictures/post-public.server.ts'
import { webhooksMessages as messages } from './messages/webhooks.ts'
import { signedHeaders } from './signature.server.ts'
import { sayUnanswered } from './unanswered.ts'

export type Sending = {
  readonly address: string
  readonly secrets: readonly string[]
  readonly id: string
  readonly body: string
  readonly at: Date
}
export type SendSettings = {
  readonly testOrigins: readonly string[]
  /** Milliseconds for the whole request. */
  readonly timeout: number
  readonly connections?: KeptConnections
  /** The maximum number of stored characters of the response. */
  readonly most?: number
  /** Aborts the attempt. */
  readonly signal?: AbortSignal
}
/** `answer`: the beginning of the response, or why there was none. */
export type Attempt = {
  readonly status?: number
  readonly answer: string
  readonly milliseconds: number
}

const maxBytes = 16_384
const maxAnswer = 1000

/** It never throws: every error is a failed attempt. */
export function sendMessage(
  { address, secrets, id, body, at }: Sending,
  settings: SendSettings,
): Promise<Attempt> {
  const timestamp = Math.floor(at.getTime() / 1000)
  const signed = signedHeaders(secrets, { id, timestamp, body })
  const headers = { 'user-agent': 'ironmonger-webhooks/1', ...signed }
  return postMessage({ address, body, headers }, settings)
}

/** Sends text of any kind. It never throws: every error is a failed attempt. */
export async function postMessage(
  { address, body, headers }: Pick<PublicPost, 'body' | 'headers'> & { readonly address: string },
  { timeout, signal: ended, most = maxAnswer, ...settings }: SendSettings,
): Promise<Attempt> {
  const begin = performance.now()
  const done = () => Math.round(performance.now() - begin)
  const controller = new AbortController()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(messages.tooSlow(timeout))), timeout)
  let status: number | undefined
  const exchange = async (): Promise<string> => {
    const response = await postPublic(address, {
      body,
      headers,
      ...settings,
      signal: ended ? AbortSignal.any([controller.signal, ended]) : controller.signal,
    })
    status = response.statusCode ?? 0
    return readBeginning(response, most)
  }
  try {
    const answer = await Promise.race([exchange(), late])
    return { ...(status === undefined ? {} : { status }), answer, milliseconds: done() }
  } catch (error) {
    // An incomplete response counts as none.
    const { host } = new URL(address)
    return { answer: printable(sayUnanswered(error, host), maxAnswer), milliseconds: done() }
  } finally {
    clearTimeout(timer)
    late.catch(() => undefined)
    controller.abort()
  }
}

/** A longer response is cut off, and its connection closed: the status is sufficient. */
async function readBeginning(response: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response) {
      if (!Buffer.isBuffer(chunk)) continue
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > maxBytes) break
    }
  } finally {
    response.destroy()
  }
  return printable(Buffer.concat(chunks).toString('utf8'), most)
}

const printable = (text: string, most: number): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{C}\n]/gu, ' ')
    .slice(0, most)
    .toWellFormed()
