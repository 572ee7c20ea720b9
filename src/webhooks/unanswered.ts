/** Why there was no response, in plain words, with the error code. */
import { webhooksMessages } from './messages/webhooks.ts'

const { unanswered: messages } = webhooksMessages

const notFound = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_FAIL']
const closed = ['ECONNRESET', 'EPIPE']
const unreachable = ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL']

/**
 * @param error the error that ended the call
 * @param host the called host
 * @returns a sentence; an error that is not a network failure keeps its own message
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

/** If several addresses of a host were tried, the last error counts. */
function codeOf(error: unknown): string {
  const failed = error instanceof AggregateError ? error.errors.at(-1) : error
  const code = failed instanceof Error && 'code' in failed ? failed.code : undefined
  return typeof code === 'string' ? code : ''
}
