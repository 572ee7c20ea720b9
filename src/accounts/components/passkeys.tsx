/** The passkeys of an account, on the profile page: added, confirmed and removed with the password. */
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import {
  addPasskey,
  changePasskey,
  supportsPasskeys,
  listPasskeys,
  type Passkey,
} from '../../identity/passkeys/passkeys.client.ts'
import type { Owner } from '../../identity/second-factor/second-factor.client.ts'
import { ProviderError } from '../../identity/provider-error.ts'
import { passkeyNameMaximum } from '../../identity/public-settings.ts'
import { displayDate } from '../../ui/date-time.tsx'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import type { User } from '../contract.ts'
import { accessMessages } from '../messages/access.ts'
import { authErrorMessage } from './auth-page.tsx'

const messages = accessMessages.passkeys

export function Passkeys({ user }: { readonly user: User }) {
  const heading = useId()
  const [{ passkeys, notice }, setKept] = useState<Kept>({ passkeys: [] })
  const [isAdding, setAdding] = useState(false)
  const load = async (): Promise<void> => setKept(await readKept())
  useEffect(() => void readKept().then(setKept), [])
  return (
    <div className="grid gap-3" role="group" aria-labelledby={heading}>
      <h3 id={heading}>{messages.heading}</h3>
      <p className="muted small">{messages.lead}</p>
      {notice === undefined ? null : <p className="small">{notice}</p>}
      {passkeys.length > 0 ? <List user={user} passkeys={passkeys} onChanged={load} /> : null}
      {isAdding ? (
        <ProofForm
          user={user}
          isNamed
          label={messages.proceed}
          work={async (owner, name) => {
            if (!supportsPasskeys()) throw new ProviderError(messages.unknown)
            await addPasskey(owner, name || messages.nameDefault)
            toast(messages.done)
            await load()
            setAdding(false)
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <div className="row">
          <button type="button" className="button" onClick={() => setAdding(true)}>
            {messages.add}
          </button>
        </div>
      )}
    </div>
  )
}

type Kept = {
  readonly passkeys: readonly Passkey[]
  /** Why there are none, or none can be added. */
  readonly notice?: string | undefined
}

/** What the provider keeps; a sentence instead while its session has ended. */
async function readKept(): Promise<Kept> {
  try {
    const passkeys = await listPasskeys()
    return { passkeys, notice: supportsPasskeys() ? undefined : messages.unknown }
  } catch (error) {
    const hasEnded = error instanceof ProviderError && error.code === 'UNAUTHORIZED'
    return { passkeys: [], notice: hasEnded ? messages.sessionEnded : authErrorMessage(error) }
  }
}

type ListProps = {
  readonly user: User
  readonly passkeys: readonly Passkey[]
  readonly onChanged: () => Promise<void>
}

/** What is about to happen to which passkey, once the password is typed. */
type Change = { readonly id: string; readonly to: 'confirm' | 'remove' }

function List({ user, passkeys, onChanged }: ListProps) {
  const timeZone = useTimeZone()
  const [change, setChange] = useState<Change>()
  return (
    <ul className="addresses sessions">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="grid gap-3">
          <PasskeyRow passkey={passkey} onChange={setChange} />
          {passkey.suspendedAt === null ? null : (
            <p className="small">
              {messages.suspended(displayDate(passkey.suspendedAt, timeZone))}
            </p>
          )}
          {change?.id === passkey.id ? (
            <ProofForm
              key={change.to}
              user={user}
              lead={
                change.to === 'remove' ? messages.removeSure(passkey.name) : messages.confirmSure
              }
              label={change.to === 'remove' ? messages.remove : messages.confirm}
              work={async (owner) => {
                await changePasskey(owner, change)
                toast(change.to === 'remove' ? messages.removed : messages.confirmed)
                setChange(undefined)
                await onChanged()
              }}
              onCancel={() => setChange(undefined)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  )
}

type PasskeyRowProps = {
  readonly passkey: Passkey
  readonly onChange: (change: Change) => void
}

function PasskeyRow({ passkey, onChange }: PasskeyRowProps) {
  const timeZone = useTimeZone()
  const { id, name, createdAt, usedAt, suspendedAt } = passkey
  const day = (at: string): string => displayDate(at, timeZone)
  return (
    <div className="row justify-between">
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className="muted small">
          {messages.added(day(createdAt))}
          {' · '}
          {usedAt === null ? messages.neverUsed : messages.used(day(usedAt))}
        </p>
      </div>
      <div className="row">
        {suspendedAt === null ? null : (
          <button
            type="button"
            className="button plain tight"
            aria-label={messages.confirmWhich(name)}
            onClick={() => onChange({ id, to: 'confirm' })}
          >
            {messages.confirm}
          </button>
        )}
        <button
          type="button"
          className="button plain tight"
          aria-label={messages.removeWhich(name)}
          onClick={() => onChange({ id, to: 'remove' })}
        >
          {messages.remove}
        </button>
      </div>
    </div>
  )
}

type ProofFormProps = {
  readonly user: User
  readonly lead?: string
  readonly label: string
  /** Whether the passkey is given a name. */
  readonly isNamed?: boolean
  readonly work: (owner: Owner, name: string) => Promise<void>
  readonly onCancel: () => void
}

/** Asks for the password before a passkey is added, confirmed or removed. */
function ProofForm({ user, lead, label, isNamed = false, work, onCancel }: ProofFormProps) {
  const { error, busy, submit } = useProof(user, work)
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => password.current?.focus(), [])
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      {lead === undefined ? null : <p>{lead}</p>}
      <div className="two">
        {isNamed ? (
          <TextField
            label={messages.name}
            name="name"
            maxLength={passkeyNameMaximum}
            defaultValue={messages.nameDefault}
            help={messages.nameHelp}
          />
        ) : null}
        <TextField
          ref={password}
          label={accessMessages.secondFactor.password}
          name="password"
          type="password"
          autoComplete="current-password"
          help={accessMessages.secondFactor.passwordHelp}
          error={error}
        />
      </div>
      <div className="row">
        <SubmitButton busy={busy} busyLabel={messages.adding}>
          {label}
        </SubmitButton>
        <button type="button" className="button" onClick={onCancel}>
          {accessMessages.secondFactor.cancel}
        </button>
      </div>
    </form>
  )
}

function useProof({ email }: User, work: ProofFormProps['work']) {
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
      await work({ email, password: text('password') }, text('name').trim())
    } catch (thrown) {
      setError(authErrorMessage(thrown))
    } finally {
      setBusy(false)
    }
  }
  return { error, busy, submit }
}
