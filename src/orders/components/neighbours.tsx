/** To the orders above and below in the list from which somebody came, as k and j do. */
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { areKeysOff, isTyping } from '../../ui/desk/keys.browser.ts'
import { orderPageMessages as messages } from '../messages/order-page.ts'
import { neighboursIn } from './listed-orders.ts'

const pathOf = (number: number): string => `/dashboard/orders/${number}`

export function Neighbours({ of: number }: { readonly of: number }) {
  const state: unknown = useLocation().state
  const { previous, next } = neighboursIn(state, number)
  const navigate = useNavigate()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const to = event.key === 'k' ? previous : event.key === 'j' ? next : undefined
      if (to !== undefined && !areKeysOff() && !isTyping(event))
        void navigate(pathOf(to), { state })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [previous, next, navigate, state])
  return previous === undefined && next === undefined ? null : (
    <span className="step-nav">
      <Step to={previous} state={state} label={messages.previousOrder} path="M12 4 6 10l6 6" />
      <Step to={next} state={state} label={messages.nextOrder} path="m8 4 6 6-6 6" />
    </span>
  )
}

type StepProps = {
  /** Undefined at the end of the list, where the place of the other stays. */
  readonly to: number | undefined
  readonly state: unknown
  readonly label: string
  readonly path: string
}

const Step = ({ to, state, label, path }: StepProps) =>
  to === undefined ? (
    <span className="icon-button" />
  ) : (
    <Link className="icon-button" to={pathOf(to)} state={state} aria-label={label} title={label}>
      <svg
        width="18"
        height="18"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </Link>
  )
