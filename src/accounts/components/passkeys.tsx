/** The passkeys of an account, on the profile page: added with the password, removed. */
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import {
  addPasskey,
  supportsPasskeys,
  listPasskeys,
  removePasskey,
  type Passkey,
} from '../../identity/passkeys/passkeys.client.ts'
import { ProviderError } from '../../identity/provider-error.ts'
import { passkeyNameMaximum } from '../../identity/public-settings.ts'
import { displayDate } from '../../ui/date-time.tsx'
import { confirm } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
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
      {passkeys.length > 0 ? <List passkeys={passkeys} onRemoved={load} /> : null}
      {isAdding ? (
        <AddForm
          user={user}
          onAdded={async () => {
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
  readonly passkeys: readonly Passkey[]
  readonly onRemoved: () => Promise<void>
}

function List({ passkeys, onRemoved }: ListProps) {
  const timeZone = useTimeZone()
  const { busy, run } = useRowActions()
  const remove = async ({ id, name }: Passkey, button: HTMLButtonElement): Promise<void> => {
    if (!(await confirm({ detail: messages.removeSure(name), confirmLabel: messages.remove })))
      return
    await run({
      button,
      work: async () => {
        await removePasskey(id)
        await onRemoved()
        return messages.removed
      },
    })
  }
  return (
    <ul className="addresses sessions">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="row justify-between">
          <div>
            <p>
              <b>{passkey.name}</b>
            </p>
            <p className="muted small">
              {messages.added(displayDate(passkey.createdAt, timeZone))}
              {' · '}
              {passkey.usedAt === null
                ? messages.neverUsed
                : messages.used(displayDate(passkey.usedAt, timeZone))}
            </p>
          </div>
          <button
            type="button"
            className="button plain tight"
            aria-disabled={busy || undefined}
            aria-label={messages.removeWhich(passkey.name)}
            onClick={({ currentTarget: button }) => void remove(passkey, button)}
          >
            {messages.remove}
          </button>
        </li>
      ))}
    </ul>
  )
}

type AddFormProps = {
  readonly user: User
  readonly onAdded: () => Promise<void>
  readonly onCancel: () => void
}

function AddForm({ user, onAdded, onCancel }: AddFormProps) {
  const { error, busy, submit } = useAdding(user, onAdded)
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => password.current?.focus(), [])
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <div className="two">
        <TextField
          label={messages.name}
          name="name"
          maxLength={passkeyNameMaximum}
          defaultValue={messages.nameDefault}
          help={messages.nameHelp}
        />
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
          {messages.proceed}
        </SubmitButton>
        <button type="button" className="button" onClick={onCancel}>
          {accessMessages.secondFactor.cancel}
        </button>
      </div>
    </form>
  )
}

function useAdding({ email }: User, onAdded: () => Promise<void>) {
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
    if (!supportsPasskeys()) return setError(messages.unknown)
    setBusy(true)
    setError(undefined)
    try {
      const owner = { email, password: text('password') }
      await addPasskey(owner, text('name').trim() || messages.nameDefault)
      toast(messages.done)
      await onAdded()
    } catch (thrown) {
      setError(authErrorMessage(thrown))
    } finally {
      setBusy(false)
    }
  }
  return { error, busy, submit }
}
