/** A known delivery address as text: its fields appear once somebody changes it. */
import { useEffect, useRef, useState, type RefObject } from 'react'
import { savedAddressesMessages as messages } from '../messages/saved-addresses.ts'

/**
 * Folded as long as the address is known and valid, and nobody has chosen to change it.
 * @returns `fields`: a ref for the element with the fields, whose first field gets the focus from
 *   *Change*
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
  // It never folds again: fields that somebody edits must not disappear.
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
  /** The recipient of the goods. */
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
