/** The Problems that answer an order whose lines were refused. */
import type { Problem } from '../../../packages/contract/problem.ts'
import { invalidInput } from '../../../packages/contract/standard-problems.ts'
import { toolGone } from '../../catalogue/contract.ts'
import { catalogueMessages } from '../../catalogue/messages/catalogue.ts'
import { lineTotal } from '../../catalogue/rules.ts'
import { displayPrice } from '../../catalogue/model/units.ts'
import { formatMoney } from '../../platform/money/money.ts'
import { outOfStock } from '../../stock/contract.ts'
import { stockMessages } from '../../stock/messages/stock.ts'
import { linesRefused, priceChanged, quantityNotValid, quantityPointer } from '../contract.ts'
import type { LineRefusal } from './validate-lines.ts'
import { ordersMessages as messages } from '../messages/orders.ts'

/** For an order of many tools: one Problem that names every refused line. */
export const linesRefusal = (refused: readonly LineRefusal[]): Problem =>
  linesRefused({
    detail: messages.linesRefusedDetail(refused.length),
    errors: refused.map(({ position, detail }) => ({ pointer: `#/lines/${position}`, detail })),
    facts: {
      lines: refused.map(({ fault, seenUnitPrice, seenBasis, unitPrice, basis, ...line }) => ({
        ...line,
        ...(unitPrice === undefined ? {} : { unitPrice: formatMoney(unitPrice) }),
      })),
    },
  })

/** For an order of one tool: the Problem that its form knows how to show. */
export const toolRefusal =
  (quantity: number) =>
  ([refusal]: readonly LineRefusal[]): Problem => {
    if (!refusal) return invalidInput()
    switch (refusal.why) {
      case 'gone':
        return toolGone({ detail: catalogueMessages.toolGoneDetail })
      case 'stock':
        return stockProblem(refusal)
      case 'quantity':
        return quantityProblem(refusal)
      default:
        return priceProblem(refusal, quantity)
    }
  }

const stockProblem = ({ toolId, available = 0, below, above }: LineRefusal): Problem =>
  outOfStock({
    detail: stockMessages.left(available),
    facts: { toolId, available, below, above },
  })

const quantityProblem = ({ detail, fault, below, above }: LineRefusal): Problem =>
  quantityNotValid({
    detail,
    errors: [{ pointer: quantityPointer, detail }],
    facts: { fault, below, above },
  })

const priceProblem = (
  { unitPrice = 0, seenUnitPrice = 0, seenBasis = {}, basis = {} }: LineRefusal,
  quantity: number,
): Problem =>
  priceChanged({
    detail: messages.priceChangedDetail([seenUnitPrice, seenBasis], [unitPrice, basis]),
    facts: {
      unitPrice: formatMoney(unitPrice),
      pricePer: basis.pricePer ?? 1,
      shown: displayPrice(unitPrice, basis),
      total: formatMoney(lineTotal(unitPrice, quantity, basis.pricePer)),
    },
  })
