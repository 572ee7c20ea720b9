/** How the buyer logs in, and what the shop keeps of them: each with its value and the way to it. */
import { Link } from 'react-router'
import type { User } from '../accounts/contract.ts'
import { useIdentitySettings } from '../identity/use-identity-settings.ts'
import { ownDeskMessages as messages } from './messages/own-desk.ts'

type OwnAccessProps = {
  readonly user: User
  /** Where they are signed in. */
  readonly devices: number
}

export function OwnAccess({ user, devices }: OwnAccessProps) {
  const isEmbedded = useIdentitySettings().kind === 'embedded'
  return (
    <section aria-labelledby="access">
      <div className="jobs-head">
        <h2 id="access">{messages.access}</h2>
      </div>
      <dl className="set-rows">
        <Row at="email" label={messages.email} value={user.email} act={messages.change} />
        {isEmbedded ? (
          <>
            <Row
              at="password"
              label={messages.password}
              value={messages.passwordValue}
              act={messages.change}
            />
            <Row
              at="second-factor"
              label={messages.secondFactor}
              value={user.secondFactor ? messages.factorOn : messages.factorOff}
              act={messages.change}
            />
          </>
        ) : null}
        <Row
          at="devices"
          label={messages.devices}
          value={messages.signedIn(devices)}
          act={messages.open}
        />
        <Row at="data" label={messages.data} value={messages.dataValue} act={messages.open} />
      </dl>
    </section>
  )
}

type RowProps = {
  /** The place on the page where it is changed. */
  readonly at: string
  readonly label: string
  readonly value: string
  readonly act: string
}

const Row = ({ at, label, value, act }: RowProps) => (
  <div id={at}>
    <dt>{label}</dt>
    <dd title={value}>{value}</dd>
    <dd>
      <Link
        className="button small"
        to={`/dashboard/me#${at}`}
        aria-label={messages.actOn(act, label)}
      >
        {act}
      </Link>
    </dd>
  </div>
)
