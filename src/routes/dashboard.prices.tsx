/** Price lists: all of them, a new one, and what a company pays. */
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { may } from '../accounts/rules.ts'
import { auditMessages } from '../audit/messages/audit.ts'
import { companies } from '../companies/api.client.ts'
import { ownAffairs, UnlessOwn } from '../companies/components/own-affair.tsx'
import { displayNumber } from '../platform/money/money.ts'
import { prices } from '../prices/api.client.ts'
import { PriceListForm } from '../prices/components/list-form.tsx'
import { PriceCheck } from '../prices/components/price-check.tsx'
import type { PriceList } from '../prices/contract.ts'
import { checkMessages, pricesPageMessages as messages } from '../prices/messages/pages.ts'
import { deskList } from '../shell/desk-list.tsx'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import type { Column } from '../ui/table.tsx'
import { toast } from '../ui/toast.tsx'
import type { RowActions } from '../ui/use-row-actions.ts'
import { NewButton } from '../ui/desk/new-button.tsx'

/** Companies to choose from in the check; those beyond are found by nobody here. */
const maxCompanies = 1000

const columns = (
  lists: readonly PriceList[],
  actions: RowActions,
): readonly Column<PriceList>[] => [
  {
    header: messages.list,
    slot: 'title',
    cell: ({ id, name }) => (
      <Link to={`/dashboard/prices/${id}`} title={name}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    header: messages.base,
    slot: 'meta',
    cell: ({ base }) => (
      <bdi>{lists.find(({ id }) => id === base)?.name ?? messages.catalogue}</bdi>
    ),
  },
  { header: messages.rows, numeric: true, slot: 'figure', cell: ({ rows }) => displayNumber(rows) },
  {
    header: messages.companies,
    numeric: true,
    cell: ({ companies: count }) => displayNumber(count),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (list) => <ListActions list={list} actions={actions} />,
  },
]

type ListActionsProps = { readonly list: PriceList; readonly actions: RowActions }

const ListActions = ({ list: { id, name }, actions: { busy, remove } }: ListActionsProps) => (
  <UnlessOwn of={id}>
    <Link
      className="button small"
      to={`/dashboard/prices/${id}`}
      aria-label={messages.openWhich(name)}
    >
      {messages.open}
    </Link>
    <DotsMenu
      of={name}
      busy={busy}
      choices={[
        { label: messages.loadFile, to: `/dashboard/prices/${id}/file` },
        { label: auditMessages.of, to: `/dashboard/history?kind=price-list&record=${id}` },
        {
          label: listPageMessages.delete,
          name: messages.remove(name),
          danger: true,
          act: (button) =>
            void remove(button, messages.sureToRemove(name), () => prices.removeList({ id })),
        },
      ]}
    />
  </UnlessOwn>
)

const page = deskList({
  permission: 'catalogue',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: z.strictObject({}),
  read: (_, options) => prices.lists({}, options),
  beside: async (_, { user, signal }) =>
    may(user, 'customers', { reading: true })
      ? companies.list({ limit: maxCompanies }, { signal })
      : [],
  own: ownAffairs('price-list', 'catalogue', ({ id }: PriceList) => id),
  keyOf: ({ id }) => id,
  columns: ({ rows, actions }) => columns(rows, actions),
  links: ({ rows, canChange, open }) =>
    canChange ? (
      <NewButton
        onClick={() => open(messages.newList, (done) => <NewList lists={rows} onDone={done} />)}
      >
        {messages.newList}
      </NewButton>
    ) : null,
  empty: () => <EmptyState title={messages.empty} detail={messages.emptyDetail} />,
  below: ({ beside = [] }) =>
    beside.length === 0 ? null : (
      <section className="mt-10" aria-labelledby="check">
        <h2 id="check" className="mb-4">
          {checkMessages.title}
        </h2>
        <PriceCheck companies={beside.map(({ id, name }) => ({ id, name }))} />
      </section>
    ),
})

type NewListProps = { readonly lists: readonly PriceList[]; readonly onDone: () => Promise<void> }

const NewList = ({ lists, onDone }: NewListProps) => (
  <PriceListForm
    list={undefined}
    lists={lists}
    save={async (list) => {
      const { name } = await prices.addList(list)
      toast(messages.added(name))
      await onDone()
      return undefined
    }}
  />
)

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
