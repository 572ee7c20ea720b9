/** A cXML order and its outcome, from which messages about the order are written. */
import type { Node } from '../../../packages/file-reader/records/bmecat-elements.ts'
import { readOrderTreeInThread } from '../../platform/files/read-in-thread.server.ts'
import type { ReceivedOrdersDependencies } from '../dependencies.server.ts'
import { findFile, findReceived } from '../store.server.ts'
import { answerLines, type AnswerLine } from './answer.ts'
import { cxmlConfirmation } from './cxml-confirmation.ts'
import { readLines, toAnswer } from './write-answer.server.ts'

export type CxmlOrder = {
  /** The root of the message that brought the order. */
  readonly message: Node
  /** The lines of the file, each with the order line that it became. */
  readonly lines: readonly AnswerLine[]
  /** The ConfirmationRequest, without a secret; undefined while the order waits. */
  readonly confirmation: string | undefined
}

/** In the current language. @returns undefined if the order is not cXML, or is still open */
export async function readCxmlOrder(
  deps: ReceivedOrdersDependencies,
  id: string,
): Promise<CxmlOrder | undefined> {
  const { handle } = deps.database
  const [row, file] = await Promise.all([findReceived(handle, id), findFile(handle, id)])
  if (!row || !file || row.form !== 'cxml' || row.state === 'open') return undefined
  const [order] =
    row.order_id === null ? [] : await deps.orders.detailsWithIds(handle, [row.order_id])
  const tree = await readOrderTreeInThread(row.file_name, file.file)
  if ('segments' in tree) throw new Error('The order was cXML, and its file is EDIFACT')
  const message = tree.node
  return {
    message,
    lines: answerLines(await readLines(deps, row), order),
    confirmation: order?.onHold
      ? undefined
      : cxmlConfirmation(await toAnswer(deps, row, order), message),
  }
}
