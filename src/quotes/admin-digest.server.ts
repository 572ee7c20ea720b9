/** Mails to admins about quotes: the first at once, later ones within a window in one mail. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { createDigest } from '../platform/mail/digest.server.ts'
import type { Message } from '../platform/mail/mail.server.ts'
import type { QuotesDependencies } from './dependencies.server.ts'
import { quotesMessages as messages } from './messages/quotes.ts'
import { insertNotice, takeNotices, type QuoteNotice } from './notices-store.server.ts'
import { quoteDigestMail, quoteNewsMail, type QuoteNews } from './quote-digest.ts'
import { customerOf, linkTo } from './quote-mails.server.ts'
import { findQuotes } from './store.server.ts'

/** The notification channel for admins' news. */
const noticeChannel = 'quote_notices'

/** Records a buyer's action in its transaction, for the mail to admins. */
export async function queueNotice(
  { database, mail }: Pick<QuotesDependencies, 'database' | 'mail'>,
  tx: Handle,
  { id, name }: Pick<Actor, 'id' | 'name'>,
  news: Pick<QuoteNotice, 'quote_id' | 'event'> & { readonly text?: string },
): Promise<void> {
  if (!mail.ready) return
  await insertNotice(tx, { text: '', ...news, author_id: id, author_name: name })
  await database.notify(tx, noticeChannel, '')
}

/** The job that mails it. */
export const createAdminDigest = (deps: QuotesDependencies): JobRunner =>
  createDigest(deps, {
    tables: { notices: 'quote_notices', digest: 'quote_digest' },
    channel: noticeChannel,
    window: deps.settings.noticeWindow,
    failureMessage: messages.digest.failed,
    prepare: async () => {
      const { name: shop } = await deps.readSettings()
      return async (tx) => {
        const mail = composeMail(deps, shop, await readNews(deps, tx, await takeNotices(tx)))
        if (!mail) return []
        const admins = await deps.accounts.listAdmins(tx)
        return admins.map(({ email }) => ({ to: email, ...mail, kind: 'notice' as const }))
      }
    },
  })

/** With the present quotes: a deleted account's name has been removed from them. */
async function readNews(
  deps: QuotesDependencies,
  tx: Handle,
  notices: readonly QuoteNotice[],
): Promise<readonly QuoteNews[]> {
  const quotes = await findQuotes(
    tx,
    notices.map(({ quote_id: id }) => id),
  )
  const byId = new Map(quotes.map((quote) => [quote.id, quote]))
  return notices.flatMap(({ quote_id: id, event, author_name: author, text }) => {
    const quote = byId.get(id)
    if (!quote) return []
    const by = event === 'message' ? author : customerOf(quote)
    const { number, lines } = quote
    return [{ event, number, by, lines: lines.length, text, link: linkTo(deps, id) }]
  })
}

/** One notice is a mail about its quote; several are a list. */
function composeMail(
  { origin, settings }: QuotesDependencies,
  shop: string,
  news: readonly QuoteNews[],
): Pick<Message, 'subject' | 'text'> | undefined {
  const [first, ...others] = news
  if (first === undefined) return undefined
  if (others.length === 0) return quoteNewsMail(first)
  const minutes = settings.noticeWindow / 60_000
  return quoteDigestMail(news, { link: `${origin}/dashboard/quotes`, minutes, shop })
}
