/** The customer of a quote, beside the offer form. */
import { Link } from 'react-router'
import type { Quote } from '../contract.ts'
import { quotePageMessages as messages } from '../messages/pages.ts'

type QuoteCustomerProps = {
  readonly quote: Pick<Quote, 'company' | 'name' | 'email'>
  /** Whether the reader may see customers. */
  readonly canOpen: boolean
}

export const QuoteCustomer = ({ quote: { company, name, email }, canOpen }: QuoteCustomerProps) => (
  <section className="panel" aria-labelledby="customer">
    <header>
      <h2 id="customer">{messages.customer}</h2>
      {canOpen ? (
        <Link
          className="button small"
          aria-label={messages.openCustomer(company ?? name)}
          to={
            company === undefined
              ? `/dashboard/makeadmin?${new URLSearchParams({ q: email }).toString()}`
              : `/dashboard/companies?${new URLSearchParams({ q: company }).toString()}`
          }
        >
          {messages.openIt}
        </Link>
      ) : null}
    </header>
    <p className="wrap-anywhere">
      {company === undefined ? null : (
        <b className="block">
          <bdi>{company}</bdi>
        </b>
      )}
      <bdi>{name}</bdi>
      <span className="block muted">{email}</span>
    </p>
  </section>
)
