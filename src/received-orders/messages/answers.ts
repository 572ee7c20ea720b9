/** Answers to received orders, in the format in which they came. */
const orderOf = (number: string): string => (number === '' ? 'Your order' : `Your order ${number}`)

/** Values of a line in the file: '5 C62', '12.00'; '' if the file has none. */
export type WrittenTerms = { readonly quantity: string; readonly price: string }

export const answerMessages = {
  title: 'No reply is available for this order',
  open: 'The order has not been placed or rejected yet. Place or reject the order first.',
  waiting:
    'The order is on hold, so nothing has been confirmed yet. Reply when the order is no longer on hold.',
  noForm: 'Replies are only available for orders in UBL, cXML, EDIFACT or openTRANS.',
  replaced: 'A newer file has replaced this order. Reply to the newer order.',
  changed: 'Changed: different quantity, unit or price',
  rejected: 'Not ordered',
  fact: 'Reply',
  download: 'Download the reply',
  send: 'Send the reply',
  sendTo: (address: string) => `To ${address}`,
  leaving: (address: string) => `The reply to ${address} will be sent in 8 seconds.`,
  due: 'The reply will be e-mailed shortly.',
  waits: 'The reply will be e-mailed when the order is no longer on hold.',
  sent: 'E-mailed:',
  noMail:
    'The order did not arrive by e-mail, or it arrived before the shop could reply to e-mails. Send the file yourself.',
  program:
    'The e-mail was sent by a program or from a no-reply address. The shop does not reply to automatic e-mails.',
  forged:
    'This e-mail failed the mail server’s sender check, so it may not come from the sender shown. The shop does not reply.',
  nobody: 'The e-mail has no sender address for a reply.',
  openToo:
    'The e-mail contained another order that is still open. Place or reject that order first.',
  alreadySent:
    'A reply to this e-mail has already been sent. The shop replies to each e-mail only once.',
  jobFailed: 'A reply to an order could not be written',
  mail: {
    hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    accepted: (number: string, order: number) =>
      `${orderOf(number)} is accepted. Our order number is ${order}.`,
    changed: (number: string, order: number) =>
      `${orderOf(number)} is accepted with changes. Our order number is ${order}. Please check the lines.`,
    rejected: (number: string) => `${orderOf(number)} is not accepted.`,
    reason: (reason: string) => `Reason: ${reason}`,
    asOrdered: (what: string, count: string) => `- ${what}: ${count}, as ordered`,
    otherwise: (what: string, count: string, { quantity, price }: WrittenTerms) =>
      `- ${what}: ${count}, changed (you ordered ${[quantity || 'no quantity', price && `at ${price}`].filter(Boolean).join(' ')})`,
    notOrdered: (what: string) => `- ${what}: not ordered`,
    attached: 'This reply is also attached as a file for your system.',
  },
} as const
