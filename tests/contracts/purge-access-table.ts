/** The rows of the purge table for proving who one is: see purge-table.ts. */
import { ownData, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const newAccount = (shop: PurgeShop['shop'], email: string) =>
  shop.identity.createAccount({
    name: 'Mona Moves',
    email,
    password: 'vise-and-rasp-88',
    verified: true,
  })

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
  {
    route: 'POST /email-change',
    title: 'a new address, asked for',
    begin: async ({ shop }) => {
      const { subject } = await newAccount(shop, 'mona@example.com')
      return () => shop.identity.requestEmailChange(subject, 'mona@example.net')
    },
    changes: ownData,
  },
  {
    route: 'POST /email-change/confirmation',
    title: 'a new address, confirmed by a link that does not count',
    begin: async ({ shop }) => {
      const { subject } = await newAccount(shop, 'mona.two@example.com')
      return () =>
        shop.database.transact((tx) => shop.identity.confirmEmailChange(tx, subject, 'made-up'))
    },
    changes: ownData,
  },
]
