/** Answers to received orders, in the format in which they came. */
const orderOf = (number: string): string => (number === '' ? 'Your order' : `Your order ${number}`)

/** Values of a line in the file: '5 C62', '12.00'; '' if the file has none. */
export type WrittenTerms = { readonly quantity: string; readonly price: string }

export const answerMessages = {
  title: 'There is no answer to this order',
  open: 'It is neither ordered nor rejected yet. Place or reject it first.',
  waiting: 'The order waits, so nothing is confirmed yet. Answer it when it no longer waits.',
  noForm: 'Answers are written to orders in UBL, cXML, EDIFACT and openTRANS only.',
  replaced: 'A newer file has replaced this order. That one is answered.',
  changed: 'Changed: another quantity, unit or price',
  rejected: 'Not ordered',
  fact: 'Answer',
  download: 'Download the answer',
  send: 'Send the answer',
  sendTo: (address: string) => `To ${address}`,
  leaving: (address: string) => `The answer to ${address} leaves in 8 seconds.`,
  due: 'It is mailed shortly.',
  waits: 'It is mailed once the order no longer waits.',
  sent: 'Mailed:',
  noMail: 'It did not come by mail, or before the shop could answer mails. Send the file yourself.',
  program: 'A program sent the mail, or nobody reads its address. Such mails are not answered.',
  forged: 'The mail server says that the mail is not from this sender. It is not answered.',
  nobody: 'The mail names no sender who could be answered.',
  openToo: 'The mail brought another order that is still open. Place or reject it first.',
  alreadySent: 'The mail was answered already. A mail is answered once.',
  jobFailed: 'An answer to an order could not be written',
  mail: {
    hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    accepted: (number: string, order: number) =>
      `${orderOf(number)} is accepted. Our number for it is ${order}.`,
    changed: (number: string, order: number) =>
      `${orderOf(number)} is accepted with changes. Our number for it is ${order}. Please check the lines.`,
    rejected: (number: string) => `${orderOf(number)} is not accepted.`,
    reason: (reason: string) => `Reason: ${reason}`,
    asOrdered: (what: string, count: string) => `- ${what}: ${count}, as ordered`,
    otherwise: (what: string, count: string, { quantity, price }: WrittenTerms) =>
      `- ${what}: ${count}, changed (you ordered ${[quantity || 'no quantity', price && `at ${price}`].filter(Boolean).join(' ')})`,
    notOrdered: (what: string) => `- ${what}: not ordered`,
    attached: 'The same answer is attached as a file for your system.',
  },
} as const
