/**
 * The button of a form, shown in the page's title bar, because the form is the record's next step.
 */
import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { SubmitButton } from '../buttons.tsx'

type StepButtonProps = ComponentProps<typeof SubmitButton> & {
  /** Null until the title bar is rendered. */
  readonly place: HTMLElement | null
}

export const StepButton = ({ place, ...button }: StepButtonProps) =>
  place ? createPortal(<SubmitButton {...button} />, place) : null
