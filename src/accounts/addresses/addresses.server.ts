/** Saved addresses: a buyer's delivery addresses, one of them the default. */
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { isUniqueViolation } from '../../../packages/pg-kit/constraint-violations.server.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import {
  clearDefaultAddress,
  countAddresses,
  deleteAddress,
  insertAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
  type AddressRow,
} from './address-store.server.ts'
import {
  toAddressColumns,
  toAddressParts,
  type AddressParts,
} from '../../platform/addresses/address-parts.ts'
import { requireAddress } from '../../platform/addresses/require-address.server.ts'
import {
  addressAlreadySaved,
  addressBookFull,
  maxAddresses,
  type AccountsOperations,
  type SavedAddress,
} from '../contract.ts'
import { accountsMessages as messages } from '../messages/accounts.ts'

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
  listAddresses: async ({ actor }) =>
    (await listAddresses(database.handle, actor.id)).map(toSavedAddress),

  saveAddress: ({ actor }, address) =>
    database.transact(async (tx) => {
      const saved = await insertAddress(tx, {
        id: newId(),
        userId: actor.id,
        ...toValues(address),
        at: now(),
      })
      if ((await countAddresses(tx, actor.id)) > maxAddresses)
        throw addressBookFull({
          detail: messages.addressesFullDetail(maxAddresses),
          facts: { most: maxAddresses },
        })
      return toSavedAddress(saved)
    }),

  async updateAddress({ actor }, { id, ...address }) {
    try {
      return requireRow(
        await updateAddress(database.handle, { id, userId: actor.id, ...toValues(address) }),
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

function requireRow(row: AddressRow | undefined): SavedAddress {
  if (!row) throw notFound()
  return toSavedAddress(row)
}

/** @throws invalidInput for a country or postcode that does not exist */
function toValues({
  address,
  phone,
  parts,
}: {
  readonly address: string
  readonly phone: string
  readonly parts?: AddressParts | undefined
}) {
  const known = parts && requireAddress(parts, '#/parts')
  return { address: known?.text ?? address, phone, parts: toAddressColumns(known?.parts) }
}

/** A saved address as shown to staff who order for its owner. */
export type KnownAddress = Pick<SavedAddress, 'address' | 'phone' | 'parts'>

export function toKnownAddress({ address, phone, ...columns }: AddressRow): KnownAddress {
  const parts = toAddressParts(columns)
  return { address, phone, ...(parts ? { parts } : {}) }
}

export function toSavedAddress({
  id,
  address,
  phone,
  preferred,
  ...columns
}: AddressRow): SavedAddress {
  const parts = toAddressParts(columns)
  return { id, address, phone, preferred, ...(parts ? { parts } : {}) }
}
