/** The form of a saved address, new or edited. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { formMessages } from '../../platform/messages/forms.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { accounts } from '../api.client.ts'
import { accountsContract, NewAddress, type SavedAddress } from '../contract.ts'
import { profileMessages as messages } from '../messages/profile.ts'

type AddressFormProps = {
  /** The address to edit; without it, a new one is added. */
  readonly address?: SavedAddress
  readonly onClose: () => void
}

export function AddressForm({ address, onClose }: AddressFormProps) {
  const { errors, isSubmitting, notice, register, save } = useAddressForm(address, onClose)
  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notSaved}</b> {notice}
        </Notice>
      )}
      <TextArea
        label={messages.address}
        help={messages.addressHelp}
        autoComplete="street-address"
        maxLength={500}
        rows={3}
        error={errors.address?.message}
        {...register('address')}
      />
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

function useAddressForm(address: SavedAddress | undefined, onClose: () => void) {
  const form = useForm({
    resolver: zodResolver(NewAddress),
    defaultValues: { address: address?.address ?? '', phone: address?.phone ?? '' },
  })
  const {
    formState: { errors, isSubmitting },
    register,
    setFocus,
  } = form
  const { notice, send } = useSubmit(
    form,
    address ? accountsContract.updateAddress.input : accountsContract.saveAddress.input,
  )
  const { revalidate } = useRevalidator()
  useEffect(() => setFocus('address'), [setFocus])
  const save = send(async (values) => {
    await (address
      ? accounts.updateAddress({ id: address.id, ...values })
      : accounts.saveAddress(values))
    toast(messages.addressSaved)
    await revalidate()
    onClose()
  })
  return { errors, isSubmitting, notice, register, save }
}
