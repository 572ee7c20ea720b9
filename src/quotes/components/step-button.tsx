/** The button of a form, in the title of its page where the form is the next step of the record. */
import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { SubmitButton } from '../../ui/buttons.tsx'

type StepButtonProps = ComponentProps<typeof SubmitButton> & {
  /** Null until the title is there; undefined where something else is the next step. */
  readonly place: HTMLElement | null | undefined
}

export function StepButton({ place, ...button }: StepButtonProps) {
  if (place === null) return null
  return place ? (
    createPortal(<SubmitButton {...button} />, place)
  ) : (
    <SubmitButton {...button} secondary />
  )
}
