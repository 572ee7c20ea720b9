/** In the bar of every page: for which company somebody buys; it leads to the choice. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { onCompanyChange, readCompany } from '../../session/company.browser.ts'
import { Link } from '../../ui/link.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { followBuyingFor } from '../buying-for.client.ts'
import { tradeAccountMessages as messages } from '../messages/pages.ts'

/** @param email of who is signed in: for each, the tab follows the choice of the account once */
export function BuyingForLink({ email }: { readonly email: string }) {
  const company = useSyncExternalStore(onCompanyChange, readCompany, () => undefined)
  const { revalidate } = useRevalidator()
  const reload = useRef(revalidate)
  useEffect(() => {
    reload.current = revalidate
  })
  useEffect(() => {
    const follow = async (): Promise<void> => {
      if (await followBuyingFor()) await reload.current()
    }
    // What the page itself needs fails there; the next tab asks again.
    follow().catch(() => undefined)
  }, [email])
  return company ? (
    <Link
      to="/dashboard/company"
      className="when-in max-w-40 truncate"
      aria-label={messages.buyingForCompany(company.name)}
    >
      {company.name}
    </Link>
  ) : null
}
