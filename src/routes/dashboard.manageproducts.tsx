/**
 * Manage Products: the tools with stock and price, narrowed, chosen and changed together; links to
 * edit them, and deletion.
 */
import { HeadLinks } from '../ui/desk/desk-head.tsx'
import { Link } from 'react-router'
import { ListExport } from '../accounts/components/list-export.tsx'
import { may } from '../accounts/rules.ts'
import { auditMessages } from '../audit/messages/audit.ts'
import { catalogue } from '../catalogue/api.client.ts'
import type { ToolRecord } from '../catalogue/contract.ts'
import { manageProductsMessages as messages } from '../catalogue/messages/manage-products.ts'
import { toolFormMessages } from '../catalogue/messages/tool-form.ts'
import { displayPrice } from '../catalogue/model/units.ts'
import { desk } from '../product-admin/api.client.ts'
import { NameCell, StockCell, toolColumnChoice } from '../product-admin/components/desk-columns.tsx'
import { DeskFilters } from '../product-admin/components/desk-filters.tsx'
import { SelectionBar } from '../product-admin/components/selection-bar.tsx'
import { productAdminContract } from '../product-admin/contract.ts'
import { toolExportIn } from '../product-admin/export-columns.ts'
import { deskPageMessages } from '../product-admin/messages/desk-page.ts'
import { manageReviewsMessages } from '../reviews/messages/manage-reviews.ts'
import { search } from '../search/api.client.ts'
import { deskList } from '../shell/desk-list.tsx'
import { tradeFileChoices } from '../trade-files/components/trade-files.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icons.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import styles from '../ui/styles/desk.css?url&no-inline'
import type { Column } from '../ui/table.tsx'
import { useFurtherLanguages } from '../ui/use-further-languages.ts'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.manageproducts.ts'

const defaultSort = 'name' as const

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

type ColumnsOf = {
  readonly actions: RowActions
  readonly params: URLSearchParams
  readonly chosen: readonly Column<ToolRecord>[]
}

function columns({ actions, params, chosen }: ColumnsOf): readonly Column<ToolRecord>[] {
  const sort = params.get('sort') ?? defaultSort
  const sortedBy = (name: string): string => {
    const changed = new URLSearchParams(params)
    changed.delete('cursor')
    changed.set('sort', name)
    return `?${changed}`
  }
  return [
    {
      header: messages.name,
      slot: 'title',
      shrinks: true,
      sortBy: sortedBy('name'),
      sorted: sort === 'name' ? 'ascending' : undefined,
      cell: (tool) => <NameCell tool={tool} />,
    },
    {
      header: messages.stock,
      numeric: true,
      slot: 'meta',
      cell: (tool) => <StockCell tool={tool} />,
    },
    {
      header: messages.price,
      numeric: true,
      slot: 'figure',
      sortBy: sortedBy(sort === 'price' ? 'price-down' : 'price'),
      sorted: sort === 'price' ? 'ascending' : sort === 'price-down' ? 'descending' : undefined,
      cell: (tool) => displayPrice(tool.price, tool),
    },
    ...chosen,
    {
      header: messages.id,
      // Beside chosen columns, or on a tablet, its beginning is enough; it is copied whole.
      cell: ({ id }) => (
        <span className={chosen.length > 0 ? 'short-id' : 'tablet-id'}>
          <CopyButton text={id} name={messages.id} />
        </span>
      ),
    },
    {
      header: listPageMessages.actions,
      actions: true,
      cell: (tool) => <ToolActions tool={tool} actions={actions} />,
    },
  ]
}

type ToolActionsProps = { readonly tool: ToolRecord; readonly actions: RowActions }

const ToolActions = ({ tool: { id, name }, actions: { busy, remove } }: ToolActionsProps) => (
  <>
    <Link
      className="button small"
      to={`/dashboard/manageproducts/${id}`}
      aria-label={messages.edit(name)}
    >
      {deskPageMessages.editIt}
    </Link>
    <DotsMenu
      of={name}
      busy={busy}
      choices={[
        { label: toolFormMessages.edit.stock, to: `/dashboard/manageproducts/${id}/stock` },
        { label: toolFormMessages.edit.pictures, to: `/dashboard/manageproducts/${id}/pictures` },
        {
          label: auditMessages.of,
          to: `/dashboard/history?kind=tool&record=${id}`,
        },
        {
          label: toolFormMessages.edit.duplicate,
          name: deskPageMessages.duplicate(name),
          to: `/dashboard/addproduct?from=${id}`,
        },
        {
          label: listPageMessages.delete,
          name: messages.delete(name),
          danger: true,
          act: (button) =>
            void remove(
              button,
              messages.sure(name),
              () => catalogue.remove({ id }),
              () => catalogue.restore({ id }),
            ),
        },
      ]}
    />
  </>
)

const AddProduct = () => (
  <Link className="button primary tight" to="/dashboard/addproduct" aria-keyshortcuts="n">
    <Icon name="plus" size={16} /> {messages.add}
  </Link>
)

type ToolExportProps = { readonly query: Parameters<typeof desk.tools>[0] }

/** With the words of other languages, and as files of the trade. */
function ToolExport({ query }: ToolExportProps) {
  const languages = useFurtherLanguages()
  const { run } = useRowActions()
  const texts = languages.length > 0 ? ({ texts: 'all' } as const) : {}
  return (
    <ListExport
      list="tools"
      columns={toolExportIn(languages)}
      read={(page) => desk.tools({ ...query, ...page, ...texts })}
      more={tradeFileChoices({ of: 'catalogue' }, run)}
    />
  )
}

const page = deskList({
  permission: 'catalogue',
  title: messages.title,
  description: messages.description,
  caption: messages.caption,
  input: productAdminContract.tools.input,
  params: ['category', 'brand', 'only', 'state'],
  read: (query, options) => desk.tools({ sort: defaultSort, ...query }, options),
  beside: (_, options) => search.facets({}, options),
  keyOf: ({ id }) => id,
  columns,
  optional: toolColumnChoice,
  links: ({ canChange, user }) => (
    <>
      <HeadLinks
        links={[
          { to: '/dashboard/history?kind=tool', label: auditMessages.title },
          may(user, 'content', { reading: true }) && {
            to: '/dashboard/reviews',
            label: manageReviewsMessages.title,
          },
        ]}
      />
      {canChange ? <AddProduct /> : null}
    </>
  ),
  filters: ({ beside, params }) =>
    beside ? <DeskFilters facets={beside} sort={params.get('sort') ?? defaultSort} /> : null,
  together: {
    nameOf: ({ name }) => name,
    bar: (
      { rows, params, query: { sort: _sort, limit: _limit, cursor: _cursor, ...filters } },
      chosen,
    ) => (
      <SelectionBar
        {...chosen}
        hasMore={rows.next !== undefined || params.has('cursor')}
        filters={filters}
      />
    ),
  },
  empty: ({ canChange, params }) =>
    [...params.keys()].some((name) => name !== 'sort') ? (
      <EmptyState title={deskPageMessages.noMatch} detail={deskPageMessages.noMatchDetail}>
        <Link className="button" to={{ search: '' }}>
          {listPageMessages.showAll}
        </Link>
      </EmptyState>
    ) : (
      <EmptyState title={messages.empty} detail={messages.emptyDetail}>
        {canChange ? (
          <Link className="button" to="/dashboard/addproduct">
            {messages.add}
          </Link>
        ) : null}
      </EmptyState>
    ),
  exported: (_, query) => <ToolExport query={{ sort: defaultSort, ...query, cursor: undefined }} />,
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
