/** The service of column choices: the shop's own, by sender, and those of buyers. */
import type { Actor } from '../platform/access/endpoint.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { Choosing, ColumnChoicesOperations } from './contract.ts'
import { columnChoicesMessages as messages } from './messages/column-choices.ts'
import { maxChoices, ownerOf, type AnyPlace, type Owner, type Place } from './rules.ts'
import {
  deleteChoice,
  deleteChoicesOf,
  dropOldest,
  exportChoices,
  findChoice,
  keepChoice,
  listChoices,
  type AnyChoice,
  type ChoiceRow,
  type StoredChoice,
} from './store.server.ts'

export type ColumnChoicesService = ColumnChoicesOperations & {
  /** What all staff share of a place whose files another capability reads and keeps a history of. */
  readonly ofShop: <Choice extends AnyChoice>(place: AnyPlace) => ShopChoices<Choice>
}

type NewShopChoice<Choice> = Pick<ChoiceRow<Choice, AnyPlace>, 'sender' | 'headings' | 'choice'>
export type ShopChoices<Choice> = {
  /** The newest first. */
  readonly list: (db: Handle) => Promise<readonly NewShopChoice<Choice>[]>
  /** In place of that for the same sender and headings. */
  readonly keep: (tx: Handle, choice: NewShopChoice<Choice>) => Promise<void>
}

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
      return (
        await listChoices<Choosing['choice'], Place>(
          database.handle,
          place,
          owner,
          maxChoices(place),
        )
      ).map(toDto)
    },
    keep: ({ actor }, choosing) => keep(deps, actor, choosing),
    forget: async ({ actor }, { id }) => ({
      acknowledged: true,
      deletedCount: Number(await forget(deps, actor, id)),
    }),
    ofShop: (place) => shopChoices(deps, place),
  }
}

const ofAllStaff: Owner = { userId: null }

const shopChoices = <Choice extends AnyChoice>(
  { now, newId }: ColumnChoicesDependencies,
  place: AnyPlace,
): ShopChoices<Choice> => ({
  list: (db) => listChoices<Choice, AnyPlace>(db, place, ofAllStaff, maxChoices(place)),
  keep: async (tx, kept) => {
    await keepChoice(tx, ofAllStaff, { ...kept, place, id: newId(), at: now() })
    await dropOldest(tx, place, ofAllStaff, maxChoices(place))
  },
})

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
const auditEntry = (step: 'keep' | 'forget', { id, place, sender }: StoredChoice) => ({
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
    await dropOldest(tx, choosing.place, owner, maxChoices(choosing.place))
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
