/** A Problem as one text for people, where its title is not shown separately. */
import type { Problem } from '../../packages/contract/problem.ts'

/**
 * Usually the detail is enough; on a conflict (409) the title is the reason and the detail what to
 * do, so both are shown.
 */
export const problemMessage = ({ body: { status, title }, message }: Problem): string =>
  status === 409 && message !== title ? `${title}. ${message}` : message
