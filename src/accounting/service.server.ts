/** The accounting service: frozen runs, and their files. */
import type { AccountingOperations } from './contract.ts'
import type { AccountingDependencies } from './dependencies.server.ts'
import { customersFile, datevFile, journalFile, salesFile } from './files.server.ts'
import { exportMonth, readPending, readRuns } from './runs.server.ts'

export interface AccountingService extends AccountingOperations {}

export const createAccountingService = (deps: AccountingDependencies): AccountingService => ({
  runs: (_caller, query) => readRuns(deps, query),
  pending: (_caller, { month }) => readPending(deps, month),
  run: ({ actor }, { month }) => exportMonth(deps, actor, month),
  journal: (_caller, { number }) => journalFile(deps, number),
  datev: (_caller, { number, month }) => datevFile(deps, number, month),
  customers: (_caller, { number, month }) => customersFile(deps, number, month),
  sales: (_caller, period) => salesFile(deps, period),
})
