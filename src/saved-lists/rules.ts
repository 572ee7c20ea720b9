/** The rules of saved lists: how many, how long, who may end one. Product rule 5.6. Pure. */
import type { ActingCompany } from '../platform/access/acting-company.ts'

/** Lists of one's own, and lists of a company. */
export const maxLists = 100
export const maxListLines = 1000
export const maxListName = 80
export const maxListQuantity = 1_000_000

export type ListLine = { readonly toolId: string; readonly quantity: number }

/** Adds lines to a list: what is in it already is added up. */
export function addLines(
  lines: readonly ListLine[],
  added: readonly ListLine[],
): readonly ListLine[] {
  const quantities = new Map(lines.map(({ toolId, quantity }) => [toolId, quantity]))
  for (const { toolId, quantity } of added)
    quantities.set(toolId, Math.min((quantities.get(toolId) ?? 0) + quantity, maxListQuantity))
  return [...quantities].map(([toolId, quantity]) => ({ toolId, quantity }))
}

/** Whose list it is. */
export type ListOwner = { readonly userId: string; readonly companyId: string | null }
type Caller = {
  readonly id: string
  readonly company?: Pick<ActingCompany, 'id' | 'role'> | undefined
}

/** One's own, and those shared within the company for which one acts. */
export const isVisible = ({ userId, companyId }: ListOwner, { id, company }: Caller): boolean =>
  companyId === null ? userId === id : companyId === company?.id

/** A shared list is deleted, or taken back, by the person who made it and by owners of the company. */
export const canEnd = (list: ListOwner, caller: Caller): boolean =>
  isVisible(list, caller) && (list.userId === caller.id || caller.company?.role === 'owner')
