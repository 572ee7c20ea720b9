/** Beside a company's overview: contacts, address, prices and payment terms. */
import type { ReactNode } from 'react'
import type { Company } from '../contract.ts'
import {
  companiesPageMessages as messages,
  roleNames,
  tradeAccountMessages,
} from '../messages/pages.ts'
import { paymentTermsText } from '../payment-terms-text.ts'
import { isCompanyOwner } from '../rules.ts'

/** The maximum number of contacts shown. */
const shownContacts = 3

type CompanySideProps = {
  readonly company: Company
  readonly priceLists: readonly { readonly id: string; readonly name: string }[]
}

export function CompanySide({ company, priceLists }: CompanySideProps) {
  const { representative, paymentTerms } = company
  const list = priceLists.find(({ id }) => id === company.priceList)
  return (
    <>
      <Contact company={company} />
      <Addresses company={company} />
      <Panel id="side-prices" title={messages.prices}>
        <p>{list ? <bdi>{list.name}</bdi> : messages.catalogue}</p>
        {paymentTerms ? <p className="muted">{paymentTermsText(paymentTerms)}</p> : null}
      </Panel>
      {representative === '' ? null : (
        <Panel id="representative" title={messages.representative}>
          <p>
            <bdi>{representative}</bdi>
          </p>
        </Panel>
      )}
    </>
  )
}

type OfCompany = { readonly company: Company }

/** Its owners; for a company without an owner, its members. */
function Contact({ company: { members, phone = '' } }: OfCompany) {
  const owners = members.filter(isCompanyOwner)
  const contacts = (owners.length > 0 ? owners : members).slice(0, shownContacts)
  if (contacts.length === 0 && phone === '') return null
  return (
    <Panel id="contact" title={messages.contact}>
      {contacts.map(({ userId, name, email, role }) => (
        <p key={userId}>
          {name === '' ? null : <bdi>{name}</bdi>} <span className="muted">{roleNames[role]}</span>
          <br />
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      ))}
      {phone === '' ? null : (
        <p>
          <a className="link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </p>
      )}
    </Panel>
  )
}

function Addresses({ company }: OfCompany) {
  const { address, billingEmail = '', deliveryAddresses = [] } = company
  return (
    <Panel id="address" title={tradeAccountMessages.address}>
      <p>
        <bdi>{company.name}</bdi>
      </p>
      <p className="whitespace-pre-line">{address}</p>
      {deliveryAddresses.length === 0 ? null : (
        <p className="muted">{messages.deliveredTo(deliveryAddresses.length)}</p>
      )}
      {billingEmail === '' ? null : <p className="muted">{messages.invoicesTo(billingEmail)}</p>}
    </Panel>
  )
}

type PanelProps = {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

const Panel = ({ id, title, children }: PanelProps) => (
  <section className="panel wrap-anywhere" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)
