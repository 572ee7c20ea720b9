/** What of an order goes now and what waits, and whether its buyer accepts that. */
import { useEffect, useId, useRef } from 'react'
import { dayIn } from './day-in.ts'
import { backOrderPageMessages as messages } from '../messages/back-order-pages.ts'

/** A line with what is in stock of its tool, in units. */
export type ShortLine = {
  readonly name: string
  readonly quantity: number
  readonly stock: number
}

type BackOrderConsentProps = {
  /** Those of which more is wanted than is in stock. */
  readonly lines: readonly ShortLine[]
  /** Until what waits is expected; undefined where nobody says. */
  readonly days: number | undefined
  readonly accepted: boolean
  readonly onAccept: (accepted: boolean) => void
  /** How often the order was sent without an answer; 0: not yet. */
  readonly asked: number
}

/** Lines that are named one by one; of more, how many there are. */
const maxNamed = 5

export function BackOrderConsent({
  lines,
  days,
  accepted,
  onAccept,
  asked,
}: BackOrderConsentProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const isMissing = asked > 0 && !accepted
  useEffect(() => {
    if (asked > 0) box.current?.focus()
  }, [asked])
  return (
    <div className="notice consent" role="group" aria-labelledby={`${id}-title`}>
      <b id={`${id}-title`}>{messages.title}</b>
      <ul className="plain" aria-live="polite">
        {lines.slice(0, maxNamed).map((line) => (
          <li key={line.name}>{messages.split(line, lines.length > 1)}</li>
        ))}
        {lines.length > maxNamed ? <li>{messages.others(lines.length - maxNamed)}</li> : null}
      </ul>
      <label className="check mt-2">
        <input
          ref={box}
          type="checkbox"
          checked={accepted}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onChange={({ target }) => onAccept(target.checked)}
        />{' '}
        {messages.accept(days === undefined ? undefined : dayIn(days))}
      </label>
      {isMissing ? (
        <p className="error" id={`${id}-error`} role="alert">
          {messages.missing}
        </p>
      ) : null}
    </div>
  )
}
