/** Customers who ordered regularly and have stopped, so that staff can call them. */
import { Link } from 'react-router'
import { displayMoney } from '../../platform/money/money.ts'
import { DateTime } from '../../ui/date-time.tsx'
import type { Column } from '../../ui/table.tsx'
import type { OverdueCustomer } from '../contract.ts'
import { figuresMessages } from '../messages/figures.ts'
import { FigureList } from './figure-list.tsx'

const { overdue: messages, days } = figuresMessages

export const OverdueCustomers = ({
  customers,
}: {
  readonly customers: readonly OverdueCustomer[]
}) => (
  <FigureList
    id="figures-overdue"
    title={messages.title}
    lead={messages.lead}
    none={messages.none}
    columns={columns}
    rows={customers}
    keyOf={({ companyId, email }) => companyId ?? email}
  />
)

/** The link to their orders: a company is found by its name, a person by the e-mail address. */
const ordersOf = ({ companyId, name, email }: OverdueCustomer): string =>
  `/dashboard/manageorders?q=${encodeURIComponent(companyId === null ? email : name)}`

const columns: readonly Column<OverdueCustomer>[] = [
  {
    header: messages.customer,
    slot: 'title',
    cell: (customer) => (
      <>
        <Link to={ordersOf(customer)}>{customer.name}</Link> <small>{customer.email}</small>
      </>
    ),
  },
  { header: messages.last, slot: 'meta', cell: ({ last }) => <DateTime at={last} /> },
  {
    header: messages.ago,
    numeric: true,
    besideMeta: true,
    cell: (customer) => days(customer.days),
  },
  {
    header: messages.usual,
    numeric: true,
    besideMeta: true,
    cell: ({ interval }) => days(interval),
  },
  {
    header: messages.year,
    numeric: true,
    slot: 'figure',
    cell: ({ sales }) => displayMoney(sales),
  },
]
