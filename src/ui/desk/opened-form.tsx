/** A form that opens above the rows of a list. Its heading takes the focus. */
import { useId, type ReactNode } from 'react'
import { useArrivalFocus } from '../use-arrival-focus.ts'

type OpenedFormProps = { readonly title: string; readonly children: ReactNode }

export function OpenedForm({ title, children }: OpenedFormProps) {
  const id = useId()
  const heading = useArrivalFocus<HTMLHeadingElement>()
  return (
    <section className="mt-4 mb-6" aria-labelledby={id}>
      <h2 id={id} className="mb-4" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
