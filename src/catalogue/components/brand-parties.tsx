/**
 * The maker of a tool, and the person responsible for its safety in the EU, from its brand's
 * record.
 */
import { toolPageMessages as messages } from '../messages/tool-page.ts'
import type { BrandParties } from '../taxonomy/records.ts'

/** Renders nothing if neither is known. */
export const BrandPartiesSection = ({ parties }: { readonly parties: BrandParties }) => {
  const known = (['maker', 'responsible'] as const).filter((name) =>
    Object.values(parties[name]).some(Boolean),
  )
  return known.length === 0 ? null : (
    <section className="section ruled">
      <h2>{messages.parties.heading}</h2>
      <dl className="parties">
        {known.map((name) => (
          <div key={name}>
            <dt>{messages.parties[name]}</dt>
            <dd>
              <b>{parties[name].name}</b>
              {parties[name].address.split('\n').map((line) => (
                <span key={line}>{line}</span>
              ))}
              <span>{parties[name].contact}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
