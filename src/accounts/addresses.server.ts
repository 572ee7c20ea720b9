/** The part of the accounts' door that knows where a buyer's orders go: addresses kept for the next order, one of them the default. */
import type { Actor } from '../platform/contract.ts'
import type { Database } from '../platform/database/database.server.ts'
import { isUniqueViolation } from '../platform/database/violations.server.ts'
import { notHere } from '../platform/problems.ts'
import { accountsWords as words } from '../words/en/accounts.ts'
import { addressesOf, changeAddress, countAddresses, forgetAddress, preferAddress, saveAddress, unpreferAddresses } from './address-store.server.ts'
import { addressesFull, addressKept, mostAddresses, type AccountsCalls } from './contract.ts'

type Calls = Pick<AccountsCalls, 'addresses' | 'saveAddress' | 'changeAddress' | 'preferAddress' | 'forgetAddress'>
type Parts = { readonly database: Database; readonly now: () => Date; readonly newId: () => string }

export const openAddresses = ({ database, now, newId }: Parts): Calls => ({
  addresses: ({ actor }) => addressesOf(database.handle, actor.id),

  async saveAddress({ actor }, said) {
    return database.transact(async (tx) => {
      const saved = await saveAddress(tx, { id: newId(), userId: actor.id, ...said, at: now() })
      if ((await countAddresses(tx, actor.id)) > mostAddresses) throw addressesFull({ detail: words.addressesFullDetail(mostAddresses), facts: { most: mostAddresses } })
      return saved
    })
  },

  async changeAddress({ actor }, { id, address, phone }) {
    try {
      return found(await changeAddress(database.handle, { id, userId: actor.id, address, phone }))
    } catch (error) {
      if (isUniqueViolation(error, 'addresses_once')) throw addressKept({ detail: words.addressKeptDetail, cause: error })
      throw error
    }
  },

  preferAddress: ({ actor }, { id }) => database.transact(async (tx) => {
    await unpreferAddresses(tx, actor.id)
    return found(await preferAddress(tx, { id, userId: actor.id }))
  }),

  async forgetAddress({ actor }: { readonly actor: Actor }, { id }) {
    return { acknowledged: true, deletedCount: await forgetAddress(database.handle, { id, userId: actor.id }) }
  },
})

function found<Row>(row: Row | undefined): Row {
  if (!row) throw notHere()
  return row
}
