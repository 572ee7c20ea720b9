/** The form of a tool, for adding one and for editing one. */
import type { ReactNode } from 'react'
import type { Problem } from '../../../packages/contract/problem.ts'
import { Form } from '../../ui/form/form.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { toolFormMessages as messages } from '../messages/tool-form.ts'
import { DescriptionPart, TermsPart } from './tool-form-parts.tsx'
import { PackRows } from './tool-form-packs.tsx'
import { SafetyPart } from './tool-form-safety.tsx'
import { BreakRows, SpecRows } from './tool-form-rows.tsx'
import { useToolForm, type ToolFormOptions, type ToolFormState } from './use-tool-form.ts'

type ToolFormProps = ToolFormOptions & {
  readonly submitLabel: string
  readonly busyLabel: string
  /** What to offer beside an error of the server; `clearDraft` deletes the draft. */
  readonly recovery?: (problem: Problem, clearDraft: () => void) => ReactNode
}

export function ToolForm({ submitLabel, busyLabel, recovery, ...options }: ToolFormProps) {
  const state = useToolForm(options)
  return (
    <Form
      form={state.form}
      onSubmit={state.save}
      failed={messages.notDone}
      notice={<ErrorNotices state={state} recovery={recovery} />}
      act={submitLabel}
      busy={busyLabel}
    >
      <DescriptionPart state={state} isNew={options.values.revision === 0} />
      <TermsPart />
      <BreakRows />
      <PackRows />
      <SpecRows />
      <SafetyPart form={state.form} />
    </Form>
  )
}

type ErrorNoticesProps = {
  readonly state: ToolFormState
  readonly recovery: ToolFormProps['recovery'] | undefined
}

/** Why nothing was saved: what the server said, or how many fields are wrong. */
function ErrorNotices({ state, recovery }: ErrorNoticesProps) {
  const { form, clearDraft } = state
  const { notice, problem } = form
  const errorCount = Object.keys(form.formState.errors).length
  return (
    <>
      {notice === undefined ? null : (
        <NotSaved>
          {problem?.body.status === 409 ? problemMessage(problem) : notice}
          {problem && recovery ? recovery(problem, clearDraft) : null}
        </NotSaved>
      )}
      {notice === undefined && errorCount > 0 ? (
        <NotSaved>{messages.fieldErrors(errorCount)}</NotSaved>
      ) : null}
    </>
  )
}

const NotSaved = ({ children }: { readonly children: ReactNode }) => (
  <Notice tone="bad">
    <b>{messages.notDone}</b> {children}
  </Notice>
)
