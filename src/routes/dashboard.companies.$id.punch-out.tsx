/** Punch-out of a company for staff: its connections, how the buyer sets up, and every message. */
import { Link } from 'react-router'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { OwnAffair } from '../companies/components/own-affair.tsx'
import { findOwnAffair } from '../companies/own-affairs.client.ts'
import { Id } from '../platform/fields/fields.ts'
import { punchOut } from '../punch-out/api.client.ts'
import { AnswersForms } from '../punch-out/components/answers-form.tsx'
import { AddConnection, ConnectionTable } from '../punch-out/components/connections.tsx'
import { MessageLog } from '../punch-out/components/message-log.tsx'
import { punchOutPageMessages as messages } from '../punch-out/messages/pages.ts'
import { protocols, type Protocol } from '../punch-out/rules.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import type { Route } from './+types/dashboard.companies.$id.punch-out.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: messages.title(loaderData?.found.company),
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('customers')
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  const [found, ownAffair] = await Promise.all([
    punchOut.read({ id }, { signal }),
    findOwnAffair(user, { record: 'company', key: id, permission: 'customers' }, { signal }),
  ])
  return { id, found, ownAffair, canChange: may(user, 'customers') && ownAffair === undefined }
}

export default function PunchOutPage({ loaderData }: Route.ComponentProps) {
  const { id, found, ownAffair, canChange } = loaderData
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title(found.company)}</h1>
        <Link className="button tight" to={`/dashboard/companies/${id}`}>
          {messages.toRecord}
        </Link>
      </div>
      <OwnAffair reason={ownAffair} />
      {found.isOn ? null : (
        <div className="mt-4">
          <Notice tone="warn">{messages.off}</Notice>
        </div>
      )}
      <section className="mt-6" aria-labelledby="connections">
        <h2 id="connections" className="mb-2">
          {messages.connections}
        </h2>
        <ConnectionTable company={id} rows={found.connections} canChange={canChange} />
        {canChange ? <AddConnection company={id} /> : null}
      </section>
      {canChange ? <AnswersForms company={id} rows={found.connections} /> : null}
      <Setups
        addresses={{ oci: found.ociAddress, cxml: found.cxmlAddress, ids: found.idsAddress }}
      />
      <section className="mt-10" aria-labelledby="messages">
        <h2 id="messages" className="mb-2">
          {messages.messages}
        </h2>
        <MessageLog company={id} rows={found.messages} canChange={canChange} />
      </section>
    </>
  )
}

/** What a buyer enters, for each protocol. */
const Setups = ({ addresses }: { readonly addresses: Readonly<Record<Protocol, string>> }) => (
  <section className="mt-10" aria-labelledby="setup">
    <h2 id="setup" className="mb-2">
      {messages.setup}
    </h2>
    {protocols.map((protocol) => (
      <Setup key={protocol} protocol={protocol} address={addresses[protocol]} />
    ))}
  </section>
)

function Setup({ protocol, address }: { readonly protocol: Protocol; readonly address: string }) {
  const setup = messages.setups[protocol]
  return (
    <details className="fold">
      <summary>
        <h3>{messages.protocols[protocol]}</h3>
      </summary>
      <p className="muted">{setup.lead}</p>
      <p className="mt-2">
        {setup.address}: <CopyButton text={address} name={setup.address} />
      </p>
      <ul className="mt-2">
        {setup.fields.map(([name, meaning]) => (
          <li key={name}>
            <b>{name}</b>: {meaning}
          </li>
        ))}
      </ul>
      <p className="muted mt-2">{setup.note}</p>
    </details>
  )
}

export const ErrorBoundary = pageErrors(messages.link)
