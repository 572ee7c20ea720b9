/**
 * The service of received orders: files of buyers become drafts, and orders once a person confirms.
 */
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { createMailboxJob, describeMailbox, readMailbox } from './mailbox/read-mailbox.server.ts'
import { createAnswerJob, registerAnswerFiles, sendAnswers } from './answers/send-answers.server.ts'
import { sendAnswer, takeBack } from './answers/send-by-hand.server.ts'
import { readCxmlOrder, type CxmlOrder } from './answers/cxml-order.server.ts'
import { writeAnswer } from './answers/write-answer.server.ts'
import { countKinds } from './corrected.ts'
import type { ReceivedOrderQuery, ReceivedOrdersOperations } from './contract.ts'
import type { CorrectionCounts } from './inbox-schemas.ts'
import { correctReceived, rejectReceived } from './correct.server.ts'
import type { ReceivedOrdersDependencies } from './dependencies.server.ts'
import { readDetails, toSummary } from './assessed-draft.server.ts'
import { createPlacementJob, placeDue } from './place-due.server.ts'
import { placeReceived } from './place.server.ts'
import { receiveFile, receiveForCompany } from './receive.server.ts'
import { replaceEarlier } from './replace.server.ts'
import {
  countOpen,
  deleteOwn,
  exportReceived,
  findFile,
  findReceived,
  listCorrected,
  listReceived,
  reassignReceived,
  type ListFilters,
} from './store.server.ts'
import { requireVisible } from './visible.server.ts'

export interface ReceivedOrdersService extends ReceivedOrdersOperations {
  /**
   * Reads what the system of a company sent, and returns a function that writes it: see
   * `receiveForCompany`.
   */
  receiveForCompany(
    ...sent: Parameters<typeof receiveForCompany> extends [unknown, ...infer Sent] ? Sent : never
  ): ReturnType<typeof receiveForCompany>
  /** The file that brought it; undefined once it is purged. */
  fileOf(tx: Handle, id: string): Promise<Uint8Array | undefined>
  /** See `readCxmlOrder`. */
  cxmlOrder(id: string): Promise<CxmlOrder | undefined>
  /** The number of open ones, which wait for a person or for their placement. */
  countOpen(): Promise<number>
  /** Reads the mailbox for orders once. @throws the error of the mail server or the network */
  readMailbox(): Promise<void>
  /** Does so regularly; undefined if the shop has no mailbox. */
  readonly mailboxReading: JobRunner | undefined
  /** Places certain orders of companies whose setting asks for it: one round. */
  placeDue(): Promise<void>
  /** Does so regularly. */
  readonly placement: JobRunner
  /** Mails the answers that are due: one round. */
  sendAnswers(): Promise<void>
  /** Does so regularly. */
  readonly answering: JobRunner
}

const defaultPageSize = 100

async function readPage(
  { database }: ReceivedOrdersDependencies,
  { q, state, limit = defaultPageSize, cursor }: ReceivedOrderQuery,
  of?: ListFilters['of'],
) {
  const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, ['time', 'uuid'])
  const rows = await listReceived(database.handle, {
    q,
    state,
    of,
    limit: limit + 1,
    before: at === undefined ? undefined : { at: new Date(at), id: String(id) },
  })
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.received_at.getTime(), last.id]),
    toSummary,
  )
}

const countedDays = 30

async function countCorrections({
  database,
  now,
}: ReceivedOrdersDependencies): Promise<CorrectionCounts> {
  const since = new Date(now().getTime() - countedDays * 86_400_000)
  const rows = await listCorrected(database.handle, since)
  const kinds = countKinds(rows.flatMap(({ corrections }) => corrections))
  return {
    days: countedDays,
    orders: rows.length,
    lines: rows.reduce((sum, { line_count: count }) => sum + count, 0),
    tools: kinds.tool,
    quantities: kinds.quantity,
    leftOut: kinds['left-out'],
  }
}

/** The file name under which browsers save it. */
const safeName = (name: string): string =>
  name.replaceAll(/[^\w.-]+/g, '-').replace(/^[-.]+/, '') || 'order'

/** Received orders that belong to no company are deleted with their buyer's account. */
export function createReceivedOrdersService(
  deps: ReceivedOrdersDependencies,
): ReceivedOrdersService {
  const { accounts, companies, database } = deps
  const { handle } = database
  registerAnswerFiles(deps)
  accounts.onUserDeletion(deleteOwn)
  accounts.onTakeover(deleteOwn)
  accounts.onDataExport(async (db, { id }) => ({
    receivedOrders: await exportReceived(db, id, (await companies.ownedRecords(db, id)).member),
  }))
  companies.onLeaving(async (tx, { companyId, userId, successor }) => {
    await reassignReceived(tx, { companyId, from: userId, to: successor.userId })
    return {}
  })
  return {
    receiveForCompany: (company, file) => receiveForCompany(deps, company, file),
    receive: ({ actor, fileBytes }, { name }) =>
      receiveFile(deps, actor, { name, bytes: fileBytes ?? new Uint8Array() }),
    list: (_caller, query) => readPage(deps, query),
    own: ({ actor }, page) =>
      readPage(deps, page, { userId: actor.id, companyId: actor.company?.id ?? null }),
    read: async ({ actor }, { id }) =>
      readDetails(
        deps,
        handle,
        await requireVisible(deps, actor, await findReceived(handle, id)),
        actor,
      ),
    file: async ({ actor }, { id }) => {
      const row = await requireVisible(deps, actor, await findReceived(handle, id))
      const found = await findFile(handle, id)
      if (!found) throw notFound()
      return {
        name: safeName(row.file_name),
        bytes: found.file,
        hash: found.file_hash.toString('base64url'),
      }
    },
    answer: ({ actor }, { id }) => writeAnswer(deps, actor, id),
    sendAnswer: ({ actor }, { id }) => sendAnswer(deps, actor, id),
    takeBackAnswer: ({ actor }, { id }) => takeBack(deps, actor, id),
    sendAnswers: () => sendAnswers(deps),
    answering: createAnswerJob(deps),
    fileOf: async (tx, id) => (await findFile(tx, id))?.file,
    cxmlOrder: (id) => readCxmlOrder(deps, id),
    mailbox: () => describeMailbox(deps),
    corrections: () => countCorrections(deps),
    countOpen: () => countOpen(handle),
    readMailbox: () => readMailbox(deps),
    placeDue: () => placeDue(deps),
    placement: createPlacementJob(deps),
    mailboxReading: deps.settings.orderMailbox ? createMailboxJob(deps) : undefined,
    correct: ({ actor }, corrections) => correctReceived(deps, actor, corrections),
    place: ({ actor }, placement) => placeReceived(deps, actor, placement),
    replace: ({ actor }, input) => replaceEarlier(deps, actor, input),
    reject: ({ actor }, rejection) => rejectReceived(deps, actor, rejection),
  }
}
