/**
 * The editor of a text page: title, description, Markdown, a preview, and previous versions to
 * restore.
 */
import { useState } from 'react'
import type * as z from 'zod/mini'
import { isLanguage } from '../../platform/languages/languages.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useContractForm, type ContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useFreshValues } from '../../ui/use-fresh-values.ts'
import { content } from '../api.client.ts'
import { pagesContract, PageChange, type Page } from '../contract.ts'
import { pagesMessages as messages } from '../messages/pages.ts'
import type { Block } from '../page-tree.ts'
import { PageBlocks } from './page-blocks.tsx'

const { TextInput, TextLines } = inputsOf<z.input<typeof PageChange>>()

export type PageForm = ContractForm<z.input<typeof PageChange>, PageChange>

/** The edited values of a page. */
const valuesOf = ({ slug, title, description, body, revision, language }: Page) => ({
  slug,
  title,
  description,
  body,
  revision,
  ...(isLanguage(language) ? { language } : {}),
})

/** The form of a page; typed text is kept until it is saved. */
export function usePageForm(page: Page): { readonly form: PageForm; clearDraft(): void } {
  const values = valuesOf(page)
  const form = useContractForm(pagesContract.savePage, { fields: PageChange, values })
  const clearDraft = useDraft(form, `page.${page.slug}.${page.language}`, { asks: true })
  return { form, clearDraft }
}

type PageEditorProps = {
  readonly page: Page
  readonly form: PageForm
  readonly clearDraft: () => void
  readonly onSaved: () => Promise<void>
}

export function PageEditor({ page, form, clearDraft, onSaved }: PageEditorProps) {
  const [blocks, setBlocks] = useState<readonly Block[]>()
  const beginSaving = useFreshValues(form, valuesOf(page), {
    problem: form.problem,
    reload: onSaved,
  })
  const submit = async (values: PageChange): Promise<void> => {
    const accept = beginSaving()
    const saved = await content.savePage(values)
    clearDraft()
    accept(valuesOf(saved))
    toast(messages.saved)
    await onSaved()
  }
  // The parser is loaded for the first preview.
  const preview = async (): Promise<void> => {
    const { parsePage } = await import('../parse-page.ts')
    setBlocks(parsePage(form.getValues('body')))
  }
  return (
    <Form form={form} onSubmit={submit} failed={messages.notSaved}>
      <Fields language={page.language} />
      <div className="row">
        <button type="button" className="button" onClick={() => void preview()}>
          {messages.preview}
        </button>
      </div>
      <div aria-live="polite">
        {blocks === undefined ? null : <Preview blocks={blocks} language={page.language} />}
      </div>
      <SaveBar act={messages.save} busy={messages.saving} />
    </Form>
  )
}

const Fields = ({ language }: { readonly language: string }) => (
  <>
    <TextInput name="title" lang={language} label={messages.pageTitle} />
    <TextInput
      name="description"
      lang={language}
      label={messages.pageDescription}
      help={messages.descriptionHelp}
    />
    <TextLines
      name="body"
      lang={language}
      label={messages.body}
      help={messages.bodyHelp}
      rows={18}
    />
  </>
)

type PreviewProps = { readonly blocks: readonly Block[]; readonly language: string }

const Preview = ({ blocks, language }: PreviewProps) => (
  <section className="form-part" aria-label={messages.preview}>
    <h2>{messages.preview}</h2>
    <article className="essay" lang={language}>
      <PageBlocks blocks={blocks} />
    </article>
  </section>
)
