/** Forms of orders that have an answer of their own. Pure. */
export const answeredForms = ['ubl', 'cxml', 'edifact', 'opentrans'] as const
export type AnsweredForm = (typeof answeredForms)[number]
