/** The edit page of a tool: nobody's change is overwritten, and no order placed meanwhile is undone. */
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Id } from '../../platform/fields.ts'
import { isProblem, type Problem } from '../../platform/problem.ts'
import { notHere } from '../../platform/problems.ts'
import { describe } from '../../web/describe.ts'
import { toast } from '../../web/feedback.tsx'
import { PersonalFailure } from '../../web/guard.tsx'
import { Empty } from '../../web/empty.tsx'
import { Notice } from '../../web/state.tsx'
import { toolFormWords } from '../../words/en/pages/tool-form.ts'
import { catalogue } from '../catalogue.client.ts'
import { catalogueContract, revisionChanged, type NewTool } from '../contract.ts'
import { typedTool, type TypedTool } from '../tool-fields.ts'
import { ToolForm } from '../tool-form.tsx'
import type { Route } from './+types/edit-product.ts'

const words = toolFormWords.edit

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describe(matches, { title: loaderData ? `${words.title}: ${loaderData.name}` : words.title, description: words.description, unlisted: true })

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notHere()
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
    return typedTool(now)
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
          <Link className="button tight" to={`/dashboard/manageproducts/${tool.id}/stock`}>{words.stock}</Link>
          <Link className="button tight" to={`/tools/${saved?.slug ?? tool.slug}`}>{words.see}</Link>
        </span>
      </div>
      {saved ? (
        <div className="mb-6">
          <Notice tone="good">
            {words.done(saved.name)}. <Link className="link" to={`/tools/${saved.slug}`}>{words.see}</Link>{' · '}
            <Link className="link" to="/dashboard/manageproducts">{words.back}</Link>
          </Notice>
        </div>
      ) : null}
      <ToolForm
        key={`${tool.id} ${tool.revision} ${loaded}`} values={typedTool(tool)} draft={`tool.${tool.id}`} schema={catalogueContract.edit.input}
        act={words.act} busyWord={words.busy} onSend={save} wayOn={(problem, forget) => <Reload problem={problem} onReload={() => void reload(forget)} />}
      />
    </div>
  )
}

/** Somebody else was faster: their version can be loaded, for the price of what was typed. */
const Reload = ({ problem, onReload }: { readonly problem: Problem; readonly onReload: () => void }) =>
  isProblem(problem, revisionChanged) ? (
    <p className="mt-2 row">
      <button type="button" className="button tight" onClick={onReload}>{words.reload}</button>
      <span className="small">{words.reloadDetail}</span>
    </p>
  ) : null

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <h1 className="mb-4">{words.title}</h1>
    {isProblem(error, notHere)
      ? <Empty title={words.gone} detail={words.goneDetail}><Link className="button" to="/dashboard/manageproducts">{words.back}</Link></Empty>
      : <PersonalFailure error={error} />}
  </>
)
