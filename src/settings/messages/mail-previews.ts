/** Texts of the previews of mails. */
export const mailPreviewMessages = {
  preview: (kind: string) => `Preview: ${kind}`,
  send: 'Send me one',
  sendLabel: (kind: string) => `Send me one: ${kind}`,
  sent: 'On its way, with the words that are saved',
} as const
