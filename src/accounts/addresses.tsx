/** The addresses that a buyer keeps, on their profile: listed, added, changed, deleted, one of them the default. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { useDeeds, type Deeds } from '../web/deed.ts'
import { toast } from '../web/feedback.tsx'
import { TextArea, TextField } from '../web/field.tsx'
import { useSend } from '../web/form.ts'
import { SendButton } from '../web/send-button.tsx'
import { Notice } from '../web/state.tsx'
import { listingWords } from '../words/en/pages/listing.ts'
import { profileWords as words } from '../words/en/pages/profile.ts'
import { doingWords } from '../words/en/doing.ts'
import { accounts } from './accounts.client.ts'
import { accountsContract, mostAddresses, NewAddress, type SavedAddress } from './contract.ts'

/** Which form is open: of an address by its id, or of a new one. */
type Open = { readonly id: string } | 'new' | undefined

export function Addresses({ addresses }: { readonly addresses: readonly SavedAddress[] }) {
  const [open, setOpen] = useState<Open>()
  const add = useRef<HTMLButtonElement>(null)
  const deeds = useDeeds()
  const heading = useId()
  const close = (): void => {
    setOpen(undefined)
    // The form goes and takes the focus along.
    add.current?.focus({ preventScroll: true })
  }
  return (
    <section className="form-part mt-8" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{words.addresses}</h2>
        <p className="muted small mt-1">{addresses.length === 0 ? words.noAddresses : words.addressesLead}</p>
      </div>
      {addresses.length === 0 ? null : (
        <ul className="addresses">
          {addresses.map((one) => (
            <li key={one.id}>
              {typeof open === 'object' && open.id === one.id ? <AddressForm of={one} onClose={close} /> : <Kept one={one} deeds={deeds} onEdit={() => setOpen({ id: one.id })} />}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' ? <AddressForm onClose={close} /> : null}
      {addresses.length >= mostAddresses ? null : <div hidden={open === 'new'}><button ref={add} type="button" className="button" onClick={() => setOpen('new')}>{words.addAddress}</button></div>}
    </section>
  )
}

function Kept({ one: { id, address, phone, preferred }, deeds: { act, busy, remove }, onEdit }: { readonly one: SavedAddress; readonly deeds: Deeds; readonly onEdit: () => void }) {
  const line = address.replaceAll(/\s*\n\s*/g, ', ')
  const prefer = async (): Promise<string> => {
    await accounts.preferAddress({ id })
    return words.madeDefault
  }
  return (
    <div className="address">
      <p><span className="whitespace-pre-line">{address}</span><small>{phone}</small></p>
      <div className="row">
        {preferred ? <span className="pill good">{words.isDefault}</span> : <button type="button" className="button plain tight" aria-label={words.makeDefaultOf(line)} aria-disabled={busy || undefined} onClick={({ currentTarget }) => void act({ button: currentTarget, work: prefer })}>{words.makeDefault}</button>}
        <button type="button" className="button plain tight" aria-label={words.editOf(line)} onClick={onEdit}>{words.edit}</button>
        <button type="button" className="button plain tight" aria-label={words.deleteOf(line)} aria-disabled={busy || undefined} onClick={({ currentTarget }) => void remove(currentTarget, words.deleting(line), () => accounts.forgetAddress({ id }))}>{listingWords.delete}</button>
      </div>
    </div>
  )
}

/** @param of the address that is changed; without, a new one is added */
function AddressForm({ of, onClose }: { readonly of?: SavedAddress; readonly onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(NewAddress), defaultValues: { address: of?.address ?? '', phone: of?.phone ?? '' } })
  const { formState: { errors, isSubmitting }, register, setFocus } = form
  const { notice, send } = useSend(form, of ? accountsContract.changeAddress.input : accountsContract.saveAddress.input)
  const { revalidate } = useRevalidator()
  useEffect(() => setFocus('address'), [setFocus])
  const save = send(async (said) => {
    await (of ? accounts.changeAddress({ id: of.id, ...said }) : accounts.saveAddress(said))
    toast(words.addressSaved)
    await revalidate()
    onClose()
  })
  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      {notice === undefined ? null : <Notice tone="bad"><b>{words.notSaved}</b> {notice}</Notice>}
      <TextArea label={words.address} help={words.addressHelp} autoComplete="street-address" maxLength={500} rows={3} error={errors.address?.message} {...register('address')} />
      <TextField label={words.addressPhone} help={words.addressPhoneHelp} type="tel" autoComplete="tel" maxLength={40} error={errors.phone?.message} {...register('phone')} />
      <div className="row">
        <SendButton busy={isSubmitting} busyWord={words.saving}>{words.saveAddress}</SendButton>
        <button type="button" className="button" onClick={onClose}>{doingWords.cancel}</button>
      </div>
    </form>
  )
}
