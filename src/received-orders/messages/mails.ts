/** Messages about orders that come by mail, and about the mailbox. */
import type { MailboxFault, SenderProof } from '../mail-states.ts'

const faults: Readonly<Record<MailboxFault, string>> = {
  refused: 'The mail server refuses the user name or the password.',
  folder: 'The mail server refuses the folder.',
  unreachable: 'The mail server does not answer.',
}
const proofs: Readonly<Record<SenderProof, string>> = {
  pass: 'The mail server has proven this sender.',
  fail: 'The mail server says that this mail is not from this sender.',
  none: 'Nothing proves this sender.',
}

export const mailMessages = {
  textName: 'mail.txt',
  nothing: 'The mail has neither a text nor a file.',
  tooBig: (name: string, megabytes: number) =>
    `${name} has ${megabytes} MB; the maximum is 5 MB. It is in the mailbox.`,
  mailTooBig: (megabytes: number) =>
    `The mail has ${megabytes} MB; the maximum is 10 MB. It is in the mailbox.`,
  failed: 'The shop could not read this mail. It is in the mailbox.',
  checkFailed: 'The mailbox for orders could not be read',
  faults,
  proofs,
  fact: 'Mail',
  unread: 'Not read',
  reads: (address: string) => `Mails to ${address} become drafts.`,
  faultLead: (address: string) => `The mailbox ${address} cannot be read.`,
  faultWhat:
    'Check ORDER_MAILBOX. No mail is lost: each one is read once the mailbox is there again.',
} as const
