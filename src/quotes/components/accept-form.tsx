/** The form with which a buyer accepts an offer: where the goods go, and what the order says. */
import { Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { toAddressDraft } from '../../accounts/addresses/address-draft.ts'
import { AddressInput } from '../../accounts/components/address-input.tsx'
import type { OfferedAddress, User } from '../../accounts/contract.ts'
import { PhoneInput, ReferenceInputs } from '../../orders/components/contact-inputs.tsx'
import type { SeenCharges } from '../../orders/components/order-charges.tsx'
import { destinationIn, useChargedShop } from '../../orders/components/use-charged-shop.ts'
import { contactFormFields } from '../../orders/checkout/contact-form-fields.ts'
import { placedState } from '../../orders/checkout/placed-state.ts'
import { refusedLines } from '../../orders/model/refused-lines.ts'
import { Form } from '../../ui/form/form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Notice } from '../../ui/page-state.tsx'
import { TermsSentence } from '../../orders/components/terms-sentence.tsx'
import { toast } from '../../ui/toast.tsx'
import { type SubmitState } from '../../ui/use-submit.ts'
import { quotes } from '../api.client.ts'
import { quotesContract, type Offer } from '../contract.ts'
import { quotePageMessages } from '../messages/pages.ts'
import { StepButton } from './step-button.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const messages = quotePageMessages.accept

/** Only where the shop charges delivery or tax. */
const OrderCharges = lazyComponent(
  async () => (await import('../../orders/components/order-charges.tsx')).OrderCharges,
)

const fields = z.strictObject(contactFormFields)

type AcceptFormProps = {
  readonly id: string
  readonly offer: Offer
  readonly user: User
  readonly addresses: readonly OfferedAddress[]
  /** Where its button stands, as the step of the page. */
  readonly step: HTMLElement | null
}
const formId = 'accept'

export function AcceptForm({ id, offer, user, addresses: [first], step }: AcceptFormProps) {
  const shop = useChargedShop()
  const [seen, setSeen] = useState<SeenCharges>()
  const navigate = useNavigate()
  const form = useContractForm(quotesContract.accept, {
    fields,
    values: {
      phone: first?.phone || user.profile.phone,
      address: first?.address ?? '',
      shipTo:
        first && !first.parts ? null : toAddressDraft(first?.parts, { country: shop?.home ?? '' }),
      poNumber: '',
      note: '',
    },
  })
  const shipTo = useWatch({ control: form.control, name: 'shipTo' })
  const accept = async ({ shipTo: parts, ...values }: z.output<typeof fields>): Promise<void> => {
    const contact = { ...values, ...(parts ? { shipTo: parts } : {}) }
    const { order } = await quotes.accept({ id, version: offer.version, ...contact, ...seen })
    if (order === null) return
    toast(messages.done(order))
    await navigate(`/dashboard/orders/${order}`, { state: placedState })
  }
  const refusal = <Refusal notice={form.notice} problem={form.problem} lines={offer.lines} />
  return (
    <Form id={formId} form={form} onSubmit={accept} notice={refusal}>
      <h2>{messages.title}</h2>
      <p className="muted">{messages.lead}</p>
      <AddressInput parts="shipTo" home={shop?.home ?? ''} />
      <PhoneInput help={messages.phoneHelp} />
      <ReferenceInputs poNumber={messages.poNumber} note={messages.note} />
      {shop === undefined ? null : (
        <Suspense>
          <OrderCharges
            shop={shop}
            goods={offer.total}
            lines={offer.lines.map(({ toolId, quantity, total }) => ({
              toolId,
              quantity,
              amount: total,
            }))}
            attempt={form.problem}
            known={destinationIn(shipTo)}
            onSeen={setSeen}
          />
        </Suspense>
      )}
      <div>
        <TermsSentence />
        <StepButton
          form={formId}
          place={step}
          busy={form.formState.isSubmitting}
          busyLabel={messages.busy}
        >
          {messages.act(seen?.gross ?? offer.total)}
        </StepButton>
      </div>
    </Form>
  )
}

type RefusalProps = Pick<SubmitState<unknown>, 'notice' | 'problem'> & Pick<Offer, 'lines'>

/** Why nothing was ordered; the lines that cannot be, by name. */
function Refusal({ notice, problem, lines }: RefusalProps) {
  if (notice === undefined) return null
  const refused = problem ? refusedLines(problem) : []
  if (refused.length === 0)
    return (
      <Notice tone="bad">
        <b>{messages.notOrdered}</b> {notice}
      </Notice>
    )
  return (
    <Notice tone="bad">
      <p>
        <b>{messages.notOrdered}</b> {messages.refused}
      </p>
      <ul>
        {refused.map(({ position, detail }) => (
          <li key={position}>
            <b>{lines[position]?.name}</b>: {detail}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
