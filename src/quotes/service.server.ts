/** The quotes service: buyers request, the shop offers, buyers accept. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { BackgroundJob } from '../platform/capability.server.ts'
import { hiddenPrice } from '../platform/money/money.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { createAdminDigest } from './admin-digest.server.ts'
import { acceptQuote, checkAcceptance } from './accept-quote.server.ts'
import { answerQuote } from './answer-quote.server.ts'
import { askQuote } from './ask-quote.server.ts'
import type { CheckedOrder } from '../orders/contract.ts'
import type { Acceptance, Quote, QuotesOperations } from './contract.ts'
import { importDemoQuote, type ImportedQuote } from './demo-quotes.server.ts'
import type { QuotesDependencies } from './dependencies.server.ts'
import { declineQuote, withdrawQuote, writeMessage } from './end-quote.server.ts'
import { quotesMessages as messages } from './messages/quotes.ts'
import { readQuoteFile, registerAttachments } from './quote-file.server.ts'
import { countToAnswer, openQuotesOn, passQuotesOn, removeUser } from './store.server.ts'
import {
  exportQuotes,
  readOwnQuotes,
  readQuote,
  readQuotes,
  readQuotesById,
} from './visible-quotes.server.ts'

export interface QuotesService extends QuotesOperations {
  /** The number of quotes that wait for the shop's offer. */
  countToAnswer(): Promise<number>
  /** The prospective order, if the offer were accepted now; it is not accepted. */
  checkAcceptance(actor: Actor, acceptance: Acceptance): Promise<CheckedOrder>
  /** Mails to admins. */
  readonly adminDigest: BackgroundJob
  /** The existing ones of these quotes, as staff see them; unordered. */
  recordsWithIds(db: Handle, ids: readonly string[]): Promise<readonly Quote[]>
  /** Adds a quote of the demo shop. */
  importDemo(tx: Handle, quote: ImportedQuote): Promise<void>
}

/** Without the prices of the day of the request; offers by staff are visible to the buyer. */
const withoutAskedPrices = ({ lines, ...quote }: Quote): Quote => ({
  ...quote,
  lines: lines.map((line) => ({ ...line, unitPrice: hiddenPrice, total: hiddenPrice })),
})

/** Personal data is deleted with an account. */
export function createQuotesService(deps: QuotesDependencies): QuotesService {
  const { accounts, companies } = deps
  registerAttachments(deps)
  deps.catalogue.onPriceUses(async (db, toolIds) =>
    (await openQuotesOn(db, toolIds)).map(({ tool_id: toolId, number }) => ({
      toolId,
      use: messages.use(number),
    })),
  )
  accounts.onUserDeletion((tx, { id }) => removeUser(tx, id, messages.deletedUser))
  const shown = async (viewer: Actor, pending: Promise<Quote>): Promise<Quote> => {
    const quote = await pending
    return (await companies.seesPrices(viewer)) ? quote : withoutAskedPrices(quote)
  }
  accounts.onDataExport(async (db, { id }) => {
    const quotes = await exportQuotes(deps, db, id)
    const sees = await companies.seesPrices({ id, role: 'customer' })
    return { quotes: sees ? quotes : quotes.map(withoutAskedPrices) }
  })
  companies.onLeaving(async (tx, leaving) => ({ quotes: await passQuotesOn(tx, leaving) }))
  return {
    ask: ({ actor, idempotencyKey }, quote) =>
      shown(actor, askQuote(deps, actor, idempotencyKey, quote)),
    own: ({ actor }, query) => readOwnQuotes(deps, actor, query),
    list: (_caller, query) => readQuotes(deps, query),
    read: ({ actor }, { id }) => shown(actor, readQuote(deps, actor, id)),
    file: ({ actor }, wanted) => readQuoteFile(deps, actor, wanted),
    answer: ({ actor }, offer) => answerQuote(deps, actor, offer),
    write: ({ actor }, message) => shown(actor, writeMessage(deps, actor, message)),
    accept: ({ actor }, acceptance) => shown(actor, acceptQuote(deps, actor, acceptance)),
    checkAcceptance: (actor, acceptance) => checkAcceptance(deps, actor, acceptance),
    decline: ({ actor }, { id }) => shown(actor, declineQuote(deps, actor, id)),
    importDemo: (tx, quote) => importDemoQuote(deps, tx, quote),
    withdraw: ({ actor }, { id }) => withdrawQuote(deps, actor, id),
    countToAnswer: () => countToAnswer(deps.database.handle),
    adminDigest: createAdminDigest(deps),
    recordsWithIds: (db, ids) => readQuotesById(deps, db, ids),
  }
}
