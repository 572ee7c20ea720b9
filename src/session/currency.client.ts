/**
 * Sets the currency of the prices that this browser shows, before anything is decoded or rendered:
 * the page says it where it is not the default.
 */
import { setShopCurrency } from '../platform/money.ts'

const content = document.querySelector<HTMLMetaElement>('meta[name="currency"]')?.content
const [code, symbol] = content?.split(' ') ?? []
if (code !== undefined && symbol !== undefined) setShopCurrency({ code, symbol })
