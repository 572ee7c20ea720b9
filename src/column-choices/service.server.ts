/** The service of column choices: the shop's own, by sender, and those of buyers. */
import type { Actor } from '../platform/access/endpoint.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { Choosing, ColumnChoicesOperations } from './contract.ts'
import { columnChoicesMessages as messages } from './messages/column-choices.ts'
import { maxChoices, ownerOf, type Owner, type Place } from './rules.ts'
import {
  deleteChoice,
  deleteChoicesOf,
  dropOldest,
  exportChoices,
  findChoice,
  keepChoice,
  listChoices,
  type ChoiceRow,
} from './store.server.ts'

export type ColumnChoicesService = ColumnChoicesOperations

export type ColumnChoicesDependencies = {
  readonly database: Database
  readonly accounts: AccountsService
  readonly audit: AuditLog
  readonly now: () => Date
  readonly newId: () => string
}

/** What somebody keeps for themselves goes with their account. */
export function createColumnChoicesService(deps: ColumnChoicesDependencies): ColumnChoicesService {
  const { accounts, database } = deps
  accounts.onUserDeletion((tx, { id }) => deleteChoicesOf(tx, id))
  accounts.onTakeover((tx, { id }) => deleteChoicesOf(tx, id))
  accounts.onDataExport(async (db, { id }) => ({ columnChoices: await exportChoices(db, id) }))
  return {
    list: async ({ actor }, { place }) => {
      const owner = requireOwner(actor, place, true)
      return (await listChoices(database.handle, place, owner, maxChoices)).map(toDto)
    },
    keep: ({ actor }, choosing) => keep(deps, actor, choosing),
    forget: async ({ actor }, { id }) => ({
      acknowledged: true,
      deletedCount: Number(await forget(deps, actor, id)),
    }),
  }
}

/** @throws Problem forbidden */
function requireOwner(actor: Actor, place: Place, reading: boolean): Owner {
  const owner = ownerOf(actor, place, reading)
  if (!owner) throw forbidden({ detail: messages.notYours })
  return owner
}

const toDto = ({ id, place, sender, headings, choice, changed_at }: ChoiceRow) => ({
  id,
  place,
  sender,
  headings,
  choice,
  changedAt: changed_at.toISOString(),
})

/** What staff did is in the history; what buyers keep for themselves is nobody's business. */
const auditEntry = (step: 'keep' | 'forget', { id, place, sender }: ChoiceRow) => ({
  operation: `columnChoices.${step}`,
  kind: 'settings' as const,
  id,
  label: sender === '' ? place : `${place}: ${sender}`,
})

/** @throws Problem forbidden */
const keep = async (
  { database, audit, now, newId }: ColumnChoicesDependencies,
  actor: Actor,
  choosing: Choosing,
) => {
  const owner = requireOwner(actor, choosing.place, false)
  return database.transact(async (tx) => {
    const kept = await keepChoice(tx, owner, { ...choosing, id: newId(), at: now() })
    if (!kept) throw new Error('A choice of columns was not kept.')
    await dropOldest(tx, choosing.place, owner, maxChoices)
    if (owner.userId === null)
      await audit.record(tx, actor, {
        ...auditEntry('keep', kept),
        after: { columns: kept.choice.columns.filter(Boolean).join(', ') },
      })
    return toDto(kept)
  })
}

/** @returns whether it was there; what is another's is not */
const forget = ({ database, audit }: ColumnChoicesDependencies, actor: Actor, id: string) =>
  database.transact(async (tx) => {
    const kept = await findChoice(tx, id)
    const owner = kept && ownerOf(actor, kept.place, false)
    if (!kept || !owner || owner.userId !== kept.user_id) return false
    const isGone = await deleteChoice(tx, id)
    if (isGone && owner.userId === null)
      await audit.record(tx, actor, {
        ...auditEntry('forget', kept),
        before: { columns: kept.choice.columns.filter(Boolean).join(', ') },
      })
    return isGone
  })
