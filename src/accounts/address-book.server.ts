/** The part of the accounts' door that knows where a buyer's orders go: addresses kept for the next order, one of them the default. */
import type { Actor } from '../../packages/contract/endpoint.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { isUniqueViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { accountsMessages as messages } from './messages/accounts.ts'
import {
  listAddresses,
  updateAddress,
  countAddresses,
  deleteAddress,
  setDefaultAddress,
  insertAddress,
  clearDefaultAddress,
} from './address-store.server.ts'
import { addressBookFull, AddressSaved, maxAddresses, type AccountsOperations } from './contract.ts'

type Calls = Pick<
  AccountsOperations,
  'addresses' | 'saveAddress' | 'changeAddress' | 'preferAddress' | 'forgetAddress'
>
type Parts = { readonly database: Database; readonly now: () => Date; readonly newId: () => string }

export const createAddressBook = ({ database, now, newId }: Parts): Calls => ({
  addresses: ({ actor }) => listAddresses(database.handle, actor.id),

  async saveAddress({ actor }, said) {
    return database.transact(async (tx) => {
      const saved = await insertAddress(tx, { id: newId(), userId: actor.id, ...said, at: now() })
      if ((await countAddresses(tx, actor.id)) > maxAddresses)
        throw addressBookFull({
          detail: messages.addressesFullDetail(maxAddresses),
          facts: { most: maxAddresses },
        })
      return saved
    })
  },

  async changeAddress({ actor }, { id, address, phone }) {
    try {
      return found(await updateAddress(database.handle, { id, userId: actor.id, address, phone }))
    } catch (error) {
      if (isUniqueViolation(error, 'addresses_once'))
        throw AddressSaved({ detail: messages.addressKeptDetail, cause: error })
      throw error
    }
  },

  preferAddress: ({ actor }, { id }) =>
    database.transact(async (tx) => {
      await clearDefaultAddress(tx, actor.id)
      return found(await setDefaultAddress(tx, { id, userId: actor.id }))
    }),

  async forgetAddress({ actor }: { readonly actor: Actor }, { id }) {
    return {
      acknowledged: true,
      deletedCount: await deleteAddress(database.handle, { id, userId: actor.id }),
    }
  },
})

function found<Row>(row: Row | undefined): Row {
  if (!row) throw notFound()
  return row
}
