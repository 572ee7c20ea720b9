/** Texts of the previews of mails. */
export const mailPreviewMessages = {
  preview: (kind: string) => `Preview: ${kind}`,
  languageOf: (kind: string) => `Language of the test e-mail: ${kind}`,
  send: 'Send me a test e-mail',
  sendLabel: (kind: string) => `Send me a test e-mail: ${kind}`,
  sent: 'A test e-mail with the saved text is on its way',
} as const
