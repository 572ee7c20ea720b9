/** A company's valid certificates, in one line, for its members. */
import type { Certificate } from '../certificates-contract.ts'
import { certificatePageMessages as messages } from '../messages/certificates.ts'

/** Renders nothing if no certificate was verified. */
export const CertificateLine = ({
  certificates,
}: {
  readonly certificates: readonly Certificate[]
}) =>
  certificates
    .filter(({ state, verified }) => verified && state !== 'withdrawn')
    .map(({ id, number, from, until, state, states }) => (
      <p key={id} className="mt-2">
        <b>{messages.lineOf(number)}</b> {messages.state[state]}, {messages.days(from, until)}
        {states.length === 0 ? '' : `, ${states.join(', ')}`}.
      </p>
    ))
