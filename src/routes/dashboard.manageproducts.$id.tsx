/** The edit page of a tool: nobody's change is overwritten, and no order placed meanwhile is undone. */
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Id } from '../platform/fields.ts'
import { isProblem, type Problem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { toast } from '../ui/toast.tsx'
import { PersonalPageError } from '../shell/access-guard.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/page-state.tsx'
import { toolFormMessages } from '../catalogue/messages/tool-form.ts'
import { catalogue } from '../catalogue/api.client.ts'
import { catalogueContract, revisionChanged, type NewTool } from '../catalogue/contract.ts'
import { toTypedTool, type TypedTool } from '../catalogue/tool-form-fields.ts'
import { ToolForm } from '../catalogue/components/tool-form.tsx'
import type { Route } from './+types/dashboard.manageproducts.$id.ts'

const words = toolFormMessages.edit

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${words.title}: ${loaderData.name}` : words.title,
    description: words.description,
    noindex: true,
  })

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  return catalogue.read({ id }, { signal })
}

export default function EditProduct({ loaderData: tool }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  // A form begins anew with each version that is loaded, also when the page itself had it already.
  const [loaded, setLoaded] = useState(0)
  const [saved, setSaved] = useState<{ readonly name: string; readonly slug: string }>()
  const save = async (changed: NewTool, seen: Pick<TypedTool, 'revision' | 'stockSeen'>) => {
    setSaved(undefined)
    const now = await catalogue.edit({ ...changed, id: tool.id, ...seen })
    setSaved(now)
    toast(words.done(now.name))
    scrollTo({ top: 0 })
    return toTypedTool(now)
  }
  const reload = async (forget: () => void) => {
    forget()
    setSaved(undefined)
    await revalidate()
    setLoaded((times) => times + 1)
  }
  return (
    <div className="narrow">
      <div className="row justify-between mb-6">
        <h1>{words.title}</h1>
        <span className="row">
          <Link className="button tight" to={`/dashboard/manageproducts/${tool.id}/stock`}>
            {words.stock}
          </Link>
          <Link className="button tight" to={`/tools/${saved?.slug ?? tool.slug}`}>
            {words.see}
          </Link>
        </span>
      </div>
      {saved ? (
        <div className="mb-6">
          <Notice tone="good">
            {words.done(saved.name)}.{' '}
            <Link className="link" to={`/tools/${saved.slug}`}>
              {words.see}
            </Link>
            {' · '}
            <Link className="link" to="/dashboard/manageproducts">
              {words.back}
            </Link>
          </Notice>
        </div>
      ) : null}
      <ToolForm
        key={`${tool.id} ${tool.revision} ${loaded}`}
        values={toTypedTool(tool)}
        draft={`tool.${tool.id}`}
        schema={catalogueContract.edit.input}
        submitLabel={words.act}
        busyLabel={words.busy}
        onSend={save}
        recovery={(problem, clearDraft) => (
          <Reload problem={problem} onReload={() => void reload(clearDraft)} />
        )}
      />
    </div>
  )
}

/** Somebody else was faster: their version can be loaded, for the price of what was typed. */
const Reload = ({
  problem,
  onReload,
}: {
  readonly problem: Problem
  readonly onReload: () => void
}) =>
  isProblem(problem, revisionChanged) ? (
    <p className="mt-2 row">
      <button type="button" className="button tight" onClick={onReload}>
        {words.reload}
      </button>
      <span className="small">{words.reloadDetail}</span>
    </p>
  ) : null

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <h1 className="mb-4">{words.title}</h1>
    {isProblem(error, notFound) ? (
      <EmptyState title={words.gone} detail={words.goneDetail}>
        <Link className="button" to="/dashboard/manageproducts">
          {words.back}
        </Link>
      </EmptyState>
    ) : (
      <PersonalPageError error={error} />
    )}
  </>
)
