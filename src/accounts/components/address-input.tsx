/** An address in a form: in parts, or as the one text that the specification has. */
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AddressParts } from '../../platform/addresses/address-parts.ts'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { reserveParts } from '../addresses/address-draft.ts'
import { addressInputMessages as messages } from '../messages/address-input.ts'

/** Countries and postcodes weigh more than a text: fetched where there are parts. */
const loadParts = () => import('./address-parts-fields.tsx')
const AddressPartsFields = lazyComponent(async () => (await loadParts()).AddressPartsFields)

/** For the loader of a page that opens with an address in parts. */
export const loadAddressFields = AddressPartsFields.load

/** The address of an order is sent to; the parts of one that is saved. */
export type PartsName = 'shipTo' | 'parts'
/** Of the form around: its address as a text, and in parts, which are null while it is a text. */
export type AddressValues = { readonly address: string } & {
  readonly [name in PartsName]: AddressParts | null
}

const { TextLines } = inputsOf<AddressValues>()

type AddressInputProps = {
  /** The field with the parts. */
  readonly parts: PartsName
  /** Where it is when the text names no country; empty: nobody knows. */
  readonly home: string
}

export function AddressInput({ parts: name, home }: AddressInputProps) {
  const { control, register, setValue } = useFormContext<AddressValues>()
  const [text, parts] = useWatch({ control, name: ['address', name] })
  const onText = useCallback((composed: string) => setValue('address', composed), [setValue])
  // What a press of the button brings gets the focus that the button loses.
  const [pressed, setPressed] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isText = parts === null
  useEffect(() => {
    if (pressed && isText) box.current?.querySelector('textarea')?.focus()
  }, [pressed, isText])
  reserveParts(parts, (part) => register(`${name}.${part}`))
  const fillInParts = async (): Promise<void> => {
    setPressed(true)
    const { guessDraft } = await loadParts()
    setValue(name, guessDraft(text, home))
  }
  if (parts !== null)
    return (
      <Suspense fallback={<p className="muted">{messages.loading}</p>}>
        <AddressPartsFields
          name={name}
          parts={parts}
          focused={pressed}
          onText={onText}
          onAsText={() => {
            setPressed(true)
            setValue(name, null)
          }}
        />
      </Suspense>
    )
  return (
    <div ref={box}>
      <TextLines
        name="address"
        label={messages.address}
        help={messages.addressHelp}
        autoComplete="street-address"
      />
      <button type="button" className="button plain tight flush" onClick={() => void fillInParts()}>
        {messages.asParts}
      </button>
    </div>
  )
}
