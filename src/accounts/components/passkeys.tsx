/** The passkeys of an account, on the profile page: added, confirmed and removed with the password. */
import { useEffect, useId, useState } from 'react'
import {
  addPasskey,
  changePasskey,
  supportsPasskeys,
  listPasskeys,
  type Passkey,
} from '../../identity/in-browser/passkeys.client.ts'
import { ProviderError } from '../../identity/provider-error.ts'
import { passkeyNameMaximum } from '../../identity/public-settings.ts'
import { displayDate } from '../../ui/date-time.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDateStyle } from '../../ui/use-date-style.ts'
import type { User } from '../contract.ts'
import { accessMessages } from '../messages/access.ts'
import { authErrorMessage } from './auth-page.tsx'
import { ProofForm } from './proof-form.tsx'

const messages = accessMessages.passkeys

export function Passkeys({ user: { email } }: { readonly user: User }) {
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
      {passkeys.length > 0 ? <List email={email} passkeys={passkeys} onChanged={load} /> : null}
      {isAdding ? (
        <ProofForm
          email={email}
          label={messages.proceed}
          busyLabel={messages.adding}
          work={async (password, text) => {
            if (!supportsPasskeys()) throw new ProviderError(messages.unknown)
            const name = text('name').trim() || messages.nameDefault
            await addPasskey({ email, password }, name)
            toast(messages.done)
            await load()
            setAdding(false)
          }}
          onCancel={() => setAdding(false)}
        >
          <TextField
            label={messages.name}
            name="name"
            maxLength={passkeyNameMaximum}
            defaultValue={messages.nameDefault}
            help={messages.nameHelp}
          />
        </ProofForm>
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

/** The provider's passkeys; a sentence instead if its session has ended. */
async function readKept(): Promise<Kept> {
  try {
    const passkeys = await listPasskeys()
    return { passkeys, notice: supportsPasskeys() ? undefined : messages.unknown }
  } catch (error) {
    const hasEnded = error instanceof ProviderError && error.code === 'UNAUTHORIZED'
    return { passkeys: [], notice: hasEnded ? messages.sessionEnded : authErrorMessage(error) }
  }
}

type ListProps = Pick<User, 'email'> & {
  readonly passkeys: readonly Passkey[]
  readonly onChanged: () => Promise<void>
}

/** The pending change of a passkey, until the password is typed. */
type Change = { readonly id: string; readonly to: 'confirm' | 'remove' }

function List({ email, passkeys, onChanged }: ListProps) {
  const style = useDateStyle()
  const [change, setChange] = useState<Change>()
  return (
    <ul className="addresses sessions">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="grid gap-3">
          <PasskeyRow passkey={passkey} onChange={setChange} />
          {passkey.suspendedAt === null ? null : (
            <p className="small">{messages.suspended(displayDate(passkey.suspendedAt, style))}</p>
          )}
          {change?.id === passkey.id ? (
            <ProofForm
              key={change.to}
              email={email}
              label={change.to === 'remove' ? messages.remove : messages.confirm}
              busyLabel={messages.adding}
              work={async (password) => {
                await changePasskey({ email, password }, change)
                toast(change.to === 'remove' ? messages.removed : messages.confirmed)
                setChange(undefined)
                await onChanged()
              }}
              onCancel={() => setChange(undefined)}
            >
              <p>
                {change.to === 'remove' ? messages.removeSure(passkey.name) : messages.confirmSure}
              </p>
            </ProofForm>
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
  const style = useDateStyle()
  const { id, name, createdAt, usedAt, suspendedAt } = passkey
  const day = (at: string): string => displayDate(at, style)
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
            className="button small"
            aria-label={messages.confirmWhich(name)}
            onClick={() => onChange({ id, to: 'confirm' })}
          >
            {messages.confirm}
          </button>
        )}
        <button
          type="button"
          className="button small"
          aria-label={messages.removeWhich(name)}
          onClick={() => onChange({ id, to: 'remove' })}
        >
          {messages.remove}
        </button>
      </div>
    </div>
  )
}
