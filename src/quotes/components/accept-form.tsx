/** The form with which a buyer accepts an offer: delivery address and order details. */
import { Suspense, useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { toAddressDraft } from '../../accounts/addresses/address-draft.ts'
import { SavedAddresses } from '../../accounts/components/saved-addresses.tsx'
import type { OfferedAddress, User } from '../../accounts/contract.ts'
import { ReferenceInputs } from '../../orders/components/contact-inputs.tsx'
import { DeliverTo } from '../../orders/components/deliver-to.tsx'
import type { SeenCharges } from '../../orders/components/order-charges.tsx'
import {
  destinationIn,
  useChargedShop,
  useHomeCountry,
  type ChargedShop,
} from '../../orders/components/use-charged-shop.ts'
import { contactFormFields } from '../../orders/checkout/contact-form-fields.ts'
import { placedState } from '../../orders/checkout/placed-state.ts'
import { orderFormMessages } from '../../orders/messages/order-form.ts'
import { refusedLines } from '../../orders/model/refused-lines.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { Form } from '../../ui/form/form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { StepButton } from '../../ui/desk/step-button.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { TermsSentence } from '../../orders/components/terms-sentence.tsx'
import { toast } from '../../ui/toast.tsx'
import { type SubmitState } from '../../ui/use-submit.ts'
import { quotes } from '../api.client.ts'
import { quotesContract, type Offer, type Quote } from '../contract.ts'
import { quotePageMessages } from '../messages/pages.ts'
import { OfferTotal, QuoteTotals } from './quote-totals.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const messages = quotePageMessages.accept

/** Only if the shop charges delivery or tax. */
const OrderCharges = lazyComponent(
  async () => (await import('../../orders/components/order-charges.tsx')).OrderCharges,
)

const fields = z.strictObject(contactFormFields)
type Values = z.input<typeof fields>

type AcceptFormProps = {
  readonly quote: Pick<Quote, 'id' | 'company' | 'name'>
  readonly offer: Offer
  readonly user: User
  readonly addresses: readonly OfferedAddress[]
  /** The position of its button, as the page's next step. */
  readonly step: HTMLElement | null
  /** The offer, above its sums. */
  readonly children: ReactNode
}
const formId = 'accept'

export function AcceptForm({ quote, offer, user, addresses, step, children }: AcceptFormProps) {
  const shop = useChargedShop()
  const home = useHomeCountry()
  const [seen, setSeen] = useState<SeenCharges>()
  const navigate = useNavigate()
  const form = useContractForm(quotesContract.accept, {
    fields,
    values: { ...contactOf(addresses[0], user, home), poNumber: '', note: '' },
  })
  const accept = async ({ shipTo: parts, ...values }: z.output<typeof fields>): Promise<void> => {
    const contact = { ...values, ...(parts ? { shipTo: parts } : {}) }
    const { order } = await quotes.accept({
      id: quote.id,
      version: offer.version,
      ...contact,
      ...seen,
    })
    if (order === null) return
    toast(messages.done(order))
    await navigate(`/dashboard/orders/${order}`, { state: placedState })
  }
  return (
    <Form id={formId} className="contents" form={form} onSubmit={accept} notice={null}>
      <div>
        <Refusal notice={form.notice} problem={form.problem} lines={offer.lines} />
        {children}
        <Sums offer={offer} shop={shop} attempt={form.problem} onSeen={setSeen} />
      </div>
      <div className="facts-side">
        <section className="panel" aria-labelledby="deliver-to">
          <h2 id="deliver-to">{messages.deliverTo}</h2>
          <DeliverTo
            person={user.displayName}
            home={home}
            saved={<Saved addresses={addresses} user={user} home={home} />}
            phoneHelp={messages.phoneHelp}
          />
        </section>
        <section className="panel form">
          <ReferenceInputs noteHint={orderFormMessages.noteHint} />
        </section>
        <section className="panel" aria-labelledby="payment">
          <h2 id="payment">{messages.payment}</h2>
          <p>{messages.byInvoice(quote.company ?? quote.name)}</p>
          <p className="muted small">{messages.lead}</p>
          <TermsSentence />
        </section>
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

/** The contact fields for the chosen address; without one, the user's own data. */
const contactOf = (chosen: OfferedAddress | undefined, user: User, home: string) => ({
  phone: chosen?.phone || user.profile.phone,
  address: chosen?.address ?? '',
  shipTo: chosen && !chosen.parts ? null : toAddressDraft(chosen?.parts, { country: home }),
})

type SavedProps = Pick<AcceptFormProps, 'addresses' | 'user'> & { readonly home: string }

/** The selection of the buyer's available addresses. */
function Saved({ addresses, user, home }: SavedProps) {
  const { control, setValue } = useFormContext<Values>()
  const [address, phone] = useWatch({ control, name: ['address', 'phone'] })
  const selected = addresses.find(
    (saved) => saved.address === address && (saved.phone || user.profile.phone) === phone,
  )
  const select = (id: string): void => {
    const contact = contactOf(
      addresses.find((saved) => saved.id === id),
      user,
      home,
    )
    setValue('shipTo', contact.shipTo)
    setValue('address', contact.address)
    setValue('phone', contact.phone)
  }
  return addresses.length === 0 ? null : (
    <SavedAddresses addresses={addresses} selectedId={selected?.id ?? ''} onSelect={select} />
  )
}

type SumsProps = Pick<AcceptFormProps, 'offer'> & {
  readonly shop: ChargedShop | undefined
  readonly attempt: unknown
  readonly onSeen: (seen: SeenCharges) => void
}

/** The goods, with the shop's additional charges. */
function Sums({ offer: { total, lines }, shop, attempt, onSeen }: SumsProps) {
  const shipTo = useWatch<Values, 'shipTo'>({ name: 'shipTo' })
  if (!shop) return <OfferTotal total={total} />
  return (
    <>
      <QuoteTotals rows={[{ label: quotePageMessages.total, text: displayMoney(total) }]} />
      <Suspense>
        <OrderCharges
          shop={shop}
          goods={total}
          lines={lines.map((line) => ({
            toolId: line.toolId,
            quantity: line.quantity,
            amount: line.total,
          }))}
          attempt={attempt}
          known={destinationIn(shipTo)}
          onSeen={onSeen}
        />
      </Suspense>
    </>
  )
}

type RefusalProps = Pick<SubmitState<unknown>, 'notice' | 'problem'> & Pick<Offer, 'lines'>

/** Why nothing was ordered, with the names of the refused lines. */
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
