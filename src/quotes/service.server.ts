/** The quotes service: buyers ask, the shop answers, buyers accept. */
import { acceptQuote } from './accept-quote.server.ts'
import { answerQuote } from './answer-quote.server.ts'
import { askQuote } from './ask-quote.server.ts'
import type { QuotesOperations } from './contract.ts'
import type { QuotesDependencies } from './dependencies.server.ts'
import { declineQuote, withdrawQuote, writeMessage } from './end-quote.server.ts'
import { quotesMessages as messages } from './messages/quotes.ts'
import { removeUser } from './store.server.ts'
import { exportQuotes, readOwnQuotes, readQuote, readQuotes } from './visible-quotes.server.ts'

export type QuotesService = QuotesOperations

/** What is personal goes with a deleted account. */
export function createQuotesService(deps: QuotesDependencies): QuotesService {
  const { accounts } = deps
  accounts.onUserDeletion((tx, { id }) => removeUser(tx, id, messages.deletedUser))
  accounts.onDataExport(async (db, { id }) => ({ quotes: await exportQuotes(deps, db, id) }))
  return {
    ask: ({ actor, idempotencyKey }, quote) => askQuote(deps, actor, idempotencyKey, quote),
    own: ({ actor }, page) => readOwnQuotes(deps, actor, page),
    list: (_caller, query) => readQuotes(deps, query),
    read: ({ actor }, { id }) => readQuote(deps, actor, id),
    answer: ({ actor }, offer) => answerQuote(deps, actor, offer),
    write: ({ actor }, message) => writeMessage(deps, actor, message),
    accept: ({ actor }, acceptance) => acceptQuote(deps, actor, acceptance),
    decline: ({ actor }, { id }) => declineQuote(deps, actor, id),
    withdraw: ({ actor }, { id }) => withdrawQuote(deps, actor, id),
  }
}
