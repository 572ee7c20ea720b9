/** The second factor, on the profile page: set up, turned off, new recovery codes. */
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { NewSecondFactor, Owner } from '../../identity/second-factor/second-factor.client.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import type { User } from '../contract.ts'
import { accessMessages } from '../messages/access.ts'
import { authErrorMessage } from './auth-page.tsx'
import { QrCode } from './qr-code.tsx'

const messages = accessMessages.secondFactor
const loadClient = () => import('../../identity/second-factor/second-factor.client.ts')

/** What is shown instead of the buttons. */
type Step =
  | { readonly step: 'buttons' }
  | { readonly step: 'password'; readonly purpose: 'begin' | 'renew' | 'remove' }
  | { readonly step: 'confirm'; readonly made: NewSecondFactor }
  | { readonly step: 'codes'; readonly codes: readonly string[] }

export function SecondFactor({ user }: { readonly user: User }) {
  const [isOn, setOn] = useState(user.secondFactor)
  const [current, setStep] = useState<Step>({ step: 'buttons' })
  const { revalidate } = useRevalidator()
  const back = (): void => setStep({ step: 'buttons' })
  const showPassword = (purpose: 'begin' | 'renew' | 'remove') => () =>
    setStep({ step: 'password', purpose })

  const proceed = async (purpose: 'begin' | 'renew' | 'remove', owner: Owner): Promise<void> => {
    const client = await loadClient()
    if (purpose === 'begin')
      return setStep({ step: 'confirm', made: await client.beginSecondFactor(owner) })
    if (purpose === 'renew')
      return setStep({ step: 'codes', codes: await client.renewRecoveryCodes(owner) })
    await client.removeSecondFactor(owner)
    setOn(false)
    toast(messages.turnedOff)
    back()
  }
  const confirmCode = async (made: NewSecondFactor, code: string): Promise<void> => {
    await (await loadClient()).confirmSecondFactor(code)
    setOn(true)
    toast(messages.turnedOn)
    // What the shop had closed until now opens.
    if (user.lacksSecondFactor) void revalidate()
    setStep({ step: 'codes', codes: made.recoveryCodes })
  }

  return (
    <div className="grid gap-3" id="second-factor">
      <h3>{messages.heading}</h3>
      <p className="muted small">{isOn ? messages.on : messages.off}</p>
      {current.step === 'buttons' ? <Buttons isOn={isOn} show={showPassword} /> : null}
      {current.step === 'password' ? (
        <PasswordStep
          email={user.email}
          onPassword={(owner) => proceed(current.purpose, owner)}
          onCancel={back}
        />
      ) : null}
      {current.step === 'confirm' ? (
        <ConfirmStep
          made={current.made}
          onCode={(code) => confirmCode(current.made, code)}
          onCancel={back}
        />
      ) : null}
      {current.step === 'codes' ? <RecoveryCodes codes={current.codes} onKept={back} /> : null}
    </div>
  )
}

type ButtonsProps = {
  readonly isOn: boolean
  readonly show: (purpose: 'begin' | 'renew' | 'remove') => () => void
}

const Buttons = ({ isOn, show }: ButtonsProps) => (
  <div className="row">
    {isOn ? (
      <>
        <button type="button" className="button" onClick={show('renew')}>
          {messages.renew}
        </button>
        <button type="button" className="button" onClick={show('remove')}>
          {messages.turnOff}
        </button>
      </>
    ) : (
      <button type="button" className="button" onClick={show('begin')}>
        {messages.turnOn}
      </button>
    )}
  </div>
)

/** Sends one field's value, and shows why it was refused. */
function useOneField(work: (value: string) => Promise<void>) {
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      await work(field.current?.value ?? '')
    } catch (thrown) {
      setError(authErrorMessage(thrown))
      field.current?.select()
    } finally {
      setBusy(false)
    }
  }
  return { field, error, busy, submit }
}

type PasswordStepProps = {
  readonly email: string
  readonly onPassword: (owner: Owner) => Promise<void>
  readonly onCancel: () => void
}

function PasswordStep({ email, onPassword, onCancel }: PasswordStepProps) {
  const { field, error, busy, submit } = useOneField((password) => onPassword({ email, password }))
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        ref={field}
        label={messages.password}
        type="password"
        autoComplete="current-password"
        help={messages.passwordHelp}
        error={error}
      />
      <Proceed busy={busy} label={messages.proceed} onCancel={onCancel} />
    </form>
  )
}

type ConfirmStepProps = {
  readonly made: NewSecondFactor
  readonly onCode: (code: string) => Promise<void>
  readonly onCancel: () => void
}

function ConfirmStep({ made, onCode, onCancel }: ConfirmStepProps) {
  const { field, error, busy, submit } = useOneField(onCode)
  const key = new URL(made.uri).searchParams.get('secret') ?? ''
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{messages.scan}</p>
      <QrCode text={made.uri} label={messages.picture} />
      <CopyButton text={key} name={messages.key} />
      <TextField
        ref={field}
        label={messages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error}
      />
      <Proceed busy={busy} label={messages.confirm} onCancel={onCancel} />
    </form>
  )
}

type ProceedProps = {
  readonly busy: boolean
  readonly label: string
  readonly onCancel: () => void
}

const Proceed = ({ busy, label, onCancel }: ProceedProps) => (
  <div className="row">
    <SubmitButton busy={busy} busyLabel={label}>
      {label}
    </SubmitButton>
    <button type="button" className="button" onClick={onCancel}>
      {messages.cancel}
    </button>
  </div>
)

function RecoveryCodes({
  codes,
  onKept,
}: {
  readonly codes: readonly string[]
  readonly onKept: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h4 ref={heading} tabIndex={-1}>
        {messages.codesHeading}
      </h4>
      <p>{messages.codesLead}</p>
      <ul className="grid grid-cols-2 gap-2 font-mono sm:grid-cols-5">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="button primary" onClick={onKept}>
          {messages.codesKept}
        </button>
      </div>
    </>
  )
}
