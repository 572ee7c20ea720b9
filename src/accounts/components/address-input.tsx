/** An address in a form: in parts, or as the single text of the specification. */
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AddressParts } from '../../platform/addresses/address-parts.ts'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { reserveParts } from '../addresses/address-draft.ts'
import { addressInputMessages as messages } from '../messages/address-input.ts'

/** Countries and postcodes are larger than a text field: loaded only if there are parts. */
const loadParts = () => import('./address-parts-fields.tsx')
const AddressPartsFields = lazyComponent(async () => (await loadParts()).AddressPartsFields)

/** For the loader of a page that starts with an address in parts. */
export const loadAddressFields = AddressPartsFields.load

/** The delivery address of an order; or the parts of a saved address. */
export type PartsName = 'shipTo' | 'parts'
/**
 * The values of the surrounding form: the address as text, and in parts, which are null while it is
 * only text.
 */
export type AddressValues = { readonly address: string } & {
  readonly [name in PartsName]: AddressParts | null
}

const { TextLines } = inputsOf<AddressValues>()

type AddressInputProps = {
  /** The name of the field with the parts. */
  readonly parts: PartsName
  /** The country if the text names none; empty: unknown. */
  readonly home: string
}

export function AddressInput({ parts: name, home }: AddressInputProps) {
  const { control, register, setValue } = useFormContext<AddressValues>()
  const [text, parts] = useWatch({ control, name: ['address', name] })
  const onText = useCallback((composed: string) => setValue('address', composed), [setValue])
  // Content that appears on a button press gets the focus that the button loses.
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
