/** Tells people from whom the shop currently accepts no orders, before they fill in a form. */
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Link } from 'react-router'
import { onCompanyChange, readCompany } from '../../session/company.browser.ts'
import { Notice } from '../../ui/page-state.tsx'
import { onBuyingForChange, readBuyingFor, reloadBuyingFor } from '../buying-for.client.ts'
import { orderRefusalMessages as messages } from '../messages/order-refusal.ts'

type Refusal = { readonly text: string; readonly link: string; readonly to: string }

/** As known to this tab; it may be outdated. */
function refusalNow(): keyof typeof messages.reasons | undefined {
  const answer = readBuyingFor()
  const id = readCompany()?.id
  const isOnHold = answer?.companies.some((company) => company.id === id && company.onHold)
  return isOnHold ? 'onHold' : answer?.refused
}

function listen(listener: () => void): () => void {
  const ends = [onBuyingForChange(listener), onCompanyChange(listener)]
  return () => {
    for (const end of ends) end()
  }
}

/** Asks the shop again before it shows the refusal: the tab's data may be outdated. */
function useRefusal(): Refusal | undefined {
  const reason = useSyncExternalStore(listen, refusalNow, () => undefined)
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    if (reason === undefined || reason === asked) return
    // If the shop cannot be asked, placing the order reports it.
    reloadBuyingFor().then(
      () => setAsked(reason),
      () => undefined,
    )
  }, [reason, asked])
  return reason !== undefined && reason === asked ? messages.reasons[reason] : undefined
}

type OrderRefusalProps = {
  /** The heading of the page, in place of the form's. */
  readonly heading?: string
  /** Shown if orders are accepted; if absent, only the sentence is shown. */
  readonly children?: ReactNode
}

export function OrderRefusal({ heading, children = null }: OrderRefusalProps) {
  const refusal = useRefusal()
  if (!refusal) return children
  return (
    <>
      {heading === undefined ? null : <h1 className="mb-4">{heading}</h1>}
      <div className="mb-4">
        <Notice tone="warn">
          {refusal.text}{' '}
          <Link className="link" to={refusal.to}>
            {refusal.link}
          </Link>
        </Notice>
      </div>
    </>
  )
}
