/** The fields of every order beside its lines: whom the driver calls, and what its papers say. */
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { orderFormMessages as messages } from '../messages/order-form.ts'
import type { contactFormFields } from '../checkout/contact-form-fields.ts'

type Contact = {
  [name in keyof typeof contactFormFields]: z.input<(typeof contactFormFields)[name]>
}
const { TextInput } = inputsOf<Contact>()

type PhoneInputProps = {
  readonly help?: ReactNode
  /** Somebody else's, which the browser does not know. */
  readonly ofBuyer?: boolean
}

export const PhoneInput = ({ help, ofBuyer = false }: PhoneInputProps) => (
  <TextInput
    name="phone"
    label={messages.phone}
    help={help}
    type="tel"
    autoComplete={ofBuyer ? 'off' : 'tel'}
  />
)

type ReferenceInputsProps = {
  readonly poNumber?: string
  readonly note?: string
  readonly noteHint?: string
}

/** What the buyer's own books and the driver need; both may stay empty. */
export const ReferenceInputs = ({
  poNumber = messages.poNumber,
  note = messages.note,
  noteHint,
}: ReferenceInputsProps) => (
  <>
    <TextInput name="poNumber" label={poNumber} />
    <TextInput name="note" label={note} placeholder={noteHint} />
  </>
)
