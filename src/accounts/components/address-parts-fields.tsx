/** The parts of an address as fields; its text is composed from them. */
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AddressParts } from '../../platform/addresses/address-parts.ts'
import { composeAddress } from '../../platform/addresses/compose-address.ts'
import { countries } from '../../ui/country-options.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { toAddressDraft } from '../addresses/address-draft.ts'
import { guessParts } from '../addresses/guess-address.ts'
import { addressInputMessages as messages } from '../messages/address-input.ts'
import type { AddressValues, PartsName } from './address-input.tsx'

const { TextInput, Choice } = inputsOf<AddressValues>()

/** @param home the country if the text names none */
export const guessDraft = (text: string, home: string): AddressParts =>
  toAddressDraft(guessParts(text, home))

type NameProps = { readonly name: PartsName }
type AddressPartsFieldsProps = NameProps & {
  readonly parts: AddressParts
  /** Whether the first field gets the focus. */
  readonly focused: boolean
  readonly onText: (text: string) => void
  readonly onAsText: () => void
}

export function AddressPartsFields(props: AddressPartsFieldsProps) {
  const { name, parts, focused, onText, onAsText } = props
  const { errors } = useFormContext<AddressValues>().formState
  const composed = composeAddress(parts)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => onText(composed), [composed, onText])
  useEffect(() => {
    if (focused) box.current?.querySelector('input')?.focus()
  }, [focused])
  return (
    <div className="form" ref={box}>
      <WhoAndStreet name={name} />
      <PlaceFields name={name} />
      <DriverNotes name={name} />
      {/* The error of the whole address: missing parts show their own errors. */}
      {errors.address?.message === undefined || errors[name] ? null : (
        <p className="error" role="alert">
          {errors.address.message}
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

const WhoAndStreet = ({ name }: NameProps) => (
  <>
    <TextInput name={`${name}.company`} label={messages.company} autoComplete="organization" />
    <TextInput name={`${name}.recipient`} label={messages.recipient} autoComplete="name" />
    <TextInput name={`${name}.street`} label={messages.street} autoComplete="address-line1" />
    <TextInput name={`${name}.extra`} label={messages.extra} autoComplete="address-line2" />
  </>
)

/** Folded while there are none. */
function DriverNotes({ name }: NameProps) {
  const notes = useWatch<AddressValues>({ name: `${name}.deliveryNotes` })
  const [open, setOpen] = useState(Boolean(notes))
  if (notes && !open) setOpen(true)
  return (
    <details open={open}>
      <summary>{messages.addNotes}</summary>
      <div className="mt-2">
        <TextInput
          name={`${name}.deliveryNotes`}
          label={messages.deliveryNotes}
          help={messages.deliveryNotesHelp}
        />
      </div>
    </details>
  )
}

const PlaceFields = ({ name }: NameProps) => (
  <>
    <div className="two place">
      <TextInput
        name={`${name}.postcode`}
        label={messages.postcode}
        optional={false}
        autoComplete="postal-code"
      />
      <TextInput name={`${name}.town`} label={messages.town} autoComplete="address-level2" />
    </div>
    <div className="two place">
      <TextInput name={`${name}.region`} label={messages.region} autoComplete="address-level1" />
      <Choice
        name={`${name}.country`}
        label={messages.country}
        autoComplete="country"
        none={messages.chooseCountry}
        options={countries}
      />
    </div>
  </>
)
