/** Staff: who works in the shop, what each may do, and who is invited. */
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { listExport } from '../accounts/components/list-export.tsx'
import { accounts } from '../accounts/api.client.ts'
import { InviteForm } from '../accounts/components/invite-form.tsx'
import { StaffMemberForm } from '../accounts/components/staff-member-form.tsx'
import { permissionNames } from '../accounts/messages/staff.ts'
import { staffPageMessages as messages } from '../accounts/messages/staff-page.ts'
import type { Staff, StaffMember } from '../accounts/staff/staff-contract.ts'
import { deskList } from '../shell/desk-list.tsx'
import { staffExport } from '../accounts/export-columns.ts'
import { DateTime } from '../ui/date-time.tsx'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import { confirm } from '../ui/dialog.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { StatePill } from '../ui/state-pill.tsx'
import { Table, withoutActions, type Column } from '../ui/table.tsx'
import type { RowActions } from '../ui/use-row-actions.ts'
import { NewButton } from '../ui/desk/new-button.tsx'

type MemberActions = RowActions & {
  readonly me: string
  readonly edit: (member: StaffMember) => void
}

const rightsOf = (permissions: StaffMember['permissions']): string =>
  permissions.map((name) => permissionNames[name].name).join(', ')

const memberColumns = (actions: MemberActions): readonly Column<StaffMember>[] => [
  {
    header: messages.person,
    slot: 'title',
    cell: ({ id, displayName }) => (
      <>
        <bdi title={displayName}>{displayName}</bdi>
        {id === actions.me ? ` · ${messages.you}` : null}
      </>
    ),
  },
  { header: messages.email, slot: 'meta', cell: ({ email }) => email },
  {
    header: messages.canDo,
    shrinks: true,
    besideMeta: true,
    cell: ({ permissions }) => <span title={rightsOf(permissions)}>{rightsOf(permissions)}</span>,
  },
  {
    header: messages.state,
    slot: 'state',
    cell: ({ paused, permissions }) => (
      <StatePill state={paused ? 'paused' : permissions.includes('owner') ? 'owner' : 'active'} />
    ),
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
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-label={messages.changeOf(email)}
        onClick={() => edit(member)}
      >
        {messages.change}
      </button>
      <DotsMenu
        of={email}
        busy={busy}
        choices={[
          paused
            ? {
                label: messages.resume,
                name: messages.resumeWho(email),
                act: (button) => void run({ button, work: () => resume(member) }),
              }
            : {
                label: messages.pause,
                name: messages.pauseWho(email),
                act: (button) => void run({ button, work: () => pause(member) }),
              },
          {
            label: messages.demote,
            name: messages.demoteWho(email),
            danger: true,
            act: (button) =>
              void run({
                button,
                work: () => demote(member),
                undo: () => accounts.restoreRights({ id: member.id }),
              }),
          },
        ]}
      />
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
  { header: messages.email, slot: 'title', cell: ({ email }) => email },
  {
    header: messages.canDo,
    slot: 'meta',
    cell: ({ permissions }) => rightsOf(permissions),
  },
  {
    header: messages.until,
    besideMeta: true,
    cell: ({ expiresAt }) => <DateTime timeless at={expiresAt} />,
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ email }) => (
      <DotsMenu
        of={email}
        busy={busy}
        choices={[
          {
            label: messages.withdrawIt,
            name: messages.withdraw(email),
            danger: true,
            act: (button) =>
              void remove(button, messages.sureToWithdraw(email), () =>
                accounts.withdrawInvitation({ email }),
              ),
          },
        ]}
      />
    ),
  },
]

const page = deskList({
  permission: 'owner',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: z.strictObject({}),
  read: async (_, options) => (await accounts.listStaff({}, options)).members,
  beside: async (_, options) => (await accounts.listStaff({}, options)).invitations,
  keyOf: ({ id }) => id,
  columns: ({ actions, user, open }) =>
    memberColumns({
      ...actions,
      me: user.id,
      edit: (member) =>
        open(messages.permissionsOf(member.displayName), (done) => (
          <StaffMemberForm member={member} onDone={done} />
        )),
    }),
  links: ({ canChange, open }) => (
    <>
      <Link className="button tight" to="/dashboard/makeadmin">
        {messages.back}
      </Link>
      {canChange ? (
        <NewButton onClick={() => open(messages.invite, (done) => <InviteForm onDone={done} />)}>
          {messages.invite}
        </NewButton>
      ) : null}
    </>
  ),
  empty: () => null,
  below: ({ beside: invitations = [], actions, canChange }) =>
    invitations.length === 0 ? null : (
      <section className="mt-10" aria-labelledby="invitations">
        <h2 id="invitations">{messages.invitations}</h2>
        <Table
          caption={messages.invitationsCaption}
          columns={withoutActions(invitationColumns(actions), canChange)}
          rows={invitations}
          keyOf={({ email }) => email}
        />
      </section>
    ),
  exported: listExport('staff', staffExport),
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
