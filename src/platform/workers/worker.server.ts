/**
 * A worker's part: it reports that it is alive, shares its counts, returns the metrics of all workers,
 * and informs them of its changes.
 */
import cluster from 'node:cluster'
import type { Message, Neighbours } from '../../../packages/pg-kit/notifier.server.ts'
import type { SharedCounts } from '../http/rate-limits.server.ts'
import { readToWorker, type FromWorker } from './messages.ts'
import { createQuestions } from './questions.ts'

/** How one process answers for all. */
export type WorkerGroup = {
  readonly counts: SharedCounts
  /** The other workers, who hear at once what this one has changed. */
  readonly neighbours: Neighbours
  /** The metrics of all processes, given how this one reads its own. */
  metricsOfAll(own: () => Promise<string>): () => Promise<string>
  /** Says that it listens, and from then on that it lives. */
  announce(): void
  close(): void
}

/** Milliseconds between two signs of life; see `silence` in lead-workers.server.ts. */
const aliveInterval = 5_000
/** Milliseconds for which counts are collected before the others hear of them. */
const countInterval = 100
/** Milliseconds after which a worker answers its own metrics, since the others are not heard. */
const metricsPatience = 3_000
/** Milliseconds: longer than the first process waits for each of the others. */
const noticePatience = 3_000

const send = (message: FromWorker): void => void process.send?.(message)

/** Joins the workers; undefined in a process that serves on its own. */
export function joinWorkers(): WorkerGroup | undefined {
  if (!cluster.isWorker) return undefined
  const onCounts: ((name: string, key: string, points: number) => void)[] = []
  const counted = new Map<string, readonly [string, string, number]>()
  const metrics = createQuestions<string>()
  const notices = createQuestions<void>()
  let handleNotices = async (_: readonly Message[]): Promise<void> => undefined
  let readOwn: () => Promise<string> = async () => ''
  let timer: NodeJS.Timeout | undefined
  let isCollecting = false

  const sendCounts = (): void => {
    isCollecting = false
    send({ kind: 'counts', counts: [...counted.values()].map((count) => [...count]) })
    counted.clear()
  }
  const receive = (received: unknown): void => {
    const message = readToWorker(received)
    if (message?.kind === 'counts')
      for (const count of message.counts) for (const listener of onCounts) listener(...count)
    else if (message?.kind === 'own-metrics')
      void readOwn().then((text) => send({ kind: 'own-metrics', id: message.id, text }))
    else if (message?.kind === 'metrics-of-all') metrics.answer(message.id, message.text)
    else if (message?.kind === 'notices')
      void handleNotices(message.notices).then(() => send({ kind: 'handled', id: message.id }))
    else if (message?.kind === 'handled') notices.answer(message.id)
  }
  process.on('message', receive)

  return {
    counts: {
      count(name, key) {
        const id = `${name} ${key}`
        counted.set(id, [name, key, (counted.get(id)?.[2] ?? 0) + 1])
        if (isCollecting) return
        isCollecting = true
        setTimeout(sendCounts, countInterval).unref()
      },
      onCount: (listener) => void onCounts.push(listener),
    },
    neighbours: {
      tell: (messages) =>
        notices.ask(
          (id) => send({ kind: 'notices', id, notices: [...messages] }),
          noticePatience,
          () => undefined,
        ),
      onTold: (handle) => void (handleNotices = handle),
    },
    metricsOfAll(own) {
      readOwn = own
      return () => metrics.ask((id) => send({ kind: 'metrics-of-all', id }), metricsPatience, own)
    },
    announce() {
      send({ kind: 'ready' })
      timer = setInterval(() => send({ kind: 'alive' }), aliveInterval).unref()
    },
    close() {
      clearInterval(timer)
      process.off('message', receive)
    },
  }
}
