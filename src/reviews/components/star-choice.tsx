/** Choosing 1 to 5 stars: a group of radio buttons that looks like stars. */
import { useId, type ComponentProps } from 'react'
import { FieldNote } from '../../ui/field.tsx'
import { addReviewMessages as messages } from '../messages/add-review.ts'

type Choice = {
  /** What React Hook Form registers for the radio buttons. */
  readonly radio: ComponentProps<'input'>
  /** What is chosen: '1' to '5', or ''. */
  readonly value: string
  readonly error?: string | undefined
}

export function StarChoice({ radio, value, error }: Choice) {
  const id = useId()
  const given = Number(value || 0)
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
            className={stars <= given ? 'given' : undefined}
            title={messages.starsOf(stars)}
          >
            <input type="radio" value={stars} {...radio} />
            <i aria-hidden="true" />
            <span className="hidden-label">
              {messages.starsOf(stars)}: {messages.starsSay[stars]}
            </span>
          </label>
        ))}
        <span className="small muted" aria-hidden="true">
          {messages.starsSay[given]}
        </span>
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  )
}
