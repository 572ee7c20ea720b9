/** Saved addresses: where a buyer's orders go, one of them the default. */
import { notFound } from '../../packages/contract/standard-problems.ts'
import { isUniqueViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import {
  clearDefaultAddress,
  countAddresses,
  deleteAddress,
  insertAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from './address-store.server.ts'
import {
  addressAlreadySaved,
  addressBookFull,
  maxAddresses,
  type AccountsOperations,
} from './contract.ts'
import { accountsMessages as messages } from './messages/accounts.ts'

type AddressOperations = Pick<
  AccountsOperations,
  'listAddresses' | 'saveAddress' | 'updateAddress' | 'setDefaultAddress' | 'deleteAddress'
>
type AddressDependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly newId: () => string
}

/** The operations on the caller's own addresses. */
export const createAddressOperations = ({
  database,
  now,
  newId,
}: AddressDependencies): AddressOperations => ({
  listAddresses: ({ actor }) => listAddresses(database.handle, actor.id),

  saveAddress: ({ actor }, address) =>
    database.transact(async (tx) => {
      const saved = await insertAddress(tx, {
        id: newId(),
        userId: actor.id,
        ...address,
        at: now(),
      })
      if ((await countAddresses(tx, actor.id)) > maxAddresses)
        throw addressBookFull({
          detail: messages.addressesFullDetail(maxAddresses),
          facts: { most: maxAddresses },
        })
      return saved
    }),

  async updateAddress({ actor }, { id, address, phone }) {
    try {
      return requireRow(
        await updateAddress(database.handle, { id, userId: actor.id, address, phone }),
      )
    } catch (error) {
      if (isUniqueViolation(error, 'addresses_once'))
        throw addressAlreadySaved({ detail: messages.addressKeptDetail, cause: error })
      throw error
    }
  },

  setDefaultAddress: ({ actor }, { id }) =>
    database.transact(async (tx) => {
      await clearDefaultAddress(tx, actor.id)
      return requireRow(await setDefaultAddress(tx, { id, userId: actor.id }))
    }),

  deleteAddress: async ({ actor }, { id }) => ({
    acknowledged: true,
    deletedCount: await deleteAddress(database.handle, { id, userId: actor.id }),
  }),
})

function requireRow<Row>(row: Row | undefined): Row {
  if (!row) throw notFound()
  return row
}
