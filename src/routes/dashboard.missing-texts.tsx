/** What has no text in a further language of the shop; each row leads to where it is written. */
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { may } from '../accounts/rules.ts'
import { missingTextsMessages as messages } from '../catalogue/messages/missing-texts.ts'
import { missingTexts } from '../catalogue/texts/missing-texts.client.ts'
import {
  missingTextsContract,
  wordedKinds,
  type MissingText,
  type MissingTextCount,
  type WordedKind,
} from '../catalogue/texts/missing-texts-contract.ts'
import { languageNames, nameOfLanguage } from '../platform/languages/languages.ts'
import { deskList } from '../shell/desk-list.tsx'
import type { View } from '../ui/desk/views.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Column } from '../ui/table.tsx'
import { useShopLanguages } from '../ui/use-shop-languages.ts'

/** Where the texts of a row are written. */
const editorOf = ({ kind, id, language }: MissingText): string =>
  kind === 'tools'
    ? `/dashboard/manageproducts/${id}#texts-${language}`
    : `/dashboard/${kind}/${id}#languages`

const columns: readonly Column<MissingText>[] = [
  {
    header: messages.name,
    slot: 'title',
    shrinks: true,
    cell: (row) => (
      <Link to={editorOf(row)} title={row.name}>
        <bdi>{row.name}</bdi>
      </Link>
    ),
  },
  {
    header: messages.kind,
    priority: 3,
    cell: ({ kind, sku }) => (sku === '' ? messages.kinds[kind] : sku),
  },
  { header: messages.language, slot: 'state', cell: ({ language }) => nameOfLanguage(language) },
  {
    header: messages.missing,
    slot: 'meta',
    cell: ({ missing }) => missing.map((part) => messages.parts[part]).join(', '),
  },
]

type Filters = { readonly language?: string | undefined; readonly kind?: WordedKind | undefined }

const searchOf = ({ language, kind }: Filters): string =>
  new URLSearchParams([
    ...(language === undefined ? [] : [['language', language]]),
    ...(kind === undefined ? [] : [['kind', kind]]),
  ]).toString()

const sumOf = (
  counts: readonly MissingTextCount[] | undefined,
  { language, kind }: Filters,
): number | undefined =>
  counts
    ?.filter((each) => (language ?? each.language) === each.language)
    .filter((each) => (kind ?? each.kind) === each.kind)
    .reduce((sum, { count }) => sum + count, 0)

/** The kinds within a language, with how many rows each has. */
const viewsOf = (
  counts: readonly MissingTextCount[] | undefined,
  language: string | undefined,
): readonly View[] =>
  [undefined, ...wordedKinds].map((kind) => ({
    label: messages.views[kind ?? 'all'],
    count: sumOf(counts, { language, kind }),
    search: searchOf({ language, kind }),
  }))

const { input } = missingTextsContract.missingTexts
const page = deskList({
  permission: 'catalogue',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: z.pick(input, { language: true, kind: true }),
  params: ['language', 'kind'],
  read: (query, options) => missingTexts.missingTexts(query, options),
  beside: (_query, options) => missingTexts.missingTextCounts({}, options),
  keyOf: ({ id, language }) => `${id} ${language}`,
  columns: () => columns,
  links: ({ user }) =>
    may(user, 'owner') ? (
      <Link className="button tight" to="/dashboard/settings/place#languages">
        {messages.settings}
      </Link>
    ) : null,
  views: ({ beside, query: { language } }) => viewsOf(beside, language),
  filters: ({ beside, query }) => <LanguageLinks counts={beside} query={query} />,
  empty: () => <NothingMissing />,
})

type LinksProps = {
  readonly counts: readonly MissingTextCount[] | undefined
  readonly query: Filters
}

/** Nothing in a shop with one further language, whose rows are all of it. */
function LanguageLinks({ counts, query: { language, kind } }: LinksProps) {
  const languages = useShopLanguages()
  const further = (languages?.all ?? []).filter((code) => code !== languages?.main)
  if (further.length < 2) return null
  return (
    <nav className="views own" aria-label={messages.language}>
      {[undefined, ...further].map((code) => (
        <Link
          key={code ?? ''}
          to={{ search: searchOf({ language: code, kind }) }}
          aria-current={code === language ? 'true' : undefined}
        >
          {code === undefined ? messages.allLanguages : languageNames[code]}{' '}
          <span className="n">{sumOf(counts, { language: code, kind })}</span>
        </Link>
      ))}
    </nav>
  )
}

const NothingMissing = () =>
  useShopLanguages() === undefined ? (
    <EmptyState title={messages.oneLanguage} detail={messages.oneLanguageDetail} />
  ) : (
    <EmptyState title={messages.empty} detail={messages.emptyDetail} />
  )

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
