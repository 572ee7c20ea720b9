/** Order formats that have their own answer format. Pure. */
export const answeredForms = ['ubl', 'cxml', 'edifact', 'opentrans'] as const
export type AnsweredForm = (typeof answeredForms)[number]
