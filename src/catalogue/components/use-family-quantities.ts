/** The quantities typed in a family's table, and adding all of them to the cart. */
import { useState } from 'react'
import { toast } from '../../ui/toast.tsx'
import type { Tool } from '../contract.ts'
import { sizeIn } from '../family.ts'
import { familyTableMessages as messages } from '../messages/family-table.ts'
import { quantityAdvice, type QuantityAdvice, type QuantityTerms } from '../rules.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import type { AddToCartControl } from './add-to-cart-control.ts'

export type FamilyTool = Tool & Pick<QuantityTerms, 'backOrder'>

export type FamilyRowState = QuantityAdvice & {
  readonly tool: FamilyTool
  /** As typed; a row without any text is not ordered. */
  readonly text: string
  /** In pieces; NaN if the text is not a quantity. */
  readonly quantity: number
}
/** A row with a valid quantity; prices in cents. */
type OrderableRow = {
  readonly tool: Tool
  readonly quantity: number
  readonly unit: number
  readonly total: number
}

export type FamilyQuantities = {
  readonly rows: readonly FamilyRowState[]
  readonly orderable: readonly OrderableRow[]
  readonly setText: (toolId: string, text: string) => void
  /** Adds all rows with a quantity, or reports which quantity must be corrected first. */
  readonly addAll: () => Promise<void>
}

export function useFamilyQuantities(
  family: string,
  tools: readonly FamilyTool[],
  cart: AddToCartControl,
): FamilyQuantities {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const rows = tools.map((tool) => rowState(tool, texts[tool.id] ?? ''))
  const filled = rows.filter(({ text }) => text.trim() !== '')
  const orderable = filled.flatMap(({ tool, quantity, unit, total }) =>
    unit === undefined || total === undefined ? [] : [{ tool, quantity, unit, total }],
  )
  const addAll = async (): Promise<void> => {
    if (cart.busy) return
    const invalid = filled.find(({ total }) => total === undefined)
    if (filled.length === 0 || invalid) {
      toast(invalid ? messages.correct(sizeIn(family, invalid.tool.name)) : messages.none, 'info')
      return
    }
    const lines = orderable.map(({ tool, quantity, unit }) => ({
      toolId: tool.id,
      quantity,
      unitPrice: unit,
      pricePer: tool.pricePer ?? 1,
    }))
    const pieces = orderable.reduce((sum, { quantity }) => sum + quantity, 0)
    if (await cart.add(lines, messages.added(orderable.length, pieces))) setTexts({})
  }
  return {
    rows,
    orderable,
    setText: (toolId, text) => setTexts((previous) => ({ ...previous, [toolId]: text })),
    addAll,
  }
}

function rowState(tool: FamilyTool, text: string): FamilyRowState {
  const quantity = parseQuantity(text)
  return { tool, text, quantity, ...quantityAdvice(tool, quantity) }
}
