/** The customer of an order for staff, linked to their record: the company's, or the user's. */
import { Link } from 'react-router'
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'

type Customer = { readonly companyId?: string | undefined; readonly email: string }

/** @returns its address; undefined for a deleted account, which has no record */
export const companyRecord = ({ companyId }: Customer): string | undefined =>
  companyId && `/dashboard/companies/${companyId}`
export const userRecord = ({ email }: Customer): string | undefined =>
  isUnreachable(email) ? undefined : `/dashboard/makeadmin?q=${encodeURIComponent(email)}`

type RecordLinkProps = { readonly to: string | undefined; readonly name: string }

/** Without an address the name is a text. */
export const RecordLink = ({ to, name }: RecordLinkProps) =>
  to === undefined ? (
    <bdi>{name}</bdi>
  ) : (
    <Link className="link" to={to}>
      <bdi>{name}</bdi>
    </Link>
  )
