/** Manage Products: the tools on sale with stock and price, links to edit them, and deletion. */
import { Link, useSearchParams } from 'react-router'
import { currentAdmin } from '../accounts/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { displayPrice } from '../catalogue/units.ts'
import { displayNumber } from '../platform/money.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { PersonalPageError } from '../shell/access-guard.tsx'
import { Icon } from '../ui/icons.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { Thumbnail } from '../ui/picture.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { withoutActions, type Column } from '../ui/table.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { manageProductsMessages as messages } from '../catalogue/messages/manage-products.ts'
import { toolStateMessages } from '../catalogue/messages/tool-states.ts'
import { searchMessages } from '../search/messages/search.ts'
import type { Tool } from '../catalogue/contract.ts'
import { auditMessages } from '../audit/messages/audit.ts'
import { search } from '../search/api.client.ts'
import { searchContract } from '../search/contract.ts'
import { catalogue } from '../catalogue/api.client.ts'
import { manageReviewsMessages } from '../reviews/messages/manage-reviews.ts'
import type { Route } from './+types/dashboard.manageproducts.ts'

const defaultSort = 'name'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.description, noindex: true })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('catalogue')
  const rows = await search.list(
    { sort: defaultSort, ...readFilters(searchContract.list.input, request), limit: pageSize },
    { signal: request.signal },
  )
  return {
    rows,
    mayChange: may(user, 'catalogue'),
    maySeeReviews: may(user, 'content', { reading: true }),
  }
}

const columns = (rowActions: RowActions, params: URLSearchParams): readonly Column<Tool>[] => {
  const sort = params.get('sort') ?? defaultSort
  const sortedBy = (name: string): string => {
    const q = params.get('q')
    return `?${new URLSearchParams({ ...(q ? { q } : {}), sort: name })}`
  }
  return [
    {
      header: messages.name,
      sortBy: sortedBy('name'),
      sorted: sort === 'name' ? 'ascending' : undefined,
      cell: nameCell,
    },
    { header: messages.stock, numeric: true, cell: stockCell },
    {
      header: messages.price,
      numeric: true,
      sortBy: sortedBy(sort === 'price' ? 'price-down' : 'price'),
      sorted: sort === 'price' ? 'ascending' : sort === 'price-down' ? 'descending' : undefined,
      cell: (tool) => displayPrice(tool.price, tool),
    },
    {
      header: messages.id,
      fullWidth: true,
      cell: ({ id }) => <CopyButton text={id} name={messages.id} />,
    },
    {
      header: listPageMessages.actions,
      actions: true,
      cell: (tool) => <ToolActions tool={tool} rowActions={rowActions} />,
    },
  ]
}

const nameCell = ({ name, slug, sku, picture, image }: Tool) => (
  <span className="flex items-center gap-3">
    <Thumbnail picture={picture} image={image} />
    <span>
      <Link className="hover:underline" to={`/tools/${slug}`}>
        {name}
      </Link>
      <small>{sku}</small>
    </span>
  </span>
)

function stockCell({ id, name, stock }: Tool) {
  const level = stock === 0 ? messages.out : displayNumber(stock)
  return (
    <Link
      className={stock === 0 ? 'link text-bad' : 'link'}
      to={`/dashboard/manageproducts/${id}/stock`}
      aria-label={messages.stockOf(name, level)}
    >
      {level}
    </Link>
  )
}

type ToolActionsProps = { readonly tool: Tool; readonly rowActions: RowActions }

const ToolActions = ({ tool: { id, name }, rowActions: { busy, remove } }: ToolActionsProps) => (
  <>
    <Link
      className="icon-button"
      to={`/dashboard/manageproducts/${id}`}
      aria-label={messages.edit(name)}
    >
      <Icon name="edit" />
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

type PageLinksProps = { readonly mayChange: boolean; readonly maySeeReviews: boolean }

/** Where staff go from here. */
const PageLinks = ({ mayChange, maySeeReviews }: PageLinksProps) => (
  <span className="row">
    <Link className="button tight" to="/dashboard/history?kind=tool">
      {auditMessages.title}
    </Link>
    {maySeeReviews ? (
      <Link className="button tight" to="/dashboard/reviews">
        {manageReviewsMessages.title}
      </Link>
    ) : null}
    <Link className="button tight" to="/dashboard/manageproducts/states">
      {toolStateMessages.title}
    </Link>
    <Link className="button tight" to="/dashboard/searchwords">
      {searchMessages.page.title}
    </Link>
    {mayChange ? <AddProduct /> : null}
  </span>
)

const AddProduct = () => (
  <Link className="button primary tight" to="/dashboard/addproduct">
    <Icon name="plus" size={16} /> {messages.add}
  </Link>
)

export default function ManageProducts({
  loaderData: { rows, mayChange, maySeeReviews },
}: Route.ComponentProps) {
  const rowActions = useRowActions()
  const [params] = useSearchParams()
  const sort = params.get('sort') ?? defaultSort
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <PageLinks mayChange={mayChange} maySeeReviews={maySeeReviews} />
      </div>
      <FilterForm label={messages.search} hint={messages.hint}>
        {/* Keyed, so that Back and the column headers change its value, too. */}
        <select
          key={sort}
          className="input"
          name="sort"
          defaultValue={sort}
          aria-label={messages.sort}
        >
          {messages.sorts.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </FilterForm>
      <ListPage
        caption={messages.caption}
        columns={withoutActions(columns(rowActions, params), mayChange)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState title={messages.empty} detail={messages.emptyDetail}>
            {mayChange ? <AddProduct /> : null}
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
