/**
 * A picture of a tool in full-window size: enlarged by a click, buttons or keys, moved by
 * scrolling, touch, mouse or arrow keys. A native dialog: Escape closes it, and the focus returns.
 */
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { Icon } from '../../ui/icons.tsx'
import styles from '../../ui/styles/picture-zoom.css?url&no-inline'
import { largestImage, type GalleryPicture } from '../pictures/gallery.ts'
import { pictureZoomMessages as messages } from '../messages/picture-zoom.ts'

/** The sizes of the picture, in percent of the window's shorter side. */
const levels = [100, 200, 300] as const
/** Pixels that the mouse must move for a press to count as a drag. */
const dragDistance = 4

type PictureZoomProps = {
  readonly pictures: readonly GalleryPicture[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
  readonly onClose: () => void
}

export function PictureZoom({ pictures, chosen, onChoose, onClose }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const zoom = useZoom()
  const shown = pictures[chosen] ?? pictures[0]
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  if (!shown) return null
  const turn = (by: 1 | -1): void => {
    zoom.reset()
    onChoose((chosen + by + pictures.length) % pictures.length)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '=') zoom.change(1)
    else if (event.key === '-') zoom.change(-1)
    else if (event.key === '0') zoom.reset()
    else if (pictures.length > 1 && zoom.level === 0 && event.key === 'ArrowRight') turn(1)
    else if (pictures.length > 1 && zoom.level === 0 && event.key === 'ArrowLeft') turn(-1)
    else return
    event.preventDefault()
  }
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <dialog
        ref={dialog}
        className="zoom"
        aria-label={messages.enlarged(shown.alt)}
        onClose={onClose}
        onKeyDown={onKeyDown}
      >
        <Stage picture={shown} zoom={zoom} />
        <Controls
          zoom={zoom}
          onTurn={pictures.length > 1 ? turn : undefined}
          onClose={() => dialog.current?.close()}
        />
      </dialog>
    </>
  )
}

/** A point of the picture, as fractions of its width and height. */
type Point = { readonly x: number; readonly y: number }
const centre: Point = { x: 0.5, y: 0.5 }

type Zoom = {
  /** An index of `levels`. */
  readonly level: number
  readonly point: Point
  readonly change: (by: 1 | -1) => void
  /** Enlarges around a point, or shows the whole picture again. */
  readonly toggle: (point: Point) => void
  readonly reset: () => void
}

function useZoom(): Zoom {
  const [{ level, point }, set] = useState({ level: 0, point: centre })
  return {
    level,
    point,
    change: (by) =>
      set((now) => ({
        level: Math.min(Math.max(now.level + by, 0), levels.length - 1),
        point: now.level === 0 ? centre : now.point,
      })),
    toggle: (target) =>
      set(level === 0 ? { level: 1, point: target } : { level: 0, point: centre }),
    reset: () => set({ level: 0, point: centre }),
  }
}

function Stage({ picture, zoom }: { readonly picture: GalleryPicture; readonly zoom: Zoom }) {
  const stage = useRef<HTMLDivElement>(null)
  const drag = useRef({ moved: 0, x: 0, y: 0 })
  const { level, point } = zoom
  useLayoutEffect(() => {
    const element = stage.current
    element?.scrollTo(
      point.x * element.scrollWidth - element.clientWidth / 2,
      point.y * element.scrollHeight - element.clientHeight / 2,
    )
  }, [level, point])
  const onPointerDown = ({ clientX, clientY }: PointerEvent): void => {
    drag.current = { moved: 0, x: clientX, y: clientY }
  }
  // Touch scrolls natively.
  const onPointerMove = ({ clientX, clientY, buttons, pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse' || buttons !== 1) return
    const { x, y, moved } = drag.current
    stage.current?.scrollBy(x - clientX, y - clientY)
    drag.current = {
      moved: moved + Math.abs(x - clientX) + Math.abs(y - clientY),
      x: clientX,
      y: clientY,
    }
  }
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLImageElement>): void => {
    if (drag.current.moved > dragDistance) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    zoom.toggle({ x: (clientX - left) / width, y: (clientY - top) / height })
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that arrow keys scroll it
    <div ref={stage} className="stage" role="group" tabIndex={0} aria-label={messages.hint}>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys and buttons do the same */}
      <img
        className={`at-${levels[level] ?? 100}`}
        src={largestImage(picture)}
        alt={picture.alt}
        width={1000}
        height={1000}
        draggable={false}
        referrerPolicy="no-referrer"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onClick={onClick}
      />
    </div>
  )
}

type ControlsProps = {
  readonly zoom: Zoom
  /** Undefined if there is only one picture. */
  readonly onTurn: ((by: 1 | -1) => void) | undefined
  readonly onClose: () => void
}

const Controls = ({ zoom: { level, change }, onTurn, onClose }: ControlsProps) => (
  <div className="zoom-controls">
    {onTurn ? (
      <>
        <button type="button" aria-label={messages.previous} onClick={() => onTurn(-1)}>
          <Chevron path="M12.5 4 6.5 10l6 6" />
        </button>
        <button type="button" aria-label={messages.next} onClick={() => onTurn(1)}>
          <Chevron path="m7.5 4 6 6-6 6" />
        </button>
      </>
    ) : null}
    <button
      type="button"
      aria-label={messages.zoomOut}
      aria-disabled={level === 0 || undefined}
      onClick={() => change(-1)}
    >
      <Icon name="minus" />
    </button>
    <output aria-live="polite">{messages.level(levels[level] ?? 100)}</output>
    <button
      type="button"
      aria-label={messages.zoomIn}
      aria-disabled={level === levels.length - 1 || undefined}
      onClick={() => change(1)}
    >
      <Icon name="plus" />
    </button>
    <button type="button" className="zoom-close" aria-label={messages.close} onClick={onClose}>
      <Icon name="close" />
    </button>
  </div>
)

const Chevron = ({ path }: { readonly path: string }) => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
  >
    <path d={path} />
  </svg>
)
