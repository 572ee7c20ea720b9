/** Signatures of Standard Webhooks: HMAC-SHA256 over id, time and body. */
import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret, in the form that receivers configure. */
export const createSecret = (): string => prefix + randomBytes(32).toString('base64')

/** Whether a text is a secret in the receivers' form, rather than a sealed one. */
export const isSecret = (text: string): boolean => text.startsWith(prefix)

/** @param timestamp seconds since 1970 */
export type SignedMessage = {
  readonly id: string
  readonly timestamp: number
  readonly body: string
}

/**
 * The three headers; one signature for each secret, so that receivers have time to replace theirs.
 */
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
