/** The categories, brands or families of the shop, by the address of the page. */
import { ListExport } from '../accounts/components/list-export.tsx'
import { recordExport } from '../catalogue/export-columns.ts'
import { Link } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { RecordList } from '../catalogue/components/record-list.tsx'
import { recordsMessages as messages } from '../catalogue/messages/records.ts'
import { records } from '../catalogue/taxonomy/records.client.ts'
import { routePath } from '../platform/languages/shown-href.ts'
import { kindOfPath } from '../catalogue/taxonomy/record-path.ts'
import { recordKinds } from '../catalogue/taxonomy/records-contract.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/dashboard.records.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: messages.kinds[loaderData?.kind ?? 'categories'].title,
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const kind = kindOfPath(routePath(new URL(request.url).pathname))
  const user = await currentAdmin('catalogue')
  const all = [...(await records.records({ kind }, { signal: request.signal }))]
  return { kind, all, canChange: may(user, 'catalogue') }
}

export default function Records({ loaderData: { kind, all, canChange } }: Route.ComponentProps) {
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.kinds[kind].title}</h1>
        <span className="row">
          {recordKinds
            .filter((other) => other !== kind)
            .map((other) => (
              <Link key={other} className="button tight" to={`/dashboard/${other}`}>
                {messages.kinds[other].title}
              </Link>
            ))}
        </span>
      </div>
      <p className="muted mt-2 mb-6">{messages.lead}</p>
      <RecordList kind={kind} all={all} canChange={canChange} />
      <ListExport
        list="records"
        name={kind}
        columns={recordExport}
        read={() => records.records({ kind })}
      />
    </>
  )
}

export const ErrorBoundary = pageErrors()
