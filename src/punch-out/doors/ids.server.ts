/** The endpoint of IDS Connect: the catalogue or an article for the software of a craftsman. */
import { UnreadableFile } from '../../../packages/file-reader/unreadable-file.ts'
import { readOrdersInThread } from '../../platform/files/read-in-thread.server.ts'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import type { IdsCall } from '../ids/read-call.ts'
import { maxLines } from '../rules.ts'
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
import { findLines, type GivenBasket } from './given-basket.server.ts'

/** Every call of known software is logged, without its secret. */
export async function answerIds(
  deps: PunchOutDependencies,
  call: IdsCall,
): Promise<
  Opened | Refusal | { readonly refused: 'not-basket'; readonly origins: readonly string[] }
> {
  const { action, userNames, password: secret, hookUrl, target, basket, article } = call
  const { known, caller } = await findCaller(deps, { protocol: 'ids', userNames, secret })
  const content = new URLSearchParams({
    action,
    hookurl: hookUrl,
    ...(article === '' ? {} : { ghnummer: article }),
    ...(basket === '' ? {} : { warenkorb: basket }),
  }).toString()
  if (!caller) {
    await logMessage(deps, known, { kind: 'refused', reason: 'secret', content })
    return { refused: 'not-known', origins: shownTo(known, hookUrl) }
  }
  const checked = hookUrl === '' ? { returnAddress: '' } : checkCall(deps, caller, hookUrl)
  if ('refused' in checked) {
    const reason = reasonOf[checked.refused]
    await logMessage(deps, caller, { kind: 'refused', reason, content })
    return checked
  }
  const given = await readBasket(deps, basket)
  if (!given) {
    await logMessage(deps, caller, { kind: 'refused', reason: 'request', content })
    return { refused: 'not-basket', origins: caller.origins }
  }
  const { lines, missing, positions } = given
  const opened = await beginSession(deps, {
    connectionId: caller.id,
    // Software that only asks for an article does not accept a basket.
    operation: hookUrl === '' ? 'inspect' : action === 'WKS' ? 'edit' : 'create',
    returnAddress: checked.returnAddress,
    request: { selected: article, missing, ids: { target, positions } },
    lines,
  })
  await logMessage(deps, caller, { kind: 'begun', reason: null, content })
  return opened
}

/** @returns undefined for text that is not a basket, and for a basket with too many lines */
async function readBasket(
  deps: PunchOutDependencies,
  basket: string,
): Promise<GivenBasket | undefined> {
  if (basket === '') return { lines: [], missing: [], positions: {} }
  try {
    const read = await readOrdersInThread('', new TextEncoder().encode(basket))
    if (read?.form !== 'ids') return undefined
    const lines = read.orders.flatMap((order) => order.lines)
    if (lines.length > maxLines) return undefined
    return await findLines(
      deps,
      lines.map(({ sellerNumber, gtin, name, quantity, number, optional }) => ({
        // Alternatives to a position are not put in the basket: they are listed.
        sku: optional ? `${sellerNumber} (${name})` : sellerNumber || gtin || name,
        quantity: optional ? '' : quantity,
        position: number,
      })),
    )
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return undefined
  }
}
