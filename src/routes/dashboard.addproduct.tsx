/** Add Product: creates a tool. */
import { useState } from 'react'
import { Link } from 'react-router'
import { personalMeta } from '../ui/page-meta.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { Id } from '../platform/fields/fields.ts'
import { requireAnyPictureDocument } from '../shell/any-picture-document.client.ts'
import { toast } from '../ui/toast.tsx'
import { Notice } from '../ui/page-state.tsx'
import { toolFormMessages } from '../catalogue/messages/tool-form.ts'
import { catalogue } from '../catalogue/api.client.ts'
import { catalogueContract, type NewTool } from '../catalogue/contract.ts'
import { emptyTool, toDuplicate } from '../catalogue/writing/tool-form-fields.ts'
import { ToolForm } from '../catalogue/components/tool-form.tsx'
import type { Route } from './+types/dashboard.addproduct.ts'

const messages = toolFormMessages.add
type Added = { readonly id: string; readonly slug: string; readonly name: string }

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireAnyPictureDocument(request)
  await currentAdmin('catalogue', true)
  const from = new URL(request.url).searchParams.get('from')?.toLowerCase() ?? ''
  if (!Id.safeParse(from).success) return undefined
  return catalogue.readAny({ id: from }, { signal: request.signal })
}

export const ErrorBoundary = pageErrors()

/** @param loaderData the tool that is duplicated, if one is */
export default function AddProduct({ loaderData: original }: Route.ComponentProps) {
  const [added, setAdded] = useState<Added>()
  const add = async (tool: NewTool) => {
    setAdded(undefined)
    const { insertedId, slug } = await catalogue.add(tool)
    setAdded({ id: insertedId, slug, name: tool.name })
    toast(messages.done(tool.name))
    scrollTo({ top: 0 })
    return emptyTool
  }
  return (
    <div className="narrow">
      <h1>{messages.title}</h1>
      <p className="muted mt-2 mb-6">{original ? messages.like(original.name) : messages.lead}</p>
      {added ? (
        <div className="mb-6">
          <Notice tone="good">
            {messages.done(added.name)}.{' '}
            <Link className="link" to={`/tools/${added.slug}`}>
              {messages.see}
            </Link>
            {' · '}
            <Link className="link" to={`/dashboard/manageproducts/${added.id}`}>
              {messages.edit}
            </Link>
            {' · '}
            <Link className="link" to={`/dashboard/manageproducts/${added.id}/pictures`}>
              {messages.pictures}
            </Link>
          </Notice>
        </div>
      ) : null}
      <ToolForm
        key={original?.id}
        values={original ? toDuplicate(original) : emptyTool}
        draft={original ? `tool.like.${original.id}` : 'tool'}
        schema={catalogueContract.add.input}
        submitLabel={messages.act}
        busyLabel={messages.busy}
        onSend={add}
      />
    </div>
  )
}
