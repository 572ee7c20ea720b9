/** Refunds a card payment, in full or in part. */
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { displayMoney, amountInField } from '../../platform/money/money.ts'
import { Money } from '../../platform/fields/money-field.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { cards } from '../api.client.ts'
import { cardPaymentsContract, type CardPayment } from '../contract.ts'
import { cardPaymentsPageMessages as messages } from '../messages/pages.ts'
import { useArrivalFocus } from '../../ui/use-arrival-focus.ts'

const fields = z.strictObject({ amount: Money })
const { MoneyInput } = inputsOf<z.input<typeof fields>>()
const listAddress = '/dashboard/payments/cards'

export function RefundForm({
  payment: { id, order, refundable },
}: {
  readonly payment: CardPayment
}) {
  const form = useContractForm(cardPaymentsContract.refund, {
    fields,
    values: { amount: amountInField(refundable) },
  })
  const heading = useArrivalFocus<HTMLHeadingElement>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const submit = async ({ amount }: z.output<typeof fields>): Promise<void> => {
    await sendOnce(`card-refund.${id}`, (options) => cards.refund({ id, amount }, options))
    toast(messages.refunded(amount))
    await navigate(listAddress, { preventScrollReset: true })
    await revalidate()
  }
  return (
    <section className="mt-4 mb-6" aria-labelledby="refund">
      <h2 id="refund" ref={heading} tabIndex={-1}>
        {messages.refundTitle(order)}
      </h2>
      <p className="muted mt-2">{messages.refundLead(refundable)}</p>
      <Form
        form={form}
        className="form narrow mt-2"
        onSubmit={submit}
        failed={messages.notRefunded}
        act={messages.send}
        busy={messages.sending}
        buttons={
          <Link className="button plain" to={listAddress} preventScrollReset>
            {messages.cancel}
          </Link>
        }
      >
        <MoneyInput
          name="amount"
          label={messages.refundAmount}
          placeholder={displayMoney(refundable)}
        />
      </Form>
    </section>
  )
}
