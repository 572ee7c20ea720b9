/** The form with which an owner changes a staff member's permissions. */
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../ui/form/form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useSeen } from '../../ui/use-seen.ts'
import { accounts } from '../api.client.ts'
import { accountsContract } from '../contract.ts'
import { staffMessages } from '../messages/staff.ts'
import { staffPageMessages as messages } from '../messages/staff-page.ts'
import { GrantedPermissions, type StaffMember } from '../staff/staff-contract.ts'
import { PermissionFields } from './permission-fields.tsx'

type StaffMemberFormProps = {
  readonly member: StaffMember
  /** Called to close the form. */
  readonly onDone: () => Promise<void> | void
}

const fields = z.strictObject({ permissions: GrantedPermissions })

export function StaffMemberForm({ member, onDone }: StaffMemberFormProps) {
  const { id, displayName, permissions } = member
  const form = useContractForm(accountsContract.setPermissions, {
    fields,
    values: { permissions },
  })
  const granted = useWatch({ control: form.control, name: 'permissions' })
  const seen = useSeen(permissions, form.problem)
  const save = async (values: z.output<typeof fields>): Promise<void> => {
    await accounts.setPermissions({ id, ...values, ...seen })
    toast(messages.changed(displayName))
    await onDone()
  }
  return (
    <>
      <p className="muted mb-4">{member.email}</p>
      <Form
        form={form}
        about={id}
        className="form"
        onSubmit={save}
        failed={messages.notDone}
        act={messages.save}
        busy={messages.saving}
        buttons={
          <button type="button" className="button" onClick={() => void onDone()}>
            {messages.cancel}
          </button>
        }
      >
        <PermissionFields
          granted={granted}
          error={granted.length === 0 ? staffMessages.noPermission : undefined}
          onChange={(names) => form.setValue('permissions', [...names])}
        />
      </Form>
    </>
  )
}
