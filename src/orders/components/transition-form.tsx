/** The form with which an admin moves an order to its next status, with a note and tracking. */
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { ordersMessages } from '../messages/orders.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'
import { ordersContract, transitionNotAllowed, type OrderDetails } from '../contract.ts'
import { TransitionFields } from '../transitions/transition-schemas.ts'
import { orders } from '../api.client.ts'
import { nextStatuses } from '../rules.ts'
import { TrackingFields } from './tracking-fields.tsx'

const { TextInput } = inputsOf<z.input<typeof TransitionFields>>()

export function TransitionForm({
  order: { number, status, onHold },
}: {
  readonly order: OrderDetails
}) {
  const [next] = nextStatuses(status)
  const form = useContractForm(ordersContract.step, {
    fields: TransitionFields,
    values: { note: '', trackingNumber: '', trackingLink: '' },
  })
  const { problem } = form
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Somebody else moved the order: reload, which shows its status and renders this form again.
    if (!problem || !isProblem(problem, transitionNotAllowed)) return
    toast(problem.message, 'error')
    void revalidate()
  }, [problem, revalidate])
  if (next === undefined || onHold) return null

  const submit = async ({
    note,
    ...tracking
  }: z.output<typeof TransitionFields>): Promise<void> => {
    const updated = await orders.step({
      number,
      status: next,
      note,
      ...(next === 'shipped' ? tracking : {}),
    })
    toast(messages.done(number, ordersMessages.status[updated.status]))
    await revalidate()
  }
  return (
    <section aria-labelledby="order-next">
      <h2 id="order-next">{messages.nextStep}</h2>
      <Form form={form} onSubmit={submit} act={ordersMessages.act[next]} busy={messages.doing}>
        {next === 'shipped' ? <TrackingFields number="trackingNumber" link="trackingLink" /> : null}
        <TextInput name="note" label={messages.stepNote} help={messages.stepNoteHelp} />
      </Form>
    </section>
  )
}
