/** The form that places a received order: its address, and the details on its documents. */
import { Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import type { Problem } from '../../../packages/contract/problem.ts'
import { toAddressDraft } from '../../accounts/addresses/address-draft.ts'
import { AddressInput } from '../../accounts/components/address-input.tsx'
import type { AddressParts } from '../../platform/addresses/address-parts.ts'
import { PhoneInput, ReferenceInputs } from '../../orders/components/contact-inputs.tsx'
import type { SeenCharges } from '../../orders/components/order-charges.tsx'
import { TermsSentence } from '../../orders/components/terms-sentence.tsx'
import {
  destinationIn,
  useChargedShop,
  useHomeCountry,
} from '../../orders/components/use-charged-shop.ts'
import { contactFormFields } from '../../orders/checkout/contact-form-fields.ts'
import { placedState } from '../../orders/checkout/placed-state.ts'
import { refusedLines } from '../../orders/model/refused-lines.ts'
import { Form } from '../../ui/form/form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/buttons.tsx'
import { toast } from '../../ui/toast.tsx'
import { receivedOrders } from '../api.client.ts'
import { receivedOrdersContract, type ReceivedOrder } from '../contract.ts'
import { addressOfFile, noteOfFile } from '../draft-contact.ts'
import { receivedPageMessages } from '../messages/pages.ts'
import { receivedMessages } from '../messages/received-orders.ts'
import { orderedTools } from '../ordered-goods.ts'

const messages = receivedPageMessages.place
const { lineNote } = receivedMessages

/** Only if the shop charges delivery or tax. */
const OrderCharges = lazyComponent(
  async () => (await import('../../orders/components/order-charges.tsx')).OrderCharges,
)

const fields = z.strictObject(contactFormFields)

export type SavedAddress = {
  readonly address: string
  readonly phone: string
  readonly parts?: AddressParts | undefined
}
type PlaceFormProps = {
  readonly order: ReceivedOrder
  /** The buyer's saved addresses, the default first. */
  readonly addresses: readonly SavedAddress[]
  readonly phone: string
  readonly forStaff: boolean
}

export function PlaceForm({ order, addresses: [saved], phone, forStaff }: PlaceFormProps) {
  const shop = useChargedShop()
  const [seen, setSeen] = useState<SeenCharges>()
  const [again, setAgain] = useState(false)
  const navigate = useNavigate()
  const home = useHomeCountry()
  const form = useContractForm(receivedOrdersContract.place, {
    fields,
    values: firstContact(order, { saved, phone, home }),
  })
  const shipTo = useWatch({ control: form.control, name: 'shipTo' })
  const place = async ({ shipTo: parts, ...values }: z.output<typeof fields>): Promise<void> => {
    const { id, revision, goods } = order
    const { order: number } = await receivedOrders.place({
      id,
      revision,
      ...(Number.isNaN(goods) ? {} : { goods }),
      ...(again ? { again } : {}),
      ...values,
      ...(parts ? { shipTo: parts } : {}),
      ...seen,
    })
    if (number === null) return
    toast(messages.done(number))
    await navigate(`/dashboard/orders/${number}`, forStaff ? {} : { state: placedState })
  }
  return (
    <Form
      form={form}
      className="form narrow mt-6"
      onSubmit={place}
      notice={form.notice === undefined ? null : <NotOrdered {...form} notice={form.notice} />}
    >
      <h2>{messages.title}</h2>
      <AddressInput parts="shipTo" home={home} />
      <PhoneInput help={messages.phoneHelp} ofBuyer={forStaff} />
      <ReferenceInputs poNumber={messages.poNumber} note={messages.note} />
      {order.earlier.some(({ state }) => state !== 'rejected') ? (
        <label className="check">
          <input
            type="checkbox"
            checked={again}
            onChange={({ currentTarget }) => setAgain(currentTarget.checked)}
          />{' '}
          {receivedPageMessages.again}
        </label>
      ) : null}
      {shop === undefined ? null : (
        <Suspense>
          <OrderCharges
            shop={shop}
            goods={order.goods}
            lines={orderedTools(order.lines)}
            attempt={form.problem}
            known={destinationIn(shipTo)}
            {...(forStaff ? { customer: { company: order.company?.id } } : {})}
            onSeen={setSeen}
          />
        </Suspense>
      )}
      <div>
        <SubmitButton busy={form.formState.isSubmitting} busyLabel={messages.busy}>
          {messages.act(seen?.gross ?? order.goods)}
        </SubmitButton>
        <TermsSentence />
      </div>
    </Form>
  )
}

type NotOrderedProps = { readonly notice: string; readonly problem?: Problem | undefined }

/** Why nothing was ordered, line by line if lines were refused. */
const NotOrdered = ({ notice, problem }: NotOrderedProps) => (
  <Notice tone="bad">
    <b>{messages.notOrdered}</b> {notice}{' '}
    {(problem ? refusedLines(problem) : []).map(({ detail }) => detail).join(' ')}
  </Notice>
)

type Known = {
  readonly saved: SavedAddress | undefined
  readonly phone: string
  /** The country of the shop. */
  readonly home: string
}

/** The initial values of the fields: from the file, else what the buyer has saved. */
function firstContact(order: ReceivedOrder, { saved, phone, home }: Known) {
  const ofFile = addressOfFile(order)
  return {
    phone: order.deliverTo.phone || order.from.phone || saved?.phone || phone,
    address: ofFile ? '' : (saved?.address ?? ''),
    shipTo: firstParts(ofFile, saved, home),
    poNumber: order.number,
    note: noteOfFile(order, lineNote),
  }
}

/**
 * The address of the file if it is in parts, else the saved one in parts, else none, because the
 * file's address is a text.
 */
function firstParts(
  ofFile: AddressParts | undefined,
  saved: SavedAddress | undefined,
  home: string,
) {
  if (ofFile) return toAddressDraft({ ...ofFile, country: ofFile.country || home })
  return saved && !saved.parts ? null : toAddressDraft(saved?.parts, { country: home })
}
