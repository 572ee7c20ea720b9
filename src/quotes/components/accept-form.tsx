/** The form with which a buyer accepts an offer: where the goods go, and what the order says. */
import { zodResolver } from '@hookform/resolvers/zod'
import { Suspense, useCallback, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import {
  AddressPartsField,
  reserveParts,
  toAddressDraft,
} from '../../accounts/addresses/address-draft.ts'
import { AddressInput } from '../../accounts/components/address-input.tsx'
import type { SavedAddress, User } from '../../accounts/contract.ts'
import { contactFields } from '../../orders/model/contact-fields.ts'
import type { SeenCharges } from '../../orders/components/order-charges.tsx'
import { destinationIn, useChargedShop } from '../../orders/components/use-charged-shop.ts'
import { placedState } from '../../orders/placing/placed-state.ts'
import { refusedLines } from '../../orders/model/refused-lines.ts'
import { OptionalLine } from '../../platform/fields/fields.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { TermsSentence } from '../../orders/components/terms-sentence.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSubmit, type SubmitState } from '../../ui/use-submit.ts'
import { quotes } from '../api.client.ts'
import { quotesContract, type Offer } from '../contract.ts'
import { quotePageMessages } from '../messages/pages.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const messages = quotePageMessages.accept

/** Only where the shop charges delivery or tax. */
const OrderCharges = lazyComponent(
  async () => (await import('../../orders/components/order-charges.tsx')).OrderCharges,
)

const schema = z.strictObject({
  phone: contactFields.phone,
  address: contactFields.address,
  shipTo: AddressPartsField,
  poNumber: OptionalLine(60),
  note: OptionalLine(500),
})

type AcceptFormProps = {
  readonly id: string
  readonly offer: Offer
  readonly user: User
  readonly addresses: readonly SavedAddress[]
}

export function AcceptForm({ id, offer, user, addresses: [first] }: AcceptFormProps) {
  const shop = useChargedShop()
  const [seen, setSeen] = useState<SeenCharges>()
  const navigate = useNavigate()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      phone: first?.phone ?? user.profile.phone,
      address: first?.address ?? '',
      shipTo:
        first && !first.parts ? null : toAddressDraft(first?.parts, { country: shop?.home ?? '' }),
      poNumber: '',
      note: '',
    },
  })
  const { notice, problem, send } = useSubmit(form, quotesContract.accept.input)
  const shipTo = useWatch({ control: form.control, name: 'shipTo' })
  const submit = send(async ({ shipTo: parts, ...values }) => {
    const contact = { ...values, ...(parts ? { shipTo: parts } : {}) }
    const { order } = await quotes.accept({ id, version: offer.version, ...contact, ...seen })
    if (order === null) return
    toast(messages.done(order))
    await navigate(`/dashboard/orders/${order}`, { state: placedState })
  })
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
      <h2>{messages.title}</h2>
      <p className="muted">{messages.lead}</p>
      <Refusal notice={notice} problem={problem} lines={offer.lines} />
      <ContactFields form={form} home={shop?.home ?? ''} />
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
            attempt={problem}
            known={destinationIn(shipTo)}
            onSeen={setSeen}
          />
        </Suspense>
      )}
      <div>
        <SubmitButton busy={form.formState.isSubmitting} busyLabel={messages.busy}>
          {messages.act(seen?.gross ?? offer.total)}
        </SubmitButton>
        <TermsSentence />
      </div>
    </form>
  )
}

type ContactForm = ReturnType<
  typeof useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>
>

type ContactFieldsProps = { readonly form: ContactForm; readonly home: string }

function ContactFields({ form, home }: ContactFieldsProps) {
  const { control, register, formState, setValue } = form
  const { errors } = formState
  const [text, parts] = useWatch({ control, name: ['address', 'shipTo'] })
  const onText = useCallback((composed: string) => setValue('address', composed), [setValue])
  reserveParts(parts, (name) => register(`shipTo.${name}`))
  return (
    <>
      <AddressInput
        text={() => register('address')}
        part={(name) => register(`shipTo.${name}`)}
        value={{ text, parts }}
        errors={{ text: errors.address, parts: errors.shipTo }}
        home={home}
        onParts={(draft) => setValue('shipTo', draft)}
        onText={onText}
      />
      <TextField
        label={messages.phone}
        help={messages.phoneHelp}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextField
        label={messages.poNumber}
        optional
        maxLength={60}
        error={errors.poNumber?.message}
        {...register('poNumber')}
      />
      <TextField
        label={messages.note}
        optional
        maxLength={500}
        error={errors.note?.message}
        {...register('note')}
      />
    </>
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
