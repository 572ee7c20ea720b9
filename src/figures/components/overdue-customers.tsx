/** Customers who ordered regularly and have stopped: whom to call. */
import { Link } from 'react-router'
import { displayMoney } from '../../platform/money.ts'
import { Table, type Column } from '../../ui/table.tsx'
import type { OverdueCustomer } from '../contract.ts'
import { figuresMessages } from '../messages/figures.ts'

const { overdue: messages, days } = figuresMessages

export const OverdueCustomers = ({
  customers,
}: {
  readonly customers: readonly OverdueCustomer[]
}) => (
  <section aria-labelledby="figures-overdue">
    <h2 id="figures-overdue">{messages.title}</h2>
    {customers.length === 0 ? (
      <p className="muted">{messages.none}</p>
    ) : (
      <>
        <p className="muted small">{messages.lead}</p>
        <Table
          caption={messages.title}
          columns={columns}
          rows={customers}
          keyOf={({ companyId, email }) => companyId ?? email}
        />
      </>
    )}
  </section>
)

/** Their orders: a company is found by its name, a person by the e-mail address. */
const ordersOf = ({ companyId, name, email }: OverdueCustomer): string =>
  `/dashboard/manageorders?q=${encodeURIComponent(companyId === null ? email : name)}`

const columns: readonly Column<OverdueCustomer>[] = [
  {
    header: messages.customer,
    fullWidth: true,
    cell: (customer) => (
      <span>
        <Link className="hover:underline" to={ordersOf(customer)}>
          {customer.name}
        </Link>
        <small>{customer.email}</small>
      </span>
    ),
  },
  { header: messages.last, cell: ({ last }) => <time dateTime={last}>{last}</time> },
  { header: messages.ago, numeric: true, cell: (customer) => days(customer.days) },
  { header: messages.usual, numeric: true, cell: ({ interval }) => days(interval) },
  { header: messages.year, numeric: true, cell: ({ sales }) => displayMoney(sales) },
]
