/**
 * Mails of buyers as they are in a mailbox, for tests: written by hand, with the headers of a
 * server.
 */

export type MailFileInput = {
  readonly name: string
  readonly content: string | Uint8Array
  readonly type?: string
}
type MailInput = {
  readonly from?: string
  readonly subject?: string
  readonly id?: string
  /** The result of the server at mx.shop.example; undefined: passed. */
  readonly results?: readonly string[]
  readonly text?: string
  readonly html?: string
  readonly files?: readonly MailFileInput[]
  /** Lines of the head besides the usual ones. */
  readonly head?: readonly string[]
}

export const mailServer = 'mx.shop.example'
let written = 0

/** Signed by its server, as mails really sent from this address are. */
export const passed = (from: string): string =>
  `${mailServer}; dkim=pass header.d=${from.split('@')[1]} header.s=s1; spf=pass smtp.mailfrom=${from}; dmarc=pass (p=reject) header.from=${from.split('@')[1]}`

const base64 = (content: string | Uint8Array): string =>
  (
    Buffer.from(content)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n')

/** One part of a mail: a text, or a file. */
const part = (type: string, content: string | Uint8Array, more: readonly string[] = []): string =>
  [`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', ...more, '', base64(content)].join(
    '\r\n',
  )

export function mail({
  from = 'buyer@example.com',
  subject = 'Order',
  ...given
}: MailInput): string {
  const { text, html, files = [], results = [passed(from)], head = [] } = given
  written += 1
  const parts = [
    ...(text === undefined ? [] : [part('text/plain; charset=utf-8', text)]),
    ...(html === undefined ? [] : [part('text/html; charset=utf-8', html)]),
    ...files.map(({ name, content, type = 'application/octet-stream' }) =>
      part(type, content, [`Content-Disposition: attachment; filename="${name}"`]),
    ),
  ]
  return [
    ...results.map((result) => `Authentication-Results: ${result}`),
    `From: ${from}`,
    'To: orders@shop.example',
    `Subject: ${subject}`,
    `Message-ID: <${given.id ?? `${written}@example.com`}>`,
    'Date: Fri, 27 Nov 2026 09:00:00 +0000',
    'MIME-Version: 1.0',
    ...head,
    'Content-Type: multipart/mixed; boundary="b0"',
    '',
    ...parts.map((one) => `--b0\r\n${one}`),
    '--b0--',
    '',
  ].join('\r\n')
}
