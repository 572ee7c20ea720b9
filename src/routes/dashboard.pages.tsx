/** The text pages of the shop, and the way to a new one. */
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { may } from '../accounts/rules.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { content } from '../pages/api.client.ts'
import { pagesContract, Slug, type PageSummary } from '../pages/contract.ts'
import { pagesMessages as messages } from '../pages/messages/pages.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { Form } from '../ui/form/form.tsx'
import { inputsOf } from '../ui/form/inputs.tsx'
import { useContractForm } from '../ui/form/use-contract-form.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { Table, type Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.pages.ts'

const imprint = { slug: 'imprint', path: '/pages/imprint', title: messages.imprint }

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('content')
  return { pages: await content.pages({}, { signal }), canChange: may(user, 'content') }
}

type Row = Omit<PageSummary, 'by'> & { readonly state: string }

const columns: readonly Column<Row>[] = [
  { header: messages.page, slot: 'title', cell: ({ title }) => <b>{title}</b> },
  { header: messages.address, slot: 'meta', cell: ({ path }) => path },
  { header: messages.state, slot: 'state', cell: ({ state }) => state },
  {
    header: messages.edit,
    actions: true,
    cell: ({ slug, title }) => (
      <Link
        className="button small"
        to={`/dashboard/pages/${slug}`}
        aria-label={messages.editOf(title)}
      >
        {messages.edit}
      </Link>
    ),
  },
]

const rowsOf = (pages: readonly PageSummary[]): readonly Row[] => [
  ...pages.map(({ by, ...page }) => ({
    ...page,
    state: by === null ? messages.notOwn : messages.own(by),
  })),
  ...(pages.some(({ slug }) => slug === imprint.slug)
    ? []
    : [{ ...imprint, state: messages.notWritten }]),
]

export default function Pages({ loaderData: { pages, canChange } }: Route.ComponentProps) {
  return (
    <>
      <h1>{messages.title}</h1>
      <p className="muted mt-2 mb-6">{messages.lead}</p>
      <Table
        caption={messages.title}
        columns={canChange ? columns : columns.filter(({ actions }) => !actions)}
        rows={rowsOf(pages)}
        keyOf={({ slug }) => slug}
      />
      {canChange ? <NewPage /> : null}
    </>
  )
}

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
      className="form form-part narrow mt-4"
      onSubmit={async ({ slug }) => navigate(`/dashboard/pages/${slug}`)}
      act={messages.begin}
      busy={messages.begin}
      secondary
    >
      <h2>{messages.newPage}</h2>
      <TextInput name="slug" label={messages.slug} help={messages.slugHelp} />
    </Form>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
