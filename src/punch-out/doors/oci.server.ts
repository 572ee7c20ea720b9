/** The endpoint of OCI: a session for a buyer, or a response for the buyer system itself. */
import { foldSku } from '../../catalogue/model/sku.ts'
import type { BasketLine } from '../basket-line.ts'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import { ociFields } from '../oci/basket-fields.ts'
import type { OciCall, OciQuestion } from '../oci/read-call.ts'
import { pricedOffers, toLine } from '../session/basket.server.ts'
import {
  beginSession,
  checkCall,
  findCaller,
  logMessage,
  reasonOf,
  shownTo,
  type Refusal,
} from '../session/begin.server.ts'
import type { Opened } from '../session/replies.server.ts'
import type { CallingConnection } from '../store.server.ts'

export type OciAnswer = {
  readonly answer: URLSearchParams
  /** The basket's destination; undefined if the caller reads the response itself. */
  readonly address: string | undefined
  readonly origins: readonly string[]
}

/** Every call of a known buyer system is logged, without its secret. */
export async function answerOci(
  deps: PunchOutDependencies,
  call: OciCall,
): Promise<Opened | OciAnswer | Refusal> {
  const { userName, password, hookUrl, returned, question } = call
  const signingIn = { protocol: 'oci', userNames: [userName], secret: password } as const
  const { known, caller } = await findCaller(deps, signingIn)
  const content = new URLSearchParams({ HOOK_URL: hookUrl, ...returned, ...question }).toString()
  if (!caller) {
    await logMessage(deps, known, { kind: 'refused', reason: 'secret', content })
    return { refused: 'not-known', origins: shownTo(known, hookUrl) }
  }
  const checked =
    question && hookUrl === '' ? { returnAddress: undefined } : checkCall(deps, caller, hookUrl)
  if ('refused' in checked) {
    const reason = reasonOf[checked.refused]
    await logMessage(deps, caller, { kind: 'refused', reason, content })
    return checked
  }
  const { returnAddress: address } = checked
  if (question) return answerQuestion(deps, { caller, question, returned, address })
  const returnAddress = address ?? ''
  const opened = await beginSession(deps, {
    connectionId: caller.id,
    operation: 'create',
    returnAddress,
    returnedFields: returned,
  })
  await logMessage(deps, caller, { kind: 'begun', reason: null, content })
  return opened
}

type Asked = {
  readonly caller: CallingConnection
  readonly question: OciQuestion
  readonly returned: Readonly<Record<string, string>>
  readonly address: string | undefined
}

/** Tools in the form of a basket, although nobody has chosen them. */
async function answerQuestion(
  deps: PunchOutDependencies,
  { caller, question, returned, address }: Asked,
): Promise<OciAnswer> {
  const { currency } = await deps.readSettings()
  const lines = await linesOf(deps, caller.company_id, question)
  const answer = new URLSearchParams([
    ...Object.entries(returned),
    ...ociFields(lines, currency).map(([name, value]) => [name, value]),
  ])
  await logMessage(deps, caller, { kind: 'answered', reason: null, content: answer.toString() })
  return { answer, address, origins: caller.origins }
}

/** The maximum number of tools in search results. */
const mostFound = 20

/** None for an article that is no longer sold, or not in this quantity. */
async function linesOf(
  deps: PunchOutDependencies,
  companyId: string,
  question: OciQuestion,
): Promise<readonly BasketLine[]> {
  const { catalogue, database, search } = deps
  const offersOf = (ids: readonly string[]) => pricedOffers(deps, database.handle, companyId, ids)
  if (question.asks === 'BACKGROUND_SEARCH') {
    if (question.q.trim() === '') return []
    const { ids } = await search.ids({ q: question.q, limit: mostFound })
    const offers = await offersOf(ids)
    return offers.map((tool) => toLine(tool, tool.minimumQuantity))
  }
  const { article, quantity } = question
  const found = article === '' ? undefined : await catalogue.many.known([article])
  const tool = found?.get(foldSku(article))
  const [offer] = tool ? await offersOf([tool.id]) : []
  if (!offer) return []
  const count = quantity === '' ? offer.minimumQuantity : wholeOf(quantity)
  const line = count === undefined ? undefined : toLine(offer, count)
  return line && line.fault === undefined ? [line] : []
}

const wholeOf = (quantity: string): number | undefined =>
  /^[1-9]\d{0,6}(?:\.0*)?$/.test(quantity) ? Number.parseInt(quantity, 10) : undefined
