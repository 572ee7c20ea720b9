/** Which data is logged, and which never is. */
import { expect, test } from 'vitest'
import { createLogger, fastPathLogger } from './log.server.ts'

const logTo = (lines: string[], level: 'info' | 'warn' = 'info') =>
  createLogger(level, { write: (line) => void lines.push(line) })

test('errors are logged without personal data', () => {
  const lines: string[] = []
  logTo(lines).error(
    {
      err: new Error('duplicate key (email)=(jane@example.com)', {
        cause: Object.assign(new Error('x'), { code: '23505', detail: 'Key (phone)=(12345)' }),
      }),
      email: 'jane@example.com',
      who: { token: 'secret', authorization: 'Bearer secret' },
    },
    'failed',
  )
  const [line = ''] = lines
  expect(JSON.parse(line)).toMatchObject({
    err: { message: 'duplicate key (email)=(•••@•••)', cause: { code: '23505' } },
    msg: 'failed',
  })
  expect(line).not.toMatch(/jane|secret|12345/)
})

test('a cached response is logged as one line, if the log level includes responses', () => {
  const lines: string[] = []
  fastPathLogger(logTo(lines))?.({ method: 'GET', status: 200, ms: 0.26 })
  expect(lines).toEqual([expect.stringContaining('"route":"kept","status":200,"ms":0.3')])
  expect(fastPathLogger(logTo(lines, 'warn'))).toBeUndefined()
})
