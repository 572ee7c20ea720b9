/**
 * The toast library with our icons and styles. Source: specification, point 9 (5,000 ms, top
 * right).
 */
import { useEffect, useRef } from 'react'
import {
  cssTransition,
  toast,
  ToastContainer as LibraryToasts,
  type CloseButtonProps,
  type IconProps,
} from 'react-toastify/unstyled'
import { formMessages as messages } from '../platform/messages/forms.ts'
import type { ToastEnd, Tone } from './toast.tsx'
import { Icon } from './icons.tsx'
import { Link } from './link.tsx'

/** Milliseconds. */
const shownTime = 5000
/** Milliseconds of a toast with an Undo button. */
const undoTime = 8000

const slide = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false })

const Mark = ({ type }: IconProps) => <Icon name={type === 'success' ? 'done' : 'attention'} />
const Close = ({ closeToast }: CloseButtonProps) => (
  <button type="button" className="icon-button" aria-label={messages.close} onClick={closeToast}>
    <Icon name="close" size={16} />
  </button>
)

/**
 * Toasts requested before the container was mounted. The library would accept them, and lose them
 * when React's strict mode mounts the container twice.
 */
const queue: (() => void)[] = []
let mounted = false

export function ToastContainer() {
  useEffect(() => {
    const afterMount = setTimeout(() => {
      mounted = true
      for (const show of queue.splice(0)) show()
    })
    return () => {
      clearTimeout(afterMount)
      mounted = false
    }
  }, [])
  return (
    <LibraryToasts
      position="top-right"
      autoClose={shownTime}
      transition={slide}
      icon={Mark}
      closeButton={Close}
      role="status"
      aria-label={messages.notifications}
      pauseOnFocusLoss={false}
    />
  )
}

/** Shows a toast now, or as soon as the container is mounted. */
export function showToast(text: string, tone: Tone, end?: ToastEnd): void {
  const id = `toast-${(shown += 1)}`
  const content = end ? <TextWithEnd id={id} text={text} end={end} /> : text
  const autoClose = end && 'act' in end ? undoTime : shownTime
  const show = (): void => void toast(content, { type: tone, toastId: id, autoClose })
  if (mounted) show()
  else queue.push(show)
}
let shown = 0

type TextWithEndProps = { readonly id: string; readonly text: string; readonly end: ToastEnd }

/**
 * Pauses the timer of a toast while a link or button in it has the focus, as the mouse does. The
 * library starts the timer after the toast has slid in, regardless of what happened before.
 */
function usePauseWhileHeld(id: string) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = text.current?.closest('.Toastify__toast')
    const pauseIfHeld = ({ target }: Event): void => {
      if (target !== box) return
      if (box?.matches(':hover') || text.current?.contains(document.activeElement))
        toast.pause({ id })
    }
    box?.addEventListener('animationend', pauseIfHeld)
    return () => box?.removeEventListener('animationend', pauseIfHeld)
  }, [id])
  return { ref: text, onFocus: () => toast.pause({ id }), onBlur: () => toast.play({ id }) }
}

/** Ctrl+Z presses the toast's button, except in a text field, where it undoes typing. */
function useUndoKey(id: string, end: ToastEnd): void {
  useEffect(() => {
    const act = 'act' in end ? end.act : undefined
    if (act === undefined) return undefined
    const undo = (event: KeyboardEvent): void => {
      const isTyped =
        event.target instanceof Element && event.target.matches('input, textarea, select')
      if (event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey) || isTyped)
        return
      event.preventDefault()
      toast.dismiss(id)
      act()
    }
    addEventListener('keydown', undo)
    return () => removeEventListener('keydown', undo)
  }, [id, end])
}

const TextWithEnd = ({ id, text, end }: TextWithEndProps) => {
  useUndoKey(id, end)
  return (
    <div {...usePauseWhileHeld(id)}>
      {text}{' '}
      {'to' in end ? (
        <Link className="link" to={end.to} onClick={() => toast.dismiss()}>
          {end.label}
        </Link>
      ) : (
        <button
          type="button"
          className="link"
          onClick={() => {
            toast.dismiss(id)
            end.act()
          }}
        >
          {end.label}
        </button>
      )}
    </div>
  )
}
