/** The places where a user is signed in: each session with a button that ends it. */
import { useId } from 'react'
import { useIdentitySettings } from '../../identity/use-identity-settings.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { StatePill } from '../../ui/state-pill.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { accounts } from '../api.client.ts'
import { accessMessages } from '../messages/access.ts'
import type { Session } from '../sessions/session-contract.ts'

const messages = accessMessages.sessions

export function Sessions({ sessions }: { readonly sessions: readonly Session[] }) {
  const heading = useId()
  const { kind } = useIdentitySettings()
  const { busy, run } = useRowActions()
  return (
    <section id="devices" className="form-part mt-8" aria-labelledby={heading}>
      <h2 id={heading}>{messages.heading}</h2>
      <p className="muted small">{kind === 'embedded' ? messages.lead : messages.leadHosted}</p>
      <ul className="addresses sessions">
        {sessions.map((session) => (
          <li key={session.id} className="row justify-between">
            <div>
              <p>
                <b>{session.browser || messages.unknownBrowser}</b>{' '}
                {session.current ? (
                  <StatePill state="thisDevice">{messages.current}</StatePill>
                ) : null}
              </p>
              <p className="muted small">
                {session.address || messages.unknownAddress} · {messages.signedIn}{' '}
                <DateTime at={session.signedInAt} place="sentence" /> · {messages.lastSeen}{' '}
                <DateTime at={session.lastSeenAt} place="sentence" />
              </p>
            </div>
            {session.current ? null : (
              <ActButton
                className="button small"
                busy={busy}
                aria-label={messages.endWhich(session.browser || messages.unknownBrowser)}
                act={(button) =>
                  run({
                    button,
                    work: async () => {
                      await accounts.endSession({ id: session.id })
                      return messages.ended
                    },
                  })
                }
              >
                {messages.end}
              </ActButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
