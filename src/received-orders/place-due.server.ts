/**
 * Places received orders automatically, if their company's setting asks for it and everything is
 * certain; otherwise they stay drafts with a reason. The statement that writes the order also marks
 * them, so that two workers write one order; after a crash, the next round does what is missing.
 * Source: product rule 12.2.
 */
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { createPeriodicJob } from '../../packages/pg-kit/periodic-job.server.ts'
import { isProblem, type Problem } from '../../packages/contract/problem.ts'
import { refusedLines } from '../orders/model/refused-lines.ts'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import { shopLanguages } from '../platform/languages/languages.ts'
import { isOutgoingHeld } from '../platform/mail/outgoing-hold.server.ts'
import { assessDraft, readDetails } from './assessed-draft.server.ts'
import type { ReceivedOrder } from './contract.ts'
import type { ReceivedOrdersDependencies } from './dependencies.server.ts'
import { placementMessages as messages } from './messages/placement.ts'
import { contactOf } from './placement-contact.ts'
import {
  findSameNumber,
  isPlacedBefore,
  keepAsDraft,
  listDue,
  markRecorded,
} from './placement-store.server.ts'
import { labelOf } from './receive.server.ts'
import { isReady, type AssessedLine } from './rules.ts'
import { saysMore } from './beside/says-more.server.ts'
import { findReceived, isNoLongerOpen, placementClause, type ReceivedRow } from './store.server.ts'
import { buyerOf } from './visible.server.ts'
import { otherTotals, totalSentence } from './written-amounts.ts'
import { namedParts } from './unread-parts.ts'

/** Orders placed in one round; the others follow in the next. */
const perRound = 50
/** Sentences that a reason quotes. */
const shownSentences = 6
/** Milliseconds between two rounds. */
const interval = 30_000
/** Milliseconds during which a failing order is tried again; after that, a person places it. */
const patience = 3_600_000

/** One round. A failure with one order does not hold up the others. */
export const placeDue = (deps: ReceivedOrdersDependencies): Promise<void> =>
  inLanguage(shopLanguages().main, async () => {
    for (const id of await listDue(deps.database.handle, perRound)) await placeOne(deps, id)
  })

async function placeOne(deps: ReceivedOrdersDependencies, id: string): Promise<void> {
  const { handle } = deps.database
  const row = await findReceived(handle, id)
  if (!row) return
  try {
    if (row.placement === 'due') {
      const reason = await decide(deps, row)
      if (reason !== undefined) await keepAsDraft(handle, { id, revision: row.revision, reason })
    }
    await record(deps, id)
  } catch (error) {
    deps.log.error({ err: error }, messages.jobFailed)
    if (deps.now().getTime() - row.received_at.getTime() < patience) return
    await keepAsDraft(handle, { id, revision: row.revision, reason: messages.failed })
  }
}

/** Writes its entry in the history, in one transaction with the mark that the entry is written. */
const record = ({ audit, database }: ReceivedOrdersDependencies, id: string): Promise<void> =>
  database.transact(async (tx) => {
    if (!(await markRecorded(tx, id))) return
    const row = await findReceived(tx, id)
    if (!row) return
    await audit.record(tx, undefined, {
      operation: 'receivedOrders.placeBySetting',
      kind: 'received-order',
      id,
      label: labelOf({ number: row.number, fileName: row.file_name }),
      before: { state: 'open' },
      after: { state: 'ordered', order: row.order_number, for: row.company_name },
    })
  })

/**
 * Whether somebody has corrected or ended it. People who do so mark it as theirs, but an instance
 * of a version before placements does not know that mark.
 */
const isTouched = ({ state, corrections }: ReceivedRow): boolean =>
  state !== 'open' || corrections.length > 0

/**
 * @returns why it stays a draft: '' if the company does not use automatic placement, or a person
 *   handles it; undefined if it is ordered
 */
async function decide(
  deps: ReceivedOrdersDependencies,
  row: ReceivedRow,
): Promise<string | undefined> {
  if (isTouched(row)) return ''
  const terms =
    row.company_id === null
      ? undefined
      : await deps.companies.orderFileTerms(deps.database.handle, row.company_id)
  if (!terms?.places) return ''
  try {
    return (
      (await besidesOf(deps, row)) ?? (await faultOf(deps, row)) ?? (await place(deps, row, terms))
    )
  } catch (error) {
    if (isProblem(error) && error.body.status < 500) return inWords(error)
    if (isPlacedBefore(error)) return messages.known
    // A person was quicker and handles it now.
    if (isNoLongerOpen(error)) return undefined
    throw error
  }
}

