/** The company for which an account buys, as known to this tab. */
import {
  readAccessToken,
  readSignedInUser,
  onSignedInChange,
} from '../session/access-token.browser.ts'
import { chooseCompany, readCompany, saveBeforeCompanyChange } from '../session/company.browser.ts'
import { personalKeyPrefixes } from '../session/personal-storage.browser.ts'
import { createShopClient } from '../session/api.client.ts'
import { buyingForEndpoints, type BuyingForAnswer } from './buying-for-contract.ts'

/** Every page of a buyer uses it; it needs no other operation of companies. */
const companies = createShopClient(buyingForEndpoints)

/**
 * The shop's response, and for which account. The key begins with that of the company, so signing
 * out removes it.
 */
const answerKey = `${personalKeyPrefixes.company}.answer`
const changes = new EventTarget()

// The last parsed text, so that readers get the same object until it changes.
let parsed: { readonly text: string; readonly answer: BuyingForAnswer | undefined } = {
  text: '',
  answer: undefined,
}

const emailNow = (): string => readSignedInUser()?.email ?? ''

/** The shop's last response to the signed-in account; the same object until it changes. */
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

/** Whether the signed-in account belongs to a company; true until the shop has responded. */
export const isCompanyMember = (): boolean => readBuyingFor()?.companies.length !== 0

/** @returns a function that stops listening */
export function onBuyingForChange(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

/** @returns whether the company has changed */
function keep(answer: BuyingForAnswer): boolean {
  sessionStorage.setItem(answerKey, `${emailNow()} ${JSON.stringify(answer)}`)
  const isOther = answer.company?.id !== readCompany()?.id
  if (isOther) chooseCompany(answer.company ?? undefined)
  changes.dispatchEvent(new Event('change'))
  return isOther
}

/**
 * Asks the shop again after a membership began or ended.
 * @throws Problem
 */
export async function reloadBuyingFor(): Promise<boolean> {
  return keep(await companies.buyingFor({}))
}

/**
 * Runs a background call, and aborts it when this person signs out in the meantime: a token that
 * was just revoked would be refused, and the browser would log it in the console.
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
 * Applies a choice made on another device, once for each tab and sign-in: afterwards the tab keeps
 * its choice.
 * @returns whether the company has changed
 * @throws Problem
 */
export async function followBuyingFor(): Promise<boolean> {
  const email = emailNow()
  if (email === '' || readAccessToken() === undefined || readBuyingFor()) return false
  const before = readCompany()
  const answer = await whileSignedIn((signal) => companies.buyingFor({}, { signal }))
  // In the meantime they may have chosen, or signed out.
  if (emailNow() !== email || readCompany()?.id !== before?.id) return false
  // A choice stored in this browser before accounts stored it.
  if (!answer.chosen && before && answer.companies.some(({ id }) => id === before.id))
    return keep(await companies.buyFor({ company: before.id }))
  return keep(answer)
}

/** Milliseconds between two requests for the number of waiting orders. */
const freshFor = 60_000
let askedAt = -freshFor

/**
 * Counts again the orders that wait for this person, once a minute at most; the tab's company does
 * not change.
 * @throws Problem
 */
export async function refreshApprovals(): Promise<void> {
  if (readBuyingFor()?.approvals === undefined || performance.now() - askedAt < freshFor) return
  askedAt = performance.now()
  const { approvals } = await whileSignedIn((signal) => companies.buyingFor({}, { signal }))
  noteApprovals(approvals ?? 0)
}

/**
 * How many colleagues' orders wait for this person: the known number, otherwise the shop's.
 * @returns undefined for people who approve no orders
 * @throws Problem
 */
export const countApprovals = async (options: {
  readonly signal: AbortSignal
}): Promise<{ readonly approvals: number | undefined; readonly isFresh: boolean }> => {
  const known = readBuyingFor()
  const { approvals } = known ?? (await companies.buyingFor({}, options))
  return { approvals, isFresh: known === undefined }
}

/** Stores the number of waiting orders that a page has just read. */
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
 * Sets the company for which this account buys, and moves the cart.
 * @param company undefined: for themselves
 * @throws Problem
 */
export async function decideBuyingFor(company: string | undefined): Promise<void> {
  await saveBeforeCompanyChange()
  const cartOf = readCompany()?.id ?? 'myself'
  keep(await companies.buyFor({ ...(company === undefined ? {} : { company }), cartOf }))
}
