/**
 * The restock service: a buyer asks about a sold-out tool, and gets one mail when it is back. The
 * mail ends the request.
 */
import { inLanguageOfCustomer } from '../platform/languages/customer-language.server.ts'
import { shownHref } from '../platform/languages/shown-href.ts'
import {
  createJobRunner,
  type ErrorLog,
  type JobRunner,
} from '../../packages/pg-kit/jobs.server.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import { mailMessages } from '../platform/messages/mail.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import { isOutgoingHeld } from '../platform/mail/outgoing-hold.server.ts'
import {
  addressNotConfirmed,
  inStockAlready,
  mailNotSetUp,
  type RestockOperations,
} from './contract.ts'
import { restockMessages as messages } from './messages/back-in-stock.ts'
import {
  claimRequest,
  deleteRequest,
  deleteRequestsOf,
  listRequestsOf,
  insertRequest,
  type Waiting,
} from './store.server.ts'

export interface BackInStockService extends RestockOperations {
  /** Writes the mails. */
  readonly mailing: JobRunner
}

export type BackInStockDependencies = {
  readonly database: Database
  readonly accounts: AccountsService
  readonly catalogue: CatalogueService
  readonly mail: MailService
  readonly readSettings: ReadSettings
  readonly log: ErrorLog
  readonly now: () => Date
  /** The shop's address, for links. */
  readonly origin: string
}

/** Milliseconds; longer than writing one mail can take. */
const lease = 60_000
/** Milliseconds between two checks for tools that are back. */
const pollInterval = 60_000

/** Binds the operations to their dependencies. The requests of deleted users are deleted. */
export function createBackInStockService(deps: BackInStockDependencies): BackInStockService {
  const { database, accounts, mail, log } = deps
  accounts.onUserDeletion((tx, { id }) => deleteRequestsOf(tx, id))
  accounts.onTakeover((tx, { id }) => deleteRequestsOf(tx, id))
  accounts.onDataExport(async (db, { id }) => ({ stockNotices: await listRequestsOf(db, id) }))
  const jobs = createJobRunner<Waiting>(database, log, {
    channel: 'restock_requests',
    isHeld: () => isOutgoingHeld(database.handle),
    lease,
    pollInterval,
    failureMessage: messages.failed,
    claim: (claimFor) => claimRequest(database.handle, claimFor),
    perform: (waiting) => mailOne(deps, waiting),
    nextDueIn: async () => undefined,
  })
  return {
    ask: async ({ actor }, { id }) => {
      await askForMail(deps, { user_id: actor.id, tool_id: id })
      return { acknowledged: true }
    },
    withdraw: async ({ actor }, { id }) => ({
      acknowledged: true,
      deletedCount: Number(
        await deleteRequest(database.handle, { user_id: actor.id, tool_id: id }),
      ),
    }),
    mailing: { start: async () => (mail.ready ? jobs.start() : undefined), close: jobs.close },
  }
}

/** @throws Problem notFound, inStockAlready, addressNotConfirmed, mailNotSetUp */
async function askForMail(
  { database, accounts, catalogue, mail, now }: BackInStockDependencies,
  waiting: Waiting,
): Promise<void> {
  if (!mail.ready) throw mailNotSetUp({ detail: mailMessages.notSetUpDetail })
  const tool = await catalogue.forSale(database.handle, waiting.tool_id)
  if (!tool) throw notFound()
  if (tool.stock > 0) throw inStockAlready({ detail: messages.problems.inStockDetail })
  if (!(await accounts.isEmailConfirmed(database.handle, waiting.user_id)))
    throw addressNotConfirmed({ detail: messages.problems.notConfirmedDetail })
  await insertRequest(database.handle, waiting, now())
}

/** Deletes the request and writes its mail, in one transaction. */
async function mailOne(deps: BackInStockDependencies, waiting: Waiting): Promise<void> {
  const { database, accounts, catalogue, mail, origin, readSettings } = deps
  const { name: shop } = await readSettings()
  await database.transact(async (tx) => {
    if (!(await deleteRequest(tx, waiting))) return
    const email = await accounts.confirmedEmailOf(tx, waiting.user_id)
    const tool = await catalogue.forSale(tx, waiting.tool_id)
    if (email === undefined || !tool) return
    const words = await inLanguageOfCustomer(tx, { userId: waiting.user_id }, async () => {
      const [{ name, slug } = tool] = await catalogue.spokenTools(tx, [tool])
      return {
        subject: messages.mail.subject(name),
        text: messages.mail.text(name, `${origin}${shownHref(`/tools/${slug}`)}`, shop),
      }
    })
    await mail.queue(tx, { to: email, ...words, kind: 'order' })
  })
}
