/** The form of a saved address, new or edited. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { AddressParts } from '../../platform/addresses/address-parts.ts'
import { formMessages } from '../../platform/messages/forms.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import {
  AddressPartsField,
  reserveParts,
  toAddressDraft,
  type AddressPart,
} from '../addresses/address-draft.ts'
import { accounts } from '../api.client.ts'
import { accountsContract, NewAddress, type SavedAddress } from '../contract.ts'
import { guessParts } from '../addresses/guess-address.ts'
import { profileMessages as messages } from '../messages/profile.ts'
import { AddressInput } from './address-input.tsx'

type AddressFormProps = {
  /** The address to edit; without it, a new one is added. */
  readonly saved?: SavedAddress
  /** Asks for the parts of an address that is a text. */
  readonly completing?: boolean
  /** The country where most of this buyer's goods go; empty: nobody knows. */
  readonly home: string
  readonly onClose: () => void
}

export function AddressForm(props: AddressFormProps) {
  const { saved, completing = false, home, onClose } = props
  const { address, errors, isSubmitting, notice, register, save } = useAddressForm(props)
  const hint = completing && saved ? messages.completing(saved.address) : undefined
  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notSaved}</b> {notice}
        </Notice>
      )}
      {hint === undefined ? null : <p className="muted small whitespace-pre-line">{hint}</p>}
      <AddressInput {...address} home={home} />
      <TextField
        label={messages.addressPhone}
        help={messages.addressPhoneHelp}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        error={errors.phone?.message}
        {...register('phone')}
      />
      <div className="row">
        <SubmitButton busy={isSubmitting} busyLabel={messages.saving}>
          {messages.saveAddress}
        </SubmitButton>
        <button type="button" className="button" onClick={onClose}>
          {formMessages.cancel}
        </button>
      </div>
    </form>
  )
}

const schema = z.strictObject({
  address: NewAddress.shape.address,
  phone: NewAddress.shape.phone,
  parts: AddressPartsField,
})

/** A new address begins in parts; an old text stays one, unless it is to be completed. */
function initialParts({ saved, completing, home }: AddressFormProps): AddressParts | null {
  if (!saved || saved.parts) return toAddressDraft(saved?.parts, { country: home })
  return completing ? toAddressDraft(guessParts(saved.address, home)) : null
}

function useAddressForm(props: AddressFormProps) {
  const { saved, onClose } = props
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      address: saved?.address ?? '',
      phone: saved?.phone ?? '',
      parts: initialParts(props),
    },
  })
  const {
    control,
    formState: { errors, isSubmitting },
    register,
    setFocus,
    setValue,
  } = form
  const { notice, send } = useSubmit(
    form,
    saved ? accountsContract.updateAddress.input : accountsContract.saveAddress.input,
  )
  const { revalidate } = useRevalidator()
  const [text, parts] = useWatch({ control, name: ['address', 'parts'] })
  const onText = useCallback((composed: string) => setValue('address', composed), [setValue])
  useEffect(() => {
    if (initialParts(props) === null) setFocus('address')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it opens
  }, [])
  const save = send(async ({ parts: written, ...values }) => {
    const address = { ...values, ...(written ? { parts: written } : {}) }
    await (saved
      ? accounts.updateAddress({ id: saved.id, ...address })
      : accounts.saveAddress(address))
    toast(messages.addressSaved)
    await revalidate()
    onClose()
  })
  reserveParts(parts, (name) => register(`parts.${name}`))
  const address = {
    text: () => register('address'),
    part: (name: AddressPart) => register(`parts.${name}`),
    value: { text, parts },
    errors: { text: errors.address, parts: errors.parts },
    onParts: (draft: AddressParts | null) => setValue('parts', draft),
    onText,
  }
  return { address, errors, isSubmitting, notice, register, save }
}
