/** Signatures of Standard Webhooks: HMAC-SHA256 over id, time and body. */
import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret, as receivers configure it. */
export const createSecret = (): string => prefix + randomBytes(32).toString('base64')

/** Whether a text is a secret as receivers configure it, rather than sealed. */
export const isSecret = (text: string): boolean => text.startsWith(prefix)

/** @param timestamp seconds since 1970 */
export type SignedMessage = {
  readonly id: string
  readonly timestamp: number
  readonly body: string
}

/** The three headers; a signature for each secret, so that receivers can change theirs in between. */
export const signedHeaders = (
  secrets: readonly string[],
  { id, timestamp, body }: SignedMessage,
): Readonly<Record<string, string>> => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' '),
})
