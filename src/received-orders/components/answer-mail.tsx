/** The answer to an order that came by mail: its state, and the button that sends it. */
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { receivedOrders } from '../api.client.ts'
import type { ReceivedOrder } from '../contract.ts'
import { answerMessages as messages } from '../messages/answers.ts'

type AnswerMailProps = { readonly order: ReceivedOrder; readonly canSend: boolean }

export function AnswerMail({ order: { id, answer, mail, state }, canSend }: AnswerMailProps) {
  const { run, busy } = useRowActions()
  if (!answer || !mail || state === 'open') return null
  if (answer.state === 'sent' && answer.sentAt !== null)
    return (
      <span className="block">
        {messages.sent} <DateTime at={answer.sentAt} /> {messages.sendTo(mail.from)}
      </span>
    )
  if (answer.state === 'due' || answer.state === 'waits')
    return <span className="block muted">{messages[answer.state]}</span>
  if (answer.state === 'never') return <span className="block muted">{answer.reason}</span>
  if (!canSend) return null
  return (
    <span className="row mt-2">
      <ActButton
        className="button small"
        busy={busy}
        act={(button) =>
          run({
            button,
            work: async () => {
              await receivedOrders.sendAnswer({ id })
              return messages.leaving(mail.from)
            },
            undo: () => receivedOrders.takeBackAnswer({ id }),
          })
        }
      >
        {messages.send}
      </ActButton>
      <small className="muted">{messages.sendTo(mail.from)}</small>
    </span>
  )
}
