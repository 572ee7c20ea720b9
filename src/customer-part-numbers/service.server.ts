/**
 * The service of customer part numbers: the numbers that companies use, and the tools that they
 * refer to.
 */
import type { Actor } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { AliasesOperations } from './contract.ts'
import type { CustomerPartNumbersDependencies } from './dependencies.server.ts'
import { importNumbers } from './import-rows.server.ts'
import { learnNumbers, type NumberOfTool } from './learn-numbers.server.ts'
import { addNumber, readNumbers, removeNumber } from './part-numbers.server.ts'
import { numberKey } from './rules.ts'
import { aliasesBeginning, aliasesByKeys, firstNumbers, type Alias } from './store.server.ts'

export type { CustomerPartNumbersDependencies } from './dependencies.server.ts'

export interface CustomerPartNumbersService extends AliasesOperations {
  /** The terms that are part numbers of the company, for tools on sale, by `numberKey`. */
  find(db: Handle, companyId: string, terms: readonly string[]): Promise<ReadonlyMap<string, Alias>>
  /** The company's first few numbers with this prefix, for tools on sale. */
  beginning(db: Handle, companyId: string, term: string, limit: number): Promise<readonly Alias[]>
  /**
   * Adds numbers that a person has assigned to tools on sale; numbers that the company already has
   * stay unchanged. The caller checks the permission.
   * @returns how many were added
   */
  learn(
    actor: Actor,
    company: { readonly id: string; readonly name: string },
    numbers: readonly NumberOfTool[],
  ): Promise<number>
  /** The company's numbers of these tools, by tool id; if there are several, the first. */
  numbersOf(
    db: Handle,
    companyId: string,
    toolIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>>
}

export const createCustomerPartNumbersService = (
  deps: CustomerPartNumbersDependencies,
): CustomerPartNumbersService => ({
  list: ({ actor }, query) => readNumbers(deps, actor, query),
  add: ({ actor }, number) => addNumber(deps, actor, number),
  remove: async ({ actor }, { id, numberId }) => ({
    acknowledged: true,
    deletedCount: (await removeNumber(deps, actor, id, numberId)) ? 1 : 0,
  }),
  importRows: ({ actor }, rows) => importNumbers(deps, actor, rows),
  find: async (db, companyId, terms) => {
    const keys = [...new Set(terms.map(numberKey))].filter(Boolean)
    const found = await aliasesByKeys(db, companyId, keys)
    return new Map(found.map((alias) => [alias.key, alias]))
  },
  beginning: (db, companyId, term, limit) =>
    aliasesBeginning(db, companyId, numberKey(term), limit),
  learn: (actor, company, numbers) => learnNumbers(deps, actor, company, numbers),
  numbersOf: firstNumbers,
})
