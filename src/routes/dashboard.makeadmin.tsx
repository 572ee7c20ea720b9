/** Manage Users: all accounts, promotion, demotion and deletion after confirmation. */
import { ActButton } from '../ui/buttons.tsx'
import { HeadLinks } from '../ui/desk/desk-head.tsx'
import { Link } from 'react-router'
import { listExport } from '../accounts/components/list-export.tsx'
import { readSignedInUser } from '../session/access-token.browser.ts'
import { userExport } from '../accounts/export-columns.ts'
import { copyText, CopyButton } from '../ui/copy-button.tsx'
import { type RowActions } from '../ui/use-row-actions.ts'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import { StatePill } from '../ui/state-pill.tsx'
import { deskList } from '../shell/desk-list.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import type { Together } from '../ui/desk/together.ts'
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
import styles from '../ui/styles/desk.css?url&no-inline'
import type { Route } from './+types/dashboard.makeadmin.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

type UserRow = Awaited<ReturnType<typeof accounts.list>>[number]

const columns = (
  { busy, run, remove }: RowActions,
  me: string | undefined,
  isOwner: boolean,
): readonly Column<UserRow>[] => [
  {
    header: messages.email,
    slot: 'title',
    cell: ({ email }) => (
      <span className="whole" title={email}>
        {email}
      </span>
    ),
  },
  {
    header: messages.name,
    slot: 'meta',
    cell: ({ email, displayName }) => (
      <bdi>{email === me ? `${displayName} · ${messages.you}` : displayName}</bdi>
    ),
  },
  {
    header: messages.role,
    slot: 'state',
    cell: (user) => (
      <StatePill state={isAdmin(user) ? 'admin' : 'customer'}>
        {isAdmin(user) ? messages.admin : messages.customer}
      </StatePill>
    ),
  },
  {
    header: messages.id,
    cell: ({ id }) => (
      <span className="tablet-id">
        <CopyButton text={id} name={messages.id} />
      </span>
    ),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (user) => (
      <>
        {isOwner ? <RoleButton user={user} me={me} busy={busy} run={run} /> : null}
        <DotsMenu
          of={user.email}
          busy={busy}
          choices={[
            {
              label: auditMessages.of,
              name: messages.historyOf(user.email),
              to: `/dashboard/history?record=${user.id}`,
            },
            {
              label: listPageMessages.delete,
              name: messages.delete(user.email),
              danger: true,
              act: (button) =>
                void remove(button, messages.sure(user.email), () =>
                  accounts.remove({ id: user.id }),
                ),
            },
          ]}
        />
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
    <ActButton
      className="button small"
      busy={busy}
      aria-label={name}
      act={(button) =>
        run({
          button,
          work: () => work(user),
          undo: isAdmin(user) ? () => accounts.restoreRights({ id: user.id }) : undefined,
        })
      }
    >
      {label}
    </ActButton>
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

const acts: readonly Together<UserRow>[] = [
  {
    label: messages.copyEmails,
    all: async (users) => {
      const isCopied = await copyText(users.map(({ email }) => email).join(', '))
      return isCopied ? messages.emailsCopied(users.length) : listPageMessages.notCopied
    },
  },
  {
    label: listPageMessages.delete,
    danger: true,
    sure: messages.sureOfMany,
    each: ({ id }) => accounts.remove({ id }),
    done: messages.areDeleted,
  },
]

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
    <HeadLinks
      links={[
        { to: '/dashboard/history', label: auditMessages.title },
        may(user, 'owner', { reading: true }) && {
          to: '/dashboard/staff',
          label: staffPageMessages.title,
        },
      ]}
    />
  ),
  filters: () => <FilterForm label={messages.search} hint={messages.hint} />,
  together: { nameOf: ({ email }) => email, acts: () => acts },
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
