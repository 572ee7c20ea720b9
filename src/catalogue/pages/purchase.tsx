/** The list of tools: searched, narrowed, sorted and paged by its address. Source: specification, point 2. */
import { safeDecode } from 'zod/v4/core'
import { Form, Link, useNavigate } from 'react-router'
import { notValid } from '../../platform/problems.ts'
import { shopContext } from '../../web/context.server.ts'
import { describe } from '../../web/describe.ts'
import { Icon } from '../../web/icons.tsx'
import { reading } from '../../web/reading.server.ts'
import { Empty } from '../../web/state.tsx'
import { purchaseWords as words } from '../../words/en/pages/purchase.ts'
import { catalogueContract } from '../contract.ts'
import { addressOf, type ListAddress } from '../list-address.ts'
import { cardOf, ProductCard } from '../tool-card.tsx'
import type { Route } from './+types/purchase.ts'

const onePage = 24
const parameters = ['q', 'category', 'in_stock', 'sort', 'cursor'] as const

export function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(shopContext)
  return reading('tools', async () => {
    const asked = Object.fromEntries(parameters.flatMap((name) => {
      const value = url.searchParams.get(name)?.trim()
      return value ? [[name, value]] : []
    }))
    const query = safeDecode(catalogueContract.list.input, asked)
    if (!query.success) throw notValid({ detail: words.notReadable })
    const { cursor, ...narrowing } = query.data
    const { tools, facets } = await catalogue.search.browse(query.data, onePage)
    const [count, categories] = [facets.total, facets.category.map(({ value, count: tally }) => ({ name: value, count: tally }))]
    const address: ListAddress = { q: narrowing.q, category: narrowing.category?.[0], sort: narrowing.sort, inStock: narrowing.inStock, cursor }
    return { tools: tools.map((tool) => ({ card: cardOf(tool), blurb: tool.description.slice(0, 200) })), next: tools.next, count, categories, address }
  })
}
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { q, category, ...rest } = loaderData?.address ?? {}
  return describe(matches, {
    title: q ? words.found(q) : category ? words.titleOf(category) : words.title,
    description: category ? words.descriptionOf(category) : words.description,
    path: addressOf({ category }),
    unlisted: Boolean(q ?? rest.cursor ?? rest.sort ?? rest.inStock),
  })
}

export default function Purchase({ loaderData: { tools, next, count, categories, address } }: Route.ComponentProps) {
  const { q, category, inStock, sort, cursor } = address
  const narrowed = q !== undefined || category !== undefined || inStock === true
  return (
    <div className="page list">
      <div>
        <div className="list-head">
          <h1>{q ? words.found(q) : category ?? words.title} <span>{words.count(count)}</span></h1>
          <Narrowing address={address} categories={categories} />
        </div>
        {narrowed ? (
          <div className="chips">
            {q === undefined ? null : <Chip text={q} without={{ category, inStock, sort }} />}
            {category === undefined ? null : <Chip text={category} without={{ q, inStock, sort }} />}
            {inStock ? <Chip text={words.inStock} without={{ q, category, sort }} /> : null}
            <Link className="link small" to="/purchase">{words.clear}</Link>
          </div>
        ) : null}
        {tools.length > 0
          ? <div className="tools">{tools.map(({ card, blurb }, place) => <ProductCard key={card.id} tool={card} blurb={blurb} first={place === 0} />)}</div>
          : narrowed || cursor !== undefined
            ? <Empty title={words.noMatch} detail={q ? words.noMatchAsked(q) : words.noMatchDetail}><Link className="button" to="/purchase">{words.showAll}</Link></Empty>
            : <Empty title={words.noTools} detail={words.noToolsDetail} />}
        {next !== undefined || cursor !== undefined ? (
          <nav className="pager" aria-label={words.pages}>
            {cursor === undefined ? <span /> : <Link className="button tight" to={addressOf({ ...address, cursor: undefined })}>{words.first}</Link>}
            {next === undefined ? null : <Link className="button tight" to={addressOf({ ...address, cursor: next })} prefetch="intent">{words.next}</Link>}
          </nav>
        ) : null}
      </div>
    </div>
  )
}

/** Each change shows its list at once; without script there is a button. */
function Narrowing({ address, categories }: { readonly address: ListAddress; readonly categories: readonly { name: string; count: number }[] }) {
  const navigate = useNavigate()
  const { q, category, inStock, sort } = address
  const show = (form: HTMLFormElement) => {
    const said = new FormData(form)
    const text = (name: string) => {
      const value = said.get(name)
      return typeof value === 'string' && value !== '' ? value : undefined
    }
    void navigate(addressOf({ q, category: text('category'), sort: text('sort'), inStock: said.has('in_stock') || undefined }), { preventScrollReset: true })
  }
  return (
    <Form action="/purchase" className="row narrowing" aria-label={words.narrow} onChange={({ currentTarget }) => show(currentTarget)}>
      {q === undefined ? null : <input type="hidden" name="q" value={q} />}
      <label className="check"><input type="checkbox" name="in_stock" value="true" key={String(inStock)} defaultChecked={inStock === true} />{words.inStock}</label>
      <label>
        <span className="hidden-label">{words.category}</span>
        <select className="input" name="category" key={category} defaultValue={category ?? ''}>
          <option value="">{words.anyCategory}</option>
          {categories.map(({ name, count }) => <option key={name} value={name}>{words.counted(name, count)}</option>)}
        </select>
      </label>
      <label>
        <span className="hidden-label">{words.sort}</span>
        <select className="input" name="sort" key={sort} defaultValue={sort ?? ''}>
          {Object.entries(words.sorts).map(([value, text]) => <option key={value} value={value}>{text}</option>)}
        </select>
      </label>
      <noscript><button type="submit" className="button tight">{words.show}</button></noscript>
    </Form>
  )
}

const Chip = ({ text, without }: { readonly text: string; readonly without: ListAddress }) => (
  <Link className="chip" to={addressOf(without)}>
    {text} <Icon name="close" size={14} />
    <span className="hidden-label">{words.remove}</span>
  </Link>
)
