/** A family in the list: the common details of its sizes once, then each size. */
import type { ReactNode } from 'react'
import { PricePlace } from '../../catalogue/components/price-place.tsx'
import { SizeName } from '../../catalogue/components/size-name.tsx'
import { SoldOut } from '../../catalogue/components/sold-out.tsx'
import { StockLevel } from '../../catalogue/components/stock-level.tsx'
import type { Card } from '../../catalogue/components/tool-card.tsx'
import { toolCardMessages } from '../../catalogue/messages/tool-card.ts'
import { priceBasisText } from '../../catalogue/model/units.ts'
import type { InLanguages } from '../../platform/languages/text-languages.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { Link } from '../../ui/link.tsx'
import { ToolPicture } from '../../ui/picture.tsx'
import { offerOf, type FamilyGroup } from '../lists/group-families.ts'
import { toolListMessages as messages } from '../messages/tool-list.ts'

/** What the shop knows about a family in addition to its listed sizes. */
export type FamilyFacts = {
  /** The number of its sizes on sale in the shop. */
  readonly count: number
  /** From the family's record; may be empty. */
  readonly sentence: string
} & InLanguages<'sentence'>

type FamilyProps = {
  readonly group: FamilyGroup
  /** Undefined if unknown. */
  readonly facts: FamilyFacts | undefined
}

/** Picture, name, number of sizes, and the family's own text, otherwise that of its first size. */
const FamilyHead = ({
  group: { name, range, tools },
  facts,
  first = false,
}: FamilyProps & { readonly first?: boolean }) =>
  tools.slice(0, 1).map((tool) => (
    <header key={name}>
      <ToolPicture {...offerOf(tool)} alt={name} sizes="96px" first={first} />
      <p className="sku">{messages.sizesOf(range, tools.length, facts?.count)}</p>
      <h2 lang={offerOf(tool).lang?.family}>{name}</h2>
      <p
        className="blurb"
        lang={facts?.sentence ? facts.lang?.sentence : offerOf(tool).lang?.description}
      >
        {facts?.sentence || tool.blurb}
      </p>
    </header>
  ))

/** In the dense list, and if the list is only this family: a heading above the rows or cards. */
export const FamilySection = ({
  children,
  ...family
}: FamilyProps & { readonly children: ReactNode }) => (
  <section className="family-group" aria-label={messages.sizesList(family.group.name)}>
    <FamilyHead {...family} />
    {children}
  </section>
)

type FamilyCardProps = FamilyProps & {
  readonly aside: (tool: Card) => ReactNode
  /** Whether quantities above the stock may be ordered. */
  readonly canWait: boolean
  readonly first: boolean
}

/** In the grid: one cell, whose rows of sizes scroll. */
export function FamilyCard({ aside, canWait, ...family }: FamilyCardProps) {
  const { name, tools } = family.group
  const cards = tools.flatMap((tool) => ('card' in tool ? [tool.card] : []))
  return (
    <article className="tool-card family-card">
      <FamilyHead {...family} />
      <ul className="size-rows" aria-label={messages.sizesList(name)}>
        {cards.map((card) => (
          <SizeRow key={card.id} family={name} tool={card} canWait={canWait}>
            {aside(card)}
          </SizeRow>
        ))}
      </ul>
      <Link className="button" to={`/tools/${cards[0]?.slug}#sizes`}>
        {messages.orderSizes}
      </Link>
    </article>
  )
}

/** Source: specification, point 2, with the card's picture and description. */
const SizeRow = ({
  family,
  tool,
  canWait,
  children,
}: {
  readonly family: string
  readonly tool: Card
  readonly canWait: boolean
  readonly children: ReactNode
}) => (
  <li>
    <Link className="link" to={`/tools/${tool.slug}`} lang={tool.lang?.name}>
      <SizeName family={family} name={tool.name} />
    </Link>
    <span className="price">
      <PricePlace cents={tool.price}>
        {[displayMoney(tool.price), priceBasisText(tool)].filter(Boolean).join(' ')}
      </PricePlace>
    </span>
    <span>{toolCardMessages.minimum(tool.minimumQuantity, tool.packSize)}</span>
    <StockLevel terms={tool} />
    <span className="id">
      <span className="hidden-label">{toolCardMessages.id} </span>
      <span>{tool.id}</span>
    </span>
    <span className="do">
      {children}
      {tool.stock <= 0 && !canWait ? (
        <SoldOut tool={tool} />
      ) : (
        <Link
          className="link"
          to={`/purchase/${tool.id}`}
          aria-label={toolCardMessages.placeOrderOf(tool.name)}
        >
          {toolCardMessages.placeOrder}
        </Link>
      )}
    </span>
  </li>
)
