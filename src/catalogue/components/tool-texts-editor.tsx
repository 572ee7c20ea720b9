/**
 * The texts of a tool in the shop's further languages: one form for each, below the tool's form.
 */
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import { isProblem } from '../../../packages/contract/problem.ts'
import { nameOfLanguage } from '../../platform/languages/languages.ts'
import { changedMeanwhile } from '../../platform/seen.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormFold } from '../../ui/form/group.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { acceptStored } from '../../ui/freshen-form.ts'
import { SubmitButton } from '../../ui/buttons.tsx'
import { toast } from '../../ui/toast.tsx'
import { missingTextsMessages } from '../messages/missing-texts.ts'
import { toolFormMessages as fields } from '../messages/tool-form.ts'
import { toolTextsMessages as messages } from '../messages/tool-texts.ts'
import { toolTexts } from '../texts/tool-texts.client.ts'
import {
  toolTextsContract,
  type ToolText,
  type ToolTextInLanguage,
} from '../texts/tool-texts-contract.ts'
import { SpecRows } from './tool-form-rows.tsx'

const { parts } = missingTextsMessages
const { TextInput, TextLines } = inputsOf<ToolText>()

type EditorProps = {
  readonly id: string
  /** The tool's texts in the shop's own language. */
  readonly own: ToolText
  readonly texts: readonly ToolTextInLanguage[]
}

/** Renders nothing in a shop with one language. */
export const ToolTextsEditor = ({ id, own, texts }: EditorProps) =>
  texts.length === 0 ? null : (
    <section className="form-part mt-8" aria-labelledby="languages">
      <h2 id="languages">{messages.heading}</h2>
      <p className="help">{messages.lead}</p>
      {texts.map(({ language, ...text }) => (
        <TextsForm key={`${id} ${language}`} id={id} own={own} language={language} text={text} />
      ))}
    </section>
  )

type FormProps = Pick<EditorProps, 'id' | 'own'> & {
  readonly language: string
  readonly text: ToolText
}

/**
 * The current values, and which texts buyers read in the shop's own language because there is no
 * translation.
 */
function textsNow(own: ToolText, text: ToolText): string {
  const missing = (['name', 'family', 'description', 'specs'] as const).filter(
    (part) => own[part].length > 0 && text[part].length === 0,
  )
  const names = missing.map((part) => parts[part]).join(', ')
  return [text.name, names === '' ? '' : messages.missing(names)]
    .filter((each) => each !== '')
    .join(' · ')
}

/** The text shown for an empty field; nothing if the tool has no such text. */
const meanwhile = (text: string): string | undefined =>
  text === '' ? undefined : messages.meanwhile(text)

/** The specification shown until one is entered. */
function SpecsMeanwhile({ specs }: Pick<ToolText, 'specs'>) {
  const typed = useWatch<ToolText, 'specs'>({ name: 'specs' })
  return specs.length === 0 || typed.length > 0 ? null : (
    <p className="help">
      {messages.specsMeanwhile(specs.map(({ name, value }) => `${name}: ${value}`))}
    </p>
  )
}

function TextsForm({ id, own, language, text }: FormProps) {
  const { hash } = useLocation()
  const form = useContractForm(toolTextsContract.saveToolTexts, { values: text })
  const [stored, setStored] = useState(text)
  const name = nameOfLanguage(language)
  // After the present value has been shown, the next save may overwrite it.
  const seen = isProblem(form.problem, changedMeanwhile) ? {} : { seen: stored }
  const save = async (values: ToolText): Promise<void> => {
    const sent = structuredClone(values)
    const { texts } = await toolTexts.saveToolTexts({ id, language, ...sent, ...seen })
    const after = texts.find((each) => each.language === language) ?? sent
    const now = {
      name: after.name,
      family: after.family,
      description: after.description,
      specs: after.specs,
    }
    setStored(now)
    acceptStored(form, sent, now)
    toast(messages.saved(name))
  }
  return (
    <Form form={form} onSubmit={save} failed={fields.notDone}>
      <FormFold
        id={`texts-${language}`}
        title={name}
        now={textsNow(own, stored)}
        open={hash === `#texts-${language}`}
        names={['name', 'family', 'description', 'specs']}
      >
        <TextInput
          name="name"
          maxLength={200}
          lang={language}
          optional
          label={messages.labelOf(fields.name, name)}
          help={meanwhile(own.name)}
        />
        <TextInput
          name="family"
          maxLength={120}
          lang={language}
          optional
          label={messages.labelOf(fields.family, name)}
          help={meanwhile(own.family)}
        />
        <TextLines
          name="description"
          maxLength={5000}
          lang={language}
          rows={6}
          optional
          label={messages.labelOf(fields.describe, name)}
          help={meanwhile(own.description)}
        />
        <SpecRows />
        <SpecsMeanwhile specs={own.specs} />
        <div className="row">
          <SubmitButton busy={form.formState.isSubmitting} busyLabel={fields.edit.busy}>
            {messages.act(name)}
          </SubmitButton>
        </div>
      </FormFold>
    </Form>
  )
}
