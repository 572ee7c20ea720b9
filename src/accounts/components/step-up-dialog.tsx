/** Asks for a code of the authenticator app, or for the password, before important changes. */
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { isProblem, type Problem } from '../../../packages/contract/problem.ts'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/buttons.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { accounts } from '../api.client.ts'
import { stepUpMessages as messages } from '../messages/step-up.ts'
import { useArrivalFocus } from '../../ui/use-arrival-focus.ts'

type StepUpDialogProps = {
  readonly problem: Problem
  readonly onDone: (isProved: boolean) => void
}

export function StepUpDialog({ problem, onDone }: StepUpDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const by = problem.body.facts?.['by']
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const close = (isProved: boolean): void => {
    // Closed before it is removed, so that the focus returns to its previous element.
    dialog.current?.close()
    onDone(isProved)
  }
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="step-up"
      onCancel={(event) => {
        event.preventDefault()
        close(false)
      }}
    >
      <h2 id="step-up">{messages.title}</h2>
      {by === 'code' || by === 'password' ? (
        <ProofForm by={by} close={close} />
      ) : (
        <>
          <p>{problem.message}</p>
          <div className="row">
            <button type="button" className="button" onClick={() => close(false)}>
              {messages.cancel}
            </button>
            <Link className="button primary" to="/sign-out" onClick={() => close(false)}>
              {messages.signInAgain}
            </Link>
          </div>
        </>
      )}
    </dialog>
  )
}

type ProofFormProps = {
  readonly by: 'code' | 'password'
  readonly close: (isProved: boolean) => void
}

function ProofForm({ by, close }: ProofFormProps) {
  const field = useArrivalFocus<HTMLInputElement>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const typed = field.current?.value ?? ''
    if (typed === '' || busy) return field.current?.focus()
    setBusy(true)
    setError(undefined)
    try {
      await accounts.prove(by === 'code' ? { code: typed.trim() } : { password: typed })
      close(true)
    } catch (thrown) {
      if (!isProblem(thrown)) throw thrown
      setError(thrown.body.errors?.[0]?.detail ?? problemMessage(thrown))
      setBusy(false)
      field.current?.select()
    }
  }
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{messages.lead}</p>
      <TextField
        ref={field}
        label={by === 'code' ? messages.code : messages.password}
        name={by}
        type={by === 'code' ? 'text' : 'password'}
        inputMode={by === 'code' ? 'numeric' : undefined}
        autoComplete={by === 'code' ? 'one-time-code' : 'current-password'}
        required
        error={error}
      />
      <div className="row">
        <button type="button" className="button" onClick={() => close(false)}>
          {messages.cancel}
        </button>
        <SubmitButton busy={busy} busyLabel={messages.confirming}>
          {messages.confirm}
        </SubmitButton>
      </div>
    </form>
  )
}
