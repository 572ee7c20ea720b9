/** The form with which an owner invites somebody to work in the shop. */
import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Permission } from '../../../packages/contract/permissions.ts'
import { Email } from '../../platform/fields/fields.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { accounts } from '../api.client.ts'
import { accountsContract } from '../contract.ts'
import { staffMessages } from '../messages/staff.ts'
import { staffPageMessages as messages } from '../messages/staff-page.ts'
import { PermissionFields } from './permission-fields.tsx'

const resolver = zodResolver(z.strictObject({ email: Email }))

export function InviteForm() {
  const form = useForm({ resolver, defaultValues: { email: '' } })
  const [granted, setGranted] = useState<readonly Permission[]>([])
  const [missing, setMissing] = useState(false)
  const { revalidate } = useRevalidator()
  const {
    formState: { errors, isSubmitting },
    register,
    reset,
  } = form
  const { notice, send } = useSubmit(form, accountsContract.invite.input)
  const submit = send(async ({ email }) => {
    setMissing(granted.length === 0)
    if (granted.length === 0) return
    const invitation = { email, permissions: [...granted] }
    const { outcome, mailed } = await sendOnce(`staff-invitation.${email}`, (options) =>
      accounts.invite(invitation, options),
    )
    toast(outcome === 'staff' ? messages.isStaff(email) : messages.isInvited(email, mailed))
    reset()
    setGranted([])
    await revalidate()
  })
  return (
    <section className="mt-10" aria-labelledby="invite">
      <h2 id="invite">{messages.invite}</h2>
      <p className="muted mt-1 mb-4">{messages.inviteLead}</p>
      <form
        method="post"
        className="form narrow"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {notice === undefined ? null : (
          <Notice tone="bad">
            <b>{messages.notDone}</b> {notice}
          </Notice>
        )}
        <TextField
          label={messages.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          error={errors.email?.message}
          {...register('email')}
        />
        <PermissionFields
          granted={granted}
          error={missing ? staffMessages.noPermission : undefined}
          onChange={(names) => {
            setGranted(names)
            setMissing(false)
          }}
        />
        <div>
          <SubmitButton busy={isSubmitting} busyLabel={messages.inviting}>
            {messages.sendInvitation}
          </SubmitButton>
        </div>
      </form>
    </section>
  )
}
