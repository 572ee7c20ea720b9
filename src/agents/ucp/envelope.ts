/** The envelope of every UCP response: negotiated capabilities and messages. Pure. */
import { maxErrorText, plainText } from '../mcp/plain-result.ts'
import { capabilities, ucpVersion } from './names.ts'
import type { Capability } from './profile.ts'

export type Severity =
  | 'recoverable'
  | 'requires_buyer_input'
  | 'requires_buyer_review'
  | 'unrecoverable'

export type UcpMessage =
  | {
      readonly type: 'error'
      readonly code: string
      readonly severity: Severity
      readonly content: string
      readonly path?: string
    }
  | {
      readonly type: 'warning' | 'info'
      readonly code: string
      readonly content: string
      readonly path?: string
    }

export const errorMessage = (
  code: string,
  content: string,
  { path, severity = 'recoverable' }: { path?: string; severity?: Severity } = {},
): UcpMessage => ({
  type: 'error',
  code,
  severity,
  content,
  ...(path === undefined ? {} : { path }),
})

export const warning = (code: string, content: string, path?: string): UcpMessage => ({
  type: 'warning',
  code,
  content,
  ...(path === undefined ? {} : { path }),
})

export const info = (code: string, content: string): UcpMessage => ({ type: 'info', code, content })

/** The capabilities that a platform and the shop share. */
export type Negotiated = readonly Capability[]

export const isShared = (negotiated: Negotiated, name: string | undefined): boolean =>
  negotiated.some((capability) => capability.name === name)

/** For a response about `root`: that capability, and the shared ones that extend it. */
const relevant = (negotiated: Negotiated, root: string) =>
  Object.fromEntries(
    negotiated
      .filter(({ name, extends: parents }) => name === root || parents.includes(root))
      .map(({ name }) => [name, [{ version: ucpVersion }]]),
  )

/** The member `ucp` of a successful response. */
export const success = (negotiated: Negotiated, root: string) => ({
  version: ucpVersion,
  status: 'success',
  capabilities: relevant(negotiated, root),
  ...(root === capabilities.checkout ? { payment_handlers: {} } : {}),
})

/** A response that only contains an error: no resource was created, or none exists. */
export const errorResponse = (
  messages: readonly UcpMessage[],
  continueUrl: string,
  capabilitiesOfIt: Readonly<Record<string, object>> = {},
) => ({
  ucp: { version: ucpVersion, status: 'error', capabilities: capabilitiesOfIt },
  messages,
  continue_url: continueUrl,
})

/** A transport error: authentication, rate, profile (UCP, "Error Codes"). */
export class UcpRefusal extends Error {
  readonly status: number
  readonly code: string
  /** Seconds. */
  readonly retryAfter: number | undefined
  readonly challenge: { readonly error?: string; readonly scope?: string } | undefined

  constructor(
    status: number,
    code: string,
    content: string,
    more: {
      readonly retryAfter?: number | undefined
      readonly challenge?: { readonly error?: string; readonly scope?: string }
    } = {},
  ) {
    super(plainText(content, maxErrorText))
    this.status = status
    this.code = code
    this.retryAfter = more.retryAfter
    this.challenge = more.challenge
  }
}

/** A refusal of the request's content: a response, not a transport error. */
export class UcpOutcome extends Error {
  readonly messages: readonly UcpMessage[]
  constructor(messages: readonly UcpMessage[]) {
    super(messages[0]?.content ?? '')
    this.messages = messages
  }
}

/** There is nothing with this id. */
export const nothingFound = (content: string): UcpOutcome =>
  new UcpOutcome([errorMessage('not_found', content, { severity: 'unrecoverable' })])
