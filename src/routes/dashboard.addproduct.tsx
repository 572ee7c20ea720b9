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
import { readKnownNames } from './known-names.client.ts'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { ToolForm } from '../catalogue/components/tool-form.tsx'
import type { Route } from './+types/dashboard.addproduct.ts'

const messages = toolFormMessages.add
type Added = { readonly id: string; readonly slug: string; readonly name: string }

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireAnyPictureDocument(request)
  await currentAdmin('catalogue', true)
  const from = new URL(request.url).searchParams.get('from')?.toLowerCase() ?? ''
  const { signal } = request
  const [original, known] = await Promise.all([
    Id.safeParse(from).success ? catalogue.readAny({ id: from }, { signal }) : undefined,
    readKnownNames({ signal }),
  ])
  return { original, known }
}

export const ErrorBoundary = pageErrors()

/** With the tool that is duplicated, if one is. */
export default function AddProduct({ loaderData: { original, known } }: Route.ComponentProps) {
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
    <>
      <DeskHead
        title={messages.title}
        lead={original ? messages.like(original.name) : messages.lead}
      />
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
        known={known}
        onSend={add}
      />
    </>
  )
}
