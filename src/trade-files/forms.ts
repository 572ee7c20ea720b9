/** The formats of trade files. Pure. */
export const tradeForms = ['datanorm-4', 'datanorm-5', 'bmecat'] as const
export type TradeForm = (typeof tradeForms)[number]
