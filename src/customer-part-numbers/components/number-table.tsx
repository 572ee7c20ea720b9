/** The part numbers of a company with their tools; each is removed in its menu. */
import { Link } from 'react-router'
import type { Paged } from '../../platform/access/endpoint.ts'
import { DotsMenu } from '../../ui/desk/dots-menu.tsx'
import { confirm } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { withoutActions, type Column } from '../../ui/table.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { customerPartNumbers } from '../api.client.ts'
import type { PartNumber } from '../contract.ts'
import { partNumberPageMessages as messages } from '../messages/page.ts'

type NumberTableProps = {
  readonly company: string
  readonly rows: Paged<readonly PartNumber[]>
  readonly canChange: boolean
  readonly forStaff: boolean
}

export function NumberTable({ company, rows, canChange, forStaff }: NumberTableProps) {
  const actions = useRowActions()
  const { revalidate } = useRevalidator()
  const remove = async ({ id, number }: PartNumber): Promise<string | undefined> => {
    const sure = await confirm({
      detail: messages.sureToRemove(number),
      confirmLabel: messages.removeIt,
      cancelLabel: messages.keep,
    })
    if (!sure) return undefined
    await customerPartNumbers.remove({ id: company, numberId: id })
    await revalidate()
    return messages.removed(number)
  }
  return (
    <ListPage
      caption={messages.caption}
      columns={withoutActions(columns({ actions, remove, forStaff }), canChange)}
      rows={rows}
      keyOf={({ id }) => id}
      empty={
        <EmptyState
          title={messages.empty}
          detail={canChange ? messages.emptyDetail : messages.emptyDetailReader}
        />
      }
    />
  )
}

type ColumnOptions = {
  readonly actions: RowActions
  readonly remove: (number: PartNumber) => Promise<string | undefined>
  readonly forStaff: boolean
}

const columns = ({ actions, remove, forStaff }: ColumnOptions): readonly Column<PartNumber>[] => [
  {
    header: forStaff ? messages.customerNumber : messages.number,
    slot: 'title',
    cell: ({ number, printed }) => (
      <>
        {number} {printed ? <small>{messages.printed}</small> : null}
      </>
    ),
  },
  {
    header: messages.tool,
    slot: 'meta',
    cell: ({ slug, name, sku }) => (
      <>
        {slug === undefined ? name : <Link to={`/tools/${slug}`}>{name}</Link>}
        {' · '}
        {slug === undefined ? `${sku} · ${messages.notSold}` : sku}
      </>
    ),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (row) => (
      <DotsMenu
        of={row.number}
        busy={actions.busy}
        choices={[
          {
            label: messages.removeIt,
            name: messages.remove(row.number),
            danger: true,
            act: (button) => void actions.run({ button, work: () => remove(row) }),
          },
        ]}
      />
    ),
  },
]
