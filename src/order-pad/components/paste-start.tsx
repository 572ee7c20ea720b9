/** A box for a list, on any page: it opens the order pad with the list. */
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { pasteStartMessages as messages } from '../messages/paste-start.ts'

/**
 * The text box is uncontrolled until the list is opened, so text typed before hydration is not
 * lost. Lines that are already on the pad stay there.
 */
export function PasteStart() {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [refused, setRefused] = useState(false)
  const navigate = useNavigate()
  const open = async (): Promise<void> => {
    const text = box.current?.value ?? ''
    if (text.trim() === '') return box.current?.focus()
    // Loaded on click, because most visitors only read this page.
    const { appendToPad } = await import('../pad-storage.browser.ts')
    const stored = appendToPad(text)
    setRefused(!stored)
    if (stored) await navigate('/order-pad')
  }
  return (
    <div className="paste-start">
      <label htmlFor={id}>{messages.label}</label>
      <textarea
        ref={box}
        id={id}
        className="input"
        rows={3}
        placeholder={messages.example}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-describedby={refused ? `${id}-refused` : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          void open()
        }}
      />
      {refused ? (
        <p className="error" id={`${id}-refused`} role="alert">
          {messages.tooLong}
        </p>
      ) : null}
      <div className="row">
        <button type="button" className="button needs-script" onClick={() => void open()}>
          {messages.open}
        </button>
        <Link className="link small" to="/order-pad">
          {messages.file}
        </Link>
      </div>
    </div>
  )
}
