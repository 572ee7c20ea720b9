/** Deleted: orders, tools, reviews and the rights of staff, each with its way back. */
import * as z from 'zod/mini'
import { ListExport } from '../accounts/components/list-export.tsx'
import { accounts } from '../accounts/api.client.ts'
import type { User } from '../accounts/contract.ts'
import { permissionNames } from '../accounts/messages/staff.ts'
import { may } from '../accounts/rules.ts'
import { deletedMessages as messages } from '../audit/messages/deleted.ts'
import { catalogue } from '../catalogue/api.client.ts'
import { orders } from '../orders/api.client.ts'
import { ordersMessages } from '../orders/messages/orders.ts'
import { displayMoney } from '../platform/money/money.ts'
import { reviews } from '../reviews/api.client.ts'
import { deskList } from '../shell/desk-list.tsx'
import { deletedExport } from '../audit/export-columns.ts'
import { ActButton } from '../ui/buttons.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import type { Together } from '../ui/desk/together.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import type { Column } from '../ui/table.tsx'
import type { RowActions } from '../ui/use-row-actions.ts'

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

type Options = { readonly signal?: AbortSignal }
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

const visibleTo = (user: User): readonly Kind[] =>
  kinds.filter((kind) => may(user, sources[kind].permission, { reading: true }))

/** What the address names, else the first that the reader may see. */
const kindOf = (user: User, wanted: Kind | undefined): Kind => {
  const visible = visibleTo(user)
  return visible.find((name) => name === wanted) ?? visible[0] ?? 'orders'
}

const columns = ({ busy, run }: RowActions, canChange: boolean): readonly Column<DeletedRow>[] => [
  { header: messages.what, slot: 'title', cell: ({ name }) => <span title={name}>{name}</span> },
  {
    header: messages.details,
    slot: 'meta',
    cell: ({ details }) => <span title={details}>{details}</span>,
  },
  {
    header: messages.when,
    sorted: 'descending',
    besideMeta: true,
    cell: ({ deletedAt }) => <DateTime at={deletedAt} />,
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ name, history, restore }) => (
      <>
        {canChange ? (
          <ActButton
            className="button small"
            busy={busy}
            aria-label={messages.restoreOf(name)}
            act={(button) =>
              run({
                button,
                work: async () => {
                  await restore()
                  return messages.isRestored(name)
                },
              })
            }
          >
            {messages.restore}
          </ActButton>
        ) : null}
        <DotsMenu
          of={name}
          choices={[
            {
              label: messages.history,
              name: messages.historyOf(name),
              to: `/dashboard/history?${history}`,
            },
          ]}
        />
      </>
    ),
  },
]

const acts: readonly Together<DeletedRow>[] = [
  { label: messages.restore, each: ({ restore }) => restore(), done: messages.areRestored },
]

const page = deskList({
  permission: ['catalogue', 'orders', 'content'],
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: ({ kind = 'orders' }) => messages.caption[kind],
  input: z.strictObject({ kind: z.optional(z.enum(kinds)) }),
  params: ['kind'],
  read: ({ kind }, { user, ...options }) => sources[kindOf(user, kind)].read(options),
  keyOf: ({ id }) => id,
  columns: ({ actions, user, query: { kind } }) =>
    columns(actions, may(user, sources[kindOf(user, kind)].permission)),
  views: ({ user }) =>
    visibleTo(user).map((name, index) => ({
      label: messages.kinds[name],
      ...(index === 0 ? {} : { search: `kind=${name}` }),
    })),
  together: {
    nameOf: ({ name }) => name,
    acts: ({ user, query: { kind } }) =>
      may(user, sources[kindOf(user, kind)].permission) ? acts : [],
  },
  empty: ({ user, query: { kind: wanted } }) => {
    const kind = kindOf(user, wanted)
    return <EmptyState title={messages.empty[kind]} detail={messages.emptyDetail[kind]} />
  },
  exported: (read, { kind = 'orders' }) => (
    <ListExport
      list="deleted"
      name={`deleted-${kind}`}
      columns={deletedExport}
      read={async () => read({ limit: 1000 })}
    />
  ),
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
