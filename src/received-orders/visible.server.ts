/**
 * Who sees which received orders: staff see all, buyers see those that are for them or that they
 * brought.
 */
import { isAdmin } from '../accounts/rules.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { ReceivedOrdersDependencies } from './dependencies.server.ts'
import type { ReceivedRow } from './store.server.ts'

/** @throws notFound for received orders of others, and for those that do not exist */
export async function requireVisible(
  { companies, database }: ReceivedOrdersDependencies,
  actor: Actor,
  row: ReceivedRow | undefined,
): Promise<ReceivedRow> {
  if (!row) throw notFound()
  if (isAdmin(actor)) return row
  if ((row.user_id ?? row.received_by) !== actor.id) throw notFound()
  if (row.company_id !== null)
    await companies.actingFor(database.handle, actor.id, row.company_id).catch((cause: unknown) => {
      throw notFound({ cause })
    })
  return row
}

/**
 * The buyer of a received order, as an ordering customer; undefined until somebody names one.
 * @throws companyNotFound if they are no longer a member
 */
export async function buyerOf(
  { accounts, companies, database }: ReceivedOrdersDependencies,
  row: Pick<ReceivedRow, 'user_id' | 'company_id'>,
): Promise<Actor | undefined> {
  const db = database.handle
  if (row.user_id === null) return undefined
  const person = await accounts.findPerson(db, row.user_id)
  if (!person) return undefined
  const { id, email, name } = person
  const company =
    row.company_id === null ? undefined : await companies.actingFor(db, id, row.company_id)
  return { id, email, name, role: 'customer', ...(company ? { company } : {}) }
}
