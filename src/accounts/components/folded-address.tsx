/** A known address where goods go, as text: its fields come once somebody changes it. */
import { useEffect, useRef, useState, type RefObject } from 'react'
import { savedAddressesMessages as messages } from '../messages/saved-addresses.ts'

/**
 * Folded as long as it is known and without an error, and nobody asked to change it.
 * @returns `fields`: for the element with the fields; the first one gets the focus of *Change*
 */
export function useFoldedAddress(
  known: boolean,
  wrong: boolean,
): {
  readonly folded: boolean
  readonly unfold: () => void
  readonly fields: RefObject<HTMLDivElement | null>
} {
  const [state, setState] = useState<'folded' | 'unfolded' | 'pressed'>('folded')
  const fields = useRef<HTMLDivElement>(null)
  // Once unfolded it stays so: nothing that somebody edits disappears.
  if (state === 'folded' && (!known || wrong)) setState('unfolded')
  useEffect(() => {
    if (state === 'pressed')
      fields.current?.querySelector<HTMLElement>('select, input, textarea')?.focus()
  }, [state])
  return {
    folded: state === 'folded' && known && !wrong,
    unfold: () => setState('pressed'),
    fields,
  }
}

type FoldedAddressProps = {
  /** Who gets the goods. */
  readonly person: string
  readonly address: string
  readonly phone: string
  readonly onChange: () => void
}

export const FoldedAddress = ({ person, address, phone, onChange }: FoldedAddressProps) => (
  <div className="folded">
    <p>
      {person}
      <span>{address}</span>
      <span>{phone}</span>
    </p>
    <button
      type="button"
      className="button small"
      aria-label={messages.changeOf}
      onClick={onChange}
    >
      {messages.change}
    </button>
  </div>
)
