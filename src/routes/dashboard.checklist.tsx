/** The checklist to go live: each point with the place where it is done. */
import { Link } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { checklist } from '../setup-checklist/api.client.ts'
import { checklistMessages as messages } from '../setup-checklist/messages/checklist.ts'
import { HeldWork } from '../setup-checklist/components/held-work.tsx'
import { placeOf, type Point } from '../setup-checklist/rules.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { ActButton } from '../ui/buttons.tsx'
import { Icon } from '../ui/icons.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { useRowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.checklist.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const { email } = await currentAdmin('owner')
  const [points, { held }] = await Promise.all([
    checklist.read({}, { signal }),
    checklist.held({}, { signal }),
  ])
  return { email, points, held }
}

export default function Checklist({ loaderData: { email, points, held } }: Route.ComponentProps) {
  const { busy, run } = useRowActions()
  const done = points.filter((point) => point.done).length
  return (
    <>
      <h1>{messages.title}</h1>
      <p className="muted mt-2 mb-6">{messages.done(done, points.length)}</p>
      {held === null ? null : <HeldWork held={held} />}
      <ul className="checklist">
        {points.map((point) => (
          <ChecklistPoint key={point.point} {...point} />
        ))}
      </ul>
      <p className="mt-4">
        <ActButton
          className="button"
          busy={busy}
          act={(button) =>
            run({
              button,
              work: async () => {
                await checklist.sendMail({})
                return messages.mailSent(email)
              },
            })
          }
        >
          {messages.sendMail}
        </ActButton>
      </p>
    </>
  )
}

function ChecklistPoint({ point, done }: { readonly point: Point; readonly done: boolean }) {
  const [sentence, action] = messages.points[point]
  const place = placeOf[point]
  return (
    <li className={done ? 'done' : undefined}>
      <Icon name={done ? 'done' : 'attention'} />
      <span>
        <b>{sentence}</b>
        <small>{done ? messages.isDone : messages.isOpen}</small>
      </span>
      {place === undefined ? (
        <span className="muted">{done ? null : action}</span>
      ) : (
        <Link className="link" to={place} aria-label={`${sentence}: ${action}`}>
          {action}
        </Link>
      )}
    </li>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
