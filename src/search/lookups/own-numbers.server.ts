/** Part numbers of the company for which somebody orders, among the terms of the order pad. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { isGranted } from '../../platform/access/permissions.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { numberKey } from '../../customer-part-numbers/rules.ts'
import type { CustomerPartNumbersService } from '../../customer-part-numbers/service.server.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import type { ToolRow } from '../../catalogue/tool-table.ts'

/** The tool for which a term is the company's own number. */
export type OwnNumber = { readonly toolId: string; readonly number: string }

/**
 * The company whose numbers apply: the one for which the caller acts, or the one that staff order
 * for.
 * @throws notFound if anybody except staff with the permission for orders specifies a company
 */
export function companyOfTerms(
  actor: Actor | undefined,
  company: string | undefined,
): string | undefined {
  if (company !== undefined && !isGranted(actor?.permissions ?? [], 'orders', { reading: false }))
    throw notFound()
  return company ?? actor?.company?.id
}

/**
 * The tools whose own numbers are among the terms, by term; without a company no statement is run.
 */
export async function findOwnNumbers(
  customerPartNumbers: Pick<CustomerPartNumbersService, 'find'>,
  db: Handle,
  companyId: string | undefined,
  terms: readonly string[],
): Promise<ReadonlyMap<string, OwnNumber>> {
  if (companyId === undefined) return new Map()
  const found = await customerPartNumbers.find(db, companyId, terms)
  return new Map(
    terms.flatMap((term) => {
      const alias = found.get(numberKey(term))
      return alias ? [[term, alias] as const] : []
    }),
  )
}

/**
 * The tool whose SKU equals this term, if the company's own number is for another one: then the
 * term is ambiguous, since it may have been copied from the shop's pages.
 */
export const otherBySku = (
  term: string,
  { toolId }: OwnNumber,
  tools: readonly Pick<ToolRow, 'id' | 'sku'>[],
): string | undefined =>
  tools.find(({ id, sku }) => id !== toolId && foldSku(sku) === foldSku(term))?.id
