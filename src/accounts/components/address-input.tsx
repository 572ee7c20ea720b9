/** An address in a form: in parts, or as the one text that the specification has. */
import { Suspense, useEffect, useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextArea } from '../../ui/field.tsx'
import type { AddressParts } from '../../platform/addresses/address-parts.ts'
import type { AddressPart } from '../addresses/address-draft.ts'
import { addressInputMessages as messages } from '../messages/address-input.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

/** Countries and postcodes weigh more than a text: fetched where there are parts. */
const loadParts = () => import('./address-parts-fields.tsx')
const AddressPartsFields = lazyComponent(async () => (await loadParts()).AddressPartsFields)

type FieldFault = { readonly message?: string | undefined } | undefined

export type AddressInputProps = {
  /** The field of the text; asked for while there is one, so that no error leads to it else. */
  readonly text: () => UseFormRegisterReturn
  /** The field of a part. */
  readonly part: (name: AddressPart) => UseFormRegisterReturn
  /** What is written; the parts are null while the address is a text. */
  readonly value: { readonly text: string; readonly parts: AddressParts | null }
  readonly errors: {
    readonly text: FieldFault
    readonly parts: { readonly [part in AddressPart]?: FieldFault } | undefined
  }
  /** Where it is when the text names no country; empty: nobody knows. */
  readonly home: string
  readonly onParts: (parts: AddressParts | null) => void
  readonly onText: (text: string) => void
}

export function AddressInput(props: AddressInputProps) {
  const { text, value, errors, home, onParts } = props
  // What a press of the button brings gets the focus that the button loses.
  const [pressed, setPressed] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isText = value.parts === null
  useEffect(() => {
    if (pressed && isText) box.current?.querySelector('textarea')?.focus()
  }, [pressed, isText])
  const fillInParts = async (): Promise<void> => {
    setPressed(true)
    const { guessDraft } = await loadParts()
    onParts(guessDraft(value.text, home))
  }
  if (value.parts !== null)
    return (
      <Suspense fallback={<p className="muted">{messages.loading}</p>}>
        <AddressPartsFields
          {...props}
          parts={value.parts}
          focused={pressed}
          onAsText={() => {
            setPressed(true)
            onParts(null)
          }}
        />
      </Suspense>
    )
  return (
    <div ref={box}>
      <TextArea
        label={messages.address}
        help={messages.addressHelp}
        autoComplete="street-address"
        maxLength={500}
        rows={3}
        error={errors.text?.message}
        {...text()}
      />
      <button type="button" className="button plain tight flush" onClick={() => void fillInParts()}>
        {messages.asParts}
      </button>
    </div>
  )
}
