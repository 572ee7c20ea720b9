/** What a tool is called in the further languages of the shop: a form for each, below that of the tool. */
import { useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { isLanguage, languageNames } from '../../platform/languages/languages.ts'
import { changedMeanwhile } from '../../platform/seen.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormFold } from '../../ui/form/group.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { acceptStored } from '../../ui/freshen-form.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { toolFormMessages as fields } from '../messages/tool-form.ts'
import { toolTextsMessages as messages } from '../messages/tool-texts.ts'
import { toolTexts } from '../texts/tool-texts.client.ts'
import {
  toolTextsContract,
  type ToolText,
  type ToolTextInLanguage,
} from '../texts/tool-texts-contract.ts'
import { SpecRows } from './tool-form-rows.tsx'

const { TextInput, TextLines } = inputsOf<ToolText>()

type EditorProps = { readonly id: string; readonly texts: readonly ToolTextInLanguage[] }

/** Nothing in a shop of one language. */
export const ToolTextsEditor = ({ id, texts }: EditorProps) =>
  texts.length === 0 ? null : (
    <section className="form-part mt-8" aria-labelledby="languages">
      <h2 id="languages">{messages.heading}</h2>
      <p className="help">{messages.lead}</p>
      {texts.map(({ language, ...text }) => (
        <TextsForm key={`${id} ${language}`} id={id} language={language} text={text} />
      ))}
    </section>
  )

type FormProps = { readonly id: string; readonly language: string; readonly text: ToolText }

function TextsForm({ id, language, text }: FormProps) {
  const form = useContractForm(toolTextsContract.saveToolTexts, { values: text })
  const [stored, setStored] = useState(text)
  const name = isLanguage(language) ? languageNames[language] : language
  // Once it was said what is there now, the next save may replace it.
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
        now={stored.name}
        names={['name', 'family', 'description', 'specs']}
      >
        <TextInput
          name="name"
          maxLength={200}
          lang={language}
          optional
          label={messages.labelOf(fields.name, name)}
        />
        <TextInput
          name="family"
          maxLength={120}
          lang={language}
          optional
          label={messages.labelOf(fields.family, name)}
        />
        <TextLines
          name="description"
          maxLength={5000}
          lang={language}
          rows={6}
          optional
          label={messages.labelOf(fields.describe, name)}
        />
        <SpecRows />
        <div className="row">
          <SubmitButton busy={form.formState.isSubmitting} busyLabel={fields.edit.busy}>
            {messages.act(name)}
          </SubmitButton>
        </div>
      </FormFold>
    </Form>
  )
}
