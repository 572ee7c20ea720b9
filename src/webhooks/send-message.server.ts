/** Sends one message to an endpoint: bounded in time and size, redirects not followed. */
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
  /** Milliseconds for all of it. */
  readonly timeout: number
  readonly connections?: KeptConnections
  /** Characters of the answer that are kept. */
  readonly most?: number
  /** Ends the attempt before its time. */
  readonly signal?: AbortSignal
}
/** `answer`: the beginning of what was answered, or why nothing was. */
export type Attempt = {
  readonly status?: number
  readonly answer: string
  readonly milliseconds: number
}

const maxBytes = 16_384
const maxAnswer = 1000

/** It never throws: whatever goes wrong is an attempt that failed. */
export function sendMessage(
  { address, secrets, id, body, at }: Sending,
  settings: SendSettings,
): Promise<Attempt> {
  const timestamp = Math.floor(at.getTime() / 1000)
  const signed = signedHeaders(secrets, { id, timestamp, body })
  const headers = { 'user-agent': 'ironmonger-webhooks/1', ...signed }
  return postMessage({ address, body, headers }, settings)
}

/** A text of any kind. It never throws: whatever goes wrong is an attempt that failed. */
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
    // An answer that does not end is none.
    const { host } = new URL(address)
    return { answer: printable(sayUnanswered(error, host), maxAnswer), milliseconds: done() }
  } finally {
    clearTimeout(timer)
    late.catch(() => undefined)
    controller.abort()
  }
}

/** What is longer is cut off, and its connection closed: the status says enough. */
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
