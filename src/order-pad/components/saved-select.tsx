/** Selects one of the addresses of the customer for whom staff order. */
import { useFormContext } from 'react-hook-form'
import { toAddressDraft } from '../../accounts/addresses/address-draft.ts'
import type { BuyerTerms } from '../../companies/buyers-contract.ts'
import { SelectField } from '../../ui/field.tsx'
import { telephoneMessages as messages } from '../messages/telephone.ts'
import type { TelephoneValues } from './use-telephone-form.ts'

type SavedSelectProps = Pick<BuyerTerms, 'addresses'> & {
  readonly home: string
}

export function SavedSelect({ addresses, home }: SavedSelectProps) {
  const { setValue } = useFormContext<TelephoneValues>()
  const take = (index: number): void => {
    const chosen = addresses[index]
    setValue('address', chosen?.address ?? '')
    setValue('phone', chosen?.phone ?? '')
    setValue(
      'shipTo',
      chosen && !chosen.parts ? null : toAddressDraft(chosen?.parts, { country: home }),
    )
  }
  return addresses.length === 0 ? null : (
    <SelectField
      label={messages.saved}
      onChange={({ currentTarget: { value } }) => take(Number(value))}
    >
      {addresses.map(({ address }, index) => (
        <option key={address} value={index}>
          {address.replaceAll('\n', ', ')}
        </option>
      ))}
      <option value={addresses.length}>{messages.otherAddress}</option>
    </SelectField>
  )
}
