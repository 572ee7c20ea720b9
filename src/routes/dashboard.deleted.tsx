/** Deleted: orders, tools, reviews and the rights of staff, each with its way back. */
import { Link } from 'react-router'
import { ListExport } from '../accounts/components/list-export.tsx'
import { accounts } from '../accounts/api.client.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { permissionNames } from '../accounts/messages/staff.ts'
import { may } from '../accounts/rules.ts'
import { deletedMessages as messages } from '../audit/messages/deleted.ts'
import { catalogue } from '../catalogue/api.client.ts'
import { orders } from '../orders/api.client.ts'
import { ordersMessages } from '../orders/messages/orders.ts'
import { displayMoney } from '../platform/money/money.ts'
import { reviews } from '../reviews/api.client.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { deletedExport } from '../audit/export-columns.ts'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { Table, withoutActions, type Column } from '../ui/table.tsx'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.deleted.ts'

export const meta = personalMeta(messages.title, messages.description)

/** A row of any kind. */
type DeletedRow = {
  readonly id: string
  readonly name: string
  readonly details: string
  readonly deletedAt: string
  /** The kind and id of its history, where it has one. */
  readonly history: string
  readonly restore: () => Promise<unknown>
}

type Options = { readonly signal: AbortSignal }
type Source = {
  readonly permission: 'orders' | 'catalogue' | 'content' | 'owner'
  readonly read: (options: Options) => Promise<readonly DeletedRow[]>
}

async function readOrders(options: Options): Promise<readonly DeletedRow[]> {
  return (await orders.deleted({}, options)).map(
    ({ id, number, name, pieces, total, status, deletedAt }) => ({
      id,
      deletedAt,
      history: `kind=order&record=${id}`,
      name: messages.order(number),
      details: messages.orderDetails(
        name,
        pieces,
        displayMoney(total),
        ordersMessages.status[status],
      ),
      restore: () => orders.restore({ id }),
    }),
  )
}

async function readTools(options: Options): Promise<readonly DeletedRow[]> {
  return (await catalogue.archived({}, options)).map(({ id, name, sku, archivedAt }) => ({
    id,
    name,
    details: sku,
    deletedAt: archivedAt,
    history: `kind=tool&record=${id}`,
    restore: () => catalogue.restore({ id }),
  }))
}

async function readReviews(options: Options): Promise<readonly DeletedRow[]> {
  return (await reviews.deleted({}, options)).map(
    ({ id, name, tool, text, title, deletedAt, deletedBy }) => ({
      id,
      deletedAt,
      history: `kind=review&record=${id}`,
      name: messages.reviewBy(name),
      details: [tool?.name ?? messages.shop, title, text, messages.deletedBy(deletedBy)]
        .filter((part) => part !== '')
        .join(' · '),
      restore: () => reviews.restore({ id }),
    }),
  )
}

async function readStaff(options: Options): Promise<readonly DeletedRow[]> {
  return (await accounts.listFormerStaff({}, options)).map(
    ({ id, email, displayName, permissions, demotedAt }) => ({
      id,
      name: displayName,
      deletedAt: demotedAt,
      history: `kind=staff&record=${id}`,
      details: `${email} · ${messages.couldDo(permissions.map((one) => permissionNames[one].name))}`,
      restore: () => accounts.restoreRights({ id }),
    }),
  )
}

const kinds = ['orders', 'tools', 'reviews', 'staff'] as const
type Kind = (typeof kinds)[number]
const sources: Readonly<Record<Kind, Source>> = {
  orders: { permission: 'orders', read: readOrders },
  tools: { permission: 'catalogue', read: readTools },
  reviews: { permission: 'content', read: readReviews },
  staff: { permission: 'owner', read: readStaff },
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin(['catalogue', 'orders', 'content'])
  const visible = kinds.filter((kind) => may(user, sources[kind].permission, { reading: true }))
  const wanted = new URL(request.url).searchParams.get('kind')
  const kind = visible.find((name) => name === wanted) ?? visible[0] ?? 'orders'
  const { permission, read } = sources[kind]
  return {
    kind,
    visible,
    rows: await read({ signal: request.signal }),
    canChange: may(user, permission),
  }
}

const columns = ({ busy, run }: RowActions): readonly Column<DeletedRow>[] => [
  {
    header: messages.what,
    fullWidth: true,
    cell: ({ name, details }) => (
      <span>
        {name}
        <small>{details}</small>
      </span>
    ),
  },
  {
    header: messages.when,
    sorted: 'descending',
    cell: ({ deletedAt }) => <DateTime at={deletedAt} />,
  },
  {
    header: messages.history,
    cell: ({ history, name }) => (
      <Link
        className="link"
        to={`/dashboard/history?${history}`}
        aria-label={messages.historyOf(name)}
      >
        {messages.history}
      </Link>
    ),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ name, restore }) => (
      <button
        type="button"
        className="button tight plain"
        aria-disabled={busy || undefined}
        aria-label={messages.restoreOf(name)}
        onClick={({ currentTarget: button }) =>
          void run({
            button,
            work: async () => {
              await restore()
              return messages.isRestored(name)
            },
          })
        }
      >
        {messages.restore}
      </button>
    ),
  },
]

export default function DeletedPage({
  loaderData: { kind, visible, rows, canChange },
}: Route.ComponentProps) {
  const rowActions = useRowActions()
  return (
    <>
      <h1>{messages.title}</h1>
      <p className="muted mt-2 mb-6">{messages.lead}</p>
      <nav className="tabs mb-4" aria-label={messages.kindsLabel}>
        {visible.map((name) => (
          <Link
            key={name}
            to={`?kind=${name}`}
            aria-current={name === kind ? 'page' : undefined}
            preventScrollReset
          >
            {messages.kinds[name]}
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? (
        <EmptyState title={messages.empty[kind]} detail={messages.emptyDetail[kind]} />
      ) : (
        <>
          <Table
            caption={messages.caption[kind]}
            columns={withoutActions(columns(rowActions), canChange)}
            rows={rows}
            keyOf={({ id }) => id}
          />
          <ListExport
            list="deleted"
            name={`deleted-${kind}`}
            columns={deletedExport}
            read={async () => rows}
          />
        </>
      )}
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
