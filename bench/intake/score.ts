/** Scores a read order against its answer, in a shop that sells what the answer names. */
import { isProblem } from '../../packages/contract/problem.ts'
import { readMail } from '../../packages/file-reader/mails/read-mail.ts'
import { defaultCurrency, hiddenPrice, setShopCurrency } from '../../src/platform/money/money.ts'
import { assessWith } from '../../src/received-orders/assessed-draft.server.ts'
import { orderFileUnreadable } from '../../src/received-orders/contract.ts'
import { termsOfLine } from '../../src/received-orders/find-tool.ts'
import { readParts } from '../../src/received-orders/mailbox/read-parts.server.ts'
import { readFile, type ReadFile } from '../../src/received-orders/read-file.server.ts'
import type { AssessedLine } from '../../src/received-orders/rules.ts'
import type { PadTool } from '../../src/search/contract.ts'
import type { SearchService } from '../../src/search/service.server.ts'
import type { Answer, AnswerLine } from './answers.ts'

export type Score = {
  readonly form: string
  readonly lines: number
  readonly right: number
  readonly certain: number
  /** Lines that are not right, and that a person is asked about. */
  readonly faults: readonly string[]
  /** Lines that are wrong and would be ordered. */
  readonly silent: readonly string[]
}

const toTool = (sku: string, index: number): PadTool => ({
  id: `tool-${index}`,
  slug: `tool-${index}`,
  sku,
  name: sku,
  image: '',
  picture: null,
  price: hiddenPrice,
  minimumQuantity: 1,
  packSize: 1,
  stock: 1_000_000,
  priceBreaks: [],
})

/** A search that knows the articles of the answer, by their number or name. */
function searchOf(
  lines: readonly AnswerLine[],
): Pick<SearchService, 'brandsOf' | 'compareWords' | 'resolve'> {
  const tools = [...new Set(lines.map(({ article }) => article))].map(toTool)
  const indexOf = (term: string) =>
    tools.findIndex(({ sku }) => sku.toUpperCase() === term.trim().toUpperCase())
  return {
    // Its articles are called by their numbers: there is nothing to compare words with.
    brandsOf: async () => new Map(),
    compareWords: async () => [],
    resolve: async (_by, { terms, codes = [] }) => ({
      tools,
      terms: terms.map((term) => {
        const at = indexOf(term)
        return at < 0 ? { found: 'none', tools: [] } : { found: 'one', tools: [at] }
      }),
      codes: codes.map((code) => indexOf(code) >= 0),
    }),
  }
}

/** A file, or the parts of a mail. @throws orderFileUnreadable */
async function readOrder(name: string, bytes: Uint8Array): Promise<readonly ReadFile[]> {
  return name.endsWith('.eml') ? readParts(await readMail(bytes)) : [await readFile(name, bytes)]
}

export async function scoreOrder(answer: Answer, bytes: Uint8Array): Promise<Score> {
  const name = answer.path.split('/').at(-1) ?? answer.path
  try {
    const [first, ...more] = await readOrder(name, bytes)
    const form = first?.form ?? 'unread'
    const drafts = [first, ...more].flatMap((part) =>
      (part?.drafts ?? []).map((draft) => ({ draft, form: part?.form })),
    )
    const assessed: AssessedLine[] = []
    for (const { draft, ...of } of drafts) {
      // The shop sells in the currency of the order: whether prices are equal is not asked here.
      setShopCurrency({ ...defaultCurrency, code: draft.currency || defaultCurrency.code })
      const lines = await assessWith({ search: searchOf(answer.lines) }, undefined, {
        draft,
        ...(of.form === undefined ? {} : { form: of.form }),
        corrections: [],
        user_id: null,
        company_id: null,
      })
      assessed.push(...lines)
    }
    return scoreLines(form, answer, assessed)
  } catch (error) {
    if (!isProblem(error, orderFileUnreadable)) throw error
    const { length } = answer.lines
    if (answer.isRefused)
      return { form: 'refused', lines: 1, right: 1, certain: 0, faults: [], silent: [] }
    return {
      form: 'refused',
      lines: length,
      right: 0,
      certain: 0,
      faults: [error.message],
      silent: [],
    }
  }
}

function scoreLines(
  form: string,
  { lines, isRefused }: Answer,
  assessed: readonly AssessedLine[],
): Score {
  const [faults, silent]: [string[], string[]] = [[], []]
  const left = [...assessed]
  let right = 0
  const missing: string[] = []
  for (const wanted of lines) {
    const at = left.findIndex((line) => namesArticle(line, wanted))
    const [line] = at < 0 ? [] : left.splice(at, 1)
    const fault = line ? faultOf(line, wanted) : ''
    if (!line) missing.push(wanted.article)
    else if (fault === '') right += 1
    else (line.state === 'certain' ? silent : faults).push(fault)
  }
  for (const line of left) {
    const terms = termsOfLine(line.written).join(', ')
    if (line.state === 'certain') silent.push(`more than the order says: ${terms}`)
    // A line that is asked about may be the one that is missing: a person sees both.
    else faults.push(`asked about: ${terms}`, ...missing.splice(0, 1).map((one) => `it is ${one}`))
  }
  silent.push(...missing.map((article) => `no line for ${article}`))
  if (isRefused) silent.push('was to be refused')
  const certain = assessed.filter(({ state }) => state === 'certain').length
  return { form, lines: Math.max(lines.length, 1), right, certain, faults, silent }
}

const namesArticle = ({ tool, written }: AssessedLine, { article }: AnswerLine): boolean =>
  tool?.sku === article || termsOfLine(written).includes(article)

const isNumber = (text: string, wanted: string): boolean =>
  Number.parseFloat(text.replace(',', '.')) === Number.parseFloat(wanted)

/** What is not as the answer says; '' where all is. */
function faultOf(line: AssessedLine, wanted: AnswerLine): string {
  const { article } = wanted
  if (line.tool?.sku !== article) return `${article} is found as ${line.tool?.sku ?? 'nothing'}`
  if (wanted.isCancelled) return line.state === 'certain' ? `${article} was taken back` : ''
  return amountFault(line, wanted) || priceFault(line, wanted)
}

function amountFault({ written, quantity, state }: AssessedLine, wanted: AnswerLine): string {
  const { article } = wanted
  if (!isNumber(written.quantity, wanted.quantity))
    return `${article} × ${written.quantity}, not ${wanted.quantity}`
  if (state === 'certain' && quantity !== Number(wanted.quantity))
    return `${article}: ${quantity} pieces, not ${wanted.quantity}`
  const unit = written.unit || written.quantity.replace(/^[\d.,\s]+/, '')
  const isOther = wanted.unit !== '' && unit !== ''
  return isOther && unit.toLowerCase() !== wanted.unit.toLowerCase()
    ? `${article} in ${unit}, not ${wanted.unit}`
    : ''
}

function priceFault(
  { written }: AssessedLine,
  { article, price, priceQuantity }: AnswerLine,
): string {
  if (price !== '' && !isNumber(written.price, price))
    return `${article} at ${written.price || 'no price'}, not ${price}`
  return isNumber(written.priceQuantity || '1', priceQuantity || '1')
    ? ''
    : `${article}: price for ${written.priceQuantity}, not ${priceQuantity}`
}
