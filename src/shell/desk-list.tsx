/** Creates a list page for staff: its loader, heading, filters, rows, pager, export and errors. */
import { Suspense, use, useState, type Provider, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Paged, Schema } from '../platform/access/endpoint.ts'
import type { NeededPermission } from '../platform/access/permissions.ts'
import type { User } from '../accounts/contract.ts'
import { may } from '../accounts/rules.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import type { ReadPage } from '../ui/export-cells.ts'
import { ChooseBox } from '../ui/desk/choose-box.tsx'
import { ChosenBar, LeftRows } from '../ui/desk/chosen-bar.tsx'
import { useColumnChoice, type OptionalColumns } from '../ui/desk/column-choice.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { Sisters } from '../ui/desk/sisters.tsx'
import type { LeftRow, Together } from '../ui/desk/together.ts'
import { useSelection, type Selection } from '../ui/desk/use-selection.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { withoutActions, type Column } from '../ui/table.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import { Views, type View } from '../ui/desk/views.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { useToday } from '../ui/use-today.ts'
import { pageErrors } from './page-errors.tsx'

type Signal = { readonly signal: AbortSignal }
/** Exports are read without a signal. */
type Options = Partial<Signal> & { readonly user: User }
/** The rows on which the reader may not act for the shop, by key, with the reason. */
type OwnAffairs = ReadonlyMap<string, string>

/** The rows that are the reader's own, such as their own order: see `ownAffairs`. */
type Own<Row> = {
  readonly find: (user: User, rows: readonly Row[], options: Signal) => Promise<OwnAffairs>
  readonly Rows: Provider<OwnAffairs>
}

type Loaded<Row, Query, Beside> = {
  readonly user: User
  readonly rows: Paged<readonly Row[]>
  /** The filters in the address, and its page. */
  readonly query: Partial<Query>
  readonly own: OwnAffairs
  /** Whether the reader may change the rows. */
  readonly canChange: boolean
  /** The data that was loaded in addition to the rows. */
  readonly beside: Beside
}

/** The data for rendering the parts of a list. */
export type ListContext<Row, Query, Beside = undefined> = Loaded<Row, Query, Beside> & {
  readonly actions: RowActions
  readonly params: URLSearchParams
  /** The shop's day: 'YYYY-MM-DD'. */
  readonly today: string
  /** Opens a form over the page; when it is done, the rows are loaded again. */
  readonly open: (title: string, form: OpenForm) => void
  /** The `optional` columns that the reader has chosen. */
  readonly chosen: readonly Column<Row>[]
}
type OpenForm = (done: () => Promise<void>) => ReactNode

const ListForm = lazyComponent(async () => (await import('../ui/desk/list-form.tsx')).ListForm)

type ChosenRows = {
  readonly selection: Selection
  /** Called with the refused rows, and the reasons. */
  readonly onLeft: (left: readonly LeftRow[]) => void
}

