/** The form with which staff correct the tracking of a past shipment. */
import { useFieldArray } from 'react-hook-form'
import { TrackingFields } from '../../orders/components/tracking-fields.tsx'
import { Form } from '../../ui/form/form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { shipments } from '../api.client.ts'
import { shipmentsContract, type Shipment } from '../contract.ts'
import { shipmentsMessages as messages } from '../messages/shipments.ts'
import { emptyParcel, ParcelFields, writtenParcels, type ParcelValues } from './parcel-fields.tsx'

type ParcelsFormProps = { readonly shipment: Shipment; readonly onDone: () => void }
type Values = { readonly parcels: ParcelValues[] }

export function ParcelsForm({ shipment: { id, number, parcels }, onDone }: ParcelsFormProps) {
  const form = useContractForm<Values>(shipmentsContract.correctParcels, {
    values: { parcels: parcels.length > 0 ? [...parcels] : [{ ...emptyParcel }] },
  })
  const { fields, append } = useFieldArray({ control: form.control, name: 'parcels' })
  const seen = useSeen([...parcels], form.problem)
  const { revalidate } = useRevalidator()
  const submit = async (values: Values): Promise<void> => {
    await shipments.correctParcels({ id, parcels: writtenParcels(values.parcels), ...seen })
    toast(messages.saved)
    await revalidate()
    onDone()
  }
  return (
    <Form
      form={form}
      aria-label={messages.correctOf(number)}
      onSubmit={submit}
      act={messages.save}
      busy={messages.busySaving}
    >
      <ParcelFields count={fields.length} onAdd={() => append({ ...emptyParcel })}>
        {(index) => (
          <TrackingFields
            number={`parcels.${index}.trackingNumber`}
            link={`parcels.${index}.trackingLink`}
          />
        )}
      </ParcelFields>
    </Form>
  )
}
