/** The addresses that a buyer keeps, on their profile: listed, added, changed, deleted, one of them the default. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { toast } from '../../ui/toast.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { profileMessages as messages } from '../messages/profile.ts'
import { formMessages } from '../../platform/messages/forms.ts'
import { accounts } from '../api.client.ts'
import { accountsContract, maxAddresses, NewAddress, type SavedAddress } from '../contract.ts'

/** Which form is open: of an address by its id, or of a new one. */
type Open = { readonly id: string } | 'new' | undefined

export function Addresses({ addresses }: { readonly addresses: readonly SavedAddress[] }) {
  const [open, setOpen] = useState<Open>()
  const add = useRef<HTMLButtonElement>(null)
  const deeds = useRowActions()
  const heading = useId()
  const close = (): void => {
    setOpen(undefined)
    // The form goes and takes the focus along.
    add.current?.focus({ preventScroll: true })
  }
  return (
    <section className="form-part mt-8" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{messages.addresses}</h2>
        <p className="muted small mt-1">
          {addresses.length === 0 ? messages.noAddresses : messages.addressesLead}
        </p>
      </div>
      {addresses.length === 0 ? null : (
        <ul className="addresses">
          {addresses.map((one) => (
            <li key={one.id}>
              {typeof open === 'object' && open.id === one.id ? (
                <AddressForm of={one} onClose={close} />
              ) : (
                <Kept one={one} deeds={deeds} onEdit={() => setOpen({ id: one.id })} />
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' ? <AddressForm onClose={close} /> : null}
      {addresses.length >= maxAddresses ? null : (
        <div hidden={open === 'new'}>
          <button ref={add} type="button" className="button" onClick={() => setOpen('new')}>
            {messages.addAddress}
          </button>
        </div>
      )}
    </section>
  )
}

function Kept({
  one: { id, address, phone, preferred },
  deeds: { run, busy, remove },
  onEdit,
}: {
  readonly one: SavedAddress
  readonly deeds: RowActions
  readonly onEdit: () => void
}) {
  const line = address.replaceAll(/\s*\n\s*/g, ', ')
  const prefer = async (): Promise<string> => {
    await accounts.preferAddress({ id })
    return messages.madeDefault
  }
  return (
    <div className="address">
      <p>
        <span className="whitespace-pre-line">{address}</span>
        <small>{phone}</small>
      </p>
      <div className="row">
        {preferred ? (
          <span className="pill good">{messages.isDefault}</span>
        ) : (
          <button
            type="button"
            className="button plain tight"
            aria-label={messages.makeDefaultOf(line)}
            aria-disabled={busy || undefined}
            onClick={({ currentTarget }) => void run({ button: currentTarget, work: prefer })}
          >
            {messages.makeDefault}
          </button>
        )}
        <button
          type="button"
          className="button plain tight"
          aria-label={messages.editOf(line)}
          onClick={onEdit}
        >
          {messages.edit}
        </button>
        <button
          type="button"
          className="button plain tight"
          aria-label={messages.deleteOf(line)}
          aria-disabled={busy || undefined}
          onClick={({ currentTarget }) =>
            void remove(currentTarget, messages.deleting(line), () =>
              accounts.forgetAddress({ id }),
            )
          }
        >
          {listPageMessages.delete}
        </button>
      </div>
    </div>
  )
}

/** @param of the address that is changed; without, a new one is added */
function AddressForm({
  of,
  onClose,
}: {
  readonly of?: SavedAddress
  readonly onClose: () => void
}) {
  const form = useForm({
    resolver: zodResolver(NewAddress),
    defaultValues: { address: of?.address ?? '', phone: of?.phone ?? '' },
  })
  const {
    formState: { errors, isSubmitting },
    register,
    setFocus,
  } = form
  const { notice, send } = useSubmit(
    form,
    of ? accountsContract.changeAddress.input : accountsContract.saveAddress.input,
  )
  const { revalidate } = useRevalidator()
  useEffect(() => setFocus('address'), [setFocus])
  const save = send(async (said) => {
    await (of ? accounts.changeAddress({ id: of.id, ...said }) : accounts.saveAddress(said))
    toast(messages.addressSaved)
    await revalidate()
    onClose()
  })
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
