/** `npm start` leaves one process less: its script becomes the shop. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'

const moduleUrl = (name: string) => pathToFileURL(join('scripts/lib', name)).href
/** Says its process id and every signal that it hears, and ends at SIGUSR2. */
const listener = `
for (const name of ['SIGTERM', 'SIGINT']) process.on(name, () => console.log(name))
process.on('SIGUSR2', () => process.exit(7))
console.log('pid ' + process.pid)
setInterval(() => {}, 1000)
`
const asText = (program: string) => `data:text/javascript,${encodeURIComponent(program)}`
const script = (args: readonly string[]) => `
import { become } from '${moduleUrl('run.mjs')}'
become(process.execPath, ${JSON.stringify(args)}, { ...process.env, PASSED_ON: 'yes' })
console.log('still the script')
`
let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

/** Starts a script that becomes a Node with these arguments. */
function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const started = spawn(process.execPath, ['--input-type=module', '-e', script(args)], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  let output = ''
  started.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const printed = async (text: string): Promise<string> => {
    while (!output.includes(text)) await once(started.stdout, 'data')
    return output
  }
  return { started, printed }
}

describe('a script that becomes a program', () => {
  test('is that program in the same process, with its environment, and nothing else', async () => {
    const program =
      "console.log('pid ' + process.pid + ' ' + process.env.PASSED_ON + ' ' + process.cwd())"
    const { started, printed } = start(['-e', program])
    expect(await printed('pid ')).toBe(`pid ${started.pid} yes ${process.cwd()}\n`)
    expect(await once(started, 'exit')).toEqual([0, null])
  })
  test('hears a signal that comes twice in a moment, as a Ctrl-C under npm, once', async () => {
    const { started, printed } = start([
      '--import',
      moduleUrl('foreground-process.mjs'),
      '--import',
      asText(listener),
      '-e',
      '',
    ])
    await printed('pid ')
    started.kill('SIGINT')
    await printed('SIGINT')
    started.kill('SIGINT')
    // Something else that arrives by the same way, after them.
    started.kill('SIGUSR2')
    expect(await once(started, 'exit')).toEqual([7, null])
    expect((await printed('SIGINT')).match(/SIG/g)).toHaveLength(1)
  })
  test('is stopped when the shell that npm started it by is gone', async () => {
    const args = ['--import', moduleUrl('foreground-process.mjs'), '--import', asText(listener)]
    const shell = spawn('/bin/sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT"; true'], {
      env: {
        PATH: process.env['PATH'],
        NODE: process.execPath,
        SCRIPT: script([...args, '-e', '']),
        npm_lifecycle_event: 'start',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = shell
    let output = ''
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    while (!output.includes('pid ')) await once(shell.stdout, 'data')
    shell.kill('SIGKILL')
    while (!output.includes('SIGTERM')) await once(shell.stdout, 'data')
    process.kill(Number(/pid (\d+)/.exec(output)?.[1]), 'SIGKILL')
    expect(output).toMatch(/^pid \d+\nSIGTERM\n$/)
  })
})
