/** The form with which an owner invites somebody to work in the shop. */
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Permission } from '../../platform/access/permissions.ts'
import { Email } from '../../platform/fields/fields.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { accounts } from '../api.client.ts'
import { accountsContract } from '../contract.ts'
import { staffMessages } from '../messages/staff.ts'
import { staffPageMessages as messages } from '../messages/staff-page.ts'
import { PermissionFields } from './permission-fields.tsx'

const fields = z.strictObject({ email: Email })
const { TextInput } = inputsOf<z.input<typeof fields>>()

type InviteFormProps = {
  /** Called to close the form. */
  readonly onDone: () => Promise<void>
}

export function InviteForm({ onDone }: InviteFormProps) {
  const form = useContractForm(accountsContract.invite, { fields, values: { email: '' } })
  const [granted, setGranted] = useState<readonly Permission[]>([])
  const [missing, setMissing] = useState(false)
  const submit = async ({ email }: z.output<typeof fields>): Promise<void> => {
    setMissing(granted.length === 0)
    if (granted.length === 0) return
    const invitation = { email, permissions: [...granted] }
    const { outcome, mailed } = await sendOnce(`staff-invitation.${email}`, (options) =>
      accounts.invite(invitation, options),
    )
    toast(outcome === 'staff' ? messages.isStaff(email) : messages.isInvited(email, mailed))
    await onDone()
  }
  return (
    <>
      <p className="muted mb-4">{messages.inviteLead}</p>
      <Form
        form={form}
        onSubmit={submit}
        failed={messages.notDone}
        act={messages.sendInvitation}
        busy={messages.inviting}
      >
        <TextInput name="email" label={messages.email} />
        <PermissionFields
          granted={granted}
          error={missing ? staffMessages.noPermission : undefined}
          onChange={(names) => {
            setGranted(names)
            setMissing(false)
          }}
        />
      </Form>
    </>
  )
}
