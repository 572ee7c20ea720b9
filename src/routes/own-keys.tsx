/** Whether single keys do something in this browser: who speaks to it switches them off. */
import { useId, useSyncExternalStore } from 'react'
import { areKeysOff, onKeysChange, switchKeys } from '../ui/desk/keys.browser.ts'
import { deskKeysMessages as messages } from './messages/desk-keys.ts'

export function OwnKeys() {
  const heading = useId()
  const help = useId()
  const areOff = useSyncExternalStore(onKeysChange, areKeysOff, () => false)
  return (
    <section id="keys" className="form-part mt-8" aria-labelledby={heading}>
      <h2 id={heading}>{messages.heading}</h2>
      <label className="check">
        <input
          type="checkbox"
          checked={!areOff}
          aria-describedby={help}
          onChange={() => switchKeys(areOff)}
        />
        {messages.single}
      </label>
      <p id={help} className="muted small">
        {messages.singleHelp}
      </p>
    </section>
  )
}
