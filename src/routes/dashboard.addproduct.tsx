/** Add Product: puts a tool on sale. */
import { useState } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '../ui/page-meta.ts'
import { toast } from '../ui/toast.tsx'
import { Notice } from '../ui/page-state.tsx'
import { toolFormMessages } from '../catalogue/messages/tool-form.ts'
import { catalogue } from '../catalogue/api.client.ts'
import { catalogueContract, type NewTool } from '../catalogue/contract.ts'
import { emptyTool } from '../catalogue/tool-form-fields.ts'
import { ToolForm } from '../catalogue/components/tool-form.tsx'
import type { Route } from './+types/dashboard.addproduct.ts'

const words = toolFormMessages.add
type Added = { readonly id: string; readonly slug: string; readonly name: string }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.title, description: words.description, noindex: true })

export default function AddProduct() {
  const [added, setAdded] = useState<Added>()
  const add = async (tool: NewTool) => {
    setAdded(undefined)
    const { insertedId, slug } = await catalogue.add(tool)
    setAdded({ id: insertedId, slug, name: tool.name })
    toast(words.done(tool.name))
    scrollTo({ top: 0 })
    return emptyTool
  }
  return (
    <div className="narrow">
      <h1>{words.title}</h1>
      <p className="muted mt-2 mb-6">{words.lead}</p>
      {added ? (
        <div className="mb-6">
          <Notice tone="good">
            {words.done(added.name)}.{' '}
            <Link className="link" to={`/tools/${added.slug}`}>
              {words.see}
            </Link>
            {' · '}
            <Link className="link" to={`/dashboard/manageproducts/${added.id}`}>
              {words.edit}
            </Link>
          </Notice>
        </div>
      ) : null}
      <ToolForm
        values={emptyTool}
        draft="tool"
        schema={catalogueContract.add.input}
        submitLabel={words.act}
        busyLabel={words.busy}
        onSend={add}
      />
    </div>
  )
}
