/** The toast library in our clothes. Source: specification, point 9 (5,000 ms, top right). */
import { cssTransition, toast, ToastContainer, type CloseButtonProps, type IconProps } from 'react-toastify/unstyled'
import { webWords as words } from '../words/en/web.ts'
import type { Tone } from './feedback.tsx'
import { Icon } from './icons.tsx'

const slide = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false })

const Mark = ({ type }: IconProps) => <Icon name={type === 'success' ? 'done' : 'attention'} />
const Close = ({ closeToast }: CloseButtonProps) => (
  <button type="button" className="icon-button" aria-label={words.close} onClick={closeToast}>
    <Icon name="close" size={16} />
  </button>
)

export const Toasts = () => (
  <ToastContainer position="top-right" autoClose={5000} transition={slide} icon={Mark} closeButton={Close} role="status" aria-label={words.notifications} pauseOnFocusLoss={false} />
)

export function show(text: string, tone: Tone): void {
  toast(text, { type: tone })
}
