/**
 * The program of a drawing thread: draws one PDF file after another and answers with its bytes.
 * Only this program loads the PDF library and the fonts.
 */
import { parentPort, threadId, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { DocumentContent } from '../document-content.ts'
import type {
  DrawingAnswer,
  DrawingTask,
  QuoteTask,
  StoredDocument,
  ThreadTask,
} from './drawing-pool.server.ts'
import { drawFile } from './draw-file.server.ts'
import { renderQuote } from './draw-quote.server.ts'
import { renderStatement } from './draw-statement.server.ts'
import { toPrintable } from './printable-content.server.ts'
import { StatementContent } from '../statement-content.ts'
import { inLanguage } from '../../platform/languages/in-language.server.ts'
import { documentScripts } from '../../platform/document-scripts.ts'

const { scripts } = z
  .object({ scripts: z._default(z.array(z.enum(documentScripts)), [...documentScripts]) })
  .parse(workerData ?? {})

/** Draws a stored document by its kind. */
function drawStored(
  { kind, content, ...document }: StoredDocument,
  { format, logo }: Pick<DrawingTask, 'format' | 'logo'>,
): Promise<Uint8Array> {
  if (kind !== 'statement') {
    const parsed = DocumentContent.parse(content)
    return inLanguage(parsed.language ?? 'en', () =>
      drawFile({ ...document, kind, content: parsed, logo }, format, scripts),
    )
  }
  if (!format.startsWith('pdf-')) throw new RangeError('A statement is no electronic invoice')
  const size = format === 'pdf-letter' ? 'letter' : 'a4'
  const parsed = StatementContent.parse(content)
  return inLanguage(parsed.language ?? 'en', () =>
    renderStatement({ ...document, content: parsed, logo }, size, scripts),
  )
}

const drawQuote = ({ quote, logo, size }: QuoteTask): Promise<Uint8Array> =>
  inLanguage(quote.content.language ?? 'en', () => renderQuote(quote, logo, size, scripts))

async function work(task: ThreadTask): Promise<DrawingAnswer> {
  try {
    if ('check' in task) return { unprintable: toPrintable(task.check, scripts).unprintable }
    if ('quote' in task) return { bytes: await drawQuote(task), threadId }
    const { document, format, logo } = task
    return { bytes: await drawStored(document, { format, logo }), threadId }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (task: ThreadTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  void work(task).then((answer) => parentPort?.postMessage(answer))
})
