/** The button of a form, in the title of its page: the form is the next step of the record. */
import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { SubmitButton } from '../buttons.tsx'

type StepButtonProps = ComponentProps<typeof SubmitButton> & {
  /** Null until the title is there. */
  readonly place: HTMLElement | null
}

export const StepButton = ({ place, ...button }: StepButtonProps) =>
  place ? createPortal(<SubmitButton {...button} />, place) : null
