/** The parts of an address as fields; its text follows them. */
import { useEffect, useRef } from 'react'
import { partLengths, type AddressParts } from '../../platform/addresses/address-parts.ts'
import { composeAddress } from '../../platform/addresses/compose-address.ts'
import { CountryOptions } from '../../ui/country-options.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { toAddressDraft } from '../addresses/address-draft.ts'
import { guessParts } from '../addresses/guess-address.ts'
import { addressInputMessages as messages } from '../messages/address-input.ts'
import type { AddressInputProps } from './address-input.tsx'

/** @param home where the text names no country */
export const guessDraft = (text: string, home: string): AddressParts =>
  toAddressDraft(guessParts(text, home))

type AddressPartsFieldsProps = AddressInputProps & {
  readonly parts: AddressParts
  /** Whether the first field gets the focus. */
  readonly focused: boolean
  readonly onAsText: () => void
}

export function AddressPartsFields(props: AddressPartsFieldsProps) {
  const { parts, errors, focused, onText, onAsText } = props
  const composed = composeAddress(parts)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => onText(composed), [composed, onText])
  useEffect(() => {
    if (focused) box.current?.querySelector('input')?.focus()
  }, [focused])
  return (
    <div className="form" ref={box}>
      <WhoAndStreet {...props} />
      <PlaceFields {...props} />
      <TextField
        label={messages.deliveryNotes}
        help={messages.deliveryNotesHelp}
        optional
        maxLength={partLengths.deliveryNotes}
        error={errors.parts?.deliveryNotes?.message}
        {...props.part('deliveryNotes')}
      />
      {/* Refused as a whole: what is missing stands at its part. */}
      {errors.text?.message === undefined || errors.parts ? null : (
        <p className="error" role="alert">
          {errors.text.message}
        </p>
      )}
      <div>
        <button type="button" className="button plain tight flush" onClick={onAsText}>
          {messages.asText}
        </button>
      </div>
    </div>
  )
}

type PartProps = Pick<AddressInputProps, 'part' | 'errors'>

const WhoAndStreet = ({ part, errors }: PartProps) => (
  <>
    <TextField
      label={messages.company}
      optional
      autoComplete="organization"
      maxLength={partLengths.company}
      error={errors.parts?.company?.message}
      {...part('company')}
    />
    <TextField
      label={messages.recipient}
      optional
      autoComplete="name"
      maxLength={partLengths.recipient}
      error={errors.parts?.recipient?.message}
      {...part('recipient')}
    />
    <TextField
      label={messages.street}
      autoComplete="address-line1"
      maxLength={partLengths.street}
      error={errors.parts?.street?.message}
      {...part('street')}
    />
    <TextField
      label={messages.extra}
      optional
      autoComplete="address-line2"
      maxLength={partLengths.extra}
      error={errors.parts?.extra?.message}
      {...part('extra')}
    />
  </>
)

const PlaceFields = ({ part, errors }: PartProps) => (
  <>
    <div className="two">
      <TextField
        label={messages.postcode}
        autoComplete="postal-code"
        maxLength={partLengths.postcode}
        error={errors.parts?.postcode?.message}
        {...part('postcode')}
      />
      <TextField
        label={messages.town}
        autoComplete="address-level2"
        maxLength={partLengths.town}
        error={errors.parts?.town?.message}
        {...part('town')}
      />
    </div>
    <div className="two">
      <TextField
        label={messages.region}
        optional
        autoComplete="address-level1"
        maxLength={partLengths.region}
        error={errors.parts?.region?.message}
        {...part('region')}
      />
      <SelectField
        label={messages.country}
        autoComplete="country"
        error={errors.parts?.country?.message}
        {...part('country')}
      >
        <option value="">{messages.chooseCountry}</option>
        <CountryOptions />
      </SelectField>
    </div>
  </>
)
