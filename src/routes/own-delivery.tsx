/** Where the buyer's orders go: the preset address, and all of them once one is to be changed. */
import { Suspense, useId, useState } from 'react'
import type { SavedAddress } from '../accounts/contract.ts'
import { profileMessages } from '../accounts/messages/profile.ts'
import { formMessages } from '../platform/messages/forms.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { ownDeskMessages as messages } from './messages/own-desk.ts'

const OwnAddresses = lazyComponent(async () => (await import('./own-addresses.tsx')).OwnAddresses)

type OwnDeliveryProps = { readonly addresses: readonly SavedAddress[] }

export function OwnDelivery({ addresses }: OwnDeliveryProps) {
  const [open, setOpen] = useState(false)
  const [startsNew, setStartsNew] = useState(false)
  const list = useId()
  const shown = addresses.find(({ preferred }) => preferred) ?? addresses[0]
  const label = shown ? messages.change : profileMessages.addAddress
  return (
    <section aria-labelledby="deliver-to">
      <div className="jobs-head">
        <h2 id="deliver-to">{messages.deliverTo}</h2>
        {addresses.length > 1 ? (
          <span className="muted small">{messages.addresses(addresses.length)}</span>
        ) : null}
      </div>
      <div className="deliver-to">
        {open ? null : <Address address={shown} />}
        <button
          type="button"
          className="button small"
          aria-expanded={open}
          aria-controls={list}
          aria-label={shown && !open ? messages.changeAddresses : undefined}
          onClick={() => {
            setStartsNew(shown === undefined)
            setOpen(!open)
          }}
        >
          {open ? formMessages.close : label}
        </button>
        <div id={list} className="all">
          {open ? (
            <Suspense>
              <OwnAddresses addresses={addresses} startsNew={startsNew} />
            </Suspense>
          ) : null}
        </div>
      </div>
    </section>
  )
}

const Address = ({ address }: { readonly address: SavedAddress | undefined }) =>
  address ? (
    <address>
      <span className="whitespace-pre-line">{address.address}</span>
      <span className="muted">{address.phone}</span>
    </address>
  ) : (
    <p className="muted">{messages.noAddress}</p>
  )
