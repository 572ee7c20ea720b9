/** Checks companies' VAT numbers in the background, one after another, and keeps the evidence. */
import { createJobRunner, retryDelay, type JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { ShopSettings } from '../settings/declarations.ts'
import { isOutgoingHeld } from '../platform/mail/outgoing-hold.server.ts'
import type { TaxDependencies } from './dependencies.server.ts'
import { vatMessages as messages } from './messages/vat.ts'
import { readVatId, type VatId } from './vat-id.server.ts'
import { askVatService, VatServiceError, type VatAnswer } from './vat-service.server.ts'
import {
  claimVatNumber,
  insertVatCheck,
  nextVatCheckDueIn,
  postponeVatCheck,
  setVatState,
  type ClaimedVatNumber,
  type VatResult,
} from './vat-store.server.ts'

export const vatChannel = 'vat_numbers'
/** Milliseconds between checks of the table when no notification arrives. */
const pollInterval = 60_000
/** Milliseconds for one request; the service is known to be slow. */
const timeout = 20_000
/** Milliseconds: longer than one request can take. */
const lease = 90_000
/** Milliseconds until the second attempt; each further one waits twice as long, up to an hour. */
const firstRetry = 60_000

/** Whether VAT numbers are checked: only if tax is charged and a service is set. */
export const checksVatIds = ({ tax, vatService }: Pick<ShopSettings, 'tax' | 'vatService'>) =>
  tax === 'vat' && vatService !== ''

export const createVatChecks = (deps: TaxDependencies): JobRunner =>
  createJobRunner<ClaimedVatNumber>(deps.database, deps.log, {
    channel: vatChannel,
    isHeld: () => isOutgoingHeld(deps.database.handle),
    pollInterval,
    lease,
    failureMessage: messages.queueUnreadable,
    claim: async (claimFor) => {
      const settings = await deps.readSettings()
      return checksVatIds(settings)
        ? claimVatNumber(deps.database.handle, claimFor, Number(settings.vatRecheck))
        : undefined
    },
    perform: (claimed) => checkVatNumber(deps, claimed),
    nextDueIn: async () =>
      checksVatIds(await deps.readSettings()) ? nextVatCheckDueIn(deps.database.handle) : undefined,
  })

/** Checks one number, and records the result. */
async function checkVatNumber(
  deps: TaxDependencies,
  claimed: ClaimedVatNumber,
): Promise<'failed' | void> {
  const { database, now } = deps
  try {
    const vatId = await readVatId(claimed.vat_id)
    if (!vatId) {
      await database.transact((tx) =>
        recordState(deps, tx, claimed, { state: 'malformed', at: now() }),
      )
      return undefined
    }
    const settings = await deps.readSettings()
    const answer = await askVatService(
      { service: settings.vatService, testOrigins: deps.vatTestOrigins, timeout },
      vatId,
      await readVatId(settings.vatId),
    )
    await recordAnswer(deps, claimed, vatId, { answer, service: settings.vatService })
    return undefined
  } catch (error) {
    const expected = error instanceof VatServiceError
    if (!expected) deps.log.error({ err: error }, messages.noAnswer)
    await postponeVatCheck(database.handle, claimed, {
      trouble: expected ? error.message : messages.noAnswer,
      retryIn: retryDelay(Math.max(1, claimed.attempts), firstRetry),
    })
    return 'failed'
  }
}

/** The result, as evidence and as the state of the number, in one transaction. */
const recordAnswer = (
  deps: TaxDependencies,
  claimed: ClaimedVatNumber,
  vatId: VatId,
  { answer, service }: { readonly answer: VatAnswer; readonly service: string },
): Promise<void> =>
  deps.database.transact(async (tx) => {
    const at = deps.now()
    await insertVatCheck(tx, {
      id: deps.newId(),
      company_id: claimed.company_id,
      vat_id: vatId.compact,
      checked_at: at,
      service,
      ...answer,
    })
    await recordState(deps, tx, claimed, { state: answer.valid ? 'confirmed' : 'refused', at })
  })

/** A changed state is recorded in the company's history, as a change by the shop itself. */
async function recordState(
  { audit }: TaxDependencies,
  tx: Handle,
  claimed: ClaimedVatNumber,
  result: VatResult,
): Promise<void> {
  const before = await setVatState(tx, claimed, result)
  if (before === undefined) return
  await audit.record(tx, undefined, {
    operation: 'tax.checkVatNumber',
    kind: 'company',
    id: claimed.company_id,
    label: claimed.vat_id,
    before: { vatNumber: before },
    after: { vatNumber: result.state },
  })
}
