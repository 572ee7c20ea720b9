/** The prices of a list: add, change, remove and put back; what changed since a day. */
import { Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { ListExport } from '../accounts/components/list-export.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { OwnAffair } from '../companies/components/own-affair.tsx'
import { findOwnAffair } from '../companies/own-affairs.client.ts'
import { Id } from '../platform/fields/fields.ts'
import { prices } from '../prices/api.client.ts'
import { PriceListForm } from '../prices/components/list-form.tsx'
import { PriceRowForm } from '../prices/components/row-form.tsx'
import { PriceRowTable } from '../prices/components/row-table.tsx'
import { priceRowExport } from '../prices/export-columns.ts'
import { pricesContract, type PriceList } from '../prices/contract.ts'
import { pricesPageMessages, rowsPageMessages as messages } from '../prices/messages/pages.ts'
import { toRowInput, type RowForm } from '../prices/row-form-fields.ts'
import type { PriceRow } from '../prices/row-fields.ts'
import { TradeFiles } from '../trade-files/components/trade-files.tsx'
import { tradeFileMessages } from '../trade-files/messages/trade-files.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { NewButton } from '../ui/desk/new-button.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { toast } from '../ui/toast.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import type { Route } from './+types/dashboard.prices.$id.ts'

const ListForm = lazyComponent(async () => (await import('../ui/desk/list-form.tsx')).ListForm)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.list.name ?? pricesPageMessages.title,
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('catalogue')
  const listId = params.id.toLowerCase()
  if (!Id.safeParse(listId).success) throw notFound()
  const url = new URL(request.url)
  url.searchParams.set('listId', listId)
  const query = readFilters(pricesContract.rows.input, new Request(url), ['since', 'listId'])
  const options = { signal: request.signal }
  const [lists, rows, ownAffair] = await Promise.all([
    prices.lists({}, options),
    prices.rows({ listId, ...query, limit: pageSize }, options),
    findOwnAffair(user, { record: 'price-list', key: listId, permission: 'catalogue' }, options),
  ])
  const list = lists.find(({ id }) => id === listId)
  if (!list) throw notFound()
  const canChange = may(user, 'catalogue') && ownAffair === undefined
  return { list, lists: [...lists], rows, query, canChange, ownAffair }
}

export default function PriceListPage({
  loaderData: { list, lists, rows, query, canChange, ownAffair },
}: Route.ComponentProps) {
  const [opened, setOpened] = useState<Opened>()
  return (
    <>
      <Link className="crumbs small muted" to="/dashboard/prices">
        {pricesPageMessages.back}
      </Link>
      <DeskHead title={list.name}>
        {canChange ? (
          <NewButton onClick={() => setOpened({ row: undefined, isOpen: true })}>
            {messages.add}
          </NewButton>
        ) : null}
        {canChange ? (
          <Link className="button tight" to={`/dashboard/prices/${list.id}/file`}>
            {pricesPageMessages.loadFile}
          </Link>
        ) : null}
        <Link className="button tight" to={`/dashboard/history?kind=price-list&record=${list.id}`}>
          {pricesPageMessages.history}
        </Link>
        <ListExport
          list="prices"
          name={`prices-${list.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`}
          columns={priceRowExport}
          read={(page) => prices.rows({ ...query, ...page, listId: list.id })}
        />
      </DeskHead>
      <OwnAffair reason={ownAffair} />
      <Filters />
      <PriceRowTable
        list={list}
        rows={rows}
        canChange={canChange}
        onEdit={(row) => setOpened({ row, isOpen: true })}
      />
      {opened ? (
        <Suspense>
          <RowDialog
            key={opened.row?.id ?? 'new'}
            listId={list.id}
            opened={opened}
            onClose={() => setOpened({ ...opened, isOpen: false })}
            onDone={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
      {canChange ? <ListSection list={list} lists={lists} /> : null}
      <TradeFiles file={{ of: 'list', id: list.id }} lead={tradeFileMessages.listLead} />
    </>
  )
}

function Filters() {
  const [params] = useSearchParams()
  const since = params.get('since') ?? ''
  return (
    <FilterForm label={messages.search} hint={messages.hint}>
      <label className="row">
        <span className="small">{messages.since}</span>
        <input key={since} className="input" type="date" name="since" defaultValue={since} />
      </label>
    </FilterForm>
  )
}

/** What was typed remains when the same form is closed and opened again. */
type Opened = {
  /** The one that is changed; undefined: one is added. */
  readonly row: PriceRow | undefined
  readonly isOpen: boolean
}

type RowDialogProps = {
  readonly listId: string
  readonly opened: Opened
  readonly onClose: () => void
  readonly onDone: () => void
}

function RowDialog({ listId, opened: { row, isOpen }, onClose, onDone }: RowDialogProps) {
  const { revalidate } = useRevalidator()
  const save = async (form: RowForm): Promise<void> => {
    const values = toRowInput(form)
    const { target, name } = form
    if (row) await prices.changeRow({ listId, id: row.id, ...values })
    else await prices.addRow({ listId, target, name, ...values })
    toast(row ? pricesPageMessages.saved : messages.added(name))
    onDone()
    await revalidate()
  }
  return (
    <ListForm
      title={row ? messages.changeTitle(row.name) : messages.add}
      open={isOpen}
      onClose={onClose}
    >
      <PriceRowForm row={row} save={save} />
    </ListForm>
  )
}

type ListSectionProps = { readonly list: PriceList; readonly lists: readonly PriceList[] }

function ListSection({ list, lists }: ListSectionProps) {
  const { revalidate } = useRevalidator()
  return (
    <section className="mt-10" aria-labelledby="list-form">
      <h2 id="list-form" className="mb-4">
        {pricesPageMessages.settings}
      </h2>
      <PriceListForm
        key={list.id}
        list={list}
        lists={lists}
        reload={revalidate}
        save={async ({ name, base }, revision) => {
          const stored = await prices.saveList({ id: list.id, revision, name, base })
          toast(pricesPageMessages.saved)
          return stored
        }}
      />
    </section>
  )
}

export const ErrorBoundary = pageErrors(pricesPageMessages.title)
