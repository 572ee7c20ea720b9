/** Texts of the previews of mails. */
export const mailPreviewMessages = {
  preview: (kind: string) => `Preview: ${kind}`,
  languageOf: (kind: string) => `Language of the sample: ${kind}`,
  send: 'Send me a sample',
  sendLabel: (kind: string) => `Send me a sample: ${kind}`,
  sent: 'A sample with the saved text is on its way',
} as const
