/** Where the goods of an order on behalf go, who to call, and what the order says. */
import { useFormContext } from 'react-hook-form'
import { toAddressDraft } from '../../accounts/addresses/address-draft.ts'
import { AddressInput } from '../../accounts/components/address-input.tsx'
import type { BuyerTerms } from '../../companies/buyers-contract.ts'
import { PhoneInput, ReferenceInputs } from '../../orders/components/contact-inputs.tsx'
import { SelectField } from '../../ui/field.tsx'
import { telephoneMessages as messages } from '../messages/telephone.ts'
import type { TelephoneValues } from './use-telephone-form.ts'

type TelephoneContactProps = Pick<BuyerTerms, 'addresses'> & {
  readonly home: string
}

export function TelephoneContact({ addresses, home }: TelephoneContactProps) {
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
  return (
    <>
      <h2>{messages.where}</h2>
      <SavedSelect addresses={addresses} onSelect={take} />
      <AddressInput parts="shipTo" home={home} />
      <PhoneInput ofBuyer />
      <ReferenceInputs poNumber={messages.poNumber} note={messages.note} />
    </>
  )
}

type SavedSelectProps = Pick<BuyerTerms, 'addresses'> & {
  readonly onSelect: (index: number) => void
}

const SavedSelect = ({ addresses, onSelect }: SavedSelectProps) =>
  addresses.length === 0 ? null : (
    <SelectField
      label={messages.saved}
      onChange={({ currentTarget: { value } }) => onSelect(Number(value))}
    >
      {addresses.map(({ address }, index) => (
        <option key={address} value={index}>
          {address.replaceAll('\n', ', ')}
        </option>
      ))}
      <option value={addresses.length}>{messages.otherAddress}</option>
    </SelectField>
  )
