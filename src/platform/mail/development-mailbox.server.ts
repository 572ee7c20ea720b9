/** The demo shop's mail transport: shows all mails at /dev/mailbox, on this machine only. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { mailMessages } from '../messages/mail.ts'
import type { MailConfig } from '../config/config.server.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import {
  escapeHtml,
  requireLoopback,
  sendDevelopmentPage,
  sendDevelopmentStyles,
} from '../http/development-page.server.ts'
import { senderOf, type MailService, type MailDependencies } from './mail.server.ts'
import {
  insertMail,
  insertMailsClause,
  latestMails,
  type OutboxMail,
} from './outbox-store.server.ts'

const { mailbox: messages } = mailMessages
const maxMails = 50
const stylesheet = '/dev/mailbox/look.css'

/** Creates the transport of a demo shop: a queued mail counts as sent. */
export function createDevelopmentMailbox(
  config: MailConfig,
  { database, shopName }: MailDependencies,
): MailService {
  return {
    ready: true,
    queue: (tx, message) => insertMail(tx, { id: randomUUID(), ...message }, { sent: true }),
    queueClause: (mails) =>
      insertMailsClause(
        mails.map((mail) => ({ id: randomUUID(), ...mail })),
        { sent: true },
      ),
    onAttachment: () => undefined,
    notifyQueued: () => Promise.resolve(),
    start: () => Promise.resolve(),
    close: () => Promise.resolve(),
    routes: async (app) =>
      addMailboxRoutes(app, database.handle, () => senderText(config.from, shopName)),
  }
}

/** The sender as a mail program shows it. */
async function senderText(from: string, shopName: MailDependencies['shopName']): Promise<string> {
  const sender = await senderOf(from, shopName)
  return typeof sender === 'string' ? sender : `${sender.name} <${sender.address}>`
}

function addMailboxRoutes(app: FastifyInstance, db: Handle, from: () => Promise<string>): void {
  app.get('/dev/mailbox', { schema: { hide: true } }, async (request, reply) => {
    requireLoopback(request)
    const mails = await latestMails(db, maxMails)
    return sendDevelopmentPage(reply, {
      title: messages.title,
      lead: messages.lead,
      body: renderMails(mails, await from()),
      stylesheet,
    })
  })
  app.get(stylesheet, { schema: { hide: true } }, async (request, reply) => {
    requireLoopback(request)
    return sendDevelopmentStyles(reply)
  })
}

function renderMails(mails: readonly OutboxMail[], from: string): string {
  const links =
    `<p class="row"><a class="button" href="/dev/mailbox">${messages.reload}</a>` +
    `<a href="/">${messages.back}</a></p>`
  const list =
    mails.length === 0
      ? `<p class="muted">${messages.empty}</p>`
      : mails.map((mail) => renderMail(mail, from)).join('\n')
  return `${links}\n${list}`
}

function renderMail(mail: OutboxMail, from: string): string {
  const { id, recipient, subject, body, attachments, created_at: at } = mail
  const written = `${at.toISOString().replace('T', ' ').slice(0, 19)} UTC`
  const details = [
    `<dt>${messages.to}</dt><dd>${escapeHtml(recipient)}</dd>`,
    `<dt>${messages.from}</dt><dd>${escapeHtml(from)}</dd>`,
    `<dt>${messages.at}</dt><dd><time datetime="${at.toISOString()}">${written}</time></dd>`,
    ...(attachments ?? []).map(
      ({ name }) => `<dt>${messages.attached}</dt><dd>${escapeHtml(name)}</dd>`,
    ),
  ]
  return `<article id="${escapeHtml(id)}">
<h2>${escapeHtml(subject)}</h2>
<dl>${details.join('')}</dl>
<pre>${linkify(body)}</pre>
</article>`
}

/** Escapes a text and turns the addresses in it into links. */
const linkify = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => (index % 2 === 0 ? escapeHtml(part) : renderLink(escapeHtml(part))))
    .join('')

const renderLink = (url: string): string => `<a href="${url}">${url}</a>`
