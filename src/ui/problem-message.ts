/** A Problem as one text for a person, where its title does not stand beside it. */
import type { Problem } from '../../packages/contract/problem.ts'

/** The detail mostly says it all; where the state of things said no (409), its title is the reason and the detail the way on. */
export const problemMessage = ({ body: { status, title }, message }: Problem): string =>
  status === 409 && message !== title ? `${title}. ${message}` : message
