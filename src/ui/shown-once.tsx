/** A new key or secret, to copy now because it is shown only once. */
import { useId } from 'react'
import { CopyButton } from './copy-button.tsx'
import { useArrivalFocus } from './use-arrival-focus.ts'

type ShownOnceProps = {
  /** The level of its heading on the page. */
  readonly heading: 'h2' | 'h3'
  readonly title: string
  readonly detail: string
  /** The value to copy, and its accessible name. */
  readonly text: string
  readonly name: string
  readonly done: string
  readonly onDone: () => void
}

/** The heading takes the focus, because it is new and the form with the pressed button is gone. */
export function ShownOnce({
  heading: Heading,
  title,
  detail,
  text,
  name,
  done,
  onDone,
}: ShownOnceProps) {
  const id = useId()
  const heading = useArrivalFocus<HTMLHeadingElement>()
  return (
    <section className="made-key" aria-labelledby={id}>
      <Heading id={id} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p className="muted">{detail}</p>
      <CopyButton text={text} name={name} />
      <div className="row mt-4">
        <button type="button" className="button" onClick={onDone}>
          {done}
        </button>
      </div>
    </section>
  )
}
