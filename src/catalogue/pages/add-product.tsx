/** Add Product: puts a tool on sale. */
import { useState } from 'react'
import { Link } from 'react-router'
import { describe } from '../../web/describe.ts'
import { toast } from '../../web/feedback.tsx'
import { Notice } from '../../web/state.tsx'
import { toolFormWords } from '../../words/en/pages/tool-form.ts'
import { catalogue } from '../catalogue.client.ts'
import { catalogueContract, type NewTool } from '../contract.ts'
import { emptyTool } from '../tool-fields.ts'
import { ToolForm } from '../tool-form.tsx'
import type { Route } from './+types/add-product.ts'

const words = toolFormWords.add
type Added = { readonly id: string; readonly slug: string; readonly name: string }

export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.title, description: words.description, unlisted: true })

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
            {words.done(added.name)}. <Link className="link" to={`/tools/${added.slug}`}>{words.see}</Link>{' · '}
            <Link className="link" to={`/dashboard/manageproducts/${added.id}`}>{words.edit}</Link>
          </Notice>
        </div>
      ) : null}
      <ToolForm values={emptyTool} draft="tool" schema={catalogueContract.add.input} act={words.act} busyWord={words.busy} onSend={add} />
    </div>
  )
}
