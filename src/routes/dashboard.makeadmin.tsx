/** Manage Users: all accounts, promotion, demotion and deletion after confirmation. */
import { Link } from 'react-router'
import { ListExport } from '../accounts/components/list-export.tsx'
import { readSignedInUser } from '../session/access-token.browser.ts'
import { userExport } from '../accounts/export-columns.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { pageErrors } from '../shell/access-guard.tsx'
import { Icon } from '../ui/icons.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { pageSize, readFilters, withoutPage } from '../ui/list-params.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { confirm } from '../ui/dialog.tsx'
import { withoutActions, type Column } from '../ui/table.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { manageUsersMessages as messages } from '../accounts/messages/manage-users.ts'
import { accountsContract } from '../accounts/contract.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import { staffPageMessages } from '../accounts/messages/staff-page.ts'
import { auditMessages } from '../audit/messages/audit.ts'
import { accounts, promoteToAdmin } from '../accounts/api.client.ts'
import type { Route } from './+types/dashboard.makeadmin.ts'

type Listed = Awaited<ReturnType<typeof accounts.list>>[number]

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('customers')
  const query = readFilters(accountsContract.list.input, request) ?? {}
  const rows = await accounts.list({ ...query, limit: pageSize }, { signal: request.signal })
  return {
    rows,
    query: withoutPage(query),
    mayChange: may(user, 'customers'),
    isOwner: may(user, 'owner'),
    maySeeStaff: may(user, 'owner', { reading: true }),
  }
}

const columns = (
  { busy, run, remove }: RowActions,
  me: string | undefined,
  isOwner: boolean,
): readonly Column<Listed>[] => [
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
  readonly user: Listed
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

async function promote({ email, displayName }: Listed): Promise<string | undefined> {
  const { sureToPromote, promote: confirmLabel, leaveIt: cancelLabel } = messages
  if (!(await confirm({ detail: sureToPromote(email), confirmLabel, cancelLabel })))
    return undefined
  await promoteToAdmin(email)
  return messages.promoted(displayName)
}

async function demote({ id, email, displayName }: Listed): Promise<string | undefined> {
  const { sureToDemote, demote: confirmLabel, leaveIt: cancelLabel } = messages
  if (!(await confirm({ detail: sureToDemote(email), confirmLabel, cancelLabel }))) return undefined
  await accounts.demote({ id })
  return messages.demoted(displayName)
}

export default function ManageUsers({
  loaderData: { rows, query, mayChange, isOwner, maySeeStaff },
}: Route.ComponentProps) {
  const rowActions = useRowActions()
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <span className="row">
          <Link className="button tight" to="/dashboard/history">
            {auditMessages.title}
          </Link>
          {maySeeStaff ? (
            <Link className="button tight" to="/dashboard/staff">
              {staffPageMessages.title}
            </Link>
          ) : null}
        </span>
      </div>
      <p className="muted mt-2">{messages.lead}</p>
      <FilterForm label={messages.search} hint={messages.hint} />
      <ListPage
        caption={messages.caption}
        columns={withoutActions(columns(rowActions, readSignedInUser()?.email, isOwner), mayChange)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState title={messages.empty} detail={messages.emptyDetail}>
            <Link className="button" to="/signup">
              {messages.emptyWayOn}
            </Link>
          </EmptyState>
        }
      />
      <ListExport
        list="users"
        columns={userExport}
        read={(page) => accounts.list({ ...query, ...page })}
      />
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
