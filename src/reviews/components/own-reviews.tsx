/** A customer's own reviews, newest first, each with a button that removes it. */
import { useId } from 'react'
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Stars } from '../../ui/stars.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { reviews as api } from '../api.client.ts'
import type { Review } from '../contract.ts'
import { addReviewMessages as messages } from '../messages/add-review.ts'

export function OwnReviews({ reviews }: { readonly reviews: readonly Review[] }) {
  const heading = useId()
  const { busy, remove } = useRowActions()
  if (reviews.length === 0) return null
  return (
    <section className="form-part mt-8" aria-labelledby={heading}>
      <h2 id={heading}>{messages.own}</h2>
      <ul className="addresses">
        {reviews.map(({ id, text, rating, tool, writtenAt, state = 'shown', stateReason = '' }) => (
          <li key={id} className="row justify-between">
            <div>
              <p>
                <b>{tool?.name ?? messages.noTool}</b>{' '}
                <span className="muted small">
                  <DateTime timeless at={writtenAt} />
                </span>
              </p>
              {rating === null ? null : <Stars rating={rating} />}
              <p>{text}</p>
              {state === 'shown' ? null : (
                <p className="muted small">
                  {messages.state[state]} {state === 'hidden' ? stateReason : null}
                </p>
              )}
            </div>
            <ActButton
              className="icon-button"
              busy={busy}
              aria-label={messages.removeOf(tool?.name ?? messages.noTool)}
              act={(button) =>
                remove(
                  button,
                  messages.sure,
                  () => api.remove({ id }),
                  () => api.restore({ id }),
                )
              }
            >
              <Icon name="remove" />
            </ActButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
