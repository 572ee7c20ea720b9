/** The responses to a buyer's browser: pages that are not cached, in frames of agreed origins. */
import type { FastifyReply } from 'fastify'
import { isProblem } from '../../../packages/contract/problem.ts'
import { punchOutMessages } from '../messages/punch-out.ts'
import { punchOutPath } from '../rules.ts'
import { wordsPage } from './html.server.ts'

const { otherOrigin, ended, refused } = punchOutMessages

export const cookieName = 'punch-out'

export type CallLimits = {
  /** Counts the calls of one address. @throws Problem tooManyRequests */
  readonly consume: (limit: string, of: { readonly address: string }) => Promise<void>
}

/** Whether an address has called too often. */
export async function isTooMany(limits: CallLimits, address: string): Promise<boolean> {
  try {
    await limits.consume('punchOutCalls', { address })
    return false
  } catch (error) {
    if (!isProblem(error)) throw error
    return true
  }
}

/** States in words why the catalogue does not open. */
export const refuse = (
  reply: FastifyReply,
  reason: Exclude<keyof typeof refused, 'title'>,
  status: number,
  origins: readonly string[] = [],
): FastifyReply =>
  sendPage(reply, { html: wordsPage(refused.title, refused[reason]), status, origins })

export type Opened = { readonly id: string; readonly token: string; readonly seconds: number }

/** Gives the browser the cookie of its session, and redirects it there. */
export function openSession(
  reply: FastifyReply,
  { id, token, seconds }: Opened,
  q: string,
): FastifyReply {
  const cookie = `${cookieName}=${token}; Path=${punchOutPath}/${id}; Max-Age=${seconds}; HttpOnly; Secure; SameSite=None; Partitioned`
  return unkept(reply).header('set-cookie', cookie).redirect(addressOf({ id }, q), 303)
}

export const addressOf = ({ id }: { readonly id: string }, q: string): string =>
  `${punchOutPath}/${id}${q ? `?${new URLSearchParams({ q })}` : ''}`

export const sendEnded = (reply: FastifyReply): FastifyReply =>
  sendPage(reply, { html: wordsPage(ended.title, ended.detail), status: 403, origins: [] })

/**
 * For a form that did not come from a page of the shop: does not reveal whether a session is open.
 */
export const sendOtherOrigin = (reply: FastifyReply): FastifyReply =>
  sendPage(reply, {
    html: wordsPage(otherOrigin.title, otherOrigin.detail),
    status: 403,
    origins: [],
  })

export const unkept = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store')

type Page = {
  readonly html: string
  readonly status: number
  /** The origins that may show it in a frame, and receive what is posted to other sites. */
  readonly origins: readonly string[]
}

export function sendPage(reply: FastifyReply, { html, status, origins }: Page): FastifyReply {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' https: data:",
    `form-action ${["'self'", ...origins].join(' ')}`,
    `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`,
    "base-uri 'none'",
  ].join('; ')
  // The policy lists it by origin, which this header cannot.
  if (origins.length > 0) reply.removeHeader('x-frame-options')
  return unkept(reply)
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    .send(html)
}
