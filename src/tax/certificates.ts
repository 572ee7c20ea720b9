/** Exemption certificates: what they cover, and which one applies to a sale. */

export const certificateKinds = [
  'resale',
  'manufacturing',
  'government',
  'non-profit',
  'diplomatic',
  'other',
] as const
export type CertificateKind = (typeof certificateKinds)[number]

/** A certificate verified by staff, as far as a sale's tax depends on it. */
export type VerifiedCertificate = {
  readonly number: string
  /** Codes of US states; empty: wherever the shop's own tax would apply. */
  readonly states: readonly string[]
  /** First and last day of validity, inclusive ('YYYY-MM-DD'). */
  readonly from: string
  readonly until: string
}

/** Days before its end from which staff are reminded of a certificate. */
export const reminderDays = 30

const isFor = ({ states }: VerifiedCertificate, state: string): boolean =>
  states.length === 0 || states.includes(state)

/** The certificate that exempts a sale; if there are several, the one that is valid longest. */
export function certificateFor(
  certificates: readonly VerifiedCertificate[],
  { day, state }: { readonly day: string; readonly state: string },
): VerifiedCertificate | undefined {
  return latest(
    certificates.filter((one) => isFor(one, state) && one.from <= day && day <= one.until),
  )
}

/** The last expired certificate for a place without a valid one, as an explanation for buyers. */
export const endedCertificate = (
  certificates: readonly VerifiedCertificate[],
  { day, state }: { readonly day: string; readonly state: string },
): VerifiedCertificate | undefined =>
  latest(certificates.filter((one) => isFor(one, state) && one.until < day))

const latest = (certificates: readonly VerifiedCertificate[]): VerifiedCertificate | undefined =>
  certificates.toSorted((a, b) =>
    a.until === b.until ? (a.number < b.number ? -1 : 1) : a.until < b.until ? 1 : -1,
  )[0]

export const certificateStates = [
  'unverified',
  'future',
  'valid',
  'ending',
  'ended',
  'withdrawn',
] as const
/** A certificate's state for staff: `ending` means valid, but not for long. */
export type CertificateState = (typeof certificateStates)[number]

/** @param today 'YYYY-MM-DD', in the shop's time zone */
export function certificateState(
  certificate: {
    readonly from: string
    readonly until: string
    readonly isVerified: boolean
    readonly isWithdrawn: boolean
  },
  today: string,
): CertificateState {
  if (certificate.isWithdrawn) return 'withdrawn'
  if (certificate.until < today) return 'ended'
  if (!certificate.isVerified) return 'unverified'
  if (certificate.from > today) return 'future'
  return certificate.until < addDays(today, reminderDays) ? 'ending' : 'valid'
}

/** The day ('YYYY-MM-DD') this many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
