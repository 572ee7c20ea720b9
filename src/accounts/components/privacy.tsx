/** Privacy: downloading one's own data, and deleting the account. */
import { useId } from 'react'
import { Link, useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { clearSession } from '../../session/access-token.browser.ts'
import { clearPersonalStorage } from '../../session/personal-storage.browser.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { confirm } from '../../ui/dialog.tsx'
import { downloadText } from '../../ui/download-text.client.ts'
import { toast } from '../../ui/toast.tsx'
import { useAttempt } from '../../ui/form/use-attempt.ts'
import { accounts } from '../api.client.ts'
import { accountsContract, type User } from '../contract.ts'
import { AccountRemoval } from '../privacy/privacy-contract.ts'
import { ownDataMessages as messages } from '../messages/privacy.ts'
import { isAdmin } from '../rules.ts'

const { TextInput } = inputsOf<z.input<typeof AccountRemoval>>()

export function OwnData({ user }: { readonly user: User }) {
  const heading = useId()
  return (
    <section id="data" className="form-part mt-8" aria-labelledby={heading}>
      <h2 id={heading}>{messages.heading}</h2>
      <p className="muted small">
        {messages.lead}{' '}
        <Link className="link" to="/dashboard/myorders">
          {messages.orders}
        </Link>
      </p>
      <Download />
      {isAdmin(user) ? (
        <p className="muted small mt-4">{messages.staff}</p>
      ) : (
        <details className="mt-6">
          <summary>{messages.leave}</summary>
          <LeaveForm />
        </details>
      )}
    </section>
  )
}

function Download() {
  const { busy, attempt } = useAttempt((sentence) => toast(sentence, 'error'))
  const download = () =>
    attempt(async () => {
      const { name, json } = await accounts.downloadData({})
      downloadText(name, json, 'application/json; charset=utf-8')
      toast(messages.downloaded(name))
    })
  return (
    <div className="row mt-4">
      <ActButton className="button" busy={busy} act={() => download()}>
        {messages.download}
      </ActButton>
    </div>
  )
}

function LeaveForm() {
  const { kind } = useIdentitySettings()
  const navigate = useNavigate()
  const form = useContractForm(accountsContract.removeSelf, {
    fields: AccountRemoval,
    values: { email: '', password: '' },
  })
  const leave = async (input: z.output<typeof AccountRemoval>): Promise<void> => {
    if (!(await confirm({ detail: messages.sure, confirmLabel: messages.delete }))) return
    await accounts.removeSelf(input)
    clearSession()
    clearPersonalStorage()
    toast(messages.deleted)
    await navigate('/')
  }
  return (
    <Form
      form={form}
      className="form mt-4"
      onSubmit={leave}
      failed={messages.notDeleted}
      act={messages.delete}
      busy={messages.deleting}
    >
      <p>{messages.leaveLead}</p>
      <p className="muted small">{messages.stays}</p>
      <TextInput name="email" label={messages.email} help={messages.emailHelp} />
      {kind === 'embedded' ? (
        <TextInput
          name="password"
          label={messages.password}
          type="password"
          autoComplete="current-password"
          optional={false}
          help={messages.passwordHelp}
        />
      ) : null}
    </Form>
  )
}
