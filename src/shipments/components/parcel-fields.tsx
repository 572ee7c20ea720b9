/** The fields of a shipment's parcels: a tracking number and a link for each. */
import type { ReactNode } from 'react'
import type { Shipment } from '../contract.ts'
import { shipmentsMessages as messages } from '../messages/shipments.ts'
import { maxParcels } from '../rules.ts'

export type ParcelValues = Shipment['parcels'][number]
export const emptyParcel: ParcelValues = { trackingNumber: '', trackingLink: '' }

type ParcelFieldsProps = {
  readonly count: number
  readonly onAdd: () => void
  /** The fields of a parcel; indexes start at 0. */
  readonly children: (index: number) => ReactNode
}

export const ParcelFields = ({ count, onAdd, children }: ParcelFieldsProps) => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <fieldset key={index} className="form">
        {count > 1 ? <legend>{messages.parcel(index + 1)}</legend> : null}
        {children(index)}
      </fieldset>
    ))}
    {count < maxParcels ? (
      <div>
        <button type="button" className="button tight plain" onClick={onAdd}>
          {messages.anotherParcel}
        </button>
      </div>
    ) : null}
  </>
)

/** The parcels of a form that are not empty. */
export const writtenParcels = (parcels: readonly ParcelValues[]): ParcelValues[] =>
  parcels.filter(
    ({ trackingNumber, trackingLink }) =>
      trackingNumber.trim() !== '' || trackingLink.trim() !== '',
  )
