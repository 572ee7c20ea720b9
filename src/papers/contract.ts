/** What may be said about papers: an order's invoice and packing slip, issued when first asked for. */
import * as z from 'zod/mini'
import { endpoint, type Door } from '../platform/contract.ts'
import { WholeText } from '../platform/fields.ts'
import { problem } from '../platform/problem.ts'
import { notHere, notYours } from '../platform/problems.ts'
import { papersWords as words } from '../words/en/papers.ts'
import { paperKinds, paperSizes } from './rules.ts'

export const notIssued = problem('paper-not-issued', 409, words.problems.notIssued)

export const papersContract = {
  issue: endpoint({
    call: 'POST /order/:number/papers', access: 'customer', summary: "An order's invoice or packing slip as a PDF; the first call gives it its number",
    input: z.strictObject({ number: WholeText(1, 9_999_999_999), kind: z.enum(paperKinds, words.notKind), size: z.enum(paperSizes, words.notSize) }),
    /** `pdf` is the file in base64, `name` what to call it. */
    output: z.strictObject({ name: z.string(), pdf: z.string() }), problems: [notHere, notYours, notIssued],
  }),
}
/** What the HTTP API asks of papers. */
export interface PapersCalls extends Door<typeof papersContract> {}
