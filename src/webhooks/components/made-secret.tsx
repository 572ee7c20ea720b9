/** A new secret, shown once. */
import { useEffect, useRef } from 'react'
import { CopyButton } from '../../ui/copy-button.tsx'
import { webhookPageMessages as messages } from '../messages/pages.ts'

type MadeSecretProps = { readonly secret: string; readonly onDone: () => void }

/** The heading takes the focus: it is news, and the form with the button is gone. */
export function MadeSecret({ secret, onDone }: MadeSecretProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="made-key mt-6" aria-labelledby="made-secret">
      <h2 id="made-secret" ref={heading} tabIndex={-1}>
        {messages.shownOnce}
      </h2>
      <p className="muted">{messages.shownOnceDetail}</p>
      <CopyButton text={secret} name={messages.theSecret} />
      <div className="row mt-4">
        <button type="button" className="button" onClick={onDone}>
          {messages.done}
        </button>
      </div>
    </section>
  )
}
