/** What the shop keeps of somebody: its download, and leaving for good. */
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { clearSession } from '../../session/access-token.browser.ts'
import { clearPersonalStorage } from '../../session/personal-storage.browser.ts'
import { schemaResolver } from '../../ui/form/schema-resolver.ts'
import { confirm } from '../../ui/dialog.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { downloadText } from '../../ui/download-text.client.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { accounts } from '../api.client.ts'
import type { User } from '../contract.ts'
import { AccountRemoval } from '../privacy/privacy-contract.ts'
import { ownDataMessages as messages } from '../messages/privacy.ts'
import { isAdmin } from '../rules.ts'

export function OwnData({ user }: { readonly user: User }) {
  const heading = useId()
  return (
    <section className="form-part mt-8" aria-labelledby={heading}>
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
  const [busy, setBusy] = useState(false)
  const download = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      const { name, json } = await accounts.downloadData({})
      downloadText(name, json, 'application/json; charset=utf-8')
      toast(messages.downloaded(name))
    } catch (error) {
      if (!isProblem(error)) throw error
      toast(problemMessage(error), 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="row mt-4">
      <button
        type="button"
        className="button"
        aria-disabled={busy || undefined}
        onClick={() => void download()}
      >
        {messages.download}
      </button>
    </div>
  )
}

function LeaveForm() {
  const { kind } = useIdentitySettings()
  const { form, notice, leave } = useLeaveForm()
  const {
    formState: { errors, isSubmitting },
    register,
  } = form
  return (
    <form method="post" className="form mt-4" noValidate onSubmit={(event) => void leave(event)}>
      <p>{messages.leaveLead}</p>
      <p className="muted small">{messages.stays}</p>
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notDeleted}</b> {notice}
        </Notice>
      )}
      <TextField
        label={messages.email}
        type="email"
        autoComplete="off"
        help={messages.emailHelp}
        error={errors.email?.message}
        {...register('email')}
      />
      {kind === 'embedded' ? (
        <TextField
          label={messages.password}
          type="password"
          autoComplete="current-password"
          help={messages.passwordHelp}
          error={errors.password?.message}
          {...register('password')}
        />
      ) : null}
      <div className="row">
        <SubmitButton busy={isSubmitting} busyLabel={messages.deleting}>
          {messages.delete}
        </SubmitButton>
      </div>
    </form>
  )
}

function useLeaveForm() {
  const navigate = useNavigate()
  const form = useForm({
    resolver: schemaResolver(AccountRemoval),
    defaultValues: { email: '', password: '' },
  })
  const { notice, send } = useSubmit(form, AccountRemoval)
  const leave = send(async (input) => {
    if (!(await confirm({ detail: messages.sure, confirmLabel: messages.delete }))) return
    await accounts.removeSelf(input)
    clearSession()
    clearPersonalStorage()
    toast(messages.deleted)
    await navigate('/')
  })
  return { form, notice, leave }
}
