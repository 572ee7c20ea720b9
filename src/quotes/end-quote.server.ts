/** Ending a quote without an order, and messages between buyer and shop. */
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { isAdmin } from '../accounts/rules.ts'
import type { Day } from '../platform/time/time-zone.ts'
import { queueNotice } from './admin-digest.server.ts'
import { quoteNotOpen, type Quote } from './contract.ts'
import type { QuotesDependencies } from './dependencies.server.ts'
import { readQuoteDetails } from './dto.server.ts'
import { quotesMessages as messages } from './messages/quotes.ts'
import { linkTo, queueBuyerMail } from './quote-mails.server.ts'
import { isOpen, stateOn } from './rules.ts'
import { endQuote, findQuote, insertMessage, lockQuote, type QuoteRow } from './store.server.ts'
import { readToday, requireOwn, requireVisible } from './visible-quotes.server.ts'

/** @throws quoteNotOpen */
function requireOpen(row: QuoteRow, today: Day): void {
  const state = stateOn(row.state, row.valid_until, today)
  if (!isOpen(state))
    throw quoteNotOpen({ detail: messages.notOpenDetail[state], facts: { state } })
}

/**
 * The buyer declines the offer, or withdraws the request; admins get a mail.
 * @throws notFound, quoteNotOpen
 */
export async function declineQuote(
  deps: QuotesDependencies,
  actor: Actor,
  id: string,
): Promise<Quote> {
  const today = await readToday(deps)
  await requireOwn(deps, actor, await findQuote(deps.database.handle, id))
  return deps.database.transact(async (tx) => {
    const row = await lockQuote(tx, id)
    if (!row) throw notFound()
    requireOpen(row, today)
    await endQuote(tx, id, 'declined', deps.now())
    await queueNotice(deps, tx, actor, { quote_id: id, event: 'declined' })
    return readQuoteDetails(tx, { ...row, state: 'declined', changed_at: deps.now() }, today)
  })
}

/**
 * Staff withdraw it; the buyer gets a mail.
 * @throws notFound, quoteNotOpen
 */
export async function withdrawQuote(
  deps: QuotesDependencies,
  actor: Actor,
  id: string,
): Promise<Quote> {
  const today = await readToday(deps)
  const { name: shop } = await deps.readSettings()
  return deps.database.transact(async (tx) => {
    const row = await lockQuote(tx, id)
    if (!row) throw notFound()
    requireOpen(row, today)
    await endQuote(tx, id, 'withdrawn', deps.now())
    await deps.audit.record(tx, actor, {
      operation: 'quotes.withdraw',
      kind: 'quote',
      id,
      label: String(row.number),
      before: { state: row.state },
      after: { state: 'withdrawn' },
    })
    await queueBuyerMail(deps, tx, row, () => ({
      subject: messages.withdrawnMail.subject(row.number, shop),
      text: messages.withdrawnMail.text(row.name, linkTo(deps, id)),
    }))
    return readQuoteDetails(tx, { ...row, state: 'withdrawn', changed_at: deps.now() }, today)
  })
}

/**
 * Writes to the other side, which gets a mail.
 * @throws notFound
 */
export async function writeMessage(
  deps: QuotesDependencies,
  actor: Actor,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<Quote> {
  const today = await readToday(deps)
  await requireVisible(deps, actor, await findQuote(deps.database.handle, id))
  return deps.database.transact(async (tx) => {
    const row = await lockQuote(tx, id)
    if (!row) throw notFound()
    const at = deps.now()
    const side = isAdmin(actor) && row.user_id !== actor.id ? 'shop' : 'buyer'
    const author = { author_id: actor.id, author_name: actor.name }
    await insertMessage(tx, id, { side, ...author, text, at })
    if (side === 'buyer')
      await queueNotice(deps, tx, actor, { quote_id: id, event: 'message', text })
    else {
      await deps.audit.record(tx, actor, {
        operation: 'quotes.write',
        kind: 'quote',
        id,
        label: String(row.number),
        after: { message: text },
      })
      await queueBuyerMail(deps, tx, row, () => ({
        subject: messages.messageMail.subject(row.number),
        text: messages.messageMail.text(actor.name, text, linkTo(deps, id)),
      }))
    }
    return readQuoteDetails(tx, { ...row, changed_at: at }, today)
  })
}
