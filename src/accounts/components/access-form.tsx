/** A user's own access, on the profile page: a new password, and signing out everywhere. */
import { useId, useState } from 'react'
import type * as z from 'zod/mini'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../packages/contract/problem.ts'
import { unauthenticated } from '../../../packages/contract/standard-problems.ts'
import { identity } from '../../identity/identity.client.ts'
import { passwordMaximum } from '../../identity/public-settings.ts'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { clearSession } from '../../session/access-token.browser.ts'
import { clearPersonalStorage } from '../../session/personal-storage.browser.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { confirm } from '../../ui/dialog.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { toast } from '../../ui/toast.tsx'
import { accounts } from '../api.client.ts'
import { accountsContract, type User } from '../contract.ts'
import { accessMessages as messages } from '../messages/access.ts'
import { signupMessages } from '../messages/signup.ts'
import { EmailSection } from './email-section.tsx'
import { Passkeys } from './passkeys.tsx'
import { SecondFactor } from './second-factor.tsx'
import { passwordChangeSchema } from '../reset-password-validation.ts'

type PasswordChange = z.input<ReturnType<typeof passwordChangeSchema>>
const { TextInput } = inputsOf<PasswordChange>()

export function Access({ user }: { readonly user: User }) {
  const heading = useId()
  const { kind, passkeys } = useIdentitySettings()
  return (
    <section className="form-part mt-8" aria-labelledby={heading}>
      <h2 id={heading}>{messages.heading}</h2>
      <EmailSection user={user} />
      {kind === 'embedded' ? <PasswordForm user={user} /> : null}
      {kind === 'embedded' ? <SecondFactor user={user} /> : null}
      {passkeys ? <Passkeys user={user} /> : null}
      <SignOutEverywhere />
    </section>
  )
}

function PasswordForm({ user: { email } }: { readonly user: User }) {
  const { passwordMinimum } = useIdentitySettings()
  const form = useContractForm(accountsContract.changePassword, {
    fields: passwordChangeSchema(passwordMinimum),
    values: { currentPassword: '', newPassword: '', confirm: '' },
  })
  const change = async ({ currentPassword, newPassword }: PasswordChange): Promise<void> => {
    await accounts.changePassword({ currentPassword, newPassword })
    form.reset()
    toast(messages.changed)
    // The provider's session in this browser has ended with the others. Without a new one, the next
    // sign-in is only needed earlier.
    await identity()
      .then((client) => client.signIn({ email, password: newPassword }))
      .catch(() => undefined)
  }
  return (
    <>
      <h3 id="password">{messages.passwordHeading}</h3>
      <Form
        form={form}
        onSubmit={change}
        failed={messages.notChanged}
        act={messages.change}
        busy={messages.changing}
        secondary
        buttons={<span className="muted small">{messages.ends}</span>}
      >
        {/* For password managers: the account of the password. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextInput
          name="currentPassword"
          label={messages.current}
          type="password"
          autoComplete="current-password"
        />
        <div className="two">
          <TextInput
            name="newPassword"
            label={messages.next}
            type="password"
            autoComplete="new-password"
            help={signupMessages.passwordHelp(passwordMinimum, passwordMaximum)}
            deps="confirm"
          />
          <TextInput
            name="confirm"
            label={messages.confirm}
            type="password"
            autoComplete="new-password"
          />
        </div>
      </Form>
    </>
  )
}

function SignOutEverywhere() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const signOut = async (): Promise<void> => {
    if (busy) return
    if (!(await confirm({ detail: messages.everywhereSure, confirmLabel: messages.everywhere })))
      return
    setBusy(true)
    try {
      await accounts.signOutEverywhere({})
    } catch (error) {
      if (!isProblem(error)) throw error
      if (!isProblem(error, unauthenticated)) return toast(problemMessage(error), 'error')
    } finally {
      setBusy(false)
    }
    clearSession()
    clearPersonalStorage()
    toast(messages.signedOutEverywhere)
    await navigate('/login')
  }
  return (
    <div className="row">
      <ActButton className="button" busy={busy} act={() => signOut()}>
        {messages.everywhere}
      </ActButton>
      <span className="muted small">{messages.everywhereLead}</span>
    </div>
  )
}
