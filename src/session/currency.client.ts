/** The currency of the prices that this browser shows, and the format of typed numbers. */
import { setShopCurrency } from '../platform/money/money.ts'
import { setNumberCountry } from '../platform/numbers/written-number.ts'

/**
 * Sets the currency and the country from the page, if it contains them. Called before anything is
 * decoded or rendered.
 */
export function applyPageCurrency(): void {
  const content = document.querySelector<HTMLMetaElement>('meta[name="currency"]')?.content
  const [code, symbol] = content?.split(' ') ?? []
  if (code !== undefined && symbol !== undefined) setShopCurrency({ code, symbol })
  const country = document.querySelector<HTMLMetaElement>('meta[name="country"]')?.content
  setNumberCountry(country ?? '')
}
