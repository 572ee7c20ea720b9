/** The channels by which a company orders: what to copy for each, and their use. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import type { OrderWays as Ways } from '../contract.ts'
import { orderWaysMessages as messages } from '../messages/order-ways.ts'
import { punchOutPageMessages } from '../messages/pages.ts'

type WayProps = {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly children: ReactNode
}

const Way = ({ id, title, detail, children }: WayProps) => (
  <section className="card mt-4" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <p className="muted mt-2">{detail}</p>
    <div className="mt-2 grid gap-2">{children}</div>
  </section>
)

type OrderWaysProps = {
  readonly company: string
  readonly ways: Ways
  /** Visible to staff, who manage the connections, and not to an owner of the company. */
  readonly forStaff: boolean
}

export function OrderWays({ company, ways, forStaff }: OrderWaysProps) {
  const { agents, days, files, mail, orderPad } = ways
  return (
    <>
      <Way id="order-pad" title={messages.orderPad.title} detail={messages.orderPad.detail}>
        <CopyButton text={orderPad.address} name={messages.copyAddress} />
        <p>{messages.orders(orderPad.orders, days)}</p>
        {forStaff ? null : <OpenLink to="/order-pad">{messages.orderPad.open}</OpenLink>}
      </Way>
      <Way id="file" title={messages.file.title} detail={messages.file.detail}>
        <CopyButton text={files.address} name={messages.copyAddress} />
        <p className="muted">{messages.file.api}</p>
        <CopyButton text={files.apiAddress} name={messages.copyAddress} />
        <p>{messages.files(files.received, days)}</p>
        <OpenLink to="/dashboard/received-orders">{messages.file.open}</OpenLink>
      </Way>
      <Way id="mail" title={messages.mail.title} detail={messages.mail.detail}>
        {mail.address === undefined ? (
          <p>{messages.mail.off}</p>
        ) : (
          <CopyButton text={mail.address} name={messages.copyAddress} />
        )}
        <p>{messages.mails(mail.received, days)}</p>
      </Way>
      <Way id="punch-out" title={messages.punchOut.title} detail={messages.punchOut.detail}>
        <PunchOutWays company={company} ways={ways} forStaff={forStaff} />
      </Way>
      <Way id="agents" title={messages.agents.title} detail={messages.agents.detail}>
        {agents.isOn ? (
          <CopyButton text={agents.address} name={messages.copyAddress} />
        ) : (
          <p>{messages.agents.off}</p>
        )}
        <p>{messages.orders(agents.orders, days)}</p>
        {agents.isOn && !forStaff ? (
          <OpenLink to="/dashboard/agents">{messages.agents.open}</OpenLink>
        ) : null}
      </Way>
    </>
  )
}

const OpenLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <p>
    <Link className="button tight" to={to}>
      {children}
    </Link>
  </p>
)

function PunchOutWays({ company, ways: { days, punchOut }, forStaff }: OrderWaysProps) {
  const { connections, isOn } = punchOut
  const none = forStaff ? messages.punchOut.noneStaff : messages.punchOut.none
  return (
    <>
      {isOn ? null : <p>{messages.punchOut.off}</p>}
      {connections.length === 0 && isOn ? <p>{none}</p> : null}
      {connections.map(({ id, protocol, address, userName, lastAt, ...counts }) => (
        <div key={id} className="grid gap-1">
          <h3>{punchOutPageMessages.protocols[protocol]}</h3>
          <CopyButton text={address} name={messages.copyAddress} />
          <CopyButton text={userName} name={messages.punchOut.userName} />
          <p>
            {messages.punchOut.uses(counts.baskets, counts.orders, days)}
            {counts.refused === 0 ? '' : `, ${messages.punchOut.refused(counts.refused)}`}
          </p>
          <p className="muted">
            {messages.punchOut.last}:{' '}
            {lastAt === undefined ? messages.punchOut.never : <DateTime at={lastAt} />}
          </p>
        </div>
      ))}
      {connections.length > 0 && !forStaff ? (
        <p className="muted">{messages.punchOut.password}</p>
      ) : null}
      {forStaff ? (
        <OpenLink to={`/dashboard/companies/${company}/punch-out`}>
          {messages.punchOut.staff}
        </OpenLink>
      ) : null}
    </>
  )
}
