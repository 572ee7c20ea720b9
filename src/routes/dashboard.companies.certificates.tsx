/** Exemption certificates that need staff: not verified, ending, ended, or missing. */
import { Link } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { certificates } from '../tax/certificates.client.ts'
import type { DueCertificate } from '../tax/certificates-contract.ts'
import {
  certificateListMessages as messages,
  certificatePageMessages,
} from '../tax/messages/certificates.ts'
import { CertificatePill } from '../tax/components/certificate-pill.tsx'
import { DayRange } from '../ui/desk/day-range.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { StatePill } from '../ui/state-pill.tsx'
import { Table, type Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.companies.certificates.ts'

export const meta = personalMeta(messages.title, messages.lead)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  await currentAdmin('customers')
  return { due: await certificates.dueCertificates({}, { signal }) }
}

const columns: readonly Column<DueCertificate>[] = [
  {
    header: messages.company,
    slot: 'title',
    cell: ({ companyId, company, certificate }) => (
      <span>
        <Link className="link" to={`/dashboard/companies/${companyId}?part=tax#certificates`}>
          {company}
        </Link>
        <small>{certificate?.number}</small>
      </span>
    ),
  },
  {
    header: certificatePageMessages.stateNow,
    slot: 'state',
    cell: ({ certificate }) =>
      certificate ? <CertificatePill state={certificate.state} /> : <StatePill state="toCheck" />,
  },
  {
    header: certificatePageMessages.validity,
    slot: 'meta',
    cell: ({ certificate }) =>
      certificate ? (
        <DayRange from={certificate.from} until={certificate.until} />
      ) : (
        <span title={messages.missing}>{messages.missing}</span>
      ),
  },
]

export default function DueCertificates({ loaderData: { due } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title={messages.title} lead={messages.lead} />
      {due.length === 0 ? (
        <EmptyState title={messages.none}>
          <Link className="button" to="/dashboard/companies">
            {messages.companies}
          </Link>
        </EmptyState>
      ) : (
        <Table
          caption={messages.title}
          columns={columns}
          rows={due}
          keyOf={({ companyId, certificate }) => `${companyId} ${certificate?.id}`}
        />
      )}
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
