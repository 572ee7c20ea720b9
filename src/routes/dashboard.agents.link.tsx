/** Consent: a program asks to act for the reader, who says within which limits. */
import * as z from 'zod/mini'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { agents } from '../agents/api.client.ts'
import { MandateFields, mandateSchema } from '../agents/components/mandate-fields.tsx'
import { agentsContract, type LinkRequest } from '../agents/contract.ts'
import { agentsPageMessages } from '../agents/messages/pages.ts'
import { defaultDays } from '../agents/rules.ts'
import { companies } from '../companies/api.client.ts'
import { readCompany } from '../session/company.browser.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { Form } from '../ui/form/form.tsx'
import { inputsOf } from '../ui/form/inputs.tsx'
import { useContractForm } from '../ui/form/use-contract-form.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { problemMessage } from '../ui/problem-message.ts'
import type { Route } from './+types/dashboard.agents.link.ts'

const { link: messages, self, buysFor } = agentsPageMessages

export const meta = personalMeta(messages.title, messages.description)

/** What the program has written into its link, by the names of OAuth. */
function requestOf(url: string): LinkRequest {
  const { searchParams } = new URL(url)
  const text = (name: string): string => searchParams.get(name) ?? ''
  const optional = (name: string): string | undefined => searchParams.get(name) ?? undefined
  return {
    clientId: text('client_id'),
    redirectUri: text('redirect_uri'),
    responseType: text('response_type'),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method'),
    scope: optional('scope'),
    resource: optional('resource'),
    state: optional('state'),
  }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request
  const asked = requestOf(request.url)
  if (asked.clientId === '') return { refused: messages.incomplete }
  try {
    const [program, memberships] = await Promise.all([
      agents.readLink(asked, { signal }),
      companies.memberships({}, { signal }),
    ])
    const open = memberships.filter(({ state }) => state === 'approved')
    return { asked, program, open, chosen: readCompany()?.id ?? '' }
  } catch (error) {
    if (!isProblem(error)) throw error
    return { refused: problemMessage(error) }
  }
}

const schema = z.strictObject({ ...mandateSchema.shape, company: z.string() })
const { Choice } = inputsOf<z.input<typeof schema>>()

export default function LinkAgent({ loaderData }: Route.ComponentProps) {
  return (
    <div className="narrow">
      <DeskHead title={messages.title} />
      {loaderData.refused === undefined ? (
        <Consent {...loaderData} />
      ) : (
        <Notice tone="bad">{loaderData.refused}</Notice>
      )}
    </div>
  )
}

type ConsentProps = Exclude<Awaited<ReturnType<typeof clientLoader>>, { readonly refused: string }>

function Consent({ asked, program, open, chosen }: ConsentProps) {
  const form = useContractForm(agentsContract.link, {
    fields: schema,
    values: {
      orderLimit: '0',
      monthLimit: '0',
      days: String(defaultDays),
      company: open.some(({ id }) => id === chosen) ? chosen : '',
    },
  })
  const submit = async ({ company, ...mandate }: z.output<typeof schema>): Promise<void> => {
    const buyer = company === '' ? {} : { company }
    const { redirectTo } = await agents.link({ ...asked, ...mandate, ...buyer })
    location.assign(redirectTo)
  }
  return (
    <>
      <p className="mt-2">{messages.lead(program.name)}</p>
      <Notice tone="warn">
        {program.local ? messages.local : messages.unproven(program.name, program.returnsTo)}
      </Notice>
      <h2 className="mt-4">{messages.rights}</h2>
      <ul className="mt-2">
        {program.scopes.map((scope) => (
          <li key={scope}>{messages.scopes[scope]}</li>
        ))}
      </ul>
      <p className="muted mt-2 mb-4">{messages.never}</p>
      <Form
        form={form}
        onSubmit={submit}
        failed={messages.failed}
        act={messages.allow}
        busy={messages.linking}
      >
        {open.length === 0 ? null : (
          <Choice
            name="company"
            label={buysFor}
            none={self}
            options={open.map(({ id, name }) => [id, name])}
          />
        )}
        <MandateFields />
      </Form>
      <p className="mt-4">
        <a className="link" href={program.refusedTo}>
          {messages.refuse}
        </a>
      </p>
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
