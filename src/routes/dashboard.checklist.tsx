/** The checklist to go live: each point with the place where it is done. */
import { Link } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { checklist } from '../setup-checklist/api.client.ts'
import { checklistMessages as messages } from '../setup-checklist/messages/checklist.ts'
import { HeldWork } from '../setup-checklist/components/held-work.tsx'
import { placeOf, pointGroups, type Point } from '../setup-checklist/rules.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { ActButton } from '../ui/buttons.tsx'
import { Icon } from '../ui/icons.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { useRowActions } from '../ui/use-row-actions.ts'
import { SettingsHead } from './settings-head.tsx'
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

type Points = Route.ComponentProps['loaderData']['points']

export default function Checklist({ loaderData: { email, points, held } }: Route.ComponentProps) {
  const { busy, run } = useRowActions()
  const done = points.filter((point) => point.done).length
  const groups = pointGroups.map(({ name, points: names }) => ({
    name,
    points: names.flatMap((one) => points.filter(({ point }) => point === one)),
  }))
  const next = groups
    .flatMap((group) => group.points)
    .find(({ point, done: isDone }) => !isDone && placeOf[point] !== undefined)
  const sendMail = async (): Promise<string> => {
    await checklist.sendMail({})
    return messages.mailSent(email)
  }
  return (
    <>
      <SettingsHead title={messages.title} lead={messages.done(done, points.length)}>
        <ActButton
          className="button tight"
          busy={busy}
          act={(button) => run({ button, work: sendMail })}
        >
          {messages.sendMail}
        </ActButton>
      </SettingsHead>
      <progress className="steps-done" value={done} max={points.length} aria-hidden="true" />
      {held === null ? null : <HeldWork held={held} />}
      <div className="checklist">
        {groups.map((group) => (
          <Group key={group.name} {...group} next={next?.point} />
        ))}
      </div>
    </>
  )
}

type GroupProps = {
  readonly name: (typeof pointGroups)[number]['name']
  readonly points: Points
  /** The point whose link is the one primary of the page. */
  readonly next: Point | undefined
}

/** What is open, and below it, folded, what is done. */
function Group({ name, points, next }: GroupProps) {
  const done = points.filter((point) => point.done)
  return (
    <section aria-labelledby={`group-${name}`}>
      <div className="jobs-head">
        <h2 id={`group-${name}`}>{messages.groups[name]}</h2>
        <span className="n">{messages.doneOf(done.length, points.length)}</span>
      </div>
      <ul className="jobs steps">
        {points
          .filter((point) => !point.done)
          .map(({ point, notes }) => (
            <OpenPoint key={point} point={point} notes={notes} isNext={point === next} />
          ))}
      </ul>
      {done.length === 0 ? null : (
        <details className="fold">
          <summary>
            <Icon name="done" />
            <span className="muted">{messages.someDone(done.length)}</span>
          </summary>
          <ul>
            {done.map(({ point, notes }) => (
              <DonePoint key={point} point={point} notes={notes} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

type PointProps = Pick<Points[number], 'point' | 'notes'>

function OpenPoint({ point, notes, isNext }: PointProps & { readonly isNext: boolean }) {
  const [sentence, action] = messages.points[point]
  const place = placeOf[point]
  return (
    <li className="job">
      <span className="age" role="img" aria-label={messages.isOpen} />
      <span className="what">
        <b>{sentence}</b> {place === undefined ? <span title={action}>{action}</span> : null}
        <Notes of={notes} />
      </span>
      {place === undefined ? null : (
        <span className="act">
          <Link
            className={isNext ? 'button small primary' : 'button small'}
            to={place}
            aria-label={`${sentence}: ${action}`}
          >
            {action}
          </Link>
        </span>
      )}
    </li>
  )
}

/** What the shop does not do, whether the point is done or not. */
const Notes = ({ of = [] }: { readonly of: PointProps['notes'] }) =>
  of.map((note) => (
    <p className="muted small" key={note}>
      {note}
    </p>
  ))

/** It may be looked at again where it was done. */
function DonePoint({ point, notes }: PointProps) {
  const [sentence] = messages.points[point]
  const place = placeOf[point]
  return (
    <li className="done">
      <Icon name="done" />
      {place === undefined ? (
        <b>{sentence}</b>
      ) : (
        <Link className="link" to={place}>
          <b>{sentence}</b>
        </Link>
      )}
      <Notes of={notes} />
    </li>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
