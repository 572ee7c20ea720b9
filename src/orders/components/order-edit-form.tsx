/** The form with which staff edit a placed order: first it shows what differs, then it saves. */
import { useEffect, useId, useState } from 'react'
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form'
import { isProblem } from '../../../packages/contract/problem.ts'
import { formatAmount } from '../../platform/money/money.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { edits } from '../api.client.ts'
import type { OrderDetails } from '../contract.ts'
import { editContract, notEditable, orderChanged, type OrderEdit } from '../edits/edit-contract.ts'
import { toRequest, valuesOf, type EditValues } from '../edits/edit-form-values.ts'
import { orderPageMessages } from '../messages/order-page.ts'
import { editPageMessages as messages } from '../messages/edit-page.ts'
import { holdsStock } from '../rules.ts'
import { EditPreview } from './edit-preview.tsx'
import { EditedLines } from './edited-lines.tsx'

/** A button that opens the form; nothing once the order is shipped or cancelled. */
export function OrderEditForm({ order }: { readonly order: OrderDetails }) {
  const heading = useId()
  const [open, setOpen] = useState(false)
  if (!holdsStock(order.status)) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{messages.heading}</h2>
      {open ? (
        <OpenForm key={order.revision} order={order} onDone={() => setOpen(false)} />
      ) : (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {messages.open}
        </button>
      )}
    </section>
  )
}

type OpenFormProps = { readonly order: OrderDetails; readonly onDone: () => void }

function OpenForm({ order, onDone }: OpenFormProps) {
  const form = useForm<EditValues>({ defaultValues: valuesOf(order) })
  const { seen, setSeen } = useSeenEdit(form)
  const differs = seen !== undefined && seen.changes.length > 0
  const { notice, problem, send } = useSubmit(form, editContract.edit.input)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Another desk was quicker: show the order as it is now.
    if (!problem) return
    if (isProblem(problem, orderChanged) || isProblem(problem, notEditable)) {
      toast(problem.message, 'error')
      void revalidate()
    }
  }, [problem, revalidate])
  const submit = send(async (values) => {
    const request = toRequest(order, values, (field, message) => form.setError(field, { message }))
    if (!request) return
    const preview = !differs
    const result = await edits.edit({ ...request, preview })
    if (preview) return setSeen(result)
    toast(messages.saved(order.number))
    await revalidate()
    onDone()
  })
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
      <EditedLines form={form} lines={order.lines} />
      <AddedLines form={form} />
      <ContactFields form={form} order={order} />
      <div aria-live="polite">
        {seen === undefined ? null : <EditPreview edit={seen} order={order} form={form} />}
      </div>
      <div className="row">
        <SubmitButton busy={form.formState.isSubmitting} busyLabel={orderPageMessages.doing}>
          {differs ? messages.save : messages.show}
        </SubmitButton>
        <button type="button" className="button" onClick={onDone}>
          {messages.leave}
        </button>
      </div>
    </form>
  )
}

/** What the server said would differ; forgotten with every change of the form but the consent. */
function useSeenEdit({ watch }: UseFormReturn<EditValues>) {
  const [seen, setSeen] = useState<OrderEdit>()
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      if (name !== undefined && name !== 'approved') setSeen(undefined)
    })
    return unsubscribe
  }, [watch])
  return { seen, setSeen }
}

function AddedLines({ form }: { readonly form: UseFormReturn<EditValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'added' })
  const errors = form.formState.errors.added
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="added-line">
          <legend>{messages.newLine(index + 1)}</legend>
          <TextField
            label={messages.sku}
            maxLength={40}
            autoComplete="off"
            error={errors?.[index]?.sku?.message}
            {...form.register(`added.${index}.sku`)}
          />
          <TextField
            label={messages.quantity}
            inputMode="numeric"
            autoComplete="off"
            error={errors?.[index]?.quantity?.message}
            {...form.register(`added.${index}.quantity`)}
          />
          <TextField
            label={messages.price}
            optional
            help={messages.priceHelp}
            inputMode="decimal"
            autoComplete="off"
            error={errors?.[index]?.unitPrice?.message}
            {...form.register(`added.${index}.unitPrice`)}
          />
          <button type="button" className="button plain tight" onClick={() => remove(index)}>
            {messages.removeNew(index + 1)}
          </button>
        </fieldset>
      ))}
      <div>
        <button
          type="button"
          className="button"
          onClick={() => append({ sku: '', quantity: '', unitPrice: '' })}
        >
          {messages.addLine}
        </button>
      </div>
    </>
  )
}

type ContactFieldsProps = {
  readonly form: UseFormReturn<EditValues>
  readonly order: OrderDetails
}

const ContactFields = ({ form, order: { delivery } }: ContactFieldsProps) => {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={messages.priceReason}
        optional
        help={messages.priceReasonHelp}
        maxLength={300}
        error={errors.priceReason?.message}
        {...form.register('priceReason')}
      />
      {delivery && delivery.kind !== 'collection' ? (
        <TextField
          label={orderPageMessages.deliveryCharge}
          optional={delivery.kind === 'on-request'}
          inputMode="decimal"
          placeholder={formatAmount(delivery.charge)}
          error={errors.deliveryCharge?.message}
          {...form.register('deliveryCharge')}
        />
      ) : null}
      <TextField
        label={orderPageMessages.phone}
        maxLength={40}
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <TextArea
        label={orderPageMessages.address}
        rows={3}
        maxLength={500}
        error={errors.address?.message}
        {...form.register('address')}
      />
      <TextField
        label={orderPageMessages.stepNote}
        optional
        help={messages.noteHelp}
        maxLength={500}
        error={errors.note?.message}
        {...form.register('note')}
      />
    </>
  )
}
