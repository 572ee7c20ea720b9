/** Asks for a password or a code before the identity provider makes an important change. */
import { useState, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/buttons.tsx'
import { accessMessages } from '../messages/access.ts'
import { authErrorMessage } from './auth-page.tsx'
import { useArrivalFocus } from '../../ui/use-arrival-focus.ts'

const messages = accessMessages.secondFactor

type ProofFormProps = {
  /** The account whose password is needed; without it, a code is needed. */
  readonly email?: string
  readonly label: string
  readonly busyLabel?: string
  /** Additional fields. */
  readonly children?: ReactNode
  /** An error that it throws is shown at the field. */
  readonly work: (proof: string, text: (name: string) => string) => Promise<void>
  readonly onCancel: () => void
}

/**
 * The field does not use `ui/form`: the provider has no contract, and reports errors as one
 * sentence.
 */
export function ProofForm({
  email,
  label,
  busyLabel = label,
  children,
  work,
  onCancel,
}: ProofFormProps) {
  const field = useArrivalFocus<HTMLInputElement>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const fields = new FormData(event.currentTarget)
    const text = (name: string): string => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    }
    setBusy(true)
    setError(undefined)
    try {
      await work(field.current?.value ?? '', text)
    } catch (thrown) {
      setError(authErrorMessage(thrown))
      field.current?.select()
    } finally {
      setBusy(false)
    }
  }
  const asked: ComponentProps<typeof TextField> =
    email === undefined
      ? { label: messages.code, inputMode: 'numeric', autoComplete: 'one-time-code' }
      : {
          label: messages.password,
          type: 'password',
          autoComplete: 'current-password',
          help: messages.passwordHelp,
        }
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
      {email === undefined ? null : (
        <input type="email" autoComplete="username" value={email} readOnly hidden />
      )}
      {children}
      <TextField ref={field} error={error} {...asked} />
      <div className="row">
        <SubmitButton busy={busy} busyLabel={busyLabel}>
          {label}
        </SubmitButton>
        <button type="button" className="button" onClick={onCancel}>
          {messages.cancel}
        </button>
      </div>
    </form>
  )
}
