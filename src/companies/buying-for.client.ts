/** For whom somebody buys, as this tab knows it of the account. */
import {
  readAccessToken,
  readSignedInUser,
  onSignedInChange,
} from '../session/access-token.browser.ts'
import { chooseCompany, readCompany, saveBeforeCompanyChange } from '../session/company.browser.ts'
import { personalKeyPrefixes } from '../session/personal-storage.browser.ts'
import { createShopClient } from '../session/api.client.ts'
import { buyingForEndpoints, type BuyingForAnswer } from './buying-for-contract.ts'

/** Every page of a buyer asks; it needs no other operation of companies. */
const companies = createShopClient(buyingForEndpoints)

/** The shop's answer, and to whom. It begins as the company's key does, so signing out ends it. */
const answerKey = `${personalKeyPrefixes.company}.answer`
const changes = new EventTarget()

// The last parsed text, so that readers get the same object until it changes.
let parsed: { readonly text: string; readonly answer: BuyingForAnswer | undefined } = {
  text: '',
  answer: undefined,
}

const emailNow = (): string => readSignedInUser()?.email ?? ''

/** The last answer of the shop to who is signed in; the same object until it changes. */
export function readBuyingFor(): BuyingForAnswer | undefined {
  const text = sessionStorage.getItem(answerKey) ?? ''
  const prefix = `${emailNow()} `
  if (!text.startsWith(prefix)) return undefined
  if (text !== parsed.text) {
    const answer: BuyingForAnswer = JSON.parse(text.slice(prefix.length))
    parsed = { text, answer }
  }
  return parsed.answer
}

/** Whether who is signed in belongs to a company; yes while the shop has not answered. */
export const isCompanyMember = (): boolean => readBuyingFor()?.companies.length !== 0

/** @returns stops listening */
export function onBuyingForChange(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

/** @returns whether it is another company than before */
function keep(answer: BuyingForAnswer): boolean {
  sessionStorage.setItem(answerKey, `${emailNow()} ${JSON.stringify(answer)}`)
  const isOther = answer.company?.id !== readCompany()?.id
  if (isOther) chooseCompany(answer.company ?? undefined)
  changes.dispatchEvent(new Event('change'))
  return isOther
}

/** Asks the shop again, once a membership began or ended. @throws Problem */
export async function reloadBuyingFor(): Promise<boolean> {
  return keep(await companies.buyingFor({}))
}

/**
 * Runs a call that nobody waits for, and breaks it off when this person signs out meanwhile: a token
 * that was just revoked would be refused, and the browser's console would say so.
 */
async function whileSignedIn<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const token = readAccessToken()
  const end = new AbortController()
  const stopListening = onSignedInChange(() => {
    if (readAccessToken() !== token) end.abort()
  })
  try {
    return await call(end.signal)
  } finally {
    stopListening()
  }
}

/**
 * Takes over what was decided on another device, once for each tab and sign-in: afterwards the tab
 * keeps what it shows.
 * @returns whether it is another company than before
 * @throws Problem
 */
export async function followBuyingFor(): Promise<boolean> {
  const email = emailNow()
  if (email === '' || readAccessToken() === undefined || readBuyingFor()) return false
  const before = readCompany()
  const answer = await whileSignedIn((signal) => companies.buyingFor({}, { signal }))
  // Meanwhile they may have chosen, or signed out.
  if (emailNow() !== email || readCompany()?.id !== before?.id) return false
  // A choice of this browser, from before the account kept it.
  if (!answer.chosen && before && answer.companies.some(({ id }) => id === before.id))
    return keep(await companies.buyFor({ company: before.id }))
  return keep(answer)
}

/** Milliseconds between two questions how many orders wait. */
const freshFor = 60_000
let askedAt = -freshFor

/**
 * Counts again what waits for this person, once a minute at most; for which company the tab buys
 * stays as it is.
 * @throws Problem
 */
export async function refreshApprovals(): Promise<void> {
  if (readBuyingFor()?.approvals === undefined || performance.now() - askedAt < freshFor) return
  askedAt = performance.now()
  const { approvals } = await whileSignedIn((signal) => companies.buyingFor({}, { signal }))
  noteApprovals(approvals ?? 0)
}

/**
 * How many orders of colleagues wait for this person, as it is known, else as the shop says.
 * @returns undefined for those who decide about none
 * @throws Problem
 */
export const countApprovals = async (options: {
  readonly signal: AbortSignal
}): Promise<{ readonly approvals: number | undefined; readonly isFresh: boolean }> => {
  const known = readBuyingFor()
  const { approvals } = known ?? (await companies.buyingFor({}, options))
  return { approvals, isFresh: known === undefined }
}

/** So many orders wait, as a page has just read. */
export function noteApprovals(approvals: number): void {
  const answer = readBuyingFor()
  if (answer?.approvals !== undefined) keep({ ...answer, approvals })
}

/** The question was seen, and is not asked again in this tab. */
export function postponeBuyingFor(): void {
  const answer = readBuyingFor()
  if (answer) keep({ ...answer, asks: false })
}

/**
 * Decides for whom this account buys, and brings the cart along.
 * @param company undefined: for themselves
 * @throws Problem
 */
export async function decideBuyingFor(company: string | undefined): Promise<void> {
  await saveBeforeCompanyChange()
  const cartOf = readCompany()?.id ?? 'myself'
  keep(await companies.buyFor({ ...(company === undefined ? {} : { company }), cartOf }))
}
