/**
 * Load by `wrk` (github.com/wg/wrk), which is written in C: it takes a few hundredths of the processor
 * time that a shop takes for a response, so that the shop has nearly all cores, as with the load on
 * another machine. It must be installed.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CommandError } from '../scripts/lib/command-error.mjs'
import type { LoadJob, LoadResult } from './race/load.ts'

/** What one thread of wrk runs: the paths, in turn. */
const script = ({ paths, headers }: LoadJob): string => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local headers = { ${Object.entries(headers)
  .map(([name, value]) => `[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
  .join(', ')} }
local turn = 0
request = function()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn], headers)
end`

const numberAfter = (pattern: RegExp, text: string): number => Number(pattern.exec(text)?.[1] ?? 0)

/**
 * Loads a shop for a while.
 * @throws CommandError where wrk is missing or fails
 */
export async function driveWithWrk(
  job: LoadJob,
): Promise<Pick<LoadResult, 'failed' | 'count' | 'perSecond'>> {
  const folder = await mkdtemp(join(tmpdir(), 'wrk-'))
  try {
    const file = join(folder, 'requests.lua')
    await writeFile(file, script(job))
    const flags = ['-t1', `-c${job.connections}`, `-d${job.seconds}s`, '-s', file]
    const { stdout } = await promisify(execFile)('wrk', [...flags, job.origin])
    const sockets = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? []
    const broken = sockets.slice(1).reduce((sum, count) => sum + Number(count), 0)
    return {
      failed: numberAfter(/Non-2xx or 3xx responses: (\d+)/, stdout) + broken,
      count: numberAfter(/(\d+) requests in/, stdout),
      perSecond: numberAfter(/Requests\/sec:\s+([\d.]+)/, stdout),
    }
  } catch (error) {
    throw new CommandError(`wrk: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await rm(folder, { recursive: true })
  }
}
