/** Texts of webhooks: errors, and the mail about a failing endpoint. */

const titles = {
  tooMany: 'Too many webhooks',
  notActive: 'The webhook is not active',
}

export const webhooksMessages = {
  problems: titles,
  tooMany: (most: number) => `The maximum is ${most} webhooks. Delete a webhook first.`,
  notActive: 'Resume the webhook first.',
  notEvents: 'Choose at least one event.',
  notEvent: 'This event does not exist. Choose one from the list.',
  notAddress:
    'Enter a URL of at most 900 characters that begins with https:// and contains no spaces, user name or password.',
  keyInAddress:
    'The URL contains a key, which would appear in logs and in the history. Remove the key; it is not needed, because each message is signed.',
  notPublic: (origin: string) =>
    `This URL is not on the public internet. For development, the operator of the shop can allow it with WEBHOOK_TEST_ORIGINS=${origin}.`,
  periodTooLong: 'Choose a period of at most 30 days.',
  periodReversed: 'The period must end after it begins.',
  testText: 'This is a test event without data from the shop.',
  tooSlow: (milliseconds: number) => `No response within ${milliseconds / 1000} seconds`,
  /** Why there was no response; the code is for people who look it up. */
  unanswered: {
    notFound: (host: string, code: string) => `The host ${host} was not found (${code}).`,
    refused: (host: string, code: string) => `${host} refused the connection (${code}).`,
    closed: (host: string, code: string) =>
      `${host} closed the connection before it responded (${code}).`,
    unreachable: (host: string, code: string) => `${host} could not be reached (${code}).`,
    certificate: (host: string, code: string) =>
      `The certificate of ${host} is not valid (${code}).`,
  },
  notSigned:
    'Not sent: the shop cannot decrypt the secret of this webhook, because SECRETS_KEY is not the key with which it was encrypted. Add the previous key to SECRETS_KEY, or replace the secret.',
  fanOutFailed: 'Events could not be passed to webhooks',
  sendFailed: 'Webhooks could not be sent',
  cleanUpFailed: 'Old webhook messages could not be deleted',
  mail: ({
    address,
    reason,
    shop,
    link,
  }: {
    readonly address: string
    readonly reason: 'failing' | 'gone'
    readonly shop: string
    readonly link: string
  }) => ({
    subject: reason === 'gone' ? 'A webhook was disabled' : 'A webhook was paused',
    text: [
      reason === 'gone'
        ? `The program at ${address} responded that it no longer accepts events (410 Gone). ${shop} no longer sends events to this program.`
        : `The program at ${address} has not accepted any event for three days. ${shop} has paused this webhook; new events are kept for 30 days.`,
      '',
      'View the responses, resume the webhook or delete it:',
      link,
    ].join('\n'),
  }),
} as const
