/** Why nothing was answered, in plain words, and the code of the failure. */
import { webhooksMessages } from './messages/webhooks.ts'

const { unanswered: messages } = webhooksMessages

const notFound = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_FAIL']
const closed = ['ECONNRESET', 'EPIPE']
const unreachable = ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL']

/**
 * @param error what ended the call
 * @param host to which it went
 * @returns a sentence; what is no failure of the network says itself what it is
 */
export function sayUnanswered(error: unknown, host: string): string {
  const code = codeOf(error)
  if (notFound.includes(code)) return messages.notFound(host, code)
  if (code === 'ECONNREFUSED') return messages.refused(host, code)
  if (closed.includes(code)) return messages.closed(host, code)
  if (unreachable.includes(code)) return messages.unreachable(host, code)
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) return messages.certificate(host, code)
  return error instanceof Error ? error.message : String(error)
}

/** Of several addresses of a host that were tried, the last says why. */
function codeOf(error: unknown): string {
  const failed = error instanceof AggregateError ? error.errors.at(-1) : error
  const code = failed instanceof Error && 'code' in failed ? failed.code : undefined
  return typeof code === 'string' ? code : ''
}
