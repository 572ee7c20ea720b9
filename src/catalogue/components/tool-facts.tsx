/** Facts on the page of a tool: its SKU with a copy button, its rating, and its specifications. */
import type { InLanguages } from '../../platform/languages/text-languages.ts'
import type { ToolTextName } from '../tool-text-name.ts'
import { Icon } from '../../ui/icons.tsx'
import { Stars } from '../../ui/stars.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Tool } from '../contract.ts'
import { toolCardMessages } from '../messages/tool-card.ts'
import { toolPageMessages as messages } from '../messages/tool-page.ts'
import { packText } from '../units/pack-text.ts'
import { averageRating } from '../tool-terms.ts'
import { units } from '../model/units.ts'
import { displayWeight, saysWeight } from '../units/weight.ts'

/** The SKU, which a click copies, and the rating, which links to the reviews on the same page. */
export function SkuAndRating({ tool }: { readonly tool: Tool }) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(tool.sku)
    toast(messages.copied(tool.sku))
  }
  return (
    <div className="ids">
      <button type="button" className="copy" onClick={() => void copy()}>
        {tool.sku} <Icon name="copy" size={16} />
        <span className="hidden-label">{messages.copySku}</span>
      </button>
      <a className="rating" href="#reviews">
        <Stars rating={averageRating(tool)} />{' '}
        {tool.ratingCount === 0 ? (
          toolCardMessages.noRatings
        ) : (
          <>
            {messages.average(averageRating(tool))} ·{' '}
            <span className="link">{messages.reviews(tool.ratingCount)}</span>
          </>
        )}
      </a>
    </div>
  )
}

/** The unit of sale, if it is not pieces or has further details. */
const soldBy = ({ unit, unitContent }: Tool): readonly { name: string; value: string }[] =>
  unit === undefined && unitContent === undefined
    ? []
    : [
        {
          name: messages.soldBy,
          value: [units[unit ?? 'piece'].one, ...(unitContent ? [unitContent] : [])].join(': '),
        },
      ]

const packsOf = ({ packs = [] }: Tool): readonly { name: string; value: string }[] =>
  packs.length === 0 ? [] : [{ name: messages.packs, value: packs.map(packText).join(', ') }]

/** The weight of a unit, if the specifications do not contain it. */
const weightOf = ({ weightGrams, specs }: Tool): readonly { name: string; value: string }[] =>
  weightGrams === undefined || specs.some(saysWeight)
    ? []
    : [{ name: messages.weight, value: displayWeight(weightGrams) }]

/** The brand, unit and packs, and the specifications as a table. */
export function SpecificationTable({ tool }: { readonly tool: Tool & InLanguages<ToolTextName> }) {
  const brand = tool.brand ? [{ name: messages.brand, value: tool.brand }] : []
  const specs = tool.specs.map((spec) => ({ ...spec, lang: tool.lang?.specs }))
  const own = [...brand, ...soldBy(tool), ...packsOf(tool), ...weightOf(tool)]
  return (
    <section>
      <h2>{messages.specification}</h2>
      <table className="specs">
        <tbody>
          {[...own.map((row) => ({ ...row, lang: undefined })), ...specs].map(
            ({ name, value, lang }) => (
              <tr key={name} lang={lang}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  )
}
