/** The names of the members of a company for whose approval its orders wait. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { OrdersDependencies } from './dependencies.server.ts'
import type { OrderRow } from './store.server.ts'

type Waiting = Pick<OrderRow, 'company_id' | 'hold_kind' | 'ordered_by' | 'user_id'>

/**
 * @param orders of any companies, also some that do not wait
 * @returns for an order who may approve it: the approvers and owners of its company, except the
 *   person who placed it; `{}` if it does not wait for them, or if nobody of the company may
 */
export async function approverNames(
  { companies }: Pick<OrdersDependencies, 'companies'>,
  db: Handle,
  orders: readonly Waiting[],
): Promise<(order: Waiting) => { readonly approvers?: string[] }> {
  const ids = orders.flatMap(({ hold_kind: kind, company_id: id }) =>
    kind === 'approval' && id !== null ? [id] : [],
  )
  if (ids.length === 0) return () => ({})
  const approvers = await companies.approversOf(db, [...new Set(ids)])
  return ({ hold_kind: kind, company_id: id, ordered_by: orderedBy, user_id: buyer }) => {
    if (kind !== 'approval' || id === null) return {}
    const names = (approvers.get(id) ?? [])
      .filter(({ userId }) => userId !== (orderedBy ?? buyer))
      .map(({ name }) => name)
    return names.length === 0 ? {} : { approvers: names }
  }
}