type DeskList<Row, Query, Beside> = {
  /** Who may read the list, and change its rows. */
  readonly permission: NeededPermission
  readonly title: string
  readonly description: string
  readonly lead?: string
  /** The content of the table, for screen readers. */
  readonly caption: string | ((query: Partial<Query>) => string)
  /** The list's own operation: its input, and its additional parameters in the address. */
  readonly input: Schema<Query>
  readonly params?: readonly string[]
  /** The number of rows on a page, if not the default. */
  readonly pageSize?: number
  readonly read: (
    query: Partial<Query> & { readonly limit: number; readonly cursor?: string | undefined },
    options: Options,
  ) => Promise<Paged<readonly Row[]>>
  /** Loads data shown next to the rows, such as sums for the same filters. */
  readonly beside?: (query: Partial<Query>, options: Signal & Options) => Promise<Beside>
  readonly own?: Own<Row>
  readonly keyOf: (row: Row) => string
  readonly columns: (context: ListContext<Row, Query, Beside | undefined>) => readonly Column<Row>[]
  /** Replaces title, links and lead, for pages that share a heading. */
  readonly head?: (context: ListContext<Row, Query, Beside | undefined>) => ReactNode
  /** Next to the title: pages that staff open from here. */
  readonly links?: (context: ListContext<Row, Query, Beside | undefined>) => ReactNode
  /** Tabs with the most frequent searches: see `Views`. */
  readonly views?: (context: ListContext<Row, Query, Beside | undefined>) => readonly View[]
  /** Between title and views: the page's other functions. */
  readonly above?: (context: ListContext<Row, Query, Beside | undefined>) => ReactNode
  /** Between title and rows: filters and tabs. */
  readonly filters?: (context: ListContext<Row, Query, Beside | undefined>) => ReactNode
  /** Columns that a reader may add to the default ones. */
  readonly optional?: OptionalColumns<Row>
  /** Actions on several rows at once, for readers who may change them. */
  readonly together?: {
    readonly nameOf: (row: Row) => string
    /** How much the chosen rows are together, such as the sum of orders. */
    readonly sumOf?: (rows: readonly Row[]) => string
    /** At most three actions for the displayed rows. */
    readonly acts?: (
      context: ListContext<Row, Query, Beside | undefined>,
    ) => readonly Together<Row>[]
    /** Replaces the actions if rows of other pages are selected with them. */
    readonly bar?: (
      context: ListContext<Row, Query, Beside | undefined>,
      chosen: ChosenRows,
    ) => ReactNode
  }
  /** Below the rows. */
  readonly below?: (context: ListContext<Row, Query, Beside | undefined>) => ReactNode
  /** Replaces the rows if there are none. */
  readonly empty: (context: ListContext<Row, Query, Beside | undefined>) => ReactNode
  /** See `listExport`. */
  readonly exported?: (read: ReadPage<Row>, query: Partial<Query>) => ReactNode
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
    const options = { signal: request.signal, user }
    const [rows, more] = await Promise.all([
      read({ ...query, limit: list.pageSize ?? pageSize }, options),
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
  const { title, lead, caption, keyOf, columns, head, links, filters, empty, below } = list
  const { rows, query, canChange } = loaded
  const [params] = useSearchParams()
  const actions = useRowActions()
  const form = useOpenForm()
  const today = useToday()
  const selection = useSelection(rows.filter((row) => !loaded.own.has(keyOf(row))).map(keyOf))
  const columnChoice = useColumnChoice(list.optional)
  const { chosen } = columnChoice
  const context = { ...loaded, actions, params, today, open: form.open, chosen }
  const chooses = canChange && rows.length > 0 ? list.together : undefined
  const choosing = useChoosing(chooses !== undefined)
  const table = (
    <ListPage
      caption={typeof caption === 'string' ? caption : caption(query)}
      columns={[
        ...(chooses ? [chooseColumn(selection, keyOf, chooses.nameOf, loaded.own)] : []),
        ...withoutActions(columns(context), canChange),
      ]}
      rows={rows}
      keyOf={keyOf}
      empty={empty(context)}
    />
  )
  const files = filesOf(list, loaded)
  return (
    <>
      {head ? (
        head(context)
      ) : (
        <DeskHead title={title} lead={lead}>
          {links?.(context)}
          {columnChoice.menu}
          {files}
          {choosing.button}
        </DeskHead>
      )}
      {list.above?.(context)}
      <ListViews views={list.views?.(context)} isNarrowed={filters !== undefined} />
      {filters?.(context)}
      {form.shown}
      <LeftRows left={choosing.left} />
      <div className={choosing.is ? 'choosing' : undefined}>
        {choosing.is ? <ChooseAll selection={selection} onPhone /> : null}
        <OwnRows own={list.own} value={loaded.own}>
          {table}
        </OwnRows>
      </div>
      {head ? files : null}
      {below?.(context)}
      {chooses ? (
        <Chosen
          chooses={chooses}
          keyOf={keyOf}
          context={context}
          selection={selection}
          onLeft={choosing.setLeft}
        />
      ) : null}
    </>
  )
}

type ChosenProps<Row, Query, Beside> = ChosenRows & {
  readonly chooses: NonNullable<DeskList<Row, Query, Beside>['together']>
  readonly keyOf: (row: Row) => string
  readonly context: ListContext<Row, Query, Beside | undefined>
}

/** The actions on the selected rows, at the bottom of the window. */
const Chosen = <Row, Query, Beside>({
  chooses: { bar, acts, nameOf, sumOf },
  keyOf,
  context,
  selection,
  onLeft,
}: ChosenProps<Row, Query, Beside>) =>
  bar ? (
    bar(context, { selection, onLeft })
  ) : (
    <ChosenBar
      selection={selection}
      rows={context.rows.filter((row) => selection.isChosen(keyOf(row)))}
      keyOf={keyOf}
      nameOf={nameOf}
      sumOf={sumOf}
      acts={acts?.(context) ?? []}
      actions={context.actions}
      onLeft={onLeft}
    />
  )

type OwnRowsProps<Row> = {
  readonly own: Own<Row> | undefined
  readonly value: OwnAffairs
  readonly children: ReactNode
}

const OwnRows = <Row,>({ own, value, children }: OwnRowsProps<Row>) =>
  own ? <own.Rows value={value}>{children}</own.Rows> : children

/** The menu that exports the filtered rows. */
const filesOf = <Row, Query, Beside>(
  { exported, read }: DeskList<Row, Query, Beside>,
  { rows, query, user }: Loaded<Row, Query, Beside | undefined>,
): ReactNode =>
  rows.length === 0
    ? null
    : exported?.((page) => read({ ...query, cursor: undefined, ...page }, { user }), query)

type ListViewsProps = {
  readonly views: readonly View[] | undefined
  /** Whether there are filters, which can be saved as a view. */
  readonly isNarrowed: boolean
}

/** A list with filters but no views gets one view without filters. */
function ListViews({ views, isNarrowed }: ListViewsProps) {
  const { pathname } = useLocation()
  const here = use(Sisters).find(({ path }) => path === pathname.toLowerCase())
  const all = { label: here?.label ?? listPageMessages.all }
  if (!views && !isNarrowed) return null
  return <Views label={listPageMessages.views} views={views ?? [all]} />
}

type Opened = { readonly title: string; readonly form: OpenForm; readonly isOpen: boolean }

/** What is typed remains when the same form is closed and opened again. */
function useOpenForm() {
  const { revalidate } = useRevalidator()
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(opened && { ...opened, isOpen: false })
  const done = (): Promise<void> => {
    setOpened(undefined)
    return revalidate()
  }
  return {
    open: (title: string, form: OpenForm): void => setOpened({ title, form, isOpen: true }),
    shown: opened ? (
      <Suspense>
        <ListForm key={opened.title} title={opened.title} open={opened.isOpen} onClose={close}>
          {opened.form(done)}
        </ListForm>
      </Suspense>
    ) : null,
  }
}

/** On a phone the checkboxes are shown on request; also which of the selected rows were refused. */
function useChoosing(can: boolean) {
  const [is, setIs] = useState(false)
  const [left, setLeft] = useState<readonly LeftRow[]>([])
  return {
    is,
    left,
    setLeft,
    button: can ? (
      <button
        type="button"
        className="button tight choose-rows"
        aria-pressed={is}
        onClick={() => setIs(!is)}
      >
        {is ? listPageMessages.chooseRowsEnd : listPageMessages.chooseRows}
      </button>
    ) : null,
  }
}

function chooseColumn<Row>(
  selection: Selection,
  keyOf: (row: Row) => string,
  nameOf: (row: Row) => string,
  own: OwnAffairs,
): Column<Row> {
  return {
    header: listPageMessages.chooseRows,
    slot: 'choose',
    head: <ChooseAll selection={selection} />,
    cell: (row) =>
      own.has(keyOf(row)) ? null : (
        <ChooseBox id={keyOf(row)} name={nameOf(row)} selection={selection} />
      ),
  }
}

type ChooseAllProps = {
  readonly selection: Selection
  /** Above the rows, which have no header there. */
  readonly onPhone?: boolean
}

const ChooseAll = ({ selection, onPhone = false }: ChooseAllProps) => (
  <label className={onPhone ? 'check choose-page' : 'check choose-row'}>
    <input
      type="checkbox"
      aria-label={listPageMessages.chooseAll}
      checked={selection.isPage}
      onChange={() => (selection.isPage ? selection.clear() : selection.choosePage())}
    />
    {onPhone ? listPageMessages.chooseAll : null}
  </label>
)
