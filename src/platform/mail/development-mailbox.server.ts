/** The demo shop's way: no mail leaves, all of them can be read at /dev/mailbox, on this machine only. */
import { randomUUID } from 'node:crypto'
import { mailMessages } from '../messages/mail.ts'
import type { MailConfig } from '../config.server.ts'
import {
  escapeHtml,
  requireLoopback,
  sendDevelopmentPage,
  sendDevelopmentStyles,
} from '../development-page.server.ts'
import type { MailService, MailDependencies } from './mail.server.ts'
import {
  latestLetters,
  insertLetters,
  insertLettersClause,
  type Letter,
} from './outbox-store.server.ts'

const { mailbox: words } = mailMessages
const most = 50
const stylesheet = '/dev/mailbox/look.css'

export function createDevelopmentMailbox(
  config: MailConfig,
  { database }: MailDependencies,
): MailService {
  return {
    ready: true,
    queue: (tx, message) =>
      insertLetters(tx, randomUUID(), message, { now: new Date(), delivered: true }),
    queueing: (messages, where) =>
      insertLettersClause(
        messages.map((message) => ({ id: randomUUID(), ...message })),
        { now: new Date(), delivered: true, where },
      ),
    queued: () => Promise.resolve(),
    start: () => Promise.resolve(),
    close: () => Promise.resolve(),
    async routes(app) {
      app.get('/dev/mailbox', { schema: { hide: true } }, async (request, reply) => {
        requireLoopback(request)
        const letters = await latestLetters(database.handle, most)
        return sendDevelopmentPage(reply, {
          title: words.title,
          lead: words.lead,
          body: bodyOf(letters, config.from),
          stylesheet,
        })
      })
      app.get(stylesheet, { schema: { hide: true } }, async (request, reply) => {
        requireLoopback(request)
        return sendDevelopmentStyles(reply)
      })
    },
  }
}

const bodyOf = (
  letters: readonly Letter[],
  from: string,
): string => `<p class="row"><a class="button" href="/dev/mailbox">${words.reload}</a><a href="/">${words.back}</a></p>
${letters.length === 0 ? `<p class="muted">${words.empty}</p>` : letters.map((letter) => articleOf(letter, from)).join('\n')}`

const articleOf = (
  { id, recipient, subject, body, created_at: at }: Letter,
  from: string,
): string => `<article id="${escapeHtml(id)}">
<h2>${escapeHtml(subject)}</h2>
<dl><dt>${words.to}</dt><dd>${escapeHtml(recipient)}</dd><dt>${words.from}</dt><dd>${escapeHtml(from)}</dd><dt>${words.at}</dt><dd><time datetime="${at.toISOString()}">${at.toISOString().replace('T', ' ').slice(0, 19)} UTC</time></dd></dl>
<pre>${withLinks(body)}</pre>
</article>`

/** Addresses in the text become links; the rest is escaped, and so is what is inside them. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) =>
      at % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('')
