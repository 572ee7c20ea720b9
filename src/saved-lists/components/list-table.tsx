/** The lines of a list: quantity, order, and what they cost now. */
import { lineTotal, unitPriceFor } from '../../catalogue/rules.ts'
import { displayPrice } from '../../catalogue/model/units.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { DotsMenu } from '../../ui/desk/dots-menu.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import { listPagesMessages as messages } from '../messages/pages.ts'
import { quantityIn, type EditedLine, type ListEditor } from '../use-list-editor.ts'

export function ListTable({ editor }: { readonly editor: ListEditor }) {
  if (editor.lines.length === 0)
    return <EmptyState title={messages.emptyList} detail={messages.emptyListDetail} />
  return (
    <Table
      caption={messages.lines(editor.saved.name)}
      columns={columnsOf(editor)}
      rows={editor.lines}
      keyOf={({ toolId }) => toolId}
    />
  )
}

/** The name of a line, whether its tool is sold or not. */
const nameOf = ({ tools, saved }: ListEditor, toolId: string): string =>
  tools.get(toolId)?.name ||
  saved.unavailable.find(({ id }) => id === toolId)?.name ||
  messages.goneTool

const columnsOf = (editor: ListEditor): readonly Column<EditedLine>[] => [
  {
    header: messages.tool,
    slot: 'title',
    shrinks: true,
    cell: ({ toolId }) => <ToolCell editor={editor} toolId={toolId} />,
  },
  {
    header: messages.quantity,
    slot: 'state',
    cell: ({ toolId, text }) => (
      <input
        className="input list-quantity"
        inputMode="numeric"
        maxLength={9}
        aria-label={messages.quantityOf(nameOf(editor, toolId))}
        aria-invalid={Number.isNaN(quantityIn(text)) || undefined}
        value={text}
        onChange={({ currentTarget }) => editor.setText(toolId, currentTarget.value)}
      />
    ),
  },
  {
    header: messages.each,
    numeric: true,
    slot: 'meta',
    cell: ({ toolId, text }) => {
      const tool = editor.tools.get(toolId)
      const quantity = quantityIn(text)
      return (
        <>
          {tool ? <span className="on-phone">{tool.sku} · </span> : null}
          {tool && quantity > 0 ? displayPrice(unitPriceFor(tool, quantity), tool) : null}
        </>
      )
    },
  },
  {
    header: messages.total,
    numeric: true,
    slot: 'figure',
    cell: ({ toolId, text }) => {
      const tool = editor.tools.get(toolId)
      const quantity = quantityIn(text)
      return tool && quantity > 0
        ? displayMoney(lineTotal(unitPriceFor(tool, quantity), quantity, tool.pricePer))
        : ''
    },
  },
  {
    header: messages.name,
    actions: true,
    cell: ({ toolId }) => <LineButtons editor={editor} toolId={toolId} />,
  },
]

type LineProps = { readonly editor: ListEditor; readonly toolId: string }

function ToolCell({ editor, toolId }: LineProps) {
  const tool = editor.tools.get(toolId)
  const name = nameOf(editor, toolId)
  return tool ? (
    <span title={name}>
      <Link to={`/tools/${tool.slug}`}>{name}</Link> <small className="p3">{tool.sku}</small>
    </span>
  ) : (
    <span title={name}>
      {name} <small>{messages.gone}</small>
    </span>
  )
}

function LineButtons({ editor, toolId }: LineProps) {
  const name = nameOf(editor, toolId)
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.up(name)}
        onClick={() => editor.move(toolId, -1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.down(name)}
        onClick={() => editor.move(toolId, 1)}
      >
        ↓
      </button>
      <DotsMenu
        of={name}
        choices={[
          {
            label: messages.takeOutIt,
            name: messages.takeOut(name),
            danger: true,
            act: (dots) => {
              focusNeighbour(dots)
              editor.takeOut(toolId)
            },
          },
        ]}
      />
    </>
  )
}

/** The row goes: its neighbour has the focus. */
function focusNeighbour(dots: HTMLElement): void {
  const row = dots.closest('tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('.dots')?.focus()
}
