/** The texts for states of mails and of the mailbox, by name. */

/**
 * What the shop's mail server reports about a sender. `fail`: the mail is from somebody else;
 * `none`: nothing usable.
 */
export const senderProofs = ['pass', 'fail', 'none'] as const
export type SenderProof = (typeof senderProofs)[number]

/** Why a mailbox cannot be read: the password, the folder, or a server that does not answer. */
export const mailboxFaults = ['refused', 'folder', 'unreachable'] as const
export type MailboxFault = (typeof mailboxFaults)[number]
