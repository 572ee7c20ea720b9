/** The endpoint of cXML: requests of a buyer system by XML, and the responses. */
import { randomBytes } from 'node:crypto'
import { readCxmlMessage } from '../cxml/read-message.ts'
import { profileOf, responseOf, startPage, type Status } from '../cxml/write-message.ts'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import { punchOutMessages } from '../messages/punch-out.ts'
import { maxLines, punchOutPath, sessionLife } from '../rules.ts'
import {
  findCaller,
  hashSecret,
  checkCall,
  logMessage,
  randomToken,
  reasonOf,
} from '../session/begin.server.ts'
import { insertSession, setLine } from '../session/session-store.server.ts'
import type { Answer, Called } from './called.server.ts'
import { findLines } from './given-basket.server.ts'
import { receiveOrder } from './order-request.server.ts'

const { cxml: words, refused } = punchOutMessages

const badRequest = (detail: string): Answer => ({ code: 400, text: 'Bad Request', detail })
const forbidden = (detail: string): Answer => ({ code: 403, text: 'Forbidden', detail })
const unauthorized: Answer = { code: 401, text: 'Unauthorized', detail: refused['not-known'] }

export const cxmlPath = `${punchOutPath}/cxml`
const requests = ['PunchOutSetupRequest', 'OrderRequest']

/** @returns the response as XML: every error is reported in its status */
export async function answerCxml(deps: PunchOutDependencies, bytes: Uint8Array): Promise<string> {
  const { content, ...status } = await answerOf(deps, bytes)
  return envelopeOf(deps, status, content)
}

/** A response to a request that was not processed. */
export const envelopeOf = (
  { newId, now, origin }: Pick<PunchOutDependencies, 'newId' | 'now' | 'origin'>,
  status: Status,
  content?: string,
): string => responseOf({ at: now(), id: newId(), host: new URL(origin).host }, status, content)

async function answerOf(deps: PunchOutDependencies, bytes: Uint8Array): Promise<Answer> {
  const message = readCxmlMessage(bytes)
  if (!message) return badRequest(words.notMessage)
  const { from, secret, asks, text } = message
  const userNames = from.map(({ identity }) => identity)
  const { known, caller } = await findCaller(deps, { protocol: 'cxml', userNames, secret })
  const content = new URLSearchParams({ cXML: text }).toString()
  const log: Called['log'] = (kind, reason) => logMessage(deps, known, { kind, reason, content })
  if (!caller) {
    await log('refused', 'secret')
    return unauthorized
  }
  if (asks === 'ProfileRequest')
    return {
      code: 200,
      text: 'OK',
      content: profileOf(deps.now(), `${deps.origin}${cxmlPath}`, requests),
    }
  if (asks === 'PunchOutSetupRequest') return setUp(deps, { caller, message, log })
  if (asks === 'OrderRequest') return receiveOrder(deps, { caller, message, log })
  await log('refused', 'request')
  return { code: 450, text: 'Not Implemented', detail: words.notAnswered(asks) }
}

/** Creates a session, with a link that the buyer's browser opens once. */
async function setUp(
  deps: PunchOutDependencies,
  { caller, message, log }: Called,
): Promise<Answer> {
  const { setup, from, to } = message
  const refuse = async (reason: string, answer: Answer): Promise<Answer> => {
    await log('refused', reason)
    return answer
  }
  if (!setup) return refuse('request', badRequest(words.notSetup))
  if (setup.lines.length > maxLines)
    return refuse('request', badRequest(words.tooManyLines(maxLines)))
  const judged = checkCall(deps, caller, setup.returnAddress)
  if ('refused' in judged)
    return refuse(reasonOf[judged.refused], forbidden(refused[judged.refused]))
  const { lines, missing } = await findLines(deps, setup.lines)
  const { buyerCookie, operation, selected } = setup
  // In lower case: the shop redirects other addresses to those.
  const [id, token, now] = [deps.newId(), randomBytes(32).toString('hex'), deps.now()]
  await deps.database.transact(async (tx) => {
    await insertSession(tx, {
      id,
      connectionId: caller.id,
      // Not bound to a browser yet: it gets its token when it opens the link.
      tokenHash: hashSecret(randomToken()),
      startHash: hashSecret(token),
      operation,
      returnAddress: judged.returnAddress,
      returnedFields: {},
      request: { selected, missing, cxml: { buyerCookie, buyer: from, shop: to } },
      at: now,
      expiresAt: new Date(now.getTime() + sessionLife),
    })
    for (const line of lines) await setLine(tx, id, line)
  })
  await log('begun', null)
  const address = `${deps.origin}${punchOutPath}/start/${token}`
  return { code: 200, text: 'OK', content: startPage(address) }
}
