/**
 * The answer to a received order, in the format in which the order came: confirmed, changed or
 * rejected.
 */
import { hash } from 'node:crypto'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { FileOutput } from '../../../packages/contract/file-output.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { companyNotFound } from '../../platform/access/access-problems.ts'
import type { OrderTree } from '../../../packages/file-reader/orders/order-tree.ts'
import { readOrderTreeInThread } from '../../platform/files/read-in-thread.server.ts'
import type { Order } from '../../orders/contract.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import { currentLocale } from '../../platform/time/display-day.ts'
import { assessDraft } from '../assessed-draft.server.ts'
import { noOrderAnswer } from '../contract.ts'
import type { ReceivedOrdersDependencies } from '../dependencies.server.ts'
import type { ReceivedForm } from '../draft.ts'
import { answerMessages as messages } from '../messages/answers.ts'
import type { AssessedLine } from '../rules.ts'
import { findFile, findReceived, type ReceivedRow } from '../store.server.ts'
import { buyerOf, requireVisible } from '../visible.server.ts'
import { answerLines, outcomeOf, type OrderAnswer } from './answer.ts'
import { answeredForms, type AnsweredForm } from './answered-forms.ts'
import { cxmlConfirmation } from './cxml-confirmation.ts'
import { edifactResponse } from './edifact-response.ts'
import { openTransResponse } from './opentrans-response.ts'
import { ublResponse } from './ubl-response.ts'

const isAnswered = (form: ReceivedForm): form is AnsweredForm =>
  answeredForms.some((one) => one === form)

/**
 * Returns the same answer each time, as long as the order does not change.
 * @throws notFound; noOrderAnswer if the received order is open, its order waits, or its format has
 *   no answer
 */
export async function writeAnswer(
  deps: ReceivedOrdersDependencies,
  actor: Actor,
  id: string,
): Promise<FileOutput> {
  const { handle } = deps.database
  const row = await requireVisible(deps, actor, await findReceived(handle, id))
  if (!isAnswered(row.form)) throw noOrderAnswer({ detail: messages.noForm })
  if (row.replaced_by !== null) throw noOrderAnswer({ detail: messages.replaced })
  if (row.state === 'open') throw noOrderAnswer({ detail: messages.open })
  const order =
    row.order_number === null
      ? undefined
      : await deps.orders.read({ actor }, { number: row.order_number })
  if (order?.onHold) throw noOrderAnswer({ detail: messages.waiting })
  const bytes = await answerFile(deps, row, await toAnswer(deps, row, order))
  return { name: answerName(row), bytes, hash: hash('sha256', bytes, 'base64url') }
}

/** The file name for downloads and attachments; '' for a format that has no answer of its own. */
export const answerName = ({ id, form, order_number: order }: ReceivedRow): string =>
  isAnswered(form) ? `answer-${order ?? id}.${form === 'edifact' ? 'edi' : 'xml'}` : ''

/**
 * The answer in the format of its order. @throws notFound if the order no longer exists, or its
 * format has no answer
 */
export async function answerFile(
  { database }: Pick<ReceivedOrdersDependencies, 'database'>,
  { id, form, file_name: name }: ReceivedRow,
  answer: OrderAnswer,
): Promise<Uint8Array> {
  const found = await findFile(database.handle, id)
  if (!found || !isAnswered(form)) throw notFound()
  // The file was read before; its parties are read from it again.
  const tree = await readOrderTreeInThread(name, found.file)
  return new TextEncoder().encode(written(form, answer, { tree, position: found.position }))
}

/** What the order has for each line of the file. */
export async function readLines(
  deps: ReceivedOrdersDependencies,
  row: ReceivedRow,
): Promise<readonly AssessedLine[]> {
  // Only which tools the lines are; their prices are those of the order, not today's.
  const buyer = await buyerOf(deps, row).catch((error: unknown) => {
    if (isProblem(error, companyNotFound)) return undefined
    throw error
  })
  return assessDraft(deps, buyer, row)
}

/** @param order undefined if none was placed, or it no longer exists */
export async function toAnswer(
  deps: ReceivedOrdersDependencies,
  row: ReceivedRow,
  order: Order | undefined,
): Promise<OrderAnswer> {
  const kept = order && order.status !== 'cancelled' ? order : undefined
  const lines = answerLines(await readLines(deps, row), kept)
  return {
    id: row.id,
    outcome: kept ? outcomeOf(lines) : 'rejected',
    order: row.order_number ?? undefined,
    currency: order?.currency ?? shopCurrency().code,
    shop: (await deps.readSettings()).name,
    language: currentLocale(),
    at: row.ended_at ?? row.received_at,
    reason: row.reason,
    lines,
  }
}

type Kept = { readonly tree: OrderTree; readonly position: number }

function written(form: AnsweredForm, answer: OrderAnswer, { tree, position }: Kept): string {
  if ('segments' in tree) return edifactResponse(answer, tree.segments, position)
  if (form === 'edifact') throw new Error('The order was EDIFACT, and its file is not')
  return { ubl: ublResponse, cxml: cxmlConfirmation, opentrans: openTransResponse }[form](
    answer,
    tree.node,
  )
}
