/**
 * The program of a drawing thread: draws one PDF file after another and answers with its bytes. It
 * is the only one that loads the PDF library and the fonts.
 */
import { parentPort, threadId } from 'node:worker_threads'
import { DocumentContent } from './document-content.ts'
import type { DrawingAnswer, DrawingTask } from './drawing-pool.server.ts'
import { renderPdf } from './pdf.server.ts'

async function draw({ document, size }: DrawingTask): Promise<DrawingAnswer> {
  try {
    const content = DocumentContent.parse(document.content)
    return { bytes: await renderPdf({ ...document, content }, size), threadId }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (task: DrawingTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  void draw(task).then((answer) => parentPort?.postMessage(answer))
})
