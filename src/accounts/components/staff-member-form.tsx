/** The form with which an owner changes what a member of staff may do. */
import { useEffect, useRef, useState } from 'react'
import { isProblem, type Problem } from '../../../packages/contract/problem.ts'
import { Notice } from '../../ui/page-state.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSeen } from '../../ui/use-seen.ts'
import { accounts } from '../api.client.ts'
import { staffMessages } from '../messages/staff.ts'
import { staffPageMessages as messages } from '../messages/staff-page.ts'
import type { StaffMember } from '../staff/staff-contract.ts'
import { PermissionFields } from './permission-fields.tsx'

type StaffMemberFormProps = {
  readonly member: StaffMember
  /** Called when the form is to close. */
  readonly onDone: () => Promise<void> | void
}

/** The heading takes the focus: the form appears below the table whose button opened it. */
export function StaffMemberForm({ member, onDone }: StaffMemberFormProps) {
  const [granted, setGranted] = useState(member.permissions)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const seen = useSeen(member.permissions, problem)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const save = async (event: React.SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (busy || granted.length === 0) return
    setBusy(true)
    try {
      await accounts.setPermissions({ id: member.id, permissions: granted, ...seen })
      toast(messages.changed(member.displayName))
      await onDone()
    } catch (error) {
      if (!isProblem(error)) throw error
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="mt-10" aria-labelledby="member">
      <h2 id="member" ref={heading} tabIndex={-1}>
        {messages.permissionsOf(member.displayName)}
      </h2>
      <p className="muted mb-4">{member.email}</p>
      <form method="post" className="form narrow" noValidate onSubmit={(event) => void save(event)}>
        {problem === undefined ? null : (
          <Notice tone="bad">
            <b>{messages.notDone}</b> {problemMessage(problem)}
          </Notice>
        )}
        <PermissionFields
          granted={granted}
          error={granted.length === 0 ? staffMessages.noPermission : undefined}
          onChange={(names) => setGranted([...names])}
        />
        <div className="row">
          <SubmitButton busy={busy} busyLabel={messages.saving}>
            {messages.save}
          </SubmitButton>
          <button type="button" className="button" onClick={() => void onDone()}>
            {messages.cancel}
          </button>
        </div>
      </form>
    </section>
  )
}
