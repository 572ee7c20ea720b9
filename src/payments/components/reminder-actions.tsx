/**
 * Actions for an overdue invoice: send the next reminder now, or pause reminders for it or its
 * customer.
 */
import { UnlessOwn } from '../../companies/components/own-affair.tsx'
import { ActButton } from '../../ui/buttons.tsx'
import { DotsMenu } from '../../ui/desk/dots-menu.tsx'
import { confirm } from '../../ui/dialog.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { reminders } from '../reminders.client.ts'
import { reminderPageMessages as messages } from '../messages/reminders.ts'
import type { ExemptionScope, OverdueItem } from '../reminders-contract.ts'

export function ReminderActions({ item }: { readonly item: OverdueItem }) {
  const { busy, run } = useRowActions()
  const { id, number, customer, upcoming, exempt, open } = item
  const send = async (step: number): Promise<string | undefined> => {
    const sure = await confirm({
      detail: messages.sure(step, number, open),
      confirmLabel: messages.send,
      cancelLabel: messages.leaveIt,
    })
    if (!sure) return undefined
    const { sent } = await reminders.remind({ id, step })
    return messages.sentNow(step, sent.at(-1)?.to ?? '')
  }
  const nameOf = (scope: ExemptionScope) => (scope === 'invoice' ? number : customer.name)
  const set = async (scope: ExemptionScope, isExempt: boolean): Promise<string> => {
    await reminders.exempt({ id, scope, exempt: isExempt })
    return (isExempt ? messages.leftOut : messages.takenIn)(nameOf(scope))
  }
  const actButton = (label: string, name: string, work: () => Promise<string | undefined>) => (
    <ActButton
      key={label}
      className="button small"
      aria-label={name}
      busy={busy}
      act={(button) => run({ button, work })}
    >
      {label}
    </ActButton>
  )
  if (exempt !== null)
    return (
      <UnlessOwn of={id}>
        {actButton(messages.takeIn, messages.takeInOf(nameOf(exempt)), () => set(exempt, false))}
      </UnlessOwn>
    )
  const pause = (scope: ExemptionScope) => (pressed: HTMLElement) =>
    void run({
      button: pressed,
      work: () => set(scope, true),
      undo: () => set(scope, false),
    })
  return (
    <>
      {upcoming === null
        ? null
        : actButton(messages.send, messages.sendOf(upcoming.step, number), () =>
            send(upcoming.step),
          )}
      <UnlessOwn of={id}>
        <DotsMenu
          of={number}
          busy={busy}
          choices={[
            {
              label: messages.leaveOut,
              name: messages.leaveOutOf(number),
              act: pause('invoice'),
            },
            {
              label: messages.leaveOutCustomer,
              name: messages.leaveOutCustomerOf(customer.name),
              act: pause('customer'),
            },
          ]}
        />
      </UnlessOwn>
    </>
  )
}
