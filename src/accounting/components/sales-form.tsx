/** Exports the sales of a period by rate and country. */
import { useState } from 'react'
import { accounts } from '../../accounts/api.client.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { TextField } from '../../ui/field.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { downloadAccountingFile } from '../api.client.ts'
import { journalMessages } from '../messages/accounting.ts'
import { accountingPageMessages as messages } from '../messages/pages.ts'

export function SalesForm() {
  const { busy, run } = useRowActions()
  const [period, setPeriod] = useState({ from: '', to: '' })
  const [wrong, setWrong] = useState<Partial<typeof period>>({})
  const { from, to } = period
  const work = async (): Promise<string | undefined> => {
    const errors = {
      ...(from === '' ? { from: journalMessages.notDay } : {}),
      ...(to === ''
        ? { to: journalMessages.notDay }
        : from > to
          ? { to: journalMessages.notPeriod }
          : {}),
    }
    setWrong(errors)
    if (Object.keys(errors).length > 0) return undefined
    await accounts.exportList({ list: 'accounting' })
    const name = `sales-${from}-${to}.csv`
    await downloadAccountingFile(`/accounting/sales.csv?from=${from}&to=${to}`, name)
    return messages.saved(name)
  }
  return (
    <section className="mt-10" aria-labelledby="sales-by-rate">
      <h2 id="sales-by-rate">{messages.sales}</h2>
      <p className="muted mt-2">{messages.salesLead}</p>
      <div className="form narrow mt-4">
        <div className="two">
          {(['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              type="date"
              label={messages[name]}
              value={period[name]}
              error={wrong[name]}
              onChange={({ currentTarget: { value } }) => setPeriod({ ...period, [name]: value })}
            />
          ))}
        </div>
        <div>
          <ActButton className="button" busy={busy} act={(button) => run({ button, work })}>
            {messages.saveSales}
          </ActButton>
        </div>
      </div>
    </section>
  )
}
