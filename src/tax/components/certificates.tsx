/** A company's exemption certificates, for staff: add, attach a file, verify, withdraw. */
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { DayRange } from '../../ui/desk/day-range.tsx'
import type { Choice } from '../../ui/desk/choices-menu.tsx'
import { DotsMenu } from '../../ui/desk/dots-menu.tsx'
import { confirm } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { Table, withoutActions, type Column } from '../../ui/table.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { downloadCertificate } from '../certificate-files.client.ts'
import { certificates as api } from '../certificates.client.ts'
import type { Certificate, CompanyCertificates } from '../certificates-contract.ts'
import { certificatePageMessages as messages } from '../messages/certificates.ts'
import { CertificateFileField } from './certificate-file.tsx'
import { CertificateForm } from './certificate-form.tsx'
import { CertificatePill } from './certificate-pill.tsx'

type CertificatesProps = {
  readonly company: string
  readonly held: CompanyCertificates
  readonly canChange: boolean
  /** Whether the shop is in the USA, where certificates are issued by states. */
  readonly isUs: boolean
}

export function CertificatesSection({ company, held, canChange, isUs }: CertificatesProps) {
  const { saidExempt, certificates } = held
  const actions = useRowActions()
  const { revalidate } = useRevalidator()
  const proofless = canChange
    ? certificates.filter(({ state, fileBytes }) => fileBytes === 0 && state === 'unverified')
    : []
  return (
    <section className="mt-6" aria-labelledby="certificates">
      <h2 id="certificates" className="mb-2">
        {messages.title}
      </h2>
      <p className="muted">{messages.lead}</p>
      {saidExempt ? <Notice tone="warn">{messages.saidExempt}</Notice> : null}
      {certificates.length === 0 ? (
        <p className="mt-2">{messages.none}</p>
      ) : (
        <div className="mt-4">
          <Table
            caption={messages.title}
            columns={withoutActions(columnsFor(actions), canChange)}
            rows={certificates}
            keyOf={({ id }) => id}
          />
        </div>
      )}
      {proofless.map(({ id, number }) => (
        <CertificateFileField key={id} id={id} number={number} onDone={revalidate} />
      ))}
      {canChange ? <CertificateForm company={company} isUs={isUs} onAdded={revalidate} /> : null}
    </section>
  )
}

const columnsFor = (actions: RowActions): readonly Column<Certificate>[] => [
  {
    header: messages.number,
    slot: 'title',
    cell: ({ number }) => <bdi title={number}>{number}</bdi>,
  },
  { header: messages.kind, slot: 'meta', cell: ({ kind }) => messages.kinds[kind] },
  {
    header: messages.validity,
    besideMeta: true,
    cell: ({ from, until }) => <DayRange from={from} until={until} />,
  },
  {
    header: messages.states,
    priority: 3,
    shrinks: true,
    cell: ({ states }) => <Places states={states} />,
  },
  {
    header: messages.who,
    priority: 4,
    cell: ({ verified }) => <VerifiedBy verified={verified} />,
  },
  {
    header: messages.stateNow,
    slot: 'state',
    cell: ({ state }) => <CertificatePill state={state} />,
  },
  {
    header: messages.actions,
    actions: true,
    cell: (certificate) => <RowButtons certificate={certificate} actions={actions} />,
  },
]

function Places({ states }: Pick<Certificate, 'states'>) {
  const places = states.length === 0 ? messages.everywhere : states.join(', ')
  return <span title={places}>{places}</span>
}

const VerifiedBy = ({ verified }: Pick<Certificate, 'verified'>) =>
  verified ? (
    <span>
      {messages.by(verified.by)}{' '}
      <small>
        <DateTime timeless at={verified.at} />
      </small>
    </span>
  ) : (
    messages.nobody
  )

type RowButtonsProps = { readonly certificate: Certificate; readonly actions: RowActions }

function RowButtons({
  certificate: { id, number, state, fileBytes, verified },
  actions: { busy, run },
}: RowButtonsProps) {
  const ask = async (
    question: Parameters<typeof confirm>[0],
    work: () => Promise<unknown>,
    done: string,
  ): Promise<string | undefined> => {
    if (!(await confirm(question))) return undefined
    await work()
    return done
  }
  const verify = () =>
    ask(
      { detail: messages.sureToVerify(number), confirmLabel: messages.verify },
      () => api.verifyCertificate({ id }),
      messages.verified(number),
    )
  const withdraw = () =>
    ask(
      { detail: messages.sureToWithdraw(number), confirmLabel: messages.withdraw },
      () => api.withdrawCertificate({ id }),
      messages.withdrawn(number),
    )
  const save = async (): Promise<string> => {
    await downloadCertificate({ id, number })
    return messages.saved(number)
  }
  const pdf: Choice = {
    label: messages.openLabel,
    name: messages.open(number),
    act: (button) => void run({ button, work: save }),
  }
  const toVerify = fileBytes > 0 && !verified && state !== 'withdrawn'
  const choices: readonly Choice[] = [
    ...(fileBytes > 0 && toVerify ? [pdf] : []),
    ...(state === 'withdrawn'
      ? []
      : [
          {
            label: messages.withdraw,
            name: messages.withdrawOf(number),
            danger: true,
            act: (button: HTMLElement) => void run({ button, work: withdraw }),
          },
        ]),
  ]
  return (
    <>
      {toVerify ? (
        <ActButton
          className="button small"
          aria-label={messages.verifyOf(number)}
          busy={busy}
          act={(button) => run({ button, work: verify })}
        >
          {messages.verify}
        </ActButton>
      ) : fileBytes > 0 ? (
        <ActButton
          className="button small"
          aria-label={messages.open(number)}
          busy={busy}
          act={(button) => run({ button, work: save })}
        >
          {messages.openLabel}
        </ActButton>
      ) : null}
      <DotsMenu of={number} busy={busy} choices={choices} />
    </>
  )
}
