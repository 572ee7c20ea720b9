/** The edit page of a tool; concurrent edits and orders are never overwritten. */
import { useState } from 'react'
import { Link } from 'react-router'
import { Id } from '../platform/fields/fields.ts'
import { isProblem, type Problem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { toast } from '../ui/toast.tsx'
import { pageErrors } from '../shell/page-errors.tsx'
import { requireAnyPictureDocument } from '../shell/any-picture-document.client.ts'
import { Notice } from '../ui/page-state.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { toolFormMessages } from '../catalogue/messages/tool-form.ts'
import { auditMessages } from '../audit/messages/audit.ts'
import { catalogue } from '../catalogue/api.client.ts'
import {
  catalogueContract,
  priceBaseChanged,
  revisionChanged,
  type NewTool,
} from '../catalogue/contract.ts'
import { toTypedTool, type TypedTool } from '../catalogue/writing/tool-form-fields.ts'
import { ToolStateForm } from '../catalogue/components/tool-state.tsx'
import { ToolForm } from '../catalogue/components/tool-form.tsx'
import type { Route } from './+types/dashboard.manageproducts.$id.ts'

const messages = toolFormMessages.edit

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${messages.title}: ${loaderData.name}` : messages.title,
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  requireAnyPictureDocument(request)
  await currentAdmin('catalogue', true)
  return catalogue.readAny({ id }, { signal: request.signal })
}

export default function EditProduct({ loaderData: tool }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  // The form is remounted for each loaded revision, also when the page already had that revision.
  const [loaded, setLoaded] = useState(0)
  const [isTold, setTold] = useState(false)
  const [saved, setSaved] = useState<{ readonly name: string; readonly slug: string }>()
  const save = async (changed: NewTool, seen: Pick<TypedTool, 'revision' | 'stockSeen'>) => {
    setSaved(undefined)
    const asks = isTold ? {} : { pricePerSeen: tool.pricePer ?? 1 }
    const now = await catalogue
      .edit({ ...changed, id: tool.id, ...seen, ...asks })
      .catch((error: unknown) => {
        // Once it was said what a change of base touches, the next save makes it.
        if (isProblem(error, priceBaseChanged)) setTold(true)
        throw error
      })
    setSaved(now)
    toast(messages.done(now.name))
    scrollTo({ top: 0 })
    const { cost = null, reorderLevel = null, bin = '' } = changed
    return toTypedTool({ ...now, cost, reorderLevel, bin })
  }
  const reload = async (forget: () => void) => {
    forget()
    setSaved(undefined)
    await revalidate()
    setLoaded((times) => times + 1)
  }
  return (
    <div className="narrow">
      <PageHead id={tool.id} slug={saved?.slug ?? tool.slug} />
      {saved ? (
        <div className="mb-6">
          <Notice tone="good">
            {messages.done(saved.name)}.{' '}
            <Link className="link" to={`/tools/${saved.slug}`}>
              {messages.see}
            </Link>
            {' · '}
            <Link className="link" to="/dashboard/manageproducts">
              {messages.back}
            </Link>
          </Notice>
        </div>
      ) : null}
      <ToolForm
        key={`${tool.id} ${tool.revision} ${loaded}`}
        values={toTypedTool(tool)}
        draft={`tool.${tool.id}`}
        schema={catalogueContract.edit.input}
        submitLabel={messages.act}
        busyLabel={messages.busy}
        onSend={save}
        recovery={(problem, clearDraft) => (
          <Reload problem={problem} onReload={() => void reload(clearDraft)} />
        )}
      />
      <ToolStateForm
        key={`state ${tool.revision} ${loaded}`}
        tool={tool}
        onSet={() => void reload(() => undefined)}
      />
    </div>
  )
}

type PageHeadProps = { readonly id: string; readonly slug: string }

const PageHead = ({ id, slug }: PageHeadProps) => (
  <div className="row justify-between mb-6">
    <h1>{messages.title}</h1>
    <span className="row">
      <Link className="button tight" to={`/dashboard/manageproducts/${id}/pictures`}>
        {messages.pictures}
      </Link>
      <Link className="button tight" to={`/dashboard/manageproducts/${id}/stock`}>
        {messages.stock}
      </Link>
      <Link className="button tight" to={`/dashboard/history?kind=tool&record=${id}`}>
        {auditMessages.of}
      </Link>
      <Link className="button tight" to={`/tools/${slug}`}>
        {messages.see}
      </Link>
    </span>
  </div>
)

/** After a concurrent edit: loads the other revision and discards the input. */
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
        {messages.reload}
      </button>
      <span className="small">{messages.reloadDetail}</span>
    </p>
  ) : null

export const ErrorBoundary = pageErrors(messages.title, {
  title: messages.gone,
  detail: messages.goneDetail,
  to: '/dashboard/manageproducts',
  back: messages.back,
})
