/** The form with which staff edit a placed order: first it shows what differs, then it saves. */
import { useEffect, useId, useState } from 'react'
import { useFieldArray, useFormContext, useWatch, type UseFormReturn } from 'react-hook-form'
import { isProblem } from '../../../packages/contract/problem.ts'
import { displayNumber, amountInField, parseMoney } from '../../platform/money/money.ts'
import { priceQuantities } from '../../catalogue/model/units.ts'
import { PriceWarnings } from '../../prices/components/price-warnings.tsx'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { edits } from '../api.client.ts'
import type { OrderDetails } from '../contract.ts'
import { editContract, notEditable, orderChanged, type OrderEdit } from '../edits/edit-contract.ts'
import { toRequest, valuesOf, type EditValues } from '../edits/edit-form-values.ts'
import { orderPageMessages } from '../messages/order-page.ts'
import { editPageMessages as messages } from '../messages/edit-page.ts'
import { EditPreview } from './edit-preview.tsx'
import { EditedLines } from './edited-lines.tsx'

const { Choice, MoneyInput, NumberInput, TextInput, TextLines } = inputsOf<EditValues>()

type OpenFormProps = { readonly order: OrderDetails; readonly onDone: () => void }

export function OrderEditForm({ order, onDone }: OpenFormProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{messages.heading}</h2>
      <OpenForm key={order.revision} order={order} onDone={onDone} />
    </section>
  )
}

function OpenForm({ order, onDone }: OpenFormProps) {
  const form = useContractForm(editContract.edit, { values: valuesOf(order) })
  const { seen, setSeen } = useSeenEdit(form)
  const differs = seen !== undefined && seen.changes.length > 0
  const { problem } = form
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Another desk was quicker: show the order as it is now.
    if (!problem) return
    if (isProblem(problem, orderChanged) || isProblem(problem, notEditable)) {
      toast(problem.message, 'error')
      void revalidate()
    }
  }, [problem, revalidate])
  const submit = async (values: EditValues): Promise<void> => {
    const request = toRequest(order, values, (field, message) => form.setError(field, { message }))
    if (!request) return
    const preview = !differs
    const result = await edits.edit({ ...request, preview })
    if (preview) return setSeen(result)
    toast(messages.saved(order.number))
    await revalidate()
    onDone()
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      act={differs ? messages.save : messages.show}
      busy={orderPageMessages.doing}
      buttons={
        <button type="button" className="button" onClick={onDone}>
          {messages.leave}
        </button>
      }
    >
      <EditedLines lines={order.lines} />
      <AddedLines />
      <WrittenPrices order={order} />
      <ContactFields order={order} />
      <div aria-live="polite">
        {seen === undefined ? null : <EditPreview edit={seen} order={order} />}
      </div>
    </Form>
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

function AddedLines() {
  const { control } = useFormContext<EditValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'added' })
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="form-part">
          <legend>{messages.newLine(index + 1)}</legend>
          <div className="two">
            <TextInput name={`added.${index}.sku`} maxLength={40} label={messages.sku} />
            <NumberInput name={`added.${index}.quantity`} label={messages.quantity} />
          </div>
          <div className="two">
            <MoneyInput
              name={`added.${index}.unitPrice`}
              optional
              label={messages.price}
              help={messages.priceHelp}
            />
            <Choice
              name={`added.${index}.pricePer`}
              label={messages.pricePer}
              none={messages.pricePerUnsaid}
              options={priceQuantities.map((quantity) => [quantity, displayNumber(quantity)])}
            />
          </div>
          <div>
            <button type="button" className="button plain tight" onClick={() => remove(index)}>
              {messages.removeNew(index + 1)}
            </button>
          </div>
        </fieldset>
      ))}
      <div>
        <button
          type="button"
          className="button"
          onClick={() => append({ sku: '', quantity: '', unitPrice: '', pricePer: '' })}
        >
          {messages.addLine}
        </button>
      </div>
    </>
  )
}

/** Warns of prices for nothing and below cost, before they are saved. */
function WrittenPrices({ order }: { readonly order: Pick<OrderDetails, 'lines'> }) {
  const [lines, added] = useWatch<EditValues, ['lines', 'added']>({ name: ['lines', 'added'] })
  const ofLines = order.lines.flatMap(({ line, toolId, sku, name, unitPrice, pricePer }, index) => {
    const price = parseMoney((lines[index]?.unitPrice ?? '').trim())
    return price === undefined || price === unitPrice
      ? []
      : [{ key: `line ${line}`, toolId, sku, name, price, pricePer }]
  })
  const ofAdded = added.flatMap(({ sku, unitPrice, pricePer }, index) => {
    const price = parseMoney(unitPrice.trim())
    const isUnsaid = pricePer === ''
    return price === undefined
      ? []
      : [{ key: `new ${index}`, sku, name: sku, price, pricePer: Number(pricePer), isUnsaid }]
  })
  return <PriceWarnings prices={[...ofLines, ...ofAdded]} />
}

type ContactFieldsProps = { readonly order: OrderDetails }

const ContactFields = ({ order: { delivery } }: ContactFieldsProps) => (
  <>
    <TextInput
      name="priceReason"
      maxLength={300}
      optional
      label={messages.priceReason}
      help={messages.priceReasonHelp}
    />
    {delivery && delivery.kind !== 'collection' ? (
      <MoneyInput
        name="deliveryCharge"
        optional={delivery.kind === 'on-request'}
        label={orderPageMessages.deliveryCharge}
        placeholder={amountInField(delivery.charge)}
      />
    ) : null}
    <TextInput name="phone" maxLength={40} label={orderPageMessages.phone} />
    <TextLines name="address" maxLength={500} label={orderPageMessages.address} />
    <TextInput
      name="note"
      maxLength={500}
      optional
      label={orderPageMessages.stepNote}
      help={messages.noteHelp}
    />
  </>
)
