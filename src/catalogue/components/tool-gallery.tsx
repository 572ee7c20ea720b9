/**
 * The pictures of a tool: a large one that a click enlarges, and thumbnails if there are several.
 * Without scripts, each links to its largest file.
 */
import { Suspense, useState } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { Thumbnail, ToolPicture } from '../../ui/picture.tsx'
import { largestImage, type GalleryPicture } from '../pictures/gallery.ts'
import { toolGalleryMessages as messages } from '../messages/tool-gallery.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

/**
 * Loaded on the first click, before the dialog opens: if loading fails, the click can be repeated.
 */
const loadZoom = async () => (await import('./picture-zoom.tsx')).PictureZoom
const PictureZoom = lazyComponent(loadZoom)

export function ToolGallery({ pictures }: { readonly pictures: readonly GalleryPicture[] }) {
  const [chosen, setChosen] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  const shown = pictures[chosen] ?? pictures[0]
  if (!shown) return null
  return (
    <div className="gallery">
      <a
        className="enlarge"
        href={largestImage(shown)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          void loadZoom().then(() => setEnlarged(true))
        }}
      >
        <ToolPicture {...shown} sizes="(min-width: 1024px) 50vw, 92vw" first />
        <span className="enlarge-sign">
          <Icon name="expand" size={16} />
          <span className="hidden-label">{messages.enlarge}</span>
        </span>
      </a>
      {pictures.length > 1 ? (
        <Thumbnails pictures={pictures} chosen={chosen} onChoose={setChosen} />
      ) : null}
      {enlarged ? (
        <Suspense fallback={null}>
          <PictureZoom
            pictures={pictures}
            chosen={chosen}
            onChoose={setChosen}
            onClose={() => setEnlarged(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

type ThumbnailsProps = {
  readonly pictures: readonly GalleryPicture[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

const Thumbnails = ({ pictures, chosen, onChoose }: ThumbnailsProps) => (
  <ul className="gallery-list" aria-label={messages.pictures}>
    {pictures.map((picture, index) => (
      <li key={picture.image}>
        <a
          href={largestImage(picture)}
          aria-label={messages.show(index + 1, pictures.length, picture.alt)}
          aria-current={index === chosen || undefined}
          onClick={(event) => {
            event.preventDefault()
            onChoose(index)
          }}
        >
          <Thumbnail picture={picture.picture} image={picture.image} />
        </a>
      </li>
    ))}
  </ul>
)
