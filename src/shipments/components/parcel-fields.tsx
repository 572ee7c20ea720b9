/** The fields of a shipment's parcels: a tracking number and a link for each. */
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../../ui/field.tsx'
import type { Shipment } from '../contract.ts'
import { shipmentsMessages as messages } from '../messages/shipments.ts'
import { maxParcels } from '../rules.ts'

export type ParcelValues = Shipment['parcels'][number]
export const emptyParcel: ParcelValues = { trackingNumber: '', trackingLink: '' }

type ParcelFieldsProps = {
  readonly count: number
  readonly onAdd: () => void
  /** The props of a parcel's field; its index counts from 0. */
  readonly field: (index: number, name: keyof ParcelValues) => UseFormRegisterReturn
  /** What is wrong with the link of a parcel. */
  readonly error: (index: number) => string | undefined
}

export const ParcelFields = ({ count, onAdd, field, error }: ParcelFieldsProps) => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <fieldset key={index} className="form">
        {count > 1 ? <legend>{messages.parcel(index + 1)}</legend> : null}
        <TextField
          label={messages.trackingNumber}
          optional
          maxLength={80}
          {...field(index, 'trackingNumber')}
        />
        <TextField
          label={messages.trackingLink}
          optional
          help={messages.trackingHelp}
          inputMode="url"
          maxLength={500}
          error={error(index)}
          {...field(index, 'trackingLink')}
        />
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

/** Those parcels of a form in which something was written. */
export const writtenParcels = (parcels: readonly ParcelValues[]): ParcelValues[] =>
  parcels.filter(
    ({ trackingNumber, trackingLink }) =>
      trackingNumber.trim() !== '' || trackingLink.trim() !== '',
  )
