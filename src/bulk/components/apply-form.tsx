/** The form that applies a checked job: which kinds of rows to apply, and when. */
import { useState } from 'react'
import { shopCurrency } from '../../platform/money/money.ts'
import { momentAt } from '../../platform/time/moment-at.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { bulkJobs } from '../api.client.ts'
import {
  appliedKinds,
  type AppliedKind,
  type JobDetail,
  type MissingAction,
} from '../job-fields.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'
import type { Act } from './job-steps.tsx'

type ApplyFormProps = { readonly job: JobDetail; readonly act: Act }

export function ApplyForm({ job, act }: ApplyFormProps) {
  const { id, counts, pricesFrom } = job
  const proposed = pricesFrom === '' ? '' : `${pricesFrom}T00:00`
  const [chosen, setChosen] = useState<readonly AppliedKind[]>(['new', 'changed'])
  const [missing, setMissing] = useState<MissingAction>('empty')
  const [at, setAt] = useState(proposed)
  const timeZone = useTimeZone()
  const kinds = appliedKinds.filter((kind) => chosen.includes(kind) && counts[kind] > 0)
  const rows = kinds.reduce((sum, kind) => sum + counts[kind], 0)
  const toggle = (kind: AppliedKind) =>
    setChosen(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind])
  const apply = () =>
    act(() =>
      bulkJobs.apply({
        id,
        kinds: [...kinds],
        ...(kinds.includes('missing') ? { missing } : {}),
        ...(at === '' ? {} : { at: momentAt(at, timeZone).toISOString() }),
      }),
    )
  if (appliedKinds.every((kind) => counts[kind] === 0))
    return <p>{messages.noneApplicable(counts.wrong)}</p>
  return (
    <div className="form-part apply-form">
      <CurrencyNotice job={job} />
      <KindChecks counts={counts} chosen={chosen} onToggle={toggle} />
      <div className="two">
        {kinds.includes('missing') ? (
          <SelectField
            label={messages.missingAction}
            value={missing}
            onChange={({ currentTarget: { value } }) =>
              setMissing(value === 'archive' ? 'archive' : 'empty')
            }
          >
            <option value="empty">{messages.missingActions.empty}</option>
            <option value="archive">{messages.missingActions.archive}</option>
          </SelectField>
        ) : null}
        <TextField
          label={messages.applyAt}
          help={
            at !== '' && at === proposed
              ? messages.applyProposed(timeZone)
              : messages.applyNow(timeZone)
          }
          optional
          type="datetime-local"
          value={at}
          onChange={({ currentTarget }) => setAt(currentTarget.value)}
        />
      </div>
      <div className="row">
        <button
          type="button"
          className={rows === 0 ? 'button' : 'button primary'}
          disabled={rows === 0}
          onClick={() => void apply()}
        >
          {at === '' ? messages.apply(rows) : messages.applyLater(rows)}
        </button>
        {rows === 0 ? <p className="help">{messages.chooseKind}</p> : null}
      </div>
    </div>
  )
}

/** Shown if amounts in another currency would be taken over unconverted as the shop's currency. */
function CurrencyNotice({ job: { kind, currency, mapping } }: Pick<ApplyFormProps, 'job'>) {
  const own = shopCurrency().code
  const isTaken = kind === 'list' && currency !== '' && currency !== own && mapping.rate === 1
  return isTaken ? <Notice tone="warn">{messages.sameRate(currency, own)}</Notice> : null
}

type KindChecksProps = {
  readonly counts: JobDetail['counts']
  readonly chosen: readonly AppliedKind[]
  readonly onToggle: (kind: AppliedKind) => void
}

const KindChecks = ({ counts, chosen, onToggle }: KindChecksProps) => (
  <fieldset className="row">
    <legend className="hidden-label">{messages.applied}</legend>
    {appliedKinds
      .filter((kind) => counts[kind] > 0)
      .map((kind) => (
        <label key={kind} className="check">
          <input type="checkbox" checked={chosen.includes(kind)} onChange={() => onToggle(kind)} />{' '}
          {messages.kinds[kind]} ({messages.number(counts[kind])})
        </label>
      ))}
  </fieldset>
)
