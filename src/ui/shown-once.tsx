/** A key or a secret that was just made: to copy now, since it is shown this once. */
import { useId } from 'react'
import { CopyButton } from './copy-button.tsx'
import { useArrivalFocus } from './use-arrival-focus.ts'

type ShownOnceProps = {
  /** The level of its heading on the page. */
  readonly heading: 'h2' | 'h3'
  readonly title: string
  readonly detail: string
  /** What is copied, and its name for screen readers. */
  readonly text: string
  readonly name: string
  readonly done: string
  readonly onDone: () => void
}

/** The heading takes the focus: it is news, and the form with the button is gone. */
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
