/** The forms of files that programs of the trade read. Pure. */
export const tradeForms = ['datanorm-4', 'datanorm-5', 'bmecat'] as const
export type TradeForm = (typeof tradeForms)[number]
