/** Answers to received orders, in the format in which they came. */
const orderOf = (number: string): string => (number === '' ? 'Your order' : `Your order ${number}`)

/** Values of a line in the file: '5 C62', '12.00'; '' if the file has none. */
export type WrittenTerms = { readonly quantity: string; readonly price: string }

export const answerMessages = {
  title: 'There is no answer to this order',
  open: 'The order is neither placed nor rejected yet. Place or reject it first.',
  waiting:
    'The order is on hold, so nothing is confirmed yet. Answer the order when it is no longer on hold.',
  noForm: 'Only orders in UBL, cXML, EDIFACT and openTRANS can be answered.',
  replaced: 'A newer file has replaced this order. Answer the newer order.',
  changed: 'Changed: different quantity, unit or price',
  rejected: 'Not ordered',
  fact: 'Answer',
  download: 'Download the answer',
  send: 'Send the answer',
  sendTo: (address: string) => `To ${address}`,
  leaving: (address: string) => `The answer to ${address} will be sent in 8 seconds.`,
  due: 'The answer will be e-mailed shortly.',
  waits: 'The answer will be e-mailed when the order is no longer on hold.',
  sent: 'E-mailed:',
  noMail:
    'The order did not arrive by e-mail, or it arrived before the shop could answer mails. Send the file yourself.',
  program:
    'The mail was sent by a program or from a no-reply address. Such mails are not answered.',
  forged: 'According to the mail server, the mail is not from this sender, so it is not answered.',
  nobody: 'The mail has no sender address for an answer.',
  openToo: 'The mail contained another order that is still open. Place or reject that order first.',
  alreadySent: 'The mail was already answered. Each mail is answered only once.',
  jobFailed: 'An answer to an order could not be written',
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
    attached: 'This answer is also attached as a file for your system.',
  },
} as const
