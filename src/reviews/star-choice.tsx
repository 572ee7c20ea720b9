/** Choosing 1 to 5 stars: a group of radio buttons that looks like stars. */
import { useId, type ComponentProps } from 'react'
import { Note } from '../web/field.tsx'
import { addReviewWords as words } from '../words/en/pages/add-review.ts'

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
    <fieldset className={error === undefined ? 'field' : 'field wrong'} aria-describedby={error === undefined ? undefined : `${id}-note`}>
      <legend className="label">{words.stars}</legend>
      <div className="star-choice">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={stars <= given ? 'given' : undefined} title={words.starsOf(stars)}>
            <input type="radio" value={stars} {...radio} />
            <i aria-hidden="true" />
            <span className="hidden-label">{words.starsOf(stars)}: {words.starsSay[stars]}</span>
          </label>
        ))}
        <span className="small muted" aria-hidden="true">{words.starsSay[given]}</span>
      </div>
      <Note id={`${id}-note`} error={error} />
    </fieldset>
  )
}
