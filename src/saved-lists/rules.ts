/** The rules of saved lists: how many, how long, who may end one. Product rule 5.6. Pure. */
import type { ActingCompany } from '../platform/access/acting-company.ts'

/** The maximum number of private lists, and of a company's lists. */
export const maxLists = 100
export const maxListLines = 1000
export const maxListName = 80
export const maxListQuantity = 1_000_000

export type ListLine = { readonly toolId: string; readonly quantity: number }

/** Adds lines to a list: quantities of tools already in it are added up. */
export function addLines(
  lines: readonly ListLine[],
  added: readonly ListLine[],
): readonly ListLine[] {
  const quantities = new Map(lines.map(({ toolId, quantity }) => [toolId, quantity]))
  for (const { toolId, quantity } of added)
    quantities.set(toolId, Math.min((quantities.get(toolId) ?? 0) + quantity, maxListQuantity))
  return [...quantities].map(([toolId, quantity]) => ({ toolId, quantity }))
}

/** The owner of a list. */
export type ListOwner = { readonly userId: string; readonly companyId: string | null }
type Caller = {
  readonly id: string
  readonly company?: Pick<ActingCompany, 'id' | 'role'> | undefined
}

/** Private lists, and those shared within the company for which the user acts. */
export const isVisible = ({ userId, companyId }: ListOwner, { id, company }: Caller): boolean =>
  companyId === null ? userId === id : companyId === company?.id

/** A shared list can be deleted by its author and by owners of the company. */
export const canEnd = (list: ListOwner, caller: Caller): boolean =>
  isVisible(list, caller) && (list.userId === caller.id || caller.company?.role === 'owner')
