/** Adds existing orders, receivables and payments to the balances of companies, once. */
import type { BackgroundTask } from '../../../packages/pg-kit/background-task.server.ts'
import { areBalancesComplete, completeBalances, countDebts } from './credit-store.server.ts'

/** How many orders, receivables and payments are counted in one transaction. */
const partSize = 500
const beforeAllIds = '00000000-0000-0000-0000-000000000000'

export const balanceTask: BackgroundTask = {
  name: 'count what companies owe',
  pollInterval: 3_600_000,
  failureMessage: 'The amounts owed by companies could not be calculated; retrying',
  async *run(database) {
    if (await areBalancesComplete(database.handle)) return
    let last: string | undefined = beforeAllIds
    while (last !== undefined) {
      const above: string = last
      last = await database.transact((tx) => countDebts(tx, above, partSize))
      yield
    }
    await database.transact(completeBalances)
  },
}
