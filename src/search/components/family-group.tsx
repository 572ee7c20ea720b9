/** A family in the list: one card or row that opens and shows its sizes; works without script. */
import { useState, type ReactNode } from 'react'
import { sizeIn } from '../../catalogue/family.ts'
import { toolCardMessages } from '../../catalogue/messages/tool-card.ts'
import { sizes as pictureSizes } from '../../catalogue/components/tool-card.tsx'
import { isHidden } from '../../platform/money/money.ts'
import { ToolPicture } from '../../ui/picture.tsx'
import type { FamilyGroup } from '../lists/group-families.ts'
import { toolListMessages as messages } from '../messages/tool-list.ts'

/** The groups that are open, by list and family: they are open again after the browser's Back. */
const openGroups = new Set<string>()

type FamilyGroupProps = {
  readonly group: FamilyGroup
  /** How many sizes the shop has on sale; undefined where that is not known. */
  readonly total: number | undefined
  /** Which list this is, and where in the browser's history. */
  readonly place: string
  /** The listed sizes, as cards or rows. */
  readonly children: ReactNode
}

export function FamilyDetails({ group, total, place, children }: FamilyGroupProps) {
  const key = `${place} ${group.key}`
  const [open] = useState(() => openGroups.has(key))
  const [first] = group.tools
  const tool = first && ('row' in first ? first.row : first.card)
  const sizes = group.tools.map((one) =>
    sizeIn(group.name, ('row' in one ? one.row : one.card).name).replaceAll(' ', '\u00a0'),
  )
  return (
    <details
      className="family-group"
      open={open}
      onToggle={({ currentTarget }) =>
        currentTarget.open ? openGroups.add(key) : openGroups.delete(key)
      }
    >
      <summary>
        {tool === undefined ? null : (
          <ToolPicture picture={tool.picture} image={tool.image} alt="" sizes={pictureSizes} />
        )}
        <span className="name">
          <b>{group.name}</b>
          <small>{messages.sizesOf(group.range, group.tools.length, total)}</small>
        </span>
        {/* As a card it has the height of its neighbours: room for all sizes. */}
        <span className="sizes">{sizes.join(' · ')}</span>
        <span className="price">
          {isHidden(group.price)
            ? null
            : [toolCardMessages.from(group.price), group.basis].filter(Boolean).join(' ')}
        </span>
        <span className="button tight" aria-hidden="true">
          {messages.chooseSize}
        </span>
      </summary>
      {children}
    </details>
  )
}
