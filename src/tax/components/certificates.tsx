/** A company's exemption certificates, for staff: add, attach a file, verify, withdraw. */
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
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
    cell: ({ number, kind }) => (
      <>
        {number} <small>{messages.kinds[kind]}</small>
      </>
    ),
  },
  { header: messages.stateNow, slot: 'meta', cell: ({ state }) => messages.state[state] },
  {
    header: messages.validity,
    besideMeta: true,
    cell: ({ from, until }) => (
      <>
        <DateTime at={from} place="sentence" /> – <DateTime at={until} place="sentence" />
      </>
    ),
  },
  {
    header: messages.states,
    priority: 3,
    besideMeta: true,
    cell: ({ states }) => (states.length === 0 ? messages.everywhere : states.join(', ')),
  },
  {
    header: messages.who,
    priority: 3,
    besideMeta: true,
    cell: ({ verified }) => <VerifiedBy verified={verified} />,
  },
  {
    header: messages.actions,
    actions: true,
    cell: (certificate) => <RowButtons certificate={certificate} actions={actions} />,
  },
]

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
  const buttons = [
    { shown: fileBytes > 0, label: messages.openLabel, name: messages.open(number), work: save },
    {
      shown: fileBytes > 0 && !verified && state !== 'withdrawn',
      label: messages.verify,
      name: messages.verifyOf(number),
      work: verify,
    },
    {
      shown: state !== 'withdrawn',
      label: messages.withdraw,
      name: messages.withdrawOf(number),
      work: withdraw,
    },
  ]
  return (
    <>
      {buttons
        .filter(({ shown }) => shown)
        .map(({ label, name, work }) => (
          <ActButton
            key={label}
            className="button small"
            aria-label={name}
            busy={busy}
            act={(button) => run({ button, work })}
          >
            {label}
          </ActButton>
        ))}
    </>
  )
}
