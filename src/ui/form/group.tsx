/**
 * Groups of a long form: a description on the left, the fields on the right. A fold is a group that
 * is closed by default; its heading shows the current values.
 */
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { get, useFormContext } from 'react-hook-form'

type GroupProps = {
  readonly title: string
  readonly lead?: ReactNode
  /** The fields are short: two in a row if there is room. */
  readonly paired?: boolean
  readonly children: ReactNode
}

export function FormGroup({ title, lead, paired = false, children }: GroupProps) {
  const id = useId()
  return (
    <section className="group" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead === undefined || lead === '' ? null : <p>{lead}</p>}
      </div>
      <div className="fields">{paired ? <div className="two">{children}</div> : children}</div>
    </section>
  )
}

type FoldProps = {
  readonly id?: string | undefined
  readonly title: string
  /** The current values, beside the heading. */
  readonly now?: ReactNode
  /** Open from the beginning. */
  readonly open?: boolean
  /** The fields of the fold, which opens when one of them is invalid. */
  readonly names: readonly string[]
  readonly children: ReactNode
}

export function FormFold({ id, title, now, open = false, names, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const { errors } = useFormContext().formState
  const isWrong = names.some((name) => get(errors, name) !== undefined)
  useEffect(() => {
    const details = fold.current
    if (!isWrong || !details || details.open) return
    details.open = true
    details.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [isWrong])
  return (
    <details ref={fold} className="fold" id={id} open={open}>
      <summary>
        <h2>{title}</h2>
        <span className="muted">{now}</span>
      </summary>
      <div className="fields">{children}</div>
    </details>
  )
}
