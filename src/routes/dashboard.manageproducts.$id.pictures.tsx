/** The pictures of a tool: put into order, described, removed, and further ones added. */
import { Link } from 'react-router'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { PictureAdditions } from '../catalogue/components/picture-additions.tsx'
import { PictureArrangement } from '../catalogue/components/picture-arrangement.tsx'
import { ToolDocumentsEditor } from '../catalogue/components/tool-documents-editor.tsx'
import { PictureQueue } from '../catalogue/components/picture-queue.tsx'
import { useArrangedPictures } from '../catalogue/components/use-arranged-pictures.ts'
import { picturesPageMessages as messages } from '../catalogue/messages/pictures-page.ts'
import { toolDocuments } from '../catalogue/tool-documents/tool-documents.client.ts'
import { toolPictures } from '../catalogue/pictures/tool-pictures.client.ts'
import { Id } from '../platform/fields/fields.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { requireAnyPictureDocument } from '../shell/any-picture-document.client.ts'
import { pageMeta } from '../ui/page-meta.ts'
import uploadStyles from '../ui/styles/picture-upload.css?url&no-inline'
import styles from '../ui/styles/tool-pictures.css?url&no-inline'
import type { Route } from './+types/dashboard.manageproducts.$id.pictures.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: uploadStyles },
  { rel: 'stylesheet', href: styles },
]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? messages.titleOf(loaderData.tool.name) : messages.title,
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  requireAnyPictureDocument(request)
  await currentAdmin('catalogue', true)
  const options = { signal: request.signal }
  const [tool, { documents }] = await Promise.all([
    toolPictures.pictures({ id }, options),
    toolDocuments.toolDocuments({ id }, options),
  ])
  return { id, tool, documents }
}

export default function ToolPicturesPage({ loaderData }: Route.ComponentProps) {
  const { id, tool, documents } = loaderData
  const arranged = useArrangedPictures(id, tool)
  return (
    <div className="narrow form">
      <div className="row justify-between">
        <h1>{messages.titleOf(tool.name)}</h1>
        <span className="row">
          <Link className="button tight" to={`/dashboard/manageproducts/${id}`}>
            {messages.back}
          </Link>
          <Link className="button tight" to={`/tools/${tool.slug}`}>
            {messages.see}
          </Link>
        </span>
      </div>
      <PictureArrangement name={tool.name} arranged={arranged} />
      {tool.fetches.length > 0 ? (
        <section className="form-part" aria-labelledby="queue">
          <h2 id="queue">{messages.queue.heading}</h2>
          <PictureQueue fetches={tool.fetches} />
        </section>
      ) : null}
      <PictureAdditions id={id} arranged={arranged} />
      <ToolDocumentsEditor id={id} documents={documents} />
    </div>
  )
}

export const ErrorBoundary = pageErrors(messages.title, {
  title: messages.gone,
  detail: messages.goneDetail,
  to: '/dashboard/manageproducts',
  back: messages.products,
})
