/** The second factor, on the profile page: set up, turned off, new recovery codes. */
import { useState } from 'react'
import type { NewSecondFactor, Owner } from '../../identity/in-browser/second-factor.client.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import type { User } from '../contract.ts'
import { accessMessages } from '../messages/access.ts'
import { ProofForm } from './proof-form.tsx'
import { QrCode } from './qr-code.tsx'
import { useArrivalFocus } from '../../ui/use-arrival-focus.ts'

const messages = accessMessages.secondFactor
const loadClient = () => import('../../identity/in-browser/second-factor.client.ts')

/** The content shown instead of the buttons. */
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
    // Pages that were closed until now become available.
    if (user.lacksSecondFactor) void revalidate()
    setStep({ step: 'codes', codes: made.recoveryCodes })
  }

  return (
    <div className="grid gap-3" id="second-factor">
      <h3>{messages.heading}</h3>
      <p className="muted small">{isOn ? messages.on : messages.off}</p>
      {current.step === 'buttons' ? <Buttons isOn={isOn} show={showPassword} /> : null}
      {current.step === 'password' ? (
        <ProofForm
          email={user.email}
          label={messages.proceed}
          work={(password) => proceed(current.purpose, { email: user.email, password })}
          onCancel={back}
        />
      ) : null}
      {current.step === 'confirm' ? (
        <ProofForm
          label={messages.confirm}
          work={(code) => confirmCode(current.made, code)}
          onCancel={back}
        >
          <Key uri={current.made.uri} />
        </ProofForm>
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

/** The key for the app, as a picture and as text. */
const Key = ({ uri }: Pick<NewSecondFactor, 'uri'>) => (
  <>
    <p>{messages.scan}</p>
    <QrCode text={uri} label={messages.picture} />
    <CopyButton text={new URL(uri).searchParams.get('secret') ?? ''} name={messages.key} />
  </>
)

function RecoveryCodes({
  codes,
  onKept,
}: {
  readonly codes: readonly string[]
  readonly onKept: () => void
}) {
  const heading = useArrivalFocus<HTMLHeadingElement>()
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
