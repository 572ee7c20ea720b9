/**
 * Replaces prices that the page does not contain: how to see them. Only loaded if the shop hides
 * prices. The page is the same for everybody, so CSS shows the part for signed-in readers.
 */
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { loginStateFor } from '../../session/login-state.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import styles from '../../ui/styles/hidden-price.css?url&no-inline'
import { useShop } from '../../ui/use-shop.ts'
import type { Tool } from '../contract.ts'
import { hiddenPriceMessages as messages } from '../messages/hidden-price.ts'
import {
  onPriceRequestChange,
  readPriceRequest,
  type PriceRequestState,
} from '../price-request.browser.ts'

const companyPage = '/dashboard/company'
const Styles = () => <link rel="stylesheet" href={styles} precedence="hidden-price" />

const useAnswer = (): PriceRequestState =>
  useSyncExternalStore(onPriceRequestChange, readPriceRequest, () => 'waiting')

/** Returns to this page after the sign-in. */
function SignIn() {
  const location = useLocation()
  return (
    <Link className="link" to="/login" state={loginStateFor(location)}>
      {messages.signIn}
    </Link>
  )
}

/** As high as the price that replaces it. */
export function HiddenPrice() {
  const answer = useAnswer()
  return (
    <span className="hidden-price">
      <Styles />
      <span className="when-out">
        <SignIn />
      </span>
      <span className="when-in">
        {answer === 'refused' ? (
          <Link className="link" to={companyPage}>
            {messages.forCompanies}
          </Link>
        ) : answer === 'failed' ? (
          messages.notLoaded
        ) : null}
      </span>
    </span>
  )
}

/** @param answer present if the prices came with the page's own call */
export function PriceNotice({ answer: known }: { readonly answer?: PriceRequestState }) {
  const asked = useAnswer()
  const answer = known ?? asked
  const viewers = useShop().prices ?? 'signed-in'
  return (
    <div className="price-notice">
      <Styles />
      <p className="when-out">
        {messages.signInFor[viewers]} <SignIn />
      </p>
      <p className="when-in" role="status">
        {answer === 'refused' ? (
          <>
            {messages.signInFor.companies}{' '}
            <Link className="link" to={companyPage}>
              {messages.openAccount}
            </Link>
          </>
        ) : answer === 'failed' ? (
          messages.failed
        ) : answer === 'shown' ? (
          messages.shown[viewers]
        ) : null}
      </p>
    </div>
  )
}

/** Replaces the order form. */
export const NoOrder = ({
  tool: { slug, name },
}: {
  readonly tool: Pick<Tool, 'slug' | 'name'>
}) => (
  <>
    <h1 className="mb-4">{name}</h1>
    <EmptyState title={messages.noOrder} detail={messages.noOrderDetail}>
      <Link className="button primary" to={companyPage}>
        {messages.openAccount}
      </Link>
      <Link className="button" to={`/tools/${slug}`}>
        {messages.toTool}
      </Link>
    </EmptyState>
  </>
)
