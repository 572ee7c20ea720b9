/** Messages about orders that come by mail, and about the mailbox. */
import type { MailboxFault, SenderProof } from '../mail-states.ts'

const faults: Readonly<Record<MailboxFault, string>> = {
  refused: 'The mail server rejected the user name or the password.',
  folder:
    'The mail server could not open the mail folder. Check the folder name and the mailbox permissions.',
  unreachable: 'The mail server is not responding.',
}
const proofs: Readonly<Record<SenderProof, string>> = {
  pass: 'The mail server has verified this sender.',
  fail: 'This e-mail failed the mail server’s sender check, so it may not come from the sender shown. Check with the sender before you act on the e-mail.',
  none: 'The mail server has not verified this sender.',
}

export const mailMessages = {
  textName: 'mail.txt',
  nothing: 'The e-mail contains neither text nor a file.',
  tooBig: (name: string, megabytes: number) =>
    `${name} is ${megabytes} MB; the maximum is 5 MB. The file is still in the mailbox.`,
  mailTooBig: (megabytes: number) =>
    `The e-mail is ${megabytes} MB; the maximum is 10 MB. The e-mail is still in the mailbox.`,
  failed: 'The shop could not read this e-mail. The e-mail is still in the mailbox.',
  checkFailed: 'The mailbox for orders could not be read',
  faults,
  proofs,
  fact: 'E-mail',
  unread: 'Not read',
  reads: (address: string) => `Orders sent by e-mail to ${address} are saved as drafts.`,
  faultLead: (address: string) => `The mailbox ${address} cannot be read.`,
  faultWhat:
    'Check ORDER_MAILBOX. No e-mail is lost: each e-mail will be read as soon as the mailbox is available again.',
} as const
