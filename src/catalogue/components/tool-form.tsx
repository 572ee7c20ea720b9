/**
 * The form of a tool, for adding one and for editing one: its parts with an index beside them, and the
 * tool as its buyers see it.
 */
import { useState, type MouseEvent, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Problem } from '../../../packages/contract/problem.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormFold } from '../../ui/form/group.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { toolFormMessages as messages } from '../messages/tool-form.ts'
import { toolTextsMessages as textsMessages } from '../messages/tool-texts.ts'
import type { TypedTool } from '../writing/tool-form-fields.ts'
import { partsNow, toolFormParts, type ToolFormPart } from './tool-form-now.ts'
import {
  CustomsPart,
  DescriptionPart,
  PicturePart,
  PricePart,
  StockPart,
  UnitPart,
  WhatPart,
  type KnownNames,
} from './tool-form-parts.tsx'
import { SpecRows } from './tool-form-rows.tsx'
import { ToolPreview } from './tool-preview.tsx'
import { useToolForm, type ToolFormOptions, type ToolFormState } from './use-tool-form.ts'

type ToolFormProps = ToolFormOptions & {
  readonly submitLabel: string
  readonly busyLabel: string
  readonly known: KnownNames
  /** The texts in further languages are below the form. */
  readonly hasLanguages?: boolean
  /** Actions beside a server error; `clearDraft` deletes the draft. */
  readonly recovery?: (problem: Problem, clearDraft: () => void) => ReactNode
}

export function ToolForm({
  submitLabel,
  busyLabel,
  known,
  hasLanguages = false,
  recovery,
  ...options
}: ToolFormProps) {
  const state = useToolForm(options)
  const [current, setCurrent] = useState<ToolFormPart | undefined>('what')
  const isNew = options.values.revision === 0
  const isCopy = isNew && options.values.name !== ''
  return (
    <Form
      form={state.form}
      onSubmit={state.save}
      failed={messages.notDone}
      notice={<ErrorNotice state={state} recovery={recovery} />}
    >
      <div className="editor">
        <Index current={current} hasLanguages={hasLanguages} />
        <Parts state={state} isNew={isNew} known={known} onEnter={setCurrent} />
        <ToolPreview />
      </div>
      <SaveBar act={submitLabel} busy={busyLabel} begins={isCopy ? messages.add.new : undefined} />
    </Form>
  )
}

/** Initially open. A part in which something is missing opens when the form is sent. */
const opened = {
  add: ['what', 'price'],
  edit: ['what', 'price'],
} as const satisfies Readonly<Record<string, readonly ToolFormPart[]>>

type PartsProps = {
  readonly state: ToolFormState
  readonly isNew: boolean
  readonly known: KnownNames
  readonly onEnter: (part: ToolFormPart | undefined) => void
}

function Parts({ state, isNew, known, onEnter }: PartsProps) {
  const { control, getValues } = useFormContext<TypedTool>()
  useWatch({ control })
  const now = partsNow(getValues())
  const first: readonly ToolFormPart[] = isNew ? opened.add : opened.edit
  const bodies: Readonly<Record<ToolFormPart, ReactNode>> = {
    what: <WhatPart isNew={isNew} known={known} />,
    describe: <DescriptionPart />,
    price: <PricePart />,
    unit: <UnitPart />,
    stock: <StockPart />,
    picture: <PicturePart state={state} />,
    specs: <SpecRows />,
    safety: <CustomsPart state={state} />,
  }
  return (
    <div onFocus={({ target }) => onEnter(partAround(target))}>
      {toolFormParts.map(({ id, names }) => (
        <FormFold
          key={id}
          id={`tool-${id}`}
          title={messages.parts[id]}
          now={now[id]}
          open={first.includes(id)}
          names={names}
        >
          {bodies[id]}
        </FormFold>
      ))}
    </div>
  )
}

const partAround = (field: Element): ToolFormPart | undefined =>
  toolFormParts.find(({ id }) => field.closest('details')?.id === `tool-${id}`)?.id

type IndexProps = Pick<ToolFormProps, 'hasLanguages'> & {
  readonly current: ToolFormPart | undefined
}

/** The parts by name, with a mark at changed ones. */
function Index({ current, hasLanguages }: IndexProps) {
  const { dirtyFields } = useFormContext<TypedTool>().formState
  const changed = new Set(Object.keys(dirtyFields))
  return (
    <nav className="index" aria-label={messages.index}>
      {toolFormParts.map(({ id, names }) => (
        <a
          key={id}
          href={`#tool-${id}`}
          aria-current={id === current || undefined}
          onClick={openPart}
        >
          {messages.parts[id]}
          {names.some((name) => changed.has(name)) ? (
            <span className="dot" role="img" aria-label={messages.changed} />
          ) : null}
        </a>
      ))}
      {hasLanguages ? (
        <a href="#languages" onClick={openPart}>
          {textsMessages.heading}
        </a>
      ) : null}
    </nav>
  )
}

/** Opens a closed part and moves the focus to it; if there are several, to the first. */
function openPart(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const part = document.querySelector(event.currentTarget.hash)
  if (!part) return
  if (part instanceof HTMLDetailsElement) part.open = true
  part.scrollIntoView({ block: 'start' })
  part.querySelector('summary')?.focus({ preventScroll: true })
}

type ErrorNoticeProps = {
  readonly state: ToolFormState
  readonly recovery: ToolFormProps['recovery'] | undefined
}

/** Why nothing was saved, according to the server; field errors are shown at their fields. */
function ErrorNotice({ state, recovery }: ErrorNoticeProps) {
  const { form, clearDraft } = state
  const { notice, problem } = form
  if (notice === undefined) return null
  return (
    <Notice tone="bad">
      <b>{messages.notDone}</b> {problem?.body.status === 409 ? problemMessage(problem) : notice}
      {problem && recovery ? recovery(problem, clearDraft) : null}
    </Notice>
  )
}
