/** The form of a saved address, new or edited. */
import { useEffect } from 'react'
import * as z from 'zod/mini'
import type { AddressParts } from '../../platform/addresses/address-parts.ts'
import { formMessages } from '../../platform/messages/forms.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { AddressPartsField, toAddressDraft } from '../addresses/address-draft.ts'
import { accounts } from '../api.client.ts'
import { accountsContract, NewAddress, type SavedAddress } from '../contract.ts'
import { guessParts } from '../addresses/guess-address.ts'
import { profileMessages as messages } from '../messages/profile.ts'
import { AddressInput } from './address-input.tsx'

type AddressFormProps = {
  /** The address to edit; without it, a new one is added. */
  readonly saved?: SavedAddress
  /** Whether it asks for the parts of an address that is only text. */
  readonly completing?: boolean
  /** The country of most of this buyer's deliveries; empty: unknown. */
  readonly home: string
  readonly onClose: () => void
}

const fields = z.strictObject({
  address: NewAddress.shape.address,
  phone: NewAddress.shape.phone,
  parts: AddressPartsField,
})
const { TextInput } = inputsOf<z.input<typeof fields>>()

/** A new address starts in parts; an old text stays a text, unless it is to be completed. */
function initialParts({ saved, completing, home }: AddressFormProps): AddressParts | null {
  if (!saved || saved.parts) return toAddressDraft(saved?.parts, { country: home })
  return completing ? toAddressDraft(guessParts(saved.address, home)) : null
}

export function AddressForm(props: AddressFormProps) {
  const { saved, completing = false, home, onClose } = props
  const hint = completing && saved ? messages.completing(saved.address) : undefined
  const form = useContractForm(
    saved ? accountsContract.updateAddress : accountsContract.saveAddress,
    {
      fields,
      values: {
        address: saved?.address ?? '',
        phone: saved?.phone ?? '',
        parts: initialParts(props),
      },
    },
  )
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (initialParts(props) === null) form.setFocus('address')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it opens
  }, [])
  const save = async ({ parts, ...values }: z.output<typeof fields>): Promise<void> => {
    const address = { ...values, ...(parts ? { parts } : {}) }
    await (saved
      ? accounts.updateAddress({ id: saved.id, ...address })
      : accounts.saveAddress(address))
    toast(messages.addressSaved)
    await revalidate()
    onClose()
  }
  return (
    <Form
      form={form}
      about={saved?.id}
      onSubmit={save}
      failed={messages.notSaved}
      act={messages.saveAddress}
      busy={messages.saving}
      buttons={
        <button type="button" className="button" onClick={onClose}>
          {formMessages.cancel}
        </button>
      }
    >
      {hint === undefined ? null : <p className="muted small whitespace-pre-line">{hint}</p>}
      <AddressInput parts="parts" home={home} />
      <TextInput
        name="phone"
        label={messages.addressPhone}
        help={messages.addressPhoneHelp}
        type="tel"
        autoComplete="tel"
      />
    </Form>
  )
}
