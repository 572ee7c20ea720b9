/** An order's returns: the pieces, the status, and the possible next steps. */
import { Suspense, useId, useState } from 'react'
import type { OrderDetails } from '../../orders/contract.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { TextField } from '../../ui/field.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { shipments } from '../api.client.ts'
import type { Return } from '../contract.ts'
import { shipmentsMessages } from '../messages/shipments.ts'
import { nextOfReturn } from '../rules.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const { returns: messages, line } = shipmentsMessages

const ReturnForm = lazyComponent(async () => (await import('./return-form.tsx')).ReturnForm)

type ReturnsProps = {
  readonly order: OrderDetails
  readonly returns: readonly Return[]
  /** Whether the reader may move returns to the next step. */
  readonly canMove: boolean
  readonly canAsk: boolean
}

/** Renders nothing if nothing was shipped. */
export function Returns({ order, returns, canMove, canAsk }: ReturnsProps) {
  const heading = useId()
  const [open, setOpen] = useState(false)
  const canComeBack = order.lines.some(({ shipped, returned }) => shipped > returned)
  if (returns.length === 0 && !(canAsk && canComeBack)) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{messages.heading}</h2>
      <ul className="shipments">
        {returns.map((entry, index) => (
          <li key={entry.id}>
            <Entry entry={entry} position={index + 1} canMove={canMove} />
          </li>
        ))}
      </ul>
      {canAsk && canComeBack && !open ? (
        <button type="button" className="button small" onClick={() => setOpen(true)}>
          {messages.ask}
        </button>
      ) : null}
      {open ? (
        <Suspense>
          <ReturnForm order={order} onDone={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}

type EntryProps = {
  readonly entry: Return
  /** From 1. */
  readonly position: number
  readonly canMove: boolean
}

function Entry({ entry, position, canMove }: EntryProps) {
  const status = entry.scrapped ? messages.scrapped : messages.status[entry.status]
  return (
    <>
      <h3>{messages.entry(position, status)}</h3>
      <ul>
        {entry.lines.map(({ line: of, name, quantity }) => (
          <li key={of}>{line(quantity, name)}</li>
        ))}
      </ul>
      <p>{entry.reason}</p>
      {entry.answer === '' ? null : <p className="muted">{messages.answer(entry.answer)}</p>}
      {canMove && nextOfReturn[entry.status].length > 0 ? (
        <Steps entry={entry} position={position} />
      ) : null}
    </>
  )
}

const steps = ['approved', 'refused', 'received', 'scrapped'] as const
type Step = (typeof steps)[number]

function Steps({ entry, position }: Omit<EntryProps, 'canMove'>) {
  const { run, busy } = useRowActions()
  const [answer, setAnswer] = useState(entry.answer)
  const move = async (step: Step): Promise<string> => {
    const status = step === 'scrapped' ? 'received' : step
    const scrapped = step === 'scrapped'
    await shipments.moveReturn({ id: entry.id, status, scrapped, answer })
    return messages.done(scrapped ? messages.scrapped : messages.status[status])
  }
  const allowed = nextOfReturn[entry.status]
  return (
    <div className="form">
      <TextField
        label={messages.answerLabel}
        optional
        maxLength={500}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <div className="row">
        {steps
          .filter((step) => allowed.includes(step === 'scrapped' ? 'received' : step))
          .map((step) => (
            <ActButton
              key={step}
              className="button"
              aria-label={messages.stepOf(messages.steps[step], position)}
              busy={busy}
              act={(button) => run({ button, work: () => move(step) })}
            >
              {messages.steps[step]}
            </ActButton>
          ))}
      </div>
    </div>
  )
}
