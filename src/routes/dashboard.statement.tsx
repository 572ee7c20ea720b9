/** A statement of account: the buyer's own or their company's; for staff that of any customer. */
import { Form, Link } from 'react-router'
import { isProblem } from '../../packages/contract/problem.ts'
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import { currentAdmin, currentUser } from '../accounts/sessions/current-user.client.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import { BuyingForLine } from '../companies/components/buying-for.tsx'
import { payments } from '../payments/api.client.ts'
import {
  IssuedStatements,
  MailStatement,
  SaveStatement,
} from '../payments/components/statement-actions.tsx'
import { StatementTables } from '../payments/components/statement-tables.tsx'
import { accountsNotKept, paymentsContract } from '../payments/contract.ts'
import { paymentsMessages } from '../payments/messages/payments.ts'
import { statementPageMessages as messages } from '../payments/messages/statement-page.ts'
import type { Statement, StatementQuery } from '../payments/statement-fields.ts'
import { PersonalPageError } from '../shell/access-guard.tsx'
import { isHiddenPage } from '../shell/hidden-page.browser.ts'
import { DeskHead, HeadLinks } from '../ui/desk/desk-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { readFilters } from '../ui/list-params.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { problemMessage } from '../ui/problem-message.ts'
import type { Route } from './+types/dashboard.statement.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request
  const query = readFilters(paymentsContract.statement.input, request, ['customer']) ?? {}
  const user = await currentUser()
  const forStaff = isAdmin(user) && query.customer !== undefined
  if (forStaff) await currentAdmin('money')
  if (!isAdmin(user) && isHiddenPage('/dashboard/statement'))
    throw accountsNotKept({ detail: paymentsMessages.accountsNotKeptDetail })
  const read = await readStatement(query, signal)
  return { ...read, query, forStaff, canChange: may(user, 'money') }
}

/** Days that are none are said on the page, which keeps them. */
async function readStatement(
  query: StatementQuery,
  signal: AbortSignal,
): Promise<{ readonly statement?: Statement; readonly refused?: string }> {
  try {
    return { statement: await payments.statement(query, { signal }) }
  } catch (error) {
    if (!isProblem(error, invalidInput)) throw error
    return { refused: error.body.errors?.[0]?.detail ?? problemMessage(error) }
  }
}

export default function StatementPage({ loaderData }: Route.ComponentProps) {
  const { statement, refused, query, forStaff, canChange } = loaderData
  return (
    <>
      <StatementHead {...loaderData} />
      {forStaff ? null : <BuyingForLine />}
      <DaysForm
        key={`${statement?.from} ${statement?.to}`}
        query={{ ...query, ...(statement ? { from: statement.from, to: statement.to } : {}) }}
      />
      {refused === undefined ? null : <Notice tone="bad">{refused}</Notice>}
      {statement ? <StatementTables statement={statement} /> : null}
      {statement && forStaff && canChange ? (
        <MailStatement key={statement.customer.key} statement={statement} />
      ) : null}
      {statement ? <IssuedStatements statement={statement} /> : null}
    </>
  )
}

const StatementHead = ({
  statement,
  forStaff,
  canChange,
}: Pick<Route.ComponentProps['loaderData'], 'statement' | 'forStaff' | 'canChange'>) => (
  <DeskHead
    title={messages.title}
    lead={statement ? messages.of(statement.customer.name) : messages.leadOwn}
  >
    {statement && (canChange || !forStaff) ? <SaveStatement statement={statement} /> : null}
    <HeadLinks
      links={[
        forStaff
          ? { to: '/dashboard/payments', label: messages.backToItems }
          : { to: '/dashboard/myorders', label: messages.backToOrders },
      ]}
    />
  </DeskHead>
)

/** The days, which stand in the address. */
const DaysForm = ({ query }: { readonly query: StatementQuery }) => (
  <Form method="get" className="row mb-4" preventScrollReset>
    {query.customer === undefined ? null : (
      <input type="hidden" name="customer" value={query.customer} />
    )}
    {(['from', 'to'] as const).map((name) => (
      <label key={name} className="row muted">
        {messages[name]}{' '}
        <input
          className="input w-auto"
          type="date"
          name={name}
          defaultValue={query[name] ?? ''}
          min="2000-01-01"
          max="2999-12-31"
        />
      </label>
    ))}
    <button type="submit" className="button tight">
      {messages.show}
    </button>
  </Form>
)

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <DeskHead title={messages.title} />
    {isProblem(error, accountsNotKept) ? (
      <EmptyState title={error.body.title} detail={error.body.detail}>
        <Link className="button" to="/dashboard/myorders">
          {messages.backToOrders}
        </Link>
      </EmptyState>
    ) : (
      <PersonalPageError error={error} />
    )}
  </>
)
