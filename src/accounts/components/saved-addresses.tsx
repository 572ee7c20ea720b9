/** Selecting one of the buyer's saved addresses, and deleting it. */
import { accounts } from '../api.client.ts'
import type { OfferedAddress } from '../contract.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { toast } from '../../ui/toast.tsx'
import { SelectField } from '../../ui/field.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { savedAddressesMessages as messages } from '../messages/saved-addresses.ts'

type SavedAddressesProps = {
  readonly addresses: readonly OfferedAddress[]
  /** Empty for an address that is not saved. */
  readonly selectedId: string
  readonly onSelect: (id: string) => void
}

export function SavedAddresses({ addresses, selectedId, onSelect }: SavedAddressesProps) {
  const { revalidate } = useRevalidator()
  const selected = addresses.find(({ id }) => id === selectedId)
  const deleteSelected = async (): Promise<void> => {
    try {
      await accounts.deleteAddress({ id: selectedId })
      onSelect('')
      toast(messages.addressDeleted)
      await revalidate()
    } catch (error) {
      if (!isProblem(error)) throw error
      toast(error.message, 'error')
    }
  }
  return (
    <div>
      <SelectField
        label={messages.savedAddresses}
        value={selected ? selectedId : ''}
        onChange={({ target }) => onSelect(target.value)}
      >
        {addresses.map(({ id, address, phone }) => (
          <option key={id} value={id}>
            {messages.savedAddress(address, phone)}
          </option>
        ))}
        <option value="">{messages.otherAddress}</option>
      </SelectField>
      {selected && !selected.isOfCompany ? (
        <button
          type="button"
          className="button plain tight flush"
          onClick={() => void deleteSelected()}
        >
          {messages.deleteAddress}
        </button>
      ) : null}
    </div>
  )
}
