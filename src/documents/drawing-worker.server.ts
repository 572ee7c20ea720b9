/**
 * The program of a drawing thread: draws one PDF file after another and answers with its bytes. It
 * is the only one that loads the PDF library and the fonts.
 */
import { parentPort, threadId, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { DocumentContent } from './document-content.ts'
import type { DrawingAnswer, ThreadTask } from './drawing-pool.server.ts'
import { drawFile } from './draw-file.server.ts'
import { toPrintable } from './printable-content.server.ts'
import { documentScripts } from '../platform/document-scripts.ts'

const { scripts } = z
  .object({ scripts: z._default(z.array(z.enum(documentScripts)), [...documentScripts]) })
  .parse(workerData ?? {})

async function work(task: ThreadTask): Promise<DrawingAnswer> {
  try {
    if ('check' in task) return { unprintable: toPrintable(task.check, scripts).unprintable }
    const { document, format, logo } = task
    const content = DocumentContent.parse(document.content)
    return { bytes: await drawFile({ ...document, content, logo }, format, scripts), threadId }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (task: ThreadTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  void work(task).then((answer) => parentPort?.postMessage(answer))
})
