/** The text pages of the shop, and the way to a new one. */
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { content } from '../pages/api.client.ts'
import { pagesContract, Slug, type PageSummary } from '../pages/contract.ts'
import { pagesMessages as messages } from '../pages/messages/pages.ts'
import { nameOfLanguage } from '../platform/languages/languages.ts'
import { deskList } from '../shell/desk-list.tsx'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import { Form } from '../ui/form/form.tsx'
import { inputsOf } from '../ui/form/inputs.tsx'
import { useContractForm } from '../ui/form/use-contract-form.ts'
import { StatePill } from '../ui/state-pill.tsx'
import type { Column } from '../ui/table.tsx'
import { NewButton } from '../ui/desk/new-button.tsx'

const imprint = { slug: 'imprint', path: '/pages/imprint', title: messages.imprint, missing: [] }

/** Nobody has written a page that every shop needs. */
type Row = Omit<PageSummary, 'by'> & { readonly by?: PageSummary['by'] }

const columns: readonly Column<Row>[] = [
  { header: messages.page, slot: 'title', cell: ({ title }) => <bdi>{title}</bdi> },
  { header: messages.address, slot: 'meta', cell: ({ path }) => path },
  {
    header: messages.writer,
    besideMeta: true,
    cell: ({ by, missing }) =>
      [
        by === null ? messages.notOwn : by === undefined ? '' : messages.own(by),
        missing.length === 0 ? '' : messages.missingIn(missing.map(nameOfLanguage).join(', ')),
      ]
        .filter(Boolean)
        .join(' · '),
  },
  {
    header: messages.state,
    slot: 'state',
    cell: ({ by }) =>
      by === undefined ? (
        <StatePill state="draft">{messages.notWritten}</StatePill>
      ) : (
        <StatePill state="shown" />
      ),
  },
  {
    header: messages.edit,
    actions: true,
    cell: ({ slug, title, path, by }) => (
      <>
        <Link
          className="button small"
          to={`/dashboard/pages/${slug}`}
          aria-label={messages.editOf(title)}
        >
          {messages.edit}
        </Link>
        <DotsMenu
          of={title}
          choices={by === undefined ? [] : [{ label: messages.see, to: path }]}
        />
      </>
    ),
  },
]

const page = deskList({
  permission: 'content',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.title,
  input: z.strictObject({}),
  read: async (_, options): Promise<readonly Row[]> => {
    const pages = await content.pages({}, options)
    return pages.some(({ slug }) => slug === imprint.slug) ? pages : [...pages, imprint]
  },
  keyOf: ({ slug }) => slug,
  columns: () => columns,
  empty: () => null,
  links: ({ canChange, open }) =>
    canChange ? (
      <NewButton onClick={() => open(messages.newPage, () => <NewPage />)}>
        {messages.newPage}
      </NewButton>
    ) : null,
})

/** Spaces around it are not meant. */
const Trimmed = z.pipe(
  z.string(),
  z.transform((typed: string) => typed.trim()),
)
const fields = z.strictObject({ slug: z.pipe(Trimmed, Slug) })
const { TextInput } = inputsOf<z.input<typeof fields>>()

function NewPage() {
  const navigate = useNavigate()
  const form = useContractForm(pagesContract.page, { fields, values: { slug: '' } })
  return (
    <Form
      form={form}
      onSubmit={async ({ slug }) => navigate(`/dashboard/pages/${slug}`)}
      act={messages.begin}
      busy={messages.begin}
    >
      <TextInput name="slug" label={messages.slug} help={messages.slugHelp} />
    </Form>
  )
}

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
