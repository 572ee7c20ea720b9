/**
 * Mails about a change of the e-mail address. None contains typed text: the old address does not
 * learn the new one, and a stranger's address gets no text from the person who typed it.
 */
export const emailChangeMails = {
  link: {
    subject: (shop: string) => `Confirm your new e-mail address for ${shop}`,
    text: (link: string, shop: string, signature: string) => `Hello,

Somebody, probably you, wants to use this address for an account at ${shop}. If that was you,
confirm it here:

${link}

The link is valid for 24 hours and can be used once, in a browser that is logged in to the account.
If you are not logged in, log in with the old address first. Nothing will change until you confirm.
If this wasn't you, ignore this e-mail.

${signature}
`,
  },
  asked: {
    subject: 'Somebody asked to change your e-mail address',
    text: (shop: string, signature: string) => `Hello,

Somebody, probably you, wants to use another e-mail address for your account at ${shop}. We have
written to that address. Nothing will change until the address is confirmed.

If this wasn't you, choose a new password on the login page (“Forget Password?”) and contact the shop.

${signature}
`,
  },
  joined: {
    subject: 'Your e-mail address has changed',
    text: (shop: string, signature: string) => `Hello,

From now on, you log in to ${shop} with this address. Your password and your orders have not changed,
and your devices stay logged in.

${signature}
`,
  },
  taken: {
    subject: 'Somebody wanted to use your e-mail address',
    text: (shop: string, signature: string) => `Hello,

Somebody wanted to use this address for another account at ${shop}. There is already an account with this e-mail
address, so nothing was changed.

If that was you, log in with this address, or choose a different address.

${signature}
`,
  },
} as const
