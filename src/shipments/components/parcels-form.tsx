/** The form with which staff correct the tracking of a shipment that has left. */
import { useFieldArray, useForm } from 'react-hook-form'
import { TrackingFields } from '../../orders/components/tracking-fields.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { shipments } from '../api.client.ts'
import { shipmentsContract, type Shipment } from '../contract.ts'
import { shipmentsMessages as messages } from '../messages/shipments.ts'
import { emptyParcel, ParcelFields, writtenParcels, type ParcelValues } from './parcel-fields.tsx'

type ParcelsFormProps = { readonly shipment: Shipment; readonly onDone: () => void }
type Values = { readonly parcels: ParcelValues[] }

export function ParcelsForm({ shipment: { id, number, parcels }, onDone }: ParcelsFormProps) {
  const form = useForm<Values>({
    defaultValues: { parcels: parcels.length > 0 ? [...parcels] : [{ ...emptyParcel }] },
  })
  const {
    control,
    register,
    formState: { errors, isSubmitting },
  } = form
  const { fields, append } = useFieldArray({ control, name: 'parcels' })
  const { notice, problem, send } = useSubmit(form, shipmentsContract.correctParcels.input)
  const seen = useSeen([...parcels], problem)
  const { revalidate } = useRevalidator()
  const submit = send(async (values) => {
    await shipments.correctParcels({ id, parcels: writtenParcels(values.parcels), ...seen })
    toast(messages.saved)
    await revalidate()
    onDone()
  })
  return (
    <form
      className="form"
      noValidate
      aria-label={messages.correctOf(number)}
      onSubmit={(event) => void submit(event)}
    >
      {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
      <ParcelFields count={fields.length} onAdd={() => append({ ...emptyParcel })}>
        {(index) => (
          <TrackingFields
            control={control}
            register={register}
            number={`parcels.${index}.trackingNumber`}
            link={`parcels.${index}.trackingLink`}
            linkError={errors.parcels?.[index]?.trackingLink?.message}
          />
        )}
      </ParcelFields>
      <SubmitButton busy={isSubmitting} busyLabel={messages.busySaving}>
        {messages.save}
      </SubmitButton>
    </form>
  )
}
