/** The connections of a company, and the form that adds one. */
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { OptionalLine } from '../../platform/fields/fields.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { confirm } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { RowDetails } from '../../ui/desk/row-details.tsx'
import { StatePill } from '../../ui/state-pill.tsx'
import { Table, withoutActions, type Column } from '../../ui/table.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { punchOut } from '../api.client.ts'
import { BasketField, Protocol, punchOutContract, type Connection } from '../contract.ts'
import { punchOutPageMessages as messages } from '../messages/pages.ts'
import { basketFields, buyerOrigin, protocols } from '../rules.ts'

const textsOf = (typed: string): readonly string[] => typed.split(/[\s,;]+/).filter(Boolean)
const areOrigins = (typed: string): boolean => {
  const texts = textsOf(typed)
  return texts.length > 0 && texts.length <= 10 && texts.every(buyerOrigin)
}
const fields = z.strictObject({
  protocol: Protocol,
  identity: OptionalLine(100),
  basketField: BasketField,
  origins: z.string().check(z.maxLength(3000), z.refine(areOrigins, messages.notOrigins)),
})
const { Choice, TextInput } = inputsOf<z.input<typeof fields>>()

type Values = z.output<typeof fields>
type Added = { readonly userName: string; readonly secret: string }

export function AddConnection({ company }: { readonly company: string }) {
  const form = useContractForm(punchOutContract.add, {
    fields,
    values: { protocol: 'oci', identity: '', basketField: 'cxml-urlencoded', origins: '' },
  })
  const { revalidate } = useRevalidator()
  const chosen = useWatch({ control: form.control, name: 'protocol' })
  const [added, setAdded] = useState<Added>()
  const add = async ({ protocol, identity, basketField, origins }: Values): Promise<void> => {
    const isCxml = protocol === 'cxml'
    const connection = {
      id: company,
      protocol,
      origins: [...textsOf(origins)],
      identity: isCxml && identity !== '' ? identity : undefined,
      basketField: isCxml ? basketField : undefined,
    }
    setAdded(await punchOut.add(connection))
    form.reset()
    await revalidate()
  }
  return (
    <>
      {added ? (
        <ShownOnce
          heading="h3"
          title={messages.shownOnce(added.userName)}
          detail={messages.shownOnceDetail}
          text={added.secret}
          name={messages.password}
          done={messages.done}
          onDone={() => setAdded(undefined)}
        />
      ) : null}
      <Form
        form={form}
        className="form narrow mt-4"
        onSubmit={add}
        failed={messages.notAdded}
        act={messages.add}
        busy={messages.adding}
      >
        <Choice
          name="protocol"
          label={messages.newProtocol}
          options={protocols.map((one) => [one, messages.protocols[one]])}
        />
        {chosen === 'cxml' ? (
          <>
            <TextInput name="identity" label={messages.identity} help={messages.identityHelp} />
            <Choice
              name="basketField"
              label={messages.basketField}
              options={basketFields.map((one) => [one, messages.basketFields[one]])}
            />
          </>
        ) : null}
        <TextInput name="origins" label={messages.newOrigins} help={messages.newOriginsHelp} />
      </Form>
    </>
  )
}

const columns = (company: string, actions: RowActions): readonly Column<Connection>[] => [
  {
    header: messages.userName,
    slot: 'title',
    cell: ({ userName }) => <CopyButton text={userName} name={messages.userName} />,
  },
  {
    header: messages.protocol,
    besideMeta: true,
    cell: ({ protocol, basketField }) => (
      <>
        {messages.protocols[protocol]}
        {basketField === 'cxml-base64' ? <small className="muted"> {basketField}</small> : null}
      </>
    ),
  },
  {
    header: messages.origins,
    slot: 'meta',
    cell: ({ origins }) => {
      const all = origins.join(' ')
      return origins.length > 1 ? <RowDetails summary={all}>{all}</RowDetails> : all
    },
  },
  { header: messages.added, priority: 3, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
  {
    header: messages.state,
    slot: 'state',
    cell: ({ revokedAt }) => <StatePill state={revokedAt === undefined ? 'active' : 'revoked'} />,
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ id, userName, revokedAt }) =>
      revokedAt === undefined ? (
        <ActButton
          className="button small"
          busy={actions.busy}
          aria-label={messages.revokeOf(userName)}
          act={(button) => actions.run({ button, work: () => revoke(company, id, userName) })}
        >
          {messages.revoke}
        </ActButton>
      ) : null,
  },
]

async function revoke(id: string, connection: string, name: string): Promise<string | undefined> {
  const isSure = await confirm({
    detail: messages.sureToRevoke(name),
    confirmLabel: messages.revoke,
    cancelLabel: messages.keep,
  })
  if (!isSure) return undefined
  await punchOut.revoke({ id, connection })
  return messages.isRevoked(name)
}

type ConnectionTableProps = {
  readonly company: string
  readonly rows: readonly Connection[]
  readonly canChange: boolean
}

export function ConnectionTable({ company, rows, canChange }: ConnectionTableProps) {
  const actions = useRowActions()
  if (rows.length === 0) return <p className="muted">{messages.noConnection}</p>
  return (
    <Table
      caption={messages.connections}
      columns={withoutActions(columns(company, actions), canChange)}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}
