/** A buyer's saved addresses, on the profile page: list, add, edit, delete, choose the default. */
import { useRef, useState } from 'react'
import { ActButton } from '../../ui/buttons.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { StatePill } from '../../ui/state-pill.tsx'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { accounts } from '../api.client.ts'
import { maxAddresses, type SavedAddress } from '../contract.ts'
import { profileMessages as messages } from '../messages/profile.ts'
import { AddressForm } from './address-form.tsx'

/** Which form is open: that of a saved address, by its id, or of a new one. */
type OpenForm = { readonly id: string; readonly completing: boolean } | 'new' | undefined

type AddressesProps = {
  readonly addresses: readonly SavedAddress[]
  /** The probable country of a new address; empty: unknown. */
  readonly home: string
  /** Whether the form of a new address is open at the start. */
  readonly startsNew: boolean
}

export function Addresses({ addresses, home: shopHome, startsNew }: AddressesProps) {
  const home = addresses.find(({ parts }) => parts)?.parts?.country ?? shopHome
  const [openForm, setOpenForm] = useState<OpenForm>(startsNew ? 'new' : undefined)
  const addButton = useRef<HTMLButtonElement>(null)
  const rowActions = useRowActions()
  const close = (): void => {
    setOpenForm(undefined)
    // The form that had the focus is removed.
    addButton.current?.focus({ preventScroll: true })
  }
  return (
    <div className="form-part">
      <p className="muted small">
        {addresses.length === 0 ? messages.noAddresses : messages.addressesLead}
      </p>
      {addresses.length === 0 ? null : (
        <ul className="addresses">
          {addresses.map((address) => (
            <li key={address.id}>
              {typeof openForm === 'object' && openForm.id === address.id ? (
                <AddressForm
                  saved={address}
                  completing={openForm.completing}
                  home={home}
                  onClose={close}
                />
              ) : (
                <AddressItem
                  address={address}
                  rowActions={rowActions}
                  onEdit={(completing) => setOpenForm({ id: address.id, completing })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {openForm === 'new' ? <AddressForm home={home} onClose={close} /> : null}
      {addresses.length >= maxAddresses ? null : (
        <div hidden={openForm === 'new'}>
          <button
            ref={addButton}
            type="button"
            className="button"
            onClick={() => setOpenForm('new')}
          >
            {messages.addAddress}
          </button>
        </div>
      )}
    </div>
  )
}

type AddressItemProps = {
  readonly address: SavedAddress
  readonly rowActions: RowActions
  readonly onEdit: (completing: boolean) => void
}

function AddressItem({ address, rowActions: { run, busy, remove }, onEdit }: AddressItemProps) {
  const line = address.address.replaceAll(/\s*\n\s*/g, ', ')
  const setDefault = async (): Promise<string> => {
    await accounts.setDefaultAddress({ id: address.id })
    return messages.madeDefault
  }
  return (
    <div className="address">
      <p>
        <span className="whitespace-pre-line">{address.address}</span>
        <small>{address.phone}</small>
        {address.parts ? null : <small className="muted">{messages.incomplete}</small>}
      </p>
      <div className="row">
        {address.preferred ? (
          <StatePill state="isDefault">{messages.isDefault}</StatePill>
        ) : (
          <ActButton
            className="button small"
            aria-label={messages.makeDefaultOf(line)}
            busy={busy}
            act={(button) => run({ button, work: setDefault })}
          >
            {messages.makeDefault}
          </ActButton>
        )}
        <EditButtons line={line} isText={!address.parts} onEdit={onEdit} />
        <ActButton
          className="button small"
          aria-label={messages.deleteOf(line)}
          busy={busy}
          act={(button) =>
            remove(
              button,
              messages.deleting(line),
              () => accounts.deleteAddress({ id: address.id }),
              () => saveAgain(address),
            )
          }
        >
          {listPageMessages.delete}
        </ActButton>
      </div>
    </div>
  )
}

type EditButtonsProps = Pick<AddressItemProps, 'onEdit'> & {
  readonly line: string
  readonly isText: boolean
}

const EditButtons = ({ line, isText, onEdit }: EditButtonsProps) => (
  <>
    <button
      type="button"
      className="button small"
      aria-label={messages.editOf(line)}
      onClick={() => onEdit(false)}
    >
      {messages.edit}
    </button>
    {isText ? (
      <button
        type="button"
        className="button small"
        aria-label={messages.completeOf(line)}
        onClick={() => onEdit(true)}
      >
        {messages.complete}
      </button>
    ) : null}
  </>
)

/** Undoes the deletion of an address; the default becomes the default again. */
async function saveAgain({ preferred, id: _, ...address }: SavedAddress): Promise<void> {
  const { id } = await accounts.saveAddress(address)
  if (preferred) await accounts.setDefaultAddress({ id })
}