/** What in the file itself needs a person. */
async function faultOf(
  { database }: ReceivedOrdersDependencies,
  { id, draft, form, number, fault, mail }: ReceivedRow,
): Promise<string | undefined> {
  const [otherTotal] = otherTotals(draft)
  const asks: readonly (readonly [boolean, string])[] = [
    [fault !== '', fault],
    [form === 'text' || form === 'pdf', messages.free],
    [draft.partlyRead === true, messages.partlyRead],
    [draft.otherSheets.length > 0, messages.otherSheets],
    [draft.emptyRows !== undefined, messages.emptyRows(draft.emptyRows ?? 0)],
    [draft.purpose !== 'order', messages.purpose],
    [(draft.unread ?? []).length > 0, messages.unread(namedParts(form, draft.unread ?? []))],
    [otherTotal !== undefined, otherTotal ? totalSentence(otherTotal) : ''],
    [number === '', messages.noNumber],
    [isOfReply(mail), messages.ofProgram],
    [draft.severalAddresses, messages.severalAddresses],
    [draft.wishedFrom !== '' || draft.wishedUntil !== '', messages.wished],
  ]
  const found = asks.find(([isSo]) => isSo)
  if (found) return found[1]
  const same = await findSameNumber(database.handle, id)
  return same && (same === 'earlier' ? messages.known : messages.knownLater)
}

/**
 * Whether its mail is not an order from a person or their program: a reply, a mailing list, or a
 * bounce.
 */
const isOfReply = (mail: ReceivedRow['mail']): boolean =>
  mail?.answering?.isOfProgram === true && mail.answering.isGenerated !== true

/** Text around its lines that needs a person. */
async function besidesOf(
  deps: ReceivedOrdersDependencies,
  row: ReceivedRow,
): Promise<string | undefined> {
  // Texts and unreadable files are never placed.
  if (row.form === 'text' || row.form === 'pdf' || row.fault !== '') return undefined
  const { mail, files, file } = await saysMore(deps, row)
  if (mail.length > 0) return messages.mailSays(quotedOf(mail))
  if (files.length > 0) return messages.otherFiles(files)
  return file.length > 0 ? messages.fileSays(quotedOf(file)) : undefined
}

/** The first of several sentences, followed by '…' if there are more. */
const quotedOf = (sentences: readonly string[]): readonly string[] => [
  ...sentences.slice(0, shownSentences),
  ...(sentences.length > shownSentences ? ['…'] : []),
]

type Terms = { readonly addresses: readonly string[]; readonly phone: string }

/** @returns why it is not placed; undefined if it is placed */
async function place(
  deps: ReceivedOrdersDependencies,
  row: ReceivedRow,
  { addresses, phone }: Terms,
): Promise<string | undefined> {
  const { accounts, database, orders } = deps
  const buyer = await buyerOf(deps, row)
  if (!buyer?.company) return ''
  const lines = await assessDraft(deps, buyer, row)
  if (!isReady(lines)) return messages.notCertain
  const saved = await accounts.addressesOf(database.handle, buyer.id)
  const order: ReceivedOrder = await readDetails(deps, database.handle, row)
  const contact = contactOf(order, { saved, ofCompany: addresses, phone })
  if (typeof contact === 'string') return contact
  const ordered = lines.flatMap(toLine)
  const { onHold, holdReason = '' } = await orders.check(
    { actor: buyer },
    { ...contact, lines: ordered },
  )
  if (onHold !== undefined) return messages.waits(holdReason)
  const { id, revision } = row
  await orders.placeReceived(buyer, {
    ...contact,
    lines: ordered,
    reference: `received-order/${id}/${revision}`,
    part: placementClause({ id, revision, by: null }),
  })
  return undefined
}

/** At the price that was compared: if the price has changed meanwhile, the order is refused. */
const toLine = ({ tool, quantity, unitPrice }: AssessedLine) =>
  tool && quantity !== undefined
    ? [{ toolId: tool.id, quantity, unitPrice, pricePer: tool.pricePer }]
    : []

const inWords = (problem: Problem): string =>
  [problem.message, ...refusedLines(problem).map(({ detail }) => detail)].join(' ').slice(0, 2000)

export const createPlacementJob = (deps: ReceivedOrdersDependencies): JobRunner =>
  createPeriodicJob(deps.database, deps.log, {
    run: () => placeDue(deps),
    channel: 'received-orders-placement',
    pollInterval: interval,
    // This shop is a copy; the original shop places them.
    isHeld: () => isOutgoingHeld(deps.database.handle),
    failureMessage: messages.jobFailed,
  })
