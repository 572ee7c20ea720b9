/** Manage Products: what is on sale, with its stock and price; edited by a link, deleted after a question. */
import { Link, useSearchParams } from 'react-router'
import { showMoney, showNumber } from '../../platform/money.ts'
import { Copyable } from '../../web/copy.tsx'
import { useDeeds, type Deeds } from '../../web/deed.ts'
import { describe } from '../../web/describe.ts'
import { PersonalFailure } from '../../web/guard.tsx'
import { Icon } from '../../web/icons.tsx'
import { Listing } from '../../web/listing.tsx'
import { Narrowing, pageSize, readNarrowing } from '../../web/narrowing.tsx'
import { Thumb } from '../../web/picture.tsx'
import { Empty } from '../../web/empty.tsx'
import type { Column } from '../../web/table.tsx'
import { listingWords } from '../../words/en/pages/listing.ts'
import { manageProductsWords as words } from '../../words/en/pages/manage-products.ts'
import { searchWords } from '../../words/en/search.ts'
import { catalogueContract, type Tool } from '../contract.ts'
import { catalogue } from '../catalogue.client.ts'
import type { Route } from './+types/manage-products.ts'

const usualSort = 'name'

export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.title, description: words.description, unlisted: true })

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  catalogue.list({ sort: usualSort, ...readNarrowing(catalogueContract.list.input, request), limit: pageSize }, { signal: request.signal })

const columns = ({ busy, remove }: Deeds, params: URLSearchParams): readonly Column<Tool>[] => {
  const sort = params.get('sort') ?? usualSort
  const by = (wanted: string): string => `?${new URLSearchParams({ ...(params.get('q') ? { q: params.get('q') ?? '' } : {}), sort: wanted })}`
  return [
    {
      head: words.name,
      sortBy: by('name'),
      sorted: sort === 'name' ? 'ascending' : undefined,
      show: ({ name, slug, sku, picture, image }) => (
        <span className="flex items-center gap-3">
          <Thumb picture={picture} image={image} />
          <span><Link className="hover:underline" to={`/tools/${slug}`}>{name}</Link><small>{sku}</small></span>
        </span>
      ),
    },
    {
      head: words.stock,
      number: true,
      show: ({ id, name, stock }) => {
        const level = stock === 0 ? words.out : showNumber(stock)
        return <Link className={stock === 0 ? 'link text-bad' : 'link'} to={`/dashboard/manageproducts/${id}/stock`} aria-label={words.stockOf(name, level)}>{level}</Link>
      },
    },
    {
      head: words.price,
      number: true,
      sortBy: by(sort === 'price' ? 'price-down' : 'price'),
      sorted: sort === 'price' ? 'ascending' : sort === 'price-down' ? 'descending' : undefined,
      show: ({ price }) => showMoney(price),
    },
    { head: words.id, full: true, show: ({ id }) => <Copyable text={id} what={words.id} /> },
    {
      head: listingWords.actions,
      acts: true,
      show: ({ id, name }) => (
        <>
          <Link className="icon-button" to={`/dashboard/manageproducts/${id}`} aria-label={words.edit(name)}><Icon name="edit" /></Link>
          <button type="button" className="icon-button" aria-disabled={busy || undefined} aria-label={words.delete(name)} onClick={({ currentTarget }) => void remove(currentTarget, words.sure(name), () => catalogue.remove({ id }))}>
            <Icon name="remove" />
          </button>
        </>
      ),
    },
  ]
}

export default function ManageProducts({ loaderData }: Route.ComponentProps) {
  const deeds = useDeeds()
  const [params] = useSearchParams()
  const sort = params.get('sort') ?? usualSort
  const add = <Link className="button primary tight" to="/dashboard/addproduct"><Icon name="plus" size={16} /> {words.add}</Link>
  return (
    <>
      <div className="row justify-between"><h1>{words.title}</h1><span className="row"><Link className="button tight" to="/dashboard/searchwords">{searchWords.page.title}</Link>{add}</span></div>
      <Narrowing label={words.search} hint={words.hint}>
        {/* Keyed, so that Back and the heads of the table change it too. */}
        <select key={sort} className="input" name="sort" defaultValue={sort} aria-label={words.sort}>
          {words.sorts.map(([value, label]) => <option key={value} value={value}>{label}</option>)}
        </select>
      </Narrowing>
      <Listing caption={words.caption} columns={columns(deeds, params)} rows={loaderData} keyOf={({ id }) => id} empty={<Empty title={words.empty} detail={words.emptyDetail}>{add}</Empty>} />
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <h1>{words.title}</h1>
    <PersonalFailure error={error} />
  </>
)
