/** What a start prints: the mailbox only where there is one, and no account of the demo elsewhere. */
import { expect, test } from 'vitest'
import { readConfig } from '../platform/config/config.server.ts'
import { startupMessages } from './messages/startup.ts'

const smtp = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'shop@example.com' }

test.each([
  ['a demo shop on this machine', {}, true],
  ['a demo shop that sends its mails', smtp, false],
  ['a demo shop for others', { ORIGIN: 'https://shop.example.com', DEMO: 'on' }, false],
  ['a shop that is no demo', { DEMO: 'off' }, false],
])('%s announces the mailbox only where there is one', (_, env, announced) => {
  const text = startupMessages.ready(readConfig(env)).join('\n')
  expect(text.includes('/dev/mailbox')).toBe(announced)
})
