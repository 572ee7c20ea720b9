/** Staff: who works in the shop, what each may do, and who is invited. */
import { useState } from 'react'
import { Link } from 'react-router'
import { ListExport } from '../accounts/components/list-export.tsx'
import { accounts } from '../accounts/api.client.ts'
import { InviteForm } from '../accounts/components/invite-form.tsx'
import { StaffMemberForm } from '../accounts/components/staff-member-form.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { permissionNames } from '../accounts/messages/staff.ts'
import { staffPageMessages as messages } from '../accounts/messages/staff-page.ts'
import { may } from '../accounts/rules.ts'
import type { Staff, StaffMember } from '../accounts/staff/staff-contract.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { staffExport } from '../accounts/export-columns.ts'
import { DateTime } from '../ui/date-time.tsx'
import { confirm } from '../ui/dialog.tsx'
import { Icon } from '../ui/icons.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { Table, withoutActions, type Column } from '../ui/table.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.staff.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('owner')
  const staff = await accounts.listStaff({}, { signal })
  return { staff, me: user.id, canChange: may(user, 'owner') }
}

type MemberActions = RowActions & {
  readonly me: string
  readonly edit: (member: StaffMember) => void
}

const memberColumns = (actions: MemberActions): readonly Column<StaffMember>[] => [
  {
    header: messages.person,
    fullWidth: true,
    cell: ({ id, email, displayName }) => (
      <span>
        {email}
        <small>{id === actions.me ? `${displayName} · ${messages.you}` : displayName}</small>
      </span>
    ),
  },
  {
    header: messages.canDo,
    fullWidth: true,
    cell: ({ permissions }) => permissions.map((name) => permissionNames[name].name).join(', '),
  },
  {
    header: messages.state,
    cell: ({ paused }) => (paused ? <b>{messages.paused}</b> : messages.working),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (member) =>
      member.id === actions.me ? null : <MemberButtons member={member} actions={actions} />,
  },
]

type MemberButtonsProps = { readonly member: StaffMember; readonly actions: MemberActions }

function MemberButtons({ member, actions: { busy, run, edit } }: MemberButtonsProps) {
  const { email, paused } = member
  const button = (
    label: string,
    name: string,
    work: () => Promise<string | undefined>,
    undo?: () => Promise<unknown>,
  ) => (
    <button
      type="button"
      className="button tight plain"
      aria-disabled={busy || undefined}
      aria-label={name}
      onClick={({ currentTarget }) => void run({ button: currentTarget, work, undo })}
    >
      {label}
    </button>
  )
  return (
    <>
      <button
        type="button"
        className="button tight plain"
        aria-label={messages.changeOf(email)}
        onClick={() => edit(member)}
      >
        {messages.change}
      </button>
      {paused
        ? button(messages.resume, messages.resumeWho(email), () => resume(member))
        : button(messages.pause, messages.pauseWho(email), () => pause(member))}
      {button(
        messages.demote,
        messages.demoteWho(email),
        () => demote(member),
        () => accounts.restoreRights({ id: member.id }),
      )}
    </>
  )
}

const sure = (detail: string, confirmLabel: string): Promise<boolean> =>
  confirm({ detail, confirmLabel, cancelLabel: messages.leaveIt })

async function pause({ id, email, displayName }: StaffMember): Promise<string | undefined> {
  if (!(await sure(messages.sureToPause(email), messages.pause))) return undefined
  await accounts.pause({ id })
  return messages.isPaused(displayName)
}

async function resume({ id, displayName }: StaffMember): Promise<string> {
  await accounts.resume({ id })
  return messages.isResumed(displayName)
}

async function demote({ id, email, displayName }: StaffMember): Promise<string | undefined> {
  if (!(await sure(messages.sureToDemote(email), messages.demote))) return undefined
  await accounts.demote({ id })
  return messages.isDemoted(displayName)
}

type Invitation = Staff['invitations'][number]

const invitationColumns = ({ busy, remove }: RowActions): readonly Column<Invitation>[] => [
  { header: messages.email, fullWidth: true, cell: ({ email }) => email },
  {
    header: messages.canDo,
    fullWidth: true,
    cell: ({ permissions }) => permissions.map((name) => permissionNames[name].name).join(', '),
  },
  { header: messages.until, cell: ({ expiresAt }) => <DateTime timeless at={expiresAt} /> },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ email }) => (
      <button
        type="button"
        className="icon-button"
        aria-disabled={busy || undefined}
        aria-label={messages.withdraw(email)}
        onClick={({ currentTarget }) =>
          void remove(currentTarget, messages.sureToWithdraw(email), () =>
            accounts.withdrawInvitation({ email }),
          )
        }
      >
        <Icon name="remove" />
      </button>
    ),
  },
]

export default function StaffPage({ loaderData: { staff, me, canChange } }: Route.ComponentProps) {
  const rowActions = useRowActions()
  const { revalidate } = useRevalidator()
  const [editing, setEditing] = useState<StaffMember>()
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <Link className="button tight" to="/dashboard/makeadmin">
          {messages.back}
        </Link>
      </div>
      <p className="muted mt-2 mb-6">{messages.lead}</p>
      <Table
        caption={messages.caption}
        columns={withoutActions(memberColumns({ ...rowActions, me, edit: setEditing }), canChange)}
        rows={staff.members}
        keyOf={({ id }) => id}
      />
      <ListExport
        list="staff"
        columns={staffExport}
        read={async () => (await accounts.listStaff({})).members}
      />
      {editing ? (
        <StaffMemberForm
          key={editing.id}
          member={editing}
          onDone={async () => {
            setEditing(undefined)
            await revalidate()
          }}
        />
      ) : null}
      {staff.invitations.length === 0 ? null : (
        <section className="mt-10" aria-labelledby="invitations">
          <h2 id="invitations">{messages.invitations}</h2>
          <Table
            caption={messages.invitationsCaption}
            columns={withoutActions(invitationColumns(rowActions), canChange)}
            rows={staff.invitations}
            keyOf={({ email }) => email}
          />
        </section>
      )}
      {canChange ? <InviteForm /> : null}
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
