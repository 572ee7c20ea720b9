/** The settings of purchasing: delivery times, how long stock should last, and the mail. */
import * as z from 'zod/mini'
import { declare } from './declare.ts'
import { HoldDays } from './setting-schemas.ts'

export const purchasingDeclarations = {
  purchaseLeadDays: declare('purchaseLeadDays', {
    schema: HoldDays,
    fallback: '14',
    group: 'purchasing',
    input: 'line',
  }),
  purchaseCoverDays: declare('purchaseCoverDays', {
    schema: HoldDays,
    fallback: '30',
    group: 'purchasing',
    input: 'line',
  }),
  lowStockMail: declare('lowStockMail', {
    schema: z.enum(['no', 'yes']),
    fallback: 'no',
    group: 'purchasing',
    input: 'choice',
  }),
} as const

/** As stored and sent. */
export const purchasingSchemas = {
  purchaseLeadDays: purchasingDeclarations.purchaseLeadDays.schema,
  purchaseCoverDays: purchasingDeclarations.purchaseCoverDays.schema,
  lowStockMail: purchasingDeclarations.lowStockMail.schema,
} as const
