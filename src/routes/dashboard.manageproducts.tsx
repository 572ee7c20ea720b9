/**
 * Manage Products: the tools with stock and price, narrowed, chosen and changed together; links to
 * edit them, and deletion.
 */
import { useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ListExport } from '../accounts/components/list-export.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { displayPrice } from '../catalogue/model/units.ts'
import { toolExportIn } from '../product-admin/export-columns.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { useFurtherLanguages } from '../ui/use-further-languages.ts'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { Icon } from '../ui/icons.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters, withoutPage } from '../ui/list-params.ts'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { withoutActions, type Column } from '../ui/table.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { manageProductsMessages as messages } from '../catalogue/messages/manage-products.ts'
import type { ToolRecord } from '../catalogue/contract.ts'
import { desk } from '../product-admin/api.client.ts'
import { readStoredColumns } from '../product-admin/column-storage.browser.ts'
import type { OptionalColumn } from '../product-admin/columns.ts'
import { ColumnChoice } from '../product-admin/components/column-choice.tsx'
import { chosenColumns, nameCell, stockCell } from '../product-admin/components/desk-columns.tsx'
import { DeskFilters } from '../product-admin/components/desk-filters.tsx'
import { SelectionBar } from '../product-admin/components/selection-bar.tsx'
import { useSelection, type Selection } from '../ui/desk/use-selection.ts'
import { productAdminContract } from '../product-admin/contract.ts'
import { deskPageMessages } from '../product-admin/messages/desk-page.ts'
import { tradeFileChoices } from '../trade-files/components/trade-files.tsx'
import styles from '../ui/styles/desk.css?url&no-inline'
import { auditMessages } from '../audit/messages/audit.ts'
import { search } from '../search/api.client.ts'
import { catalogue } from '../catalogue/api.client.ts'
import { manageReviewsMessages } from '../reviews/messages/manage-reviews.ts'
import type { Route } from './+types/dashboard.manageproducts.ts'

const defaultSort = 'name' as const
const ownParams = ['category', 'brand', 'only', 'state']

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('catalogue')
  const { signal } = request
  const query = readFilters(productAdminContract.tools.input, request, ownParams)
  const [rows, facets] = await Promise.all([
    desk.tools({ sort: defaultSort, ...query, limit: pageSize }, { signal }),
    search.facets({}, { signal }),
  ])
  return {
    rows,
    facets,
    query: withoutPage({ sort: defaultSort, ...query }),
    filters: readFilters(productAdminContract.ids.input, request, ownParams) ?? {},
    canChange: may(user, 'catalogue'),
    canSeeReviews: may(user, 'content', { reading: true }),
  }
}

type ColumnOptions = {
  readonly rowActions: RowActions
  readonly params: URLSearchParams
  readonly selection: Selection | undefined
  readonly chosen: readonly OptionalColumn[]
}

function columns(options: ColumnOptions): readonly Column<ToolRecord>[] {
  const { rowActions, params, selection, chosen } = options
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
      cell: nameCell(selection),
    },
    { header: messages.stock, numeric: true, slot: 'meta', cell: stockCell },
    {
      header: messages.price,
      numeric: true,
      slot: 'figure',
      sortBy: sortedBy(sort === 'price' ? 'price-down' : 'price'),
      sorted: sort === 'price' ? 'ascending' : sort === 'price-down' ? 'descending' : undefined,
      cell: (tool) => displayPrice(tool.price, tool),
    },
    ...chosenColumns(chosen),
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
      cell: (tool) => <ToolActions tool={tool} rowActions={rowActions} />,
    },
  ]
}

type ToolActionsProps = { readonly tool: ToolRecord; readonly rowActions: RowActions }

const ToolActions = ({ tool: { id, name }, rowActions: { busy, remove } }: ToolActionsProps) => (
  <>
    <Link
      className="icon-button"
      to={`/dashboard/manageproducts/${id}`}
      aria-label={messages.edit(name)}
    >
      <Icon name="edit" />
    </Link>
    <Link
      className="icon-button"
      to={`/dashboard/addproduct?from=${id}`}
      aria-label={deskPageMessages.duplicate(name)}
    >
      <Icon name="plus" />
    </Link>
    <button
      type="button"
      className="icon-button"
      aria-disabled={busy || undefined}
      aria-label={messages.delete(name)}
      onClick={({ currentTarget }) =>
        void remove(
          currentTarget,
          messages.sure(name),
          () => catalogue.remove({ id }),
          () => catalogue.restore({ id }),
        )
      }
    >
      <Icon name="remove" />
    </button>
  </>
)

type PageLinksProps = {
  readonly canChange: boolean
  readonly canSeeReviews: boolean
  readonly children: ReactNode
}

/** Where staff go from here, beside the tabs. */
const PageLinks = ({ canChange, canSeeReviews, children }: PageLinksProps) => (
  <span className="row">
    <Link className="button tight" to="/dashboard/history?kind=tool">
      {auditMessages.title}
    </Link>
    {canSeeReviews ? (
      <Link className="button tight" to="/dashboard/reviews">
        {manageReviewsMessages.title}
      </Link>
    ) : null}
    {children}
    {canChange ? <AddProduct /> : null}
  </span>
)

const AddProduct = () => (
  <Link className="button primary tight" to="/dashboard/addproduct">
    <Icon name="plus" size={16} /> {messages.add}
  </Link>
)

export default function ManageProducts({
  loaderData: { rows, facets, query, filters, canChange, canSeeReviews },
}: Route.ComponentProps) {
  const rowActions = useRowActions()
  const languages = useFurtherLanguages()
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState(readStoredColumns)
  const selection = useSelection(rows.map(({ id }) => id))
  const options = { rowActions, params, chosen, selection: canChange ? selection : undefined }
  return (
    <>
      <DeskHead title={messages.title}>
        <PageLinks canChange={canChange} canSeeReviews={canSeeReviews}>
          <ListExport
            list="tools"
            columns={toolExportIn(languages)}
            read={(page) =>
              desk.tools({ ...query, ...page, ...(languages.length > 0 ? { texts: 'all' } : {}) })
            }
            more={tradeFileChoices({ of: 'catalogue' }, rowActions.run)}
          />
        </PageLinks>
      </DeskHead>
      <DeskFilters facets={facets} sort={params.get('sort') ?? defaultSort} />
      <div className="desk-bar">
        {canChange && rows.length > 0 ? (
          <SelectionBar
            selection={selection}
            rows={rows.length}
            hasMore={rows.next !== undefined || params.has('cursor')}
            filters={filters}
          />
        ) : null}
        <ColumnChoice columns={chosen} onChange={setChosen} />
      </div>
      <ListPage
        caption={messages.caption}
        columns={withoutActions(columns(options), canChange)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={<NoTools canChange={canChange} isFiltered={Object.keys(filters).length > 0} />}
      />
    </>
  )
}

type NoToolsProps = { readonly canChange: boolean; readonly isFiltered: boolean }

const NoTools = ({ canChange, isFiltered }: NoToolsProps) =>
  isFiltered ? (
    <EmptyState title={deskPageMessages.noMatch} detail={deskPageMessages.noMatchDetail}>
      <Link className="button" to={{ search: '' }}>
        {deskPageMessages.showAll}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState title={messages.empty} detail={messages.emptyDetail}>
      {canChange ? <AddProduct /> : null}
    </EmptyState>
  )

export const ErrorBoundary = pageErrors(messages.title)
