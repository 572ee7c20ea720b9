/** Bins: where each tool lies, written or pasted as lines, saved as CSV. */
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { toCsv } from '../platform/files/csv.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { readBinLines } from '../shipments/bin-lines.ts'
import { binMessages as messages } from '../shipments/messages/pick-lists.ts'
import { pickLists } from '../shipments/pick-lists.client.ts'
import { maxBinRows, pickListsContract } from '../shipments/pick-lists-contract.ts'
import { downloadText } from '../ui/download-text.client.ts'
import { Form } from '../ui/form/form.tsx'
import { inputsOf } from '../ui/form/inputs.tsx'
import { useContractForm } from '../ui/form/use-contract-form.ts'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { Table } from '../ui/table.tsx'
import { toast } from '../ui/toast.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import type { Route } from './+types/dashboard.pick-lists.bins.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin(['orders', 'catalogue'])
  const bins = await pickLists.bins({}, { signal })
  return { bins, canChange: may(user, ['orders', 'catalogue']) }
}

export default function BinsPage({ loaderData: { bins, canChange } }: Route.ComponentProps) {
  const save = () =>
    downloadText(
      'bins.csv',
      toCsv([['SKU', 'Bin', 'Name'], ...bins.map(({ sku, bin, name }) => [sku, bin, name])]),
      'text/csv',
    )
  return (
    <>
      <DeskHead title={messages.title} lead={messages.lead}>
        {bins.length === 0 ? null : (
          <button type="button" className="button tight" onClick={save}>
            {messages.export}
          </button>
        )}
      </DeskHead>
      {canChange ? <BinForm /> : null}
      <div className="mt-6">
        {bins.length === 0 ? (
          <p>{messages.none}</p>
        ) : (
          <Table
            caption={messages.caption}
            columns={[
              { header: messages.bin, slot: 'title', cell: ({ bin }) => <b>{bin}</b> },
              { header: messages.sku, slot: 'figure', cell: ({ sku }) => sku },
              { header: messages.tool, slot: 'meta', cell: ({ name }) => name },
            ]}
            rows={bins}
            keyOf={({ sku }) => sku}
          />
        )}
      </div>
    </>
  )
}

type Values = { readonly lines: string }
const { TextLines } = inputsOf<Values>()

/** What was typed stays until it is saved. */
function BinForm() {
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
    if (unknown.length > 0) refuse(messages.unknown(unknown))
    else form.reset()
    await revalidate()
  }
  return (
    <Form
      form={form}
      className="form narrow"
      onSubmit={save}
      act={messages.save}
      busy={messages.saving}
    >
      <TextLines name="lines" label={messages.lines} help={messages.linesHelp} rows={6} />
    </Form>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
