/**
 * Which entries of this browser's storage belong to a person, by key prefix. Signing out clears
 * them, whichever capability stored them.
 */

/** Prefixes of storage keys. The modules that store such entries build their keys from these. */
export const personalKeyPrefixes = {
  /** Form values that are not sent yet, in sessionStorage. */
  formDrafts: 'ironmonger.draft.',
  /** What was typed into forms when the sign-in ended, in localStorage, by account. */
  keptEntries: 'ironmonger.entries',
  /** Keys of forms that were sent without an answer, in sessionStorage. */
  sentForms: 'ironmonger.sent.',
  /** Texts of order pads, in localStorage. */
  orderPads: 'ironmonger.order-pad',
  /** The company for which they buy, in both storages. */
  company: 'ironmonger.company',
  /** Totals of the carts for companies, in localStorage. */
  companyCarts: 'ironmonger.cart.summary.',
  /** Ticks in pick lists that are not sent to the shop yet, in localStorage, by account. */
  pickTicks: 'ironmonger.pick-ticks.',
  /** Pages of records that staff opened last, in localStorage, by account. */
  lastOpened: 'ironmonger.last-opened.',
  /** Country and postcode of the destination, in localStorage. */
  destination: 'ironmonger.destination',
} as const

/** Removes everything personal that this browser stores, for every user of it. */
export function clearPersonalStorage(): void {
  for (const prefix of Object.values(personalKeyPrefixes))
    for (const storage of [sessionStorage, localStorage]) clearKeys(storage, prefix)
}

function clearKeys(storage: Storage, prefix: string): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}
