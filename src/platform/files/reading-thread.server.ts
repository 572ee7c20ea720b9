/**
 * The program of a thread that reads files: its messages are in the language of each file's sender.
 */
import { parentPort } from 'node:worker_threads'
import { doReading } from '../../../packages/file-reader/reading-worker.server.ts'
import { inLanguage } from '../languages/in-language.server.ts'
import type { SpokenTask } from './read-in-thread.server.ts'

parentPort?.on('message', ({ language, task }: SpokenTask) => {
  void inLanguage(language, () => doReading(task)).then((answer) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    parentPort?.postMessage(answer),
  )
})
