/** The categories, brands or families of the shop, by the address of the page. */
import { Link } from 'react-router'
import { listExport } from '../accounts/components/list-export.tsx'
import { NewRecord } from '../catalogue/components/new-record.tsx'
import { recordExport } from '../catalogue/export-columns.ts'
import { recordsMessages as messages } from '../catalogue/messages/records.ts'
import { kindOfPath } from '../catalogue/taxonomy/record-path.ts'
import { publicRecordPath } from '../catalogue/taxonomy/records.ts'
import { records } from '../catalogue/taxonomy/records.client.ts'
import type { EditedKind, EditedRecord } from '../catalogue/taxonomy/records-contract.ts'
import { routePath } from '../platform/languages/shown-href.ts'
import { displayNumber } from '../platform/money/money.ts'
import { deskList } from '../shell/desk-list.tsx'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { pageErrors } from '../shell/page-errors.tsx'
import { pageOfAll, WholeListQuery } from '../ui/desk/page-of-all.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Column } from '../ui/table.tsx'
import { NewButton } from '../ui/desk/new-button.tsx'
import type { Route } from './+types/dashboard.records.ts'

/** With the name of the category above it. */
type Row = EditedRecord & { readonly above: string }

const aboutOf = ({ brand, above, sentence }: Row): string =>
  [brand, above === '' ? '' : messages.above(above), sentence].filter(Boolean).join(' · ')

/** Where no row says anything about itself, its address has the place. */
const describing = (rows: readonly Row[]): readonly Column<Row>[] =>
  rows.some((row) => aboutOf(row) !== '')
    ? [
        { header: messages.about, slot: 'meta', cell: aboutOf },
        { header: messages.address, cell: ({ slug }) => slug, priority: 3, shrinks: true },
      ]
    : [{ header: messages.address, cell: ({ slug }) => slug, slot: 'meta' }]

const columnsOf = (kind: EditedKind, rows: readonly Row[]): readonly Column<Row>[] => [
  { header: messages.name, slot: 'title', cell: ({ name }) => <bdi title={name}>{name}</bdi> },
  ...describing(rows),
  {
    header: messages.tools,
    numeric: true,
    slot: 'figure',
    cell: ({ tools }) => displayNumber(tools),
  },
  {
    header: messages.edit,
    actions: true,
    cell: ({ id, name, slug }) => {
      const path = publicRecordPath(kind, slug)
      return (
        <>
          <Link
            className="button small"
            to={`/dashboard/${kind}/${id}`}
            aria-label={messages.editOf(name)}
          >
            {messages.edit}
          </Link>
          <DotsMenu
            of={name}
            choices={[
              ...(path === undefined ? [] : [{ label: messages.see, to: path }]),
              { label: messages.history, to: `/dashboard/history?kind=category&record=${id}` },
            ]}
          />
        </>
      )
    },
  },
]

function listOf(kind: EditedKind) {
  const texts = messages.kinds[kind]
  return deskList({
    permission: 'catalogue',
    title: texts.title,
    description: messages.description,
    lead: messages.lead,
    caption: texts.title,
    input: WholeListQuery,
    read: async (query, options) => {
      const all = await records.records({ kind }, options)
      const names = new Map(all.map(({ id, name }) => [id, name]))
      const rows = all.map((record) => ({ ...record, above: names.get(record.parent ?? '') ?? '' }))
      return pageOfAll(rows, query, ({ name, brand, slug }) => [name, brand, slug].join(' '))
    },
    keyOf: ({ id }) => id,
    columns: ({ rows }) => columnsOf(kind, rows),
    links: ({ canChange, open }) =>
      canChange ? (
        <NewButton onClick={() => open(texts.add, () => <NewRecord kind={kind} />)}>
          {texts.add}
        </NewButton>
      ) : null,
    filters: () => <FilterForm label={messages.search} hint={messages.hint} />,
    empty: () => <EmptyState title={texts.empty} detail={texts.emptyDetail} />,
    exported: listExport('records', recordExport, kind),
  })
}

const lists = {
  categories: listOf('categories'),
  brands: listOf('brands'),
  families: listOf('families'),
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: messages.kinds[loaderData?.kind ?? 'categories'].title,
    description: messages.description,
    noindex: true,
  })

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const kind = kindOfPath(routePath(new URL(args.request.url).pathname))
  return { kind, loaded: await lists[kind].clientLoader(args) }
}

export default function Records({ loaderData: { kind, loaded } }: Route.ComponentProps) {
  const { Page } = lists[kind]
  // A form that is open on one of them is not that of another.
  return <Page key={kind} loaderData={loaded} />
}

export const ErrorBoundary = pageErrors()
