/** The rows of the purge table for proving who one is: see purge-table.ts. */
import { ownData, type PurgeCase } from './purge-cases.ts'

export const accessCases: readonly PurgeCase[] = [
  {
    route: 'POST /step-up',
    title: 'a proof of who calls',
    begin: async ({ shop }) => {
      const account = { name: 'Prue Proof', email: 'prue@example.com', verified: true }
      const password = 'vise-and-rasp-88'
      const { subject } = await shop.identity.createAccount({ ...account, password })
      return () => shop.identity.checkPassword(subject, password)
    },
    changes: ownData,
  },
]
