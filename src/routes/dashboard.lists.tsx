/** The reader's saved lists, and those of the company for which they buy. */
import { Link } from 'react-router'
import { lists } from '../saved-lists/api.client.ts'
import type { ListSummary } from '../saved-lists/list-summary-contract.ts'
import { listPagesMessages as messages } from '../saved-lists/messages/pages.ts'
import { ActButton } from '../ui/buttons.tsx'
import { pageErrors } from '../shell/page-errors.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { DeskHead, HeadLinks } from '../ui/desk/desk-head.tsx'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { Table, type Column } from '../ui/table.tsx'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.lists.ts'

export const meta = personalMeta(messages.title, messages.description)

export const clientLoader = async ({ request: { signal } }: Route.ClientLoaderArgs) => ({
  rows: await lists.list({}, { signal }),
})

const columnsWith = (actions: RowActions): readonly Column<ListSummary>[] => [
  {
    header: messages.name,
    slot: 'title',
    cell: ({ id, name }) => (
      <Link to={`/dashboard/lists/${id}`}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { header: messages.tools, slot: 'meta', cell: ({ lineCount }) => messages.toolsIn(lineCount) },
  {
    header: messages.sharing,
    besideMeta: true,
    cell: ({ shared, by }) => (shared ? messages.sharedBy(by) : messages.own),
  },
  {
    header: messages.changed,
    besideMeta: true,
    cell: ({ changedAt }) => <DateTime timeless at={changedAt} />,
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (list) => <ListActions list={list} actions={actions} />,
  },
]

type ListActionsProps = { readonly list: ListSummary; readonly actions: RowActions }

function ListActions({
  list: { id, name, own },
  actions: { run, busy, remove },
}: ListActionsProps) {
  const toCart = async (): Promise<undefined> => {
    const { listToCart } = await import('../saved-lists/list-to-cart.client.ts')
    await listToCart(await lists.read({ id }))
  }
  const removeList = (button: HTMLElement): void => {
    const kept = lists.read({ id })
    kept.catch(() => undefined)
    void remove(
      button,
      messages.removing(name),
      async () => {
        await kept
        return lists.remove({ id })
      },
      async () => {
        const { shared, lines } = await kept
        await lists.create({ name, shared, lines })
      },
    )
  }
  return (
    <>
      <ActButton
        className="button small"
        aria-label={messages.toCartOf(name)}
        busy={busy}
        act={(button) => run({ button, work: toCart })}
      >
        {messages.toCart}
      </ActButton>
      {own ? (
        <DotsMenu
          of={name}
          busy={busy}
          choices={[
            {
              label: listPageMessages.delete,
              name: messages.removeOf(name),
              danger: true,
              act: removeList,
            },
          ]}
        />
      ) : null}
    </>
  )
}

/** Who shares no list needs no column that says so. */
const isNotSharing = ({ header }: Column<ListSummary>): boolean => header !== messages.sharing

export default function SavedLists({ loaderData: { rows } }: Route.ComponentProps) {
  const columns = columnsWith(useRowActions())
  return (
    <>
      <DeskHead title={messages.title} lead={messages.lead}>
        {rows.length === 0 ? null : (
          <HeadLinks links={[{ to: '/dashboard/lists/new', label: messages.make, isNew: true }]} />
        )}
      </DeskHead>
      {rows.length === 0 ? (
        <EmptyState title={messages.empty} detail={messages.emptyDetail}>
          <Link className="button primary" to="/dashboard/lists/new">
            {messages.make}
          </Link>
        </EmptyState>
      ) : (
        <Table
          caption={messages.caption}
          columns={rows.some(({ shared }) => shared) ? columns : columns.filter(isNotSharing)}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
