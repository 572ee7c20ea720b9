/** What stock may answer. It has no operations of its own yet: orders and the catalogue act on it. */
import { problem } from '../platform/problem.ts'
import { stockWords as words } from '../words/en/stock.ts'

/** `facts.available`: pieces left, of the first tool that lacks them; `facts.toolId`: which. */
export const outOfStock = problem('out-of-stock', 409, words.problems.outOfStock)
