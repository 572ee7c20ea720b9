/** My Profile: changing the account's e-mail address, or where to change it. */
import { useId, useState } from 'react'
import type * as z from 'zod/mini'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Notice } from '../../ui/page-state.tsx'
import { accounts } from '../api.client.ts'
import { accountsContract, type User } from '../contract.ts'
import { EmailChange } from '../email/email-change-contract.ts'
import { accessMessages } from '../messages/access.ts'

const { TextInput } = inputsOf<z.input<typeof EmailChange>>()

const messages = accessMessages.email

export function EmailSection({ user }: { readonly user: User }) {
  const heading = useId()
  const { kind, mailReady, otherProvider } = useIdentitySettings()
  return (
    <section id="email" className="grid gap-3 mb-6" aria-labelledby={heading}>
      <h3 id={heading}>{messages.heading}</h3>
      <p className="muted small">
        {kind === 'embedded'
          ? messages.lead
          : messages.elsewhere(otherProvider?.name ?? messages.provider)}
      </p>
      {kind !== 'embedded' ? null : mailReady ? (
        <EmailForm user={user} />
      ) : (
        <p className="muted small">{messages.mailNone}</p>
      )}
    </section>
  )
}

function EmailForm({ user }: { readonly user: User }) {
  const [sentTo, setSentTo] = useState<string>()
  const form = useContractForm(accountsContract.requestEmailChange, {
    fields: EmailChange,
    values: { email: '', password: '' },
  })
  const change = async (input: z.output<typeof EmailChange>): Promise<void> => {
    setSentTo(undefined)
    await accounts.requestEmailChange(input)
    setSentTo(input.email)
    form.reset()
  }
  return (
    <Form
      form={form}
      onSubmit={change}
      failed={messages.notChanged}
      act={messages.change}
      busy={messages.changing}
      secondary
    >
      {sentTo === undefined ? null : <Notice tone="good">{messages.sent(sentTo)}</Notice>}
      {/* For password managers: the account of the password. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <div className="two">
        <TextInput name="email" label={messages.next} autoComplete="email" />
        <TextInput
          name="password"
          label={messages.password}
          type="password"
          autoComplete="current-password"
          optional={false}
          help={messages.passwordHelp}
        />
      </div>
    </Form>
  )
}
