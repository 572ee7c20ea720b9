/** A program of the bench in a process of its own, which answers words. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, shopNode } from '../scripts/lib/node.mjs'
import { CommandError } from '../scripts/lib/command-error.mjs'
import { freePort } from '../scripts/lib/temporary-shop.mjs'

/**
 * Starts `file` (in bench/) with a folder of its own, a free port and further words, and waits for what it says of its `stage`.
 * @param kept a folder that stays, instead of a new one that goes
 * @returns that, its `pid`, `ask` (sends it a word and waits for the answer), and `stop`, after which the folder is gone
 */
export async function startBenchShop(file, { words = [], folder: kept } = {}) {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'ironmonger-bench-'))
  const program = fork(
    join(root, 'bench', file),
    [join(folder, 'data'), String(await freePort()), ...words],
    { execPath: shopNode(), env: { ...process.env, NODE_ENV: 'production' } },
  )
  const ended = once(program, 'exit')
  const answerTo = async (question) => {
    for (;;) {
      const [answer] = await Promise.race([
        once(program, 'message'),
        ended.then(([code]) => {
          throw new CommandError(`${file} ended with ${code}; what it said stands above.`)
        }),
      ])
      if (answer.question === question) return answer.value
    }
  }
  const stop = async () => {
    program.kill('SIGTERM')
    await ended
    if (kept === undefined) rmSync(folder, { recursive: true, force: true })
  }
  const stage = await answerTo('stage')
  return {
    ...stage,
    pid: program.pid,
    stop,
    ask: (question) => {
      const answer = answerTo(question)
      program.send(question)
      return answer
    },
  }
}
