/** Ports for shops that tests start in several processes at once. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.mjs'

test('no port is given to two processes, although nothing listens on it yet', async () => {
  const few = { from: 19_000, size: 6 }
  const asking = `
    import { freePort } from './scripts/lib/free-port.mjs'
    const ports = []
    while (ports.length < 3) ports.push(await freePort(${JSON.stringify(few)}))
    process.stdout.write(JSON.stringify(ports))
    process.stdin.resume()`
  const other = spawn(process.execPath, ['--input-type=module', '--eval', asking], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  try {
    const [answer]: unknown[] = await once(other.stdout, 'data')
    const theirs: unknown = JSON.parse(String(answer))
    const ours = [await freePort(few), await freePort(few), await freePort(few)]
    expect(theirs).toHaveLength(3)
    for (const port of ours) expect(theirs).not.toContain(port)
    await expect(freePort(few)).rejects.toThrow('No free port')
  } finally {
    other.kill()
  }
})
