/** Makes the page of a list for staff: its loader, its head, filters, rows, pager, export and errors. */
import { type Provider, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Paged, Schema } from '../platform/access/endpoint.ts'
import type { NeededPermission } from '../platform/access/permissions.ts'
import type { User } from '../accounts/contract.ts'
import { may } from '../accounts/rules.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import type { ReadPage } from '../ui/export-cells.ts'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { withoutActions, type Column } from '../ui/table.tsx'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import { Views, type View } from '../ui/desk/views.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { pageErrors } from './page-errors.tsx'

type Options = { readonly signal: AbortSignal }
/** By key of the rows on which the reader does not act for the shop: the reason. */
type OwnAffairs = ReadonlyMap<string, string>

/** The rows that are the reader's own, such as their own order: see `ownAffairs`. */
type Own<Row> = {
  readonly find: (user: User, rows: readonly Row[], options: Options) => Promise<OwnAffairs>
  readonly Rows: Provider<OwnAffairs>
}

type Loaded<Row, Query, Beside> = {
  readonly user: User
  readonly rows: Paged<readonly Row[]>
  /** The filters of the address, and its page. */
  readonly query: Partial<Query>
  readonly own: OwnAffairs
  /** Whether the reader may change the rows. */
  readonly canChange: boolean
  /** What was read beside the rows. */
  readonly beside: Beside
}

/** What the parts of a list are drawn from. */
export type ListContext<Row, Query, Beside = undefined> = Loaded<Row, Query, Beside> & {
  readonly actions: RowActions
  readonly params: URLSearchParams
}

type DeskList<Row, Query, Beside> = {
  /** Who may read the list, and change its rows. */
  readonly permission: NeededPermission
  readonly title: string
  readonly description: string
  readonly lead?: string
  /** The content of the table, for screen readers. */
  readonly caption: string
  /** The list's own operation: its input, and the parameters of the address that others have not. */
  readonly input: Schema<Query>
  readonly params?: readonly string[]
  readonly read: (
    query: Partial<Query> & { readonly limit: number; readonly cursor?: string | undefined },
    options?: Options,
  ) => Promise<Paged<readonly Row[]>>
  /** Reads what is shown beside the rows, such as sums of the same filters. */
  readonly beside?: (query: Partial<Query>, options: Options) => Promise<Beside>
  readonly own?: Own<Row>
  readonly keyOf: (row: Row) => string
  readonly columns: (context: ListContext<Row, Query, Beside | undefined>) => readonly Column<Row>[]
  /** In place of title, links and lead, for pages that share a head. */
  readonly head?: (context: ListContext<Row, Query, Beside | undefined>) => ReactNode
  /** Beside the title: where staff go from here. */
  readonly links?: (context: ListContext<Row, Query, Beside | undefined>) => ReactNode
  /** Tabs with what is looked for most: see `Views`. */
  readonly views?: (context: ListContext<Row, Query, Beside | undefined>) => readonly View[]
  /** Between title and rows: filters, tabs, the form of a chosen row. */
  readonly filters?: (context: ListContext<Row, Query, Beside | undefined>) => ReactNode
  /** In place of the rows where there are none. */
  readonly empty: (context: ListContext<Row, Query, Beside | undefined>) => ReactNode
  /** See `listExport`. */
  readonly exported?: (read: ReadPage<Row>) => ReactNode
}

export function deskList<Row, Query extends object, Beside = undefined>(
  list: DeskList<Row, Query, Beside>,
) {
  const { permission, title, description, input, params, read, beside, own } = list
  const clientLoader = async ({
    request,
  }: {
    readonly request: Request
  }): Promise<Loaded<Row, Query, Beside | undefined>> => {
    const user = await currentAdmin(permission)
    const query: Partial<Query> = readFilters(input, request, params) ?? {}
    const options = { signal: request.signal }
    const [rows, more] = await Promise.all([
      read({ ...query, limit: pageSize }, options),
      beside?.(query, options),
    ])
    return {
      user,
      rows,
      query,
      own: (await own?.find(user, rows, options)) ?? new Map<string, string>(),
      canChange: may(user, permission),
      beside: more,
    }
  }
  return {
    clientLoader,
    meta: personalMeta(title, description),
    ErrorBoundary: pageErrors(title),
    Page: ({ loaderData }: { readonly loaderData: Loaded<Row, Query, Beside | undefined> }) => (
      <ListOf list={list} loaded={loaderData} />
    ),
  }
}

type ListOfProps<Row, Query, Beside> = {
  readonly list: DeskList<Row, Query, Beside>
  readonly loaded: Loaded<Row, Query, Beside | undefined>
}

function ListOf<Row, Query, Beside>({ list, loaded }: ListOfProps<Row, Query, Beside>) {
  const {
    title,
    lead,
    caption,
    keyOf,
    columns,
    head,
    links,
    views,
    filters,
    empty,
    exported,
    own,
  } = list
  const [params] = useSearchParams()
  const actions = useRowActions()
  const context = { ...loaded, actions, params }
  const { rows, query, canChange } = loaded
  const table = (
    <ListPage
      caption={caption}
      columns={withoutActions(columns(context), canChange)}
      rows={rows}
      keyOf={keyOf}
      empty={empty(context)}
    />
  )
  const files =
    rows.length === 0
      ? null
      : exported?.((page) => list.read({ ...query, cursor: undefined, ...page }))
  return (
    <>
      {head ? (
        head(context)
      ) : (
        <DeskHead title={title} lead={lead}>
          {links?.(context)}
          {files}
        </DeskHead>
      )}
      {views ? <Views label={listPageMessages.views} views={views(context)} /> : null}
      {filters?.(context)}
      {own ? <own.Rows value={loaded.own}>{table}</own.Rows> : table}
      {head ? files : null}
    </>
  )
}
