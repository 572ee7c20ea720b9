/** Texts of service accounts on the server: Problems, mails, what history says. */

export const serviceAccountsMessages = {
  problems: {
    nameTaken: 'A service account has this name already',
    tooManyAccounts: 'There are too many service accounts',
    tooManyKeys: 'This service account has too many keys',
    paused: 'This service account is paused',
  },
  nameTakenDetail: 'Choose another name: history tells programs apart by it.',
  tooManyAccountsDetail: (most: number) =>
    `There are ${most} at most. Delete one that is not used.`,
  tooManyKeysDetail: (most: number) =>
    `It can have ${most} keys that count. Revoke one that is not used.`,
  pausedDetail: 'Resume it first, then make a key.',
  noScope: 'Choose at least one thing that it may do.',
  notScope: 'There is no such scope.',
  mixedScopes:
    'An account that buys for a company has the scopes buying:read and buying:write only, and no other account has them.',
  notDays: 'Choose a number of days from 1 to 3650, or none.',
  /** Why a key does not count, and what to do. */
  refused: {
    unknown:
      'The shop does not know this key. Copy it again, all of it: im_live_ and 49 letters and digits.',
    revoked: 'This key was revoked. Ask an owner of the shop for a new one.',
    expired: 'This key has expired. Ask an owner of the shop for a new one.',
    paused: 'The service account of this key is paused. Ask an owner of the shop to resume it.',
    company:
      'The company for which this key buys is closed, or has removed it from its members. Ask an owner of the shop.',
    ended: 'This access token has ended. Exchange the key for a new one at /api/oauth/token.',
  },
  callerName: (name: string, tail: string) => `${name} (key …${tail})`,
  failed: 'Service accounts were not looked through; tried again later',
  notTouched: 'The last use of a key was not noted',
  mails: {
    expiring: ({ account, tail, day, link }: ExpiringKey) => ({
      subject: `A key of ${account} expires on ${day}`,
      text: `The key …${tail} of the service account ${account} expires on ${day}. After that, what uses it is refused.\n\nMake a new key, give it to the program, then revoke the old one. Both count until then:\n${link}\n`,
    }),
    unattended: ({ account, day, link }: Unattended) => ({
      subject: `Nobody is responsible for ${account}`,
      text: `The owner who was responsible for the service account ${account} is no longer an owner of the shop. Its keys count until ${day}; then it is paused.\n\nAdopt it if it is still needed, or pause it:\n${link}\n`,
    }),
    paused: ({ account, link }: Omit<Unattended, 'day'>) => ({
      subject: `The service account ${account} is paused`,
      text: `No owner adopted the service account ${account} within seven days, so it is paused and its keys are refused.\n\nAdopt it to resume it:\n${link}\n`,
    }),
  },
  oauth: {
    invalidRequest:
      'Send grant_type=client_credentials as a form, with client_id and client_secret.',
    twice: 'Send the credentials in the header Authorization or in the form, not in both.',
    unsupportedGrant: 'The shop knows the grant type client_credentials only.',
    invalidScope: 'The service account lacks a scope that was asked for.',
    invalidClient:
      'The client id is the id of the service account, the client secret one of its keys that counts.',
  },
} as const

type Unattended = { readonly account: string; readonly day: string; readonly link: string }
type ExpiringKey = Unattended & { readonly tail: string }
