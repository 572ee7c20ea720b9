/** Choosing 1 to 5 stars: a group of radio buttons that looks like stars. */
import { useId, type ComponentProps } from 'react'
import { FieldNote } from '../../ui/field.tsx'
import { addReviewMessages as messages } from '../messages/add-review.ts'

type StarChoiceProps = {
  /** The props that React Hook Form registers for the radio buttons. */
  readonly radio: ComponentProps<'input'>
  /** The selected value: '1' to '5', or ''. */
  readonly value: string
  readonly error?: string | undefined
}

export function StarChoice({ radio, value, error }: StarChoiceProps) {
  const id = useId()
  const selected = Number(value || 0)
  return (
    <fieldset
      className={error === undefined ? 'field' : 'field wrong'}
      aria-describedby={error === undefined ? undefined : `${id}-note`}
    >
      <legend className="label">{messages.stars}</legend>
      <div className="star-choice">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className={stars <= selected ? 'given' : undefined}
            title={messages.starCount(stars)}
          >
            <input type="radio" value={stars} {...radio} />
            <i aria-hidden="true" />
            <span className="hidden-label">
              {messages.starCount(stars)}: {messages.starMeanings[stars]}
            </span>
          </label>
        ))}
        <span className="small muted" aria-hidden="true">
          {messages.starMeanings[selected]}
        </span>
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  )
}
