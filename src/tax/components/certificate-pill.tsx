/** The state of an exemption certificate in a row. */
import type { State } from '../../ui/state-looks.ts'
import { StatePill } from '../../ui/state-pill.tsx'
import type { CertificateState } from '../certificates.ts'

const pills: Readonly<Record<CertificateState, State>> = {
  unverified: 'toCheck',
  future: 'scheduled',
  valid: 'valid',
  ending: 'expiresSoon',
  ended: 'expired',
  withdrawn: 'withdrawn',
}

export const CertificatePill = ({ state }: { readonly state: CertificateState }) => (
  <StatePill state={pills[state]} />
)
