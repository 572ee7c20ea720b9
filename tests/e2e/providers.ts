/**
 * The identity providers as somebody in front of a browser meets them: where each asks for what,
 * the shop's own pages or the provider's.
 */
import type { Page } from 'playwright-core'
import { firebaseProject, startFirebase, type FirebaseFront } from '../identity/firebase-front.ts'
import { startOpenIdIssuer } from '../identity/openid-issuer.ts'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { fakeGoogleScripts } from './google-scripts.ts'
import { startShop } from './global-setup.ts'

/** Whose verified address makes an admin, in each of these shops. */
export const adminEmail = 'boss@example.com'

export type Person = { readonly name: string; readonly email: string; readonly password: string }
export type ProvidedShop = {
  readonly origin: string
  /** From the shop's sign-up page, wherever it leads, until the shop is reached again. */
  signUp(page: Page, person: Person): Promise<void>
  /** From the shop's login page, with this password; what comes of it is the journey's to see. */
  signIn(page: Page, person: Person): Promise<void>
  /**
   * From the shop's login page: a new password for somebody who forgot theirs; ends on the shop's
   * login page.
   */
  reset(page: Page, email: string, password: string): Promise<void>
  /**
   * From the shop's login page, through Google, as somebody that Google knows under this address;
   * undefined where Google is the provider's own matter.
   */
  readonly google?: (page: Page, person: Pick<Person, 'name' | 'email'>) => Promise<void>
  /** After 'Sign Out' was pressed, what the provider itself asks. */
  signOut(page: Page): Promise<void>
  /** Whose tokens this shop believes, and for whom they are made. */
  readonly proofs: { readonly issuer: string; readonly audience: string }
  /** A sentence that says that the password is wrong. */
  readonly wrongPassword: string
  /** What somebody reads who was deleted by an admin and tries again. */
  readonly deleted: string
  /**
   * Whether the provider itself lets this address in no more; undefined where that is not the
   * shop's to ask for.
   */
  readonly isDisabled?: (email: string) => Promise<boolean>
  /** What a browser writes to its console about a refused password. */
  readonly complaint?: RegExp
  /**
   * A browser's advice on the page for a new password: the link tells no e-mail address, so there
   * is none to put there.
   */
  readonly advice?: readonly RegExp[]
  close(): Promise<void>
}

const own = {
  async signUp(page: Page, { name, email, password }: Person) {
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  },
  async signIn(page: Page, { email, password }: Person) {
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
  },
  signOut: async () => undefined,
}

/** Asks for the mail on the login page, opens its link, sets the password. */
async function resetByMail(
  page: Page,
  {
    email,
    password,
    link,
  }: { readonly email: string; readonly password: string; readonly link: () => Promise<string> },
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Forget Password?', exact: true }).click()
  await page.locator('.Toastify__toast', { hasText: 'Email sent' }).first().waitFor()
  await page.goto(await link())
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm New Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Set new password' }).click()
}

/** On the page that the emulator shows in Google's place. */
export async function chooseAtGoogle(
  page: Page,
  { name, email }: Pick<Person, 'name' | 'email'>,
): Promise<void> {
  await page.locator('.js-new-account').click()
  await page.locator('#email-input').fill(email)
  await page.locator('#display-name-input').fill(name)
  await page.locator('#sign-in').click()
}

async function embedded(): Promise<ProvidedShop> {
  const shop = await startShop({ ADMIN_EMAIL: adminEmail })
  return {
    ...own,
    origin: shop.origin,
    proofs: { issuer: `${shop.origin}/api/auth`, audience: 'ironmonger' },
    reset: (page, email, password) =>
      resetByMail(page, {
        email,
        password,
        link: async () => {
          await page.goto(`${shop.origin}/dev/mailbox`)
          const letter = page
            .locator('article', { hasText: 'Reset your password for Ironmonger' })
            .filter({ hasText: email })
            .first()
          return (await letter.getByRole('link').first().getAttribute('href')) ?? ''
        },
      }),
    async google(page, { name, email }) {
      await page.getByRole('button', { name: 'Continue With Google', exact: true }).click()
      await page.getByLabel('Name', { exact: true }).fill(name)
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
    },
    wrongPassword: 'Error: The e-mail address or the password is wrong.',
    deleted: 'Error: The e-mail address or the password is wrong.',
    advice: [/^verbose: \[DOM\] Password forms should have .* \/reset-password$/],
    complaint: /status of 401 .* \/api\/auth\/sign-in\/email$/,
    close: () => shop.stop(),
  }
}

