/** Manage Users: all accounts, promotion to admin, and deletion after confirmation. */
import { Link } from 'react-router'
import { readSignedInUser } from '../session/access-token.browser.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { currentAdmin } from '../accounts/current-user.client.ts'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { PersonalPageError } from '../shell/access-guard.tsx'
import { Icon } from '../ui/icons.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Column } from '../ui/table.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { manageUsersMessages as messages } from '../accounts/messages/manage-users.ts'
import { accountsContract } from '../accounts/contract.ts'
import { isAdmin } from '../accounts/rules.ts'
import { accounts, promoteToAdmin } from '../accounts/api.client.ts'
import type { Route } from './+types/dashboard.makeadmin.ts'

type Listed = Awaited<ReturnType<typeof accounts.list>>[number]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.description, noindex: true })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await currentAdmin()
  return accounts.list(
    { ...readFilters(accountsContract.list.input, request), limit: pageSize },
    { signal: request.signal },
  )
}

const columns = (
  { busy, run, remove }: RowActions,
  me: string | undefined,
): readonly Column<Listed>[] => [
  {
    header: messages.email,
    fullWidth: true,
    cell: ({ email, displayName }) => (
      <span>
        {email}
        <small>{email === me ? `${displayName} · ${messages.you}` : displayName}</small>
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
        {isAdmin(user) ? null : (
          <button
            type="button"
            className="button tight plain"
            aria-disabled={busy || undefined}
            aria-label={messages.promoteWho(user.email)}
            onClick={({ currentTarget: button }) => void run({ button, work: () => promote(user) })}
          >
            <Icon name="promote" size={16} /> {messages.promote}
          </button>
        )}
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

async function promote({ email, displayName }: Listed): Promise<string> {
  await promoteToAdmin(email)
  return messages.promoted(displayName)
}

export default function ManageUsers({ loaderData }: Route.ComponentProps) {
  const rowActions = useRowActions()
  return (
    <>
      <h1>{messages.title}</h1>
      <p className="muted mt-2">{messages.lead}</p>
      <FilterForm label={messages.search} hint={messages.hint} />
      <ListPage
        caption={messages.caption}
        columns={columns(rowActions, readSignedInUser()?.email)}
        rows={loaderData}
        keyOf={({ id }) => id}
        empty={
          <EmptyState title={messages.empty} detail={messages.emptyDetail}>
            <Link className="button" to="/signup">
              {messages.emptyWayOn}
            </Link>
          </EmptyState>
        }
      />
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <h1>{messages.title}</h1>
    <PersonalPageError error={error} />
  </>
)
