/** Price lists: all of them, a new one, and what a company pays. */
import { Link } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { companies } from '../companies/api.client.ts'
import { OwnRows, UnlessOwn } from '../companies/components/own-affair.tsx'
import { findOwnAffairs } from '../companies/own-affairs.client.ts'
import { displayNumber } from '../platform/money/money.ts'
import { prices } from '../prices/api.client.ts'
import { PriceListForm } from '../prices/components/list-form.tsx'
import { PriceCheck } from '../prices/components/price-check.tsx'
import type { PriceList } from '../prices/contract.ts'
import { checkMessages, pricesPageMessages as messages } from '../prices/messages/pages.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icons.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { Table, withoutActions, type Column } from '../ui/table.tsx'
import { toast } from '../ui/toast.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.prices.ts'

export const meta = personalMeta(messages.title, messages.description)

/** Companies to choose from in the check; those beyond are found by nobody here. */
const maxCompanies = 1000

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('catalogue')
  const [lists, found] = await Promise.all([
    prices.lists({}, { signal }),
    may(user, 'customers', { reading: true })
      ? companies.list({ limit: maxCompanies }, { signal })
      : [],
  ])
  const asked = { record: 'price-list', permission: 'catalogue' } as const
  return {
    own: await findOwnAffairs(user, { ...asked, keys: lists.map(({ id }) => id) }, { signal }),
    lists: [...lists],
    companies: found.map(({ id, name }) => ({ id, name })),
    canChange: may(user, 'catalogue'),
  }
}

export default function Prices({
  loaderData: { lists, companies: known, canChange, own },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const actions = useRowActions()
  return (
    <>
      <h1>{messages.title}</h1>
      <p className="muted mt-2 mb-6">{messages.lead}</p>
      {lists.length === 0 ? (
        <EmptyState title={messages.empty} detail={messages.emptyDetail} />
      ) : (
        <OwnRows value={own}>
          <Table
            caption={messages.caption}
            columns={withoutActions(columns(lists, actions), canChange)}
            rows={lists}
            keyOf={({ id }) => id}
          />
        </OwnRows>
      )}
      {canChange ? (
        <section className="mt-10" aria-labelledby="new-list">
          <h2 id="new-list" className="mb-4">
            {messages.newList}
          </h2>
          <PriceListForm
            key={lists.map(({ id }) => id).join()}
            list={undefined}
            lists={lists}
            save={async (list) => {
              const { name } = await prices.addList(list)
              toast(messages.added(name))
              await revalidate()
            }}
          />
        </section>
      ) : null}
      {known.length === 0 ? null : (
        <section className="mt-10" aria-labelledby="check">
          <h2 id="check" className="mb-4">
            {checkMessages.title}
          </h2>
          <PriceCheck companies={known} />
        </section>
      )}
    </>
  )
}

const columns = (
  lists: readonly PriceList[],
  { busy, remove }: RowActions,
): readonly Column<PriceList>[] => [
  {
    header: messages.list,
    slot: 'title',
    cell: ({ id, name }) => (
      <Link className="link" to={`/dashboard/prices/${id}`}>
        {name}
      </Link>
    ),
  },
  {
    header: messages.base,
    slot: 'meta',
    cell: ({ base }) => lists.find(({ id }) => id === base)?.name ?? messages.catalogue,
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
    cell: ({ id, name }) => (
      <UnlessOwn of={id}>
        <button
          type="button"
          className="icon-button"
          aria-disabled={busy || undefined}
          aria-label={messages.remove(name)}
          onClick={({ currentTarget }) =>
            void remove(currentTarget, messages.sureToRemove(name), () => prices.removeList({ id }))
          }
        >
          <Icon name="remove" />
        </button>
      </UnlessOwn>
    ),
  },
]

export const ErrorBoundary = pageErrors(messages.title)
