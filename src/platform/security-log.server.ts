/**
 * Security events: one structured line each, with the request that caused it and without e-mail
 * addresses. docs/security.md lists the events.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Each event with its level: `warn` for events that somebody should investigate when they are
 * frequent.
 */
const levels = {
  sign_in_failed: 'warn',
  sign_in_slowed: 'warn',
  signed_in: 'info',
  admin_signed_in: 'info',
  token_refused: 'warn',
  rate_limited: 'warn',
  hashing_queue_full: 'warn',
  reset_requested: 'info',
  reset_link_issued: 'warn',
  password_reset: 'info',
  password_changed: 'info',
  password_change_failed: 'warn',
  second_factor_enrolled: 'info',
  second_factor_removed: 'warn',
  second_factor_reset: 'warn',
  second_factor_failed: 'warn',
  passkey_added: 'info',
  passkey_confirmed: 'warn',
  passkey_removed: 'warn',
  recovery_code_used: 'warn',
  recovery_codes_renewed: 'info',
  step_up_asked: 'info',
  step_up_passed: 'info',
  step_up_failed: 'warn',
  list_exported: 'info',
  signed_out_everywhere: 'info',
  session_ended: 'info',
  email_confirmed: 'info',
  email_change_asked: 'warn',
  email_changed: 'warn',
  user_promoted: 'warn',
  user_demoted: 'warn',
  user_deleted: 'warn',
  user_paused: 'warn',
  user_resumed: 'warn',
  permissions_changed: 'warn',
  staff_invited: 'warn',
  access_refused: 'warn',
  review_removed: 'info',
  service_account_changed: 'warn',
  key_made: 'warn',
  key_revoked: 'warn',
  key_refused: 'warn',
  key_in_address: 'warn',
  agent_linked: 'warn',
  agent_ended: 'warn',
  agent_token_refused: 'warn',
  punch_out_refused: 'warn',
} as const satisfies Readonly<Record<string, 'info' | 'warn'>>

export type SecurityEvent = keyof typeof levels

export type SecurityDetails = {
  /** The id of the user concerned. */
  readonly user?: string | undefined
  /** The identity provider's id of the account, if the shop's own id is not known. */
  readonly subject?: string | undefined
  /** The id of the user who did it; 'operator' for a command. */
  readonly by?: string | undefined
  /** `accountHash` of an e-mail address, if no user id is known. */
  readonly account?: string | undefined
  readonly reason?: string
  /** The operation that was refused. */
  readonly route?: string
  /** Which limit, and how many seconds until the next attempt. */
  readonly limit?: string
  readonly wait?: number
  readonly review?: string
  /** Which list was exported as a file. */
  readonly list?: string
}

export type SecurityLog = (event: SecurityEvent, details?: SecurityDetails) => void

/**
 * The lines are written at the default level `warn` too, including those of level `info`; a log set
 * to `error`, `fatal` or `silent` omits them.
 */
export function createSecurityLog(log: FastifyBaseLogger): SecurityLog {
  const lines = log.child({}, log.level === 'warn' ? { level: 'info' } : {})
  return (event, details = {}) =>
    lines[levels[event]](
      { event: `security.${event}`, ...currentRequest.getStore()?.line, ...details },
      'security',
    )
}

/**
 * An e-mail address for the log: the first 16 hexadecimal digits of its SHA-256, so that an
 * operator who asks for one address can compute the same.
 */
export const accountHash = (email: string): string => hash('sha256', email, 'hex').slice(0, 16)

type RequestOfEvent = {
  /** The log line of an event. */
  readonly line: { readonly request: string; readonly ip: string }
  readonly userAgent: string
}
const currentRequest = new AsyncLocalStorage<RequestOfEvent>()

const toRequestOfEvent = ({ id, ip, headers }: FastifyRequest): RequestOfEvent => ({
  line: { request: id, ip },
  userAgent: headers['user-agent'] ?? '',
})

/** Makes the request available to the events that it causes, however deep in the call stack. */
export function traceSecurityEvents(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) =>
    currentRequest.run(toRequestOfEvent(request), done),
  )
  // Reading a body continues in another async context.
  app.addHook('preHandler', (request, _reply, done) =>
    currentRequest.run(toRequestOfEvent(request), done),
  )
}

/** The origin of the current request; both fields are empty outside of requests. */
export function requestOrigin(): { readonly address: string; readonly userAgent: string } {
  const request = currentRequest.getStore()
  return { address: request?.line.ip ?? '', userAgent: request?.userAgent ?? '' }
}
