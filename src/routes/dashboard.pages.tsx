/** The text pages of the shop, and the way to a new one. */
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { safeDecode } from 'zod/v4/core'
import { may } from '../accounts/rules.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { content } from '../content/api.client.ts'
import { Slug, type PageSummary } from '../content/contract.ts'
import { pagesMessages as messages } from '../content/messages/pages.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { TextField } from '../ui/field.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { Table, type Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.pages.ts'

const imprint = { slug: 'imprint', path: '/pages/imprint', title: messages.imprint }

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('content')
  return { pages: await content.pages({}, { signal }), mayChange: may(user, 'content') }
}

type Row = Omit<PageSummary, 'by'> & { readonly state: string }

const columns: readonly Column<Row>[] = [
  { header: messages.page, cell: ({ title }) => <b>{title}</b> },
  { header: messages.address, cell: ({ path }) => path },
  { header: messages.state, cell: ({ state }) => state },
  {
    header: messages.edit,
    actions: true,
    cell: ({ slug, title }) => (
      <Link
        className="button tight"
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

export default function Pages({ loaderData: { pages, mayChange } }: Route.ComponentProps) {
  return (
    <>
      <h1>{messages.title}</h1>
      <p className="muted mt-2 mb-6">{messages.lead}</p>
      <Table
        caption={messages.title}
        columns={mayChange ? columns : columns.filter(({ actions }) => !actions)}
        rows={rowsOf(pages)}
        keyOf={({ slug }) => slug}
      />
      {mayChange ? <NewPage /> : null}
    </>
  )
}

function NewPage() {
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  return (
    <form
      className="form form-part narrow mt-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const slug = new FormData(event.currentTarget).get('slug')
        const isSlug = safeDecode(Slug, typeof slug === 'string' ? slug.trim() : '')
        if (isSlug.success) void navigate(`/dashboard/pages/${isSlug.data}`)
        else setError(messages.notSlug)
      }}
    >
      <h2>{messages.newPage}</h2>
      <TextField
        label={messages.slug}
        help={messages.slugHelp}
        error={error}
        name="slug"
        autoComplete="off"
        maxLength={60}
      />
      <div>
        <button type="submit" className="button">
          {messages.begin}
        </button>
      </div>
    </form>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
