/** A category, brand or family: its form, and how it is merged or deleted. */
import { Link } from 'react-router'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { RecordForm } from '../catalogue/components/record-form.tsx'
import { RecordMerge } from '../catalogue/components/record-merge.tsx'
import { recordsMessages as messages } from '../catalogue/messages/records.ts'
import { publicRecordPath } from '../catalogue/taxonomy/records.ts'
import { records } from '../catalogue/taxonomy/records.client.ts'
import { routePath } from '../platform/languages/shown-href.ts'
import { kindOfPath } from '../catalogue/taxonomy/record-path.ts'
import { Id } from '../platform/fields/fields.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { useRevalidator } from '../ui/use-revalidator.ts'
import type { Route } from './+types/dashboard.records.$id.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.record.name ?? messages.gone,
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const kind = kindOfPath(routePath(new URL(request.url).pathname))
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  await currentAdmin('catalogue', true)
  const [record, others] = await Promise.all([
    records.record({ kind, id }, { signal: request.signal }),
    records.records({ kind }, { signal: request.signal }),
  ])
  return { kind, record, others: [...others] }
}

export default function EditRecord({ loaderData: { kind, record, others } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const path = publicRecordPath(kind, record.slug)
  return (
    <div className="narrow">
      <nav className="crumbs" aria-label={messages.crumbs}>
        <Link to={`/dashboard/${kind}`}>{messages.kinds[kind].title}</Link>
        <span aria-current="page">{record.name}</span>
      </nav>
      <div className="row justify-between mb-6">
        <h1>{record.name}</h1>
        <span className="row">
          <Link
            className="button tight"
            to={`/dashboard/history?kind=category&record=${record.id}`}
          >
            {messages.history}
          </Link>
          {path === undefined ? null : (
            <Link className="button tight" to={path}>
              {messages.see}
            </Link>
          )}
        </span>
      </div>
      <RecordForm
        key={record.id}
        kind={kind}
        record={record}
        others={others}
        onSaved={revalidate}
      />
      <RecordMerge key={record.id} kind={kind} record={record} others={others} />
    </div>
  )
}

export const ErrorBoundary = pageErrors(undefined, {
  title: messages.gone,
  detail: messages.goneDetail,
  to: '/dashboard/categories',
  back: messages.kinds.categories.title,
})
