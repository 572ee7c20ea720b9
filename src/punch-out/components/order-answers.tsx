/** The messages for the buyer system of an order that came as cXML, as files. */
import { ActButton } from '../../ui/buttons.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import type { OrderAnswer } from '../contract.ts'
import { punchOutPageMessages as messages } from '../messages/pages.ts'
import { downloadOrderAnswer } from '../order-answers.client.ts'

type OrderAnswersProps = { readonly number: number; readonly answers: readonly OrderAnswer[] }

export function OrderAnswers({ number, answers }: OrderAnswersProps) {
  const { run, busy } = useRowActions()
  return (
    <section className="mt-6" aria-labelledby="order-answers">
      <h2 id="order-answers">{messages.orderFiles}</h2>
      {answers.some(({ state }) => state === undefined) ? (
        <p className="muted small mb-2">{messages.orderFilesHelp}</p>
      ) : null}
      <ul>
        {answers.map((answer) => (
          <li key={answer.record}>
            <ActButton
              className="link"
              busy={busy}
              act={(button) => run({ button, work: () => save(number, answer) })}
            >
              {messages.abouts[answer.kind]}
            </ActButton>{' '}
            <span className="muted small">{messages.kinds[answer.state ?? 'not-sent']}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function save(number: number, answer: OrderAnswer): Promise<undefined> {
  await downloadOrderAnswer(number, answer)
  return undefined
}
