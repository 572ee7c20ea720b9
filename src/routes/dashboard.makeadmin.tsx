/** Manage Users: all accounts, promotion, demotion and deletion after confirmation. */
import { Link } from 'react-router'
import { listExport } from '../accounts/components/list-export.tsx'
import { readSignedInUser } from '../session/access-token.browser.ts'
import { userExport } from '../accounts/export-columns.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { type RowActions } from '../ui/use-row-actions.ts'
import { deskList } from '../shell/desk-list.tsx'
import { Icon } from '../ui/icons.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { confirm } from '../ui/dialog.tsx'
import { type Column } from '../ui/table.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { manageUsersMessages as messages } from '../accounts/messages/manage-users.ts'
import { accountsContract } from '../accounts/contract.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import { staffPageMessages } from '../accounts/messages/staff-page.ts'
import { auditMessages } from '../audit/messages/audit.ts'
import { accounts, promoteToAdmin } from '../accounts/api.client.ts'

type UserRow = Awaited<ReturnType<typeof accounts.list>>[number]

const columns = (
  { busy, run, remove }: RowActions,
  me: string | undefined,
  isOwner: boolean,
): readonly Column<UserRow>[] => [
  {
    header: messages.email,
    fullWidth: true,
    cell: ({ id, email, displayName }) => (
      <span>
        {email}
        <small>
          {email === me ? `${displayName} · ${messages.you}` : displayName} ·{' '}
          <Link
            className="link"
            to={`/dashboard/history?record=${id}`}
            aria-label={messages.historyOf(email)}
          >
            {auditMessages.of}
          </Link>
        </small>
      </span>
    ),
  },
  {
    header: messages.role,
    cell: (user) => (isAdmin(user) ? <b>{messages.admin}</b> : messages.customer),
  },
  {
    header: messages.id,
    fullWidth: true,
    cell: ({ id }) => <CopyButton text={id} name={messages.id} />,
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (user) => (
      <>
        {isOwner ? <RoleButton user={user} me={me} busy={busy} run={run} /> : null}
        <button
          type="button"
          className="icon-button"
          aria-disabled={busy || undefined}
          aria-label={messages.delete(user.email)}
          onClick={({ currentTarget }) =>
            void remove(currentTarget, messages.sure(user.email), () =>
              accounts.remove({ id: user.id }),
            )
          }
        >
          <Icon name="remove" />
        </button>
      </>
    ),
  },
]

type RoleButtonProps = Pick<RowActions, 'busy' | 'run'> & {
  readonly user: UserRow
  /** The e-mail address of the admin who looks: their own role stays. */
  readonly me: string | undefined
}

function RoleButton({ user, me, busy, run }: RoleButtonProps) {
  if (user.email === me) return null
  const [label, name, work] = isAdmin(user)
    ? ([messages.demote, messages.demoteWho(user.email), demote] as const)
    : ([messages.promote, messages.promoteWho(user.email), promote] as const)
  return (
    <button
      type="button"
      className="button tight plain"
      aria-disabled={busy || undefined}
      aria-label={name}
      onClick={({ currentTarget: button }) =>
        void run({
          button,
          work: () => work(user),
          undo: isAdmin(user) ? () => accounts.restoreRights({ id: user.id }) : undefined,
        })
      }
    >
      {isAdmin(user) ? null : <Icon name="promote" size={16} />} {label}
    </button>
  )
}

async function promote({ email, displayName }: UserRow): Promise<string | undefined> {
  const { sureToPromote, promote: confirmLabel, leaveIt: cancelLabel } = messages
  if (!(await confirm({ detail: sureToPromote(email), confirmLabel, cancelLabel })))
    return undefined
  await promoteToAdmin(email)
  return messages.promoted(displayName)
}

async function demote({ id, email, displayName }: UserRow): Promise<string | undefined> {
  const { sureToDemote, demote: confirmLabel, leaveIt: cancelLabel } = messages
  if (!(await confirm({ detail: sureToDemote(email), confirmLabel, cancelLabel }))) return undefined
  await accounts.demote({ id })
  return messages.demoted(displayName)
}

const page = deskList({
  permission: 'customers',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: accountsContract.list.input,
  read: (query, options) => accounts.list(query, options),
  keyOf: ({ id }) => id,
  columns: ({ actions, user }) => columns(actions, readSignedInUser()?.email, may(user, 'owner')),
  links: ({ user }) => (
    <>
      <Link className="button tight" to="/dashboard/history">
        {auditMessages.title}
      </Link>
      {may(user, 'owner', { reading: true }) ? (
        <Link className="button tight" to="/dashboard/staff">
          {staffPageMessages.title}
        </Link>
      ) : null}
    </>
  ),
  filters: () => <FilterForm label={messages.search} hint={messages.hint} />,
  empty: () => (
    <EmptyState title={messages.empty} detail={messages.emptyDetail}>
      <Link className="button" to="/signup">
        {messages.emptyWayOn}
      </Link>
    </EmptyState>
  ),
  exported: listExport('users', userExport),
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
