/** The answer to a received order, in the form in which it came: confirmed, changed or rejected. */
import { hash } from 'node:crypto'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { FileOutput } from '../../../packages/contract/file-output.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { companyNotFound } from '../../platform/access/access-problems.ts'
import { decodeText } from '../../../packages/file-reader/encoding/text-encoding.ts'
import { parseOrderXml } from '../../../packages/file-reader/orders/order-xml.ts'
import type { Order } from '../../orders/contract.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import { currentLocale } from '../../platform/time/display-day.ts'
import { assessDraft } from '../assessed-draft.server.ts'
import { noOrderAnswer } from '../contract.ts'
import type { ReceivedOrdersDependencies } from '../dependencies.server.ts'
import type { ReceivedForm } from '../draft.ts'
import { answerMessages as messages } from '../messages/answers.ts'
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
 * Asked again, the answer is the same as long as its order is.
 * @throws notFound; noOrderAnswer where it is open, its order waits, or its form has no answer
 */
export async function writeAnswer(
  deps: ReceivedOrdersDependencies,
  actor: Actor,
  id: string,
): Promise<FileOutput> {
  const { handle } = deps.database
  const row = await requireVisible(deps, actor, await findReceived(handle, id))
  const { form } = row
  if (!isAnswered(form)) throw noOrderAnswer({ detail: messages.noForm })
  if (row.state === 'open') throw noOrderAnswer({ detail: messages.open })
  const order =
    row.order_number === null
      ? undefined
      : await deps.orders.read({ actor }, { number: row.order_number })
  if (order?.onHold) throw noOrderAnswer({ detail: messages.waiting })
  const found = await findFile(handle, id)
  if (!found) throw notFound()
  const answer = await toAnswer(deps, row, order)
  const bytes = new TextEncoder().encode(
    written(form, answer, { name: row.file_name, bytes: found.file, position: found.position }),
  )
  return {
    name: `answer-${answer.order ?? id}.${form === 'edifact' ? 'edi' : 'xml'}`,
    bytes,
    hash: hash('sha256', bytes, 'base64url'),
  }
}

async function toAnswer(
  deps: ReceivedOrdersDependencies,
  row: ReceivedRow,
  order: Order | undefined,
): Promise<OrderAnswer> {
  // Which tools its lines are, not what they cost now: that is in the order.
  const buyer = await buyerOf(deps, row).catch((error: unknown) => {
    if (isProblem(error, companyNotFound)) return undefined
    throw error
  })
  const kept = order && order.status !== 'cancelled' ? order : undefined
  const lines = answerLines(await assessDraft(deps, buyer, row), kept)
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

type File = { readonly name: string; readonly bytes: Uint8Array; readonly position: number }

/** The file was read before: what it names as its parties is taken from it again. */
function written(form: AnsweredForm, answer: OrderAnswer, { name, bytes, position }: File): string {
  const text = decodeText(bytes) ?? ''
  if (form === 'edifact') return edifactResponse(answer, text, position)
  const { node } = parseOrderXml(name, text.replace(/^\uFEFF/, ''))
  return { ubl: ublResponse, cxml: cxmlConfirmation, opentrans: openTransResponse }[form](
    answer,
    node,
  )
}