async function openid(): Promise<ProvidedShop> {
  const [port, issuerPort] = [String(await freePort()), await freePort()]
  const issuer = await startOpenIdIssuer(issuerPort, [`http://127.0.0.1:${port}`])
  const shop = await startShop({
    PORT: port,
    DEMO: 'off',
    ADMIN_EMAIL: adminEmail,
    IDENTITY: 'openid',
    OPENID_ISSUER: issuer.issuer,
    OPENID_CLIENT_ID: 'ironmonger',
    OPENID_NAME: 'The Issuer',
  })
  const there = async (page: Page, { email, password }: Person): Promise<void> => {
    await page.getByLabel('E-mail at the issuer').fill(email)
    await page.getByLabel('Password at the issuer').fill(password)
  }
  return {
    origin: shop.origin,
    proofs: { issuer: issuer.issuer, audience: 'ironmonger' },
    async signUp(page, person) {
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
      await page.getByLabel('Name at the issuer').fill(person.name)
      await there(page, person)
      await page.getByRole('button', { name: 'Open the account' }).click()
    },
    async signIn(page, person) {
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await there(page, person)
      await page.getByRole('button', { name: 'Go on' }).click()
    },
    async reset(page, email, password) {
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await page.getByRole('link', { name: 'I forgot my password' }).click()
      await page.getByLabel('E-mail at the issuer').fill(email)
      await page.getByLabel('New password at the issuer').fill(password)
      await page.getByRole('button', { name: 'Set it' }).click()
      await page.getByRole('heading', { name: 'Issuer: log in' }).waitFor()
      await page.goto(`${shop.origin}/login`)
    },
    signOut: (page) => page.getByRole('button', { name: 'Sign out of the issuer' }).click(),
    wrongPassword: 'The issuer knows no such e-mail and password.',
    deleted: 'Error: This account was deleted by an admin. Contact the shop if this was a mistake.',
    async close() {
      await shop.stop()
      await issuer.close()
    },
  }
}

async function firebase(): Promise<FirebaseShop> {
  const front = await startFirebase()
  const shop = await startShop({
    ADMIN_EMAIL: adminEmail,
    IDENTITY: 'firebase',
    FIREBASE_API_KEY: 'key-of-tests',
    FIREBASE_APP_ID: '1:1:web:1',
    FIREBASE_PROJECT_ID: firebaseProject,
    FIREBASE_EMULATOR: front.address,
    FIREBASE_SERVICE_ACCOUNT: front.serviceAccount,
  })
  return {
    ...own,
    origin: shop.origin,
    front,
    proofs: {
      issuer: `https://securetoken.google.com/${firebaseProject}`,
      audience: firebaseProject,
    },
    reset: (page, email, password) =>
      resetByMail(page, {
        email,
        password,
        // As Firebase's mail leads, once the shopkeeper has named the shop's address there.
        link: async () =>
          `${shop.origin}/identity/action?mode=resetPassword&oobCode=${await front.code(email, 'PASSWORD_RESET')}`,
      }),
    async google(page, { name, email }) {
      await fakeGoogleScripts(page.context())
      const opened = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Continue With Google', exact: true }).click()
      await chooseAtGoogle(await opened, { name, email })
    },
    wrongPassword: 'Error: The e-mail address or the password is wrong.',
    deleted: 'Error: This account was deleted by an admin. Contact the shop if this was a mistake.',
    isDisabled: front.isDisabled,
    advice: [/^verbose: \[DOM\] Password forms should have .* \/reset-password$/],
    complaint: /status of 400 .*accounts:signInWithPassword$/,
    async close() {
      await shop.stop()
      await front.close()
    },
  }
}

type FirebaseShop = ProvidedShop & { readonly front: FirebaseFront }
type Start<Shop = ProvidedShop> = () => Promise<Shop>
/** Firebase's emulator is 270 MB, so it is asked for. */
const isAskedFor = process.env['HOSTED'] === '1'
export const providers: {
  readonly embedded: Start
  readonly openid: Start
  readonly firebase?: Start<FirebaseShop>
} = { embedded, openid, ...(isAskedFor ? { firebase } : {}) }
