/**
 * Asks for confirmation before a member leaves, and for the successor of their records in the
 * company.
 */
import { useEffect, useRef, useState } from 'react'
import { formMessages } from '../../platform/messages/forms.ts'
import { SelectField } from '../../ui/field.tsx'
import type { Member } from '../contract.ts'
import { memberMessages as messages } from '../messages/pages.ts'
import { successorOf } from '../rules.ts'

export type LeavingQuestion = {
  readonly detail: string
  readonly confirmLabel: string
  readonly cancelLabel: string
  /** The members of the company. */
  readonly members: readonly Member[]
  /** The user who leaves. */
  readonly leaving: string
}
type Pending = LeavingQuestion & { readonly answer: (successor: string | null) => void }

/**
 * @returns the element to render, and a function that asks: it returns the successor's user id, ''
 *   if there is nobody, null if the member stays
 */
export function useSuccessorDialog() {
  const [pending, setPending] = useState<Pending>()
  const ask = (question: LeavingQuestion): Promise<string | null> => {
    const { promise, resolve } = Promise.withResolvers<string | null>()
    setPending({ ...question, answer: resolve })
    return promise
  }
  const dialog = pending ? (
    <SuccessorDialog key={pending.leaving} {...pending} onDone={() => setPending(undefined)} />
  ) : null
  return { dialog, ask }
}

const toColleagues = (members: readonly Member[]) =>
  members.map(({ since, ...member }) => ({ ...member, since: new Date(since) }))

function SuccessorDialog({
  detail,
  confirmLabel,
  cancelLabel,
  members,
  leaving,
  answer,
  onDone,
}: Pending & { readonly onDone: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const others = members.filter(({ userId }) => userId !== leaving)
  const [successor, choose] = useState(
    successorOf(toColleagues(members), leaving, undefined)?.userId ?? '',
  )
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const close = (result: string | null): void => {
    // Closed before it is removed, so that the focus returns to its previous element.
    dialog.current?.close()
    answer(result)
    onDone()
  }
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="leaving"
      aria-describedby="leaving-detail"
      onCancel={(event) => {
        event.preventDefault()
        close(null)
      }}
    >
      <h2 id="leaving">{formMessages.areYouSure}</h2>
      <p id="leaving-detail">{detail}</p>
      {others.length === 0 ? null : (
        <SuccessorField others={others} value={successor} onChoose={choose} />
      )}
      <div className="row">
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the safe answer is the default */}
        <button type="button" className="button" autoFocus onClick={() => close(null)}>
          {cancelLabel}
        </button>
        <button type="button" className="button danger" onClick={() => close(successor)}>
          {confirmLabel}
        </button>
      </div>
    </dialog>
  )
}

type SuccessorFieldProps = {
  readonly others: readonly Member[]
  readonly value: string
  readonly onChoose: (userId: string) => void
}

const SuccessorField = ({ others, value, onChoose }: SuccessorFieldProps) => (
  <div className="form mb-6">
    <SelectField
      label={messages.successor}
      help={messages.successorHelp}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {others.map(({ userId, email }) => (
        <option key={userId} value={userId}>
          {email}
        </option>
      ))}
    </SelectField>
  </div>
)
