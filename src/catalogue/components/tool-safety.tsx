/** The hazards and the age limit of a tool on its page. */
import { safetyMessages as messages } from '../messages/safety.ts'
import type { Safety } from '../safety.ts'
import { HazardPictogram } from './hazard-pictogram.tsx'

export const ToolSafety = ({ safety }: { readonly safety: Safety }) => {
  const { ageLimit, hazards = [], hazardText = '' } = safety
  return (
    <section className="section ruled">
      <h2>{messages.heading}</h2>
      {hazards.length === 0 ? null : (
        <ul className="row">
          {hazards.map((code) => (
            <li key={code} className="row">
              <HazardPictogram code={code} />
              <span>
                {messages.hazards[code]} <span className="muted small">{code}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {hazardText === '' ? null : <p>{hazardText}</p>}
      {ageLimit === undefined ? null : (
        <p>
          <b>{messages.ageLimit(ageLimit)}</b>
        </p>
      )}
    </section>
  )
}
