/** Pictures of many tools: an archive is dropped here, and what is on its way is listed. */
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { ArchiveUpload } from '../catalogue/components/archive-upload.tsx'
import { PictureQueue } from '../catalogue/components/picture-queue.tsx'
import { picturesPageMessages } from '../catalogue/messages/pictures-page.ts'
import { toolPictures } from '../catalogue/pictures/tool-pictures.client.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import uploadStyles from '../ui/styles/picture-upload.css?url&no-inline'
import styles from '../ui/styles/tool-pictures.css?url&no-inline'
import type { Route } from './+types/dashboard.pictures.ts'

const { archive: messages, queue } = picturesPageMessages

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: uploadStyles },
  { rel: 'stylesheet', href: styles },
]

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  await currentAdmin('catalogue', true)
  return toolPictures.pictureFetches({}, { signal })
}

export default function PicturesOfMany({ loaderData }: Route.ComponentProps) {
  const { waiting, done, failed, fetches } = loaderData
  return (
    <>
      <DeskHead title={messages.title} lead={messages.lead} />
      <ArchiveUpload />
      <section aria-labelledby="queue">
        <h2 id="queue" className="mt-6 mb-3">
          {queue.heading}
        </h2>
        {waiting + done + failed > 0 ? (
          <p className="muted mb-3" role="status">
            {queue.progress(waiting, done, failed)}
          </p>
        ) : null}
        {fetches.length === 0 ? (
          <EmptyState title={messages.empty} detail={messages.emptyDetail} />
        ) : (
          <PictureQueue fetches={fetches} withTool />
        )}
      </section>
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
