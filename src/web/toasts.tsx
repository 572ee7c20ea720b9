/** The toast library in our clothes. Source: specification, point 9 (5,000 ms, top right). */
import { useEffect } from 'react'
import { cssTransition, toast, ToastContainer, type CloseButtonProps, type IconProps } from 'react-toastify/unstyled'
import { doingWords as words } from '../words/en/doing.ts'
import type { Tone } from './feedback.tsx'
import { Icon } from './icons.tsx'

const slide = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false })

const Mark = ({ type }: IconProps) => <Icon name={type === 'success' ? 'done' : 'attention'} />
const Close = ({ closeToast }: CloseButtonProps) => (
  <button type="button" className="icon-button" aria-label={words.close} onClick={closeToast}>
    <Icon name="close" size={16} />
  </button>
)

/** Said before the container stood. The library would take them, and lose them when React tries the container out twice. */
const waiting: (() => void)[] = []
let stands = false

export function Toasts() {
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
    <ToastContainer position="top-right" autoClose={5000} transition={slide} icon={Mark} closeButton={Close} role="status" aria-label={words.notifications} pauseOnFocusLoss={false} />
  )
}

export function show(text: string, tone: Tone): void {
  const say = (): void => void toast(text, { type: tone })
  if (stands) say()
  else waiting.push(say)
}
