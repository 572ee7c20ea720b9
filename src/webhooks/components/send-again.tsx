/** Sends all messages of some days again, to a program that has lost them. */
import { useState } from 'react'
import * as z from 'zod/mini'
import { Day } from '../../platform/fields/fields.ts'
import { addDays, dayOf, daysBetween, startOfDay } from '../../platform/time/time-zone.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { webhooks } from '../api.client.ts'
import { webhooksContract } from '../contract.ts'
import { webhookPageMessages as messages } from '../messages/pages.ts'

/** The number of days for which messages are kept. */
const maxDays = 30
const fields = z.strictObject({ from: Day(messages.notDay), until: Day(messages.notDay) }).check(
  z.refine(({ from, until }) => from <= until && daysBetween(from, until) < maxDays, {
    path: ['from'],
    error: messages.notPeriod(maxDays),
  }),
)
const { DayInput } = inputsOf<z.input<typeof fields>>()

type SendAgainProps = { readonly id: string; readonly onSent: () => Promise<void> }

export function SendAgain({ id, onSent }: SendAgainProps) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <PeriodForm
      id={id}
      onSent={async () => {
        setOpen(false)
        await onSent()
      }}
      onCancel={() => setOpen(false)}
    />
  ) : (
    <button type="button" className="button tight" onClick={() => setOpen(true)}>
      {messages.replay}
    </button>
  )
}

/** Both days are inclusive, in the shop's time zone. */
function PeriodForm({ id, onSent, onCancel }: SendAgainProps & { readonly onCancel: () => void }) {
  const timeZone = useTimeZone()
  const [today] = useState(() => dayOf(new Date(), timeZone))
  const form = useContractForm(webhooksContract.replay, {
    fields,
    values: { from: today, until: today },
  })
  const send = async ({ from, until }: z.output<typeof fields>): Promise<void> => {
    const { messages: count } = await webhooks.replay({
      id,
      from: startOfDay(from, timeZone).toISOString(),
      until: startOfDay(addDays(until, 1), timeZone).toISOString(),
    })
    toast(messages.isReplayed(count))
    await onSent()
  }
  return (
    <section className="card" aria-labelledby="replay">
      <h3
        id="replay"
        tabIndex={-1}
        ref={(heading) => {
          heading?.focus()
        }}
      >
        {messages.replay}
      </h3>
      <p className="muted mb-4">{messages.replayDetail}</p>
      <Form
        form={form}
        className="form narrow"
        onSubmit={send}
        failed={messages.notReplayed}
        act={messages.sendAgain}
        busy={messages.sending}
        buttons={
          <button type="button" className="button" onClick={onCancel}>
            {messages.cancelReplay}
          </button>
        }
      >
        <DayInput name="from" label={messages.firstDay} />
        <DayInput name="until" label={messages.lastDay} />
      </Form>
    </section>
  )
}
