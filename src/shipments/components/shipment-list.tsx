/** An order's shipments: when each left, its content, and where its parcels are. */
import { useId, useState, type ReactNode } from 'react'
import { displayNumber } from '../../platform/money/money.ts'
import { DateTime } from '../../ui/date-time.tsx'
import type { Shipment } from '../contract.ts'
import { shipmentsMessages as messages } from '../messages/shipments.ts'
import { ParcelsForm } from './parcels-form.tsx'

/** The maximum number of lines that are named; beyond it their number is shown. */
const maxNamed = 8

type ShipmentListProps = {
  readonly shipments: readonly Shipment[]
  readonly canChange: boolean
  /** The buttons that download a shipment's documents. */
  readonly documents: (shipment: Shipment) => ReactNode
}

/**
 * Renders nothing for an order that was not shipped, or was shipped before shipments were recorded.
 */
export function ShipmentList({ shipments, canChange, documents }: ShipmentListProps) {
  const heading = useId()
  if (shipments.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{messages.heading}</h2>
      <ul className="shipments">
        {shipments.map((shipment) => (
          <li key={shipment.id}>
            <ShipmentEntry shipment={shipment} canChange={canChange}>
              {documents(shipment)}
            </ShipmentEntry>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ShipmentEntryProps = {
  readonly shipment: Shipment
  readonly canChange: boolean
  /** The buttons of its documents. */
  readonly children: ReactNode
}

function ShipmentEntry({ shipment, canChange, children }: ShipmentEntryProps) {
  const { number, shippedAt, by, lines, note, parcels } = shipment
  const [isOpen, setOpen] = useState(false)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <div className="lot">
        <h3>{messages.shipment(number)}</h3>
        <small>
          <DateTime at={shippedAt} /> {by === '' ? '' : messages.by(by)}
        </small>
        <div className="acts">
          {children}
          {canChange && !isOpen ? (
            <button
              type="button"
              className="button small"
              aria-label={messages.correctOf(number)}
              onClick={() => setOpen(true)}
            >
              {messages.correct}
            </button>
          ) : null}
        </div>
      </div>
      {lines.length > maxNamed ? (
        <p>{messages.contents(lines.length, pieces)}</p>
      ) : (
        lines.map(({ line, quantity, name }) => <p key={line}>{messages.line(quantity, name)}</p>)
      )}
      {note === '' ? null : <p className="muted">{note}</p>}
      {parcels.map(({ trackingNumber, trackingLink }, index) => (
        <p key={`${displayNumber(index)} ${trackingNumber}`} className="muted">
          {trackingNumber === '' ? '' : `${messages.tracking(trackingNumber)} `}
          {trackingLink === '' ? null : (
            <a className="link" href={trackingLink} rel="noreferrer">
              {messages.track}
            </a>
          )}
        </p>
      ))}
      {isOpen ? <ParcelsForm shipment={shipment} onDone={() => setOpen(false)} /> : null}
    </>
  )
}
