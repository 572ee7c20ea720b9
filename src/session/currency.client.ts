/** The currency of the prices that this browser shows. */
import { setShopCurrency } from '../platform/money/money.ts'

/**
 * Sets the currency that the page says, where it is not the default. Called before anything is
 * decoded or rendered.
 */
export function applyPageCurrency(): void {
  const content = document.querySelector<HTMLMetaElement>('meta[name="currency"]')?.content
  const [code, symbol] = content?.split(' ') ?? []
  if (code !== undefined && symbol !== undefined) setShopCurrency({ code, symbol })
}
