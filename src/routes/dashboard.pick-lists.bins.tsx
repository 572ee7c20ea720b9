/** Bins: where each tool lies, entered or pasted as lines, saved as CSV. */
import { toCsv } from '../platform/files/csv.ts'
import { deskList } from '../shell/desk-list.tsx'
import { readBinLines } from '../shipments/bin-lines.ts'
import { binMessages as messages } from '../shipments/messages/pick-lists.ts'
import { pickLists } from '../shipments/pick-lists.client.ts'
import { maxBinRows, pickListsContract } from '../shipments/pick-lists-contract.ts'
import { ActButton } from '../ui/buttons.tsx'
import { downloadText } from '../ui/download-text.client.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { Form } from '../ui/form/form.tsx'
import { inputsOf } from '../ui/form/inputs.tsx'
import { useContractForm } from '../ui/form/use-contract-form.ts'
import { pageOfAll, WholeListQuery } from '../ui/desk/page-of-all.ts'
import { toast } from '../ui/toast.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'

async function saveAsCsv(): Promise<void> {
  const bins = await pickLists.bins({})
  const rows = [['SKU', 'Bin', 'Name'], ...bins.map(({ sku, bin, name }) => [sku, bin, name])]
  downloadText('bins.csv', toCsv(rows), 'text/csv')
}

const page = deskList({
  permission: ['orders', 'catalogue'],
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: WholeListQuery,
  read: async (query, options) =>
    pageOfAll(await pickLists.bins({}, options), query, ({ sku, bin, name }) =>
      [bin, sku, name].join(' '),
    ),
  keyOf: ({ sku }) => sku,
  columns: () => [
    { header: messages.bin, slot: 'title', cell: ({ bin }) => <b>{bin}</b> },
    { header: messages.tool, slot: 'meta', cell: ({ name }) => <bdi>{name}</bdi> },
    { header: messages.sku, slot: 'figure', cell: ({ sku }) => sku },
  ],
  links: ({ canChange, open, rows, actions: { busy, run } }) => (
    <>
      {rows.length === 0 ? null : (
        <ActButton
          className="button tight"
          busy={busy}
          act={(button) => run({ button, work: () => saveAsCsv().then(() => undefined) })}
        >
          {messages.export}
        </ActButton>
      )}
      {canChange ? (
        <button
          type="button"
          className="button tight"
          aria-keyshortcuts="n"
          onClick={() => open(messages.enter, (done) => <BinForm onSaved={done} />)}
        >
          {messages.enter}
        </button>
      ) : null}
    </>
  ),
  filters: () => <FilterForm label={messages.search} hint={messages.hint} />,
  empty: () => <EmptyState title={messages.none} detail={messages.noneDetail} />,
})

type Values = { readonly lines: string }
const { TextLines } = inputsOf<Values>()

/** What was typed stays until all of it is saved. */
function BinForm({ onSaved }: { readonly onSaved: () => Promise<void> }) {
  const form = useContractForm(pickListsContract.saveBins, { values: { lines: '' } })
  const { revalidate } = useRevalidator()
  const refuse = (message: string): void =>
    form.setError('lines', { message }, { shouldFocus: true })
  const save = async ({ lines }: Values): Promise<void> => {
    const { rows, wrong } = readBinLines(lines)
    const [first] = wrong
    if (first !== undefined) return refuse(messages.wrongLine(first))
    if (rows.length === 0) return refuse(messages.nothing)
    if (rows.length > maxBinRows) return refuse(messages.tooMany(maxBinRows))
    const { saved, unknown } = await pickLists.saveBins({ rows: [...rows] })
    toast(messages.saved(saved))
    if (unknown.length === 0) return onSaved()
    refuse(messages.unknown(unknown))
    return revalidate()
  }
  return (
    <Form form={form} onSubmit={save} act={messages.save} busy={messages.saving}>
      <TextLines name="lines" label={messages.lines} help={messages.linesHelp} rows={6} />
    </Form>
  )
}

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
