/** Where the goods of an order on behalf go, who to call, and what the order says. */
import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import { reserveParts, toAddressDraft } from '../../accounts/addresses/address-draft.ts'
import { AddressInput } from '../../accounts/components/address-input.tsx'
import type { BuyerTerms } from '../../companies/buyers-contract.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { telephoneMessages as messages } from '../messages/telephone.ts'
import type { TelephoneFields } from './use-telephone-form.ts'

type TelephoneContactProps = Pick<BuyerTerms, 'addresses'> & {
  readonly form: TelephoneFields
  readonly home: string
}

export function TelephoneContact({ form, addresses, home }: TelephoneContactProps) {
  const { control, formState, register, setValue } = form
  const { errors } = formState
  const [text, parts] = useWatch({ control, name: ['address', 'shipTo'] })
  const onText = useCallback((composed: string) => setValue('address', composed), [setValue])
  reserveParts(parts, (name) => register(`shipTo.${name}`))
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
      <AddressInput
        text={() => register('address')}
        part={(name) => register(`shipTo.${name}`)}
        value={{ text, parts }}
        errors={{ text: errors.address, parts: errors.shipTo }}
        home={home}
        onParts={(draft) => setValue('shipTo', draft)}
        onText={onText}
      />
      <TextField
        label={messages.phone}
        type="tel"
        autoComplete="off"
        maxLength={40}
        error={errors.phone?.message}
        {...register('phone')}
      />
      {(['poNumber', 'note'] as const).map((name) => (
        <TextField
          key={name}
          label={messages[name]}
          optional
          maxLength={name === 'note' ? 500 : 60}
          error={errors[name]?.message}
          {...register(name)}
        />
      ))}
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
