/** What every answer of UCP has around it: the negotiated capabilities, and messages. Pure. */
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

/** Of an answer about `root`: that capability, and what of the shared ones extends it. */
const relevant = (negotiated: Negotiated, root: string) =>
  Object.fromEntries(
    negotiated
      .filter(({ name, extends: parents }) => name === root || parents.includes(root))
      .map(({ name }) => [name, [{ version: ucpVersion }]]),
  )

/** The member `ucp` of an answer that has what was asked for. */
export const success = (negotiated: Negotiated, root: string) => ({
  version: ucpVersion,
  status: 'success',
  capabilities: relevant(negotiated, root),
  ...(root === capabilities.checkout ? { payment_handlers: {} } : {}),
})

/** An answer that says why there is nothing else: no resource was created, or there is none. */
export const errorResponse = (
  messages: readonly UcpMessage[],
  continueUrl: string,
  capabilitiesOfIt: Readonly<Record<string, object>> = {},
) => ({
  ucp: { version: ucpVersion, status: 'error', capabilities: capabilitiesOfIt },
  messages,
  continue_url: continueUrl,
})

/** An error of the transport: who calls, how often, with which profile (UCP, "Error Codes"). */
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

/** A refusal of what was asked: an answer, no error of the transport. */
export class UcpOutcome extends Error {
  readonly messages: readonly UcpMessage[]
  constructor(messages: readonly UcpMessage[]) {
    super(messages[0]?.content ?? '')
    this.messages = messages
  }
}

/** Nothing is there under this id. */
export const nothingFound = (content: string): UcpOutcome =>
  new UcpOutcome([errorMessage('not_found', content, { severity: 'unrecoverable' })])
