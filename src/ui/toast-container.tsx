/** The toast library in our clothes. Source: specification, point 9 (5,000 ms, top right). */
import { useEffect } from 'react'
import {
  cssTransition,
  toast,
  ToastContainer as LibraryToasts,
  type CloseButtonProps,
  type IconProps,
} from 'react-toastify/unstyled'
import { formMessages as messages } from '../platform/messages/forms.ts'
import type { Tone } from './toast.tsx'
import { Icon } from './icons.tsx'

const slide = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false })

const Mark = ({ type }: IconProps) => <Icon name={type === 'success' ? 'done' : 'attention'} />
const Close = ({ closeToast }: CloseButtonProps) => (
  <button type="button" className="icon-button" aria-label={messages.close} onClick={closeToast}>
    <Icon name="close" size={16} />
  </button>
)

/** Said before the container stood. The library would take them, and lose them when React tries the container out twice. */
const waiting: (() => void)[] = []
let stands = false

export function ToastContainer() {
  useEffect(() => {
    const settled = setTimeout(() => {
      stands = true
      for (const say of waiting.splice(0)) say()
    })
    return () => {
      clearTimeout(settled)
      stands = false
    }
  }, [])
  return (
    <LibraryToasts
      position="top-right"
      autoClose={5000}
      transition={slide}
      icon={Mark}
      closeButton={Close}
      role="status"
      aria-label={messages.notifications}
      pauseOnFocusLoss={false}
    />
  )
}

export function showToast(text: string, tone: Tone): void {
  const say = (): void => void toast(text, { type: tone })
  if (stands) say()
  else waiting.push(say)
}
