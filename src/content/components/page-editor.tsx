/** The editor of a text page: title, description, Markdown, a preview, and the versions to go back to. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useFreshValues } from '../../ui/use-fresh-values.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { content } from '../api.client.ts'
import { contentContract, PageChange, type Page } from '../contract.ts'
import { pagesMessages as messages } from '../messages/pages.ts'
import type { Block } from '../page-tree.ts'
import { PageBlocks } from './page-blocks.tsx'

export type PageForm = UseFormReturn<z.input<typeof PageChange>, unknown, PageChange>

const resolver = zodResolver(PageChange)

/** The form of a page; what was typed is kept until it is saved. */
export function usePageForm(page: Page): { readonly form: PageForm; clearDraft(): void } {
  const form: PageForm = useForm({ resolver, defaultValues: page })
  const clearDraft = useDraft(form, `page.${page.slug}`)
  return { form, clearDraft }
}

type PageEditorProps = {
  readonly page: Page
  readonly form: PageForm
  readonly clearDraft: () => void
  readonly onSaved: () => Promise<void>
}

export function PageEditor({ page, form, clearDraft, onSaved }: PageEditorProps) {
  const { isSubmitting } = form.formState
  const { notice, problem, send } = useSubmit(form, contentContract.savePage.input)
  const [blocks, setBlocks] = useState<readonly Block[]>()
  const beginSaving = useFreshValues(form, page, { problem, reload: onSaved })
  const submit = send(async (values) => {
    const accept = beginSaving()
    const saved = await content.savePage(values)
    clearDraft()
    accept(saved)
    toast(messages.saved)
    await onSaved()
  })
  // The parser is loaded with the first preview.
  const preview = async (): Promise<void> => {
    const { parsePage } = await import('../parse-page.ts')
    setBlocks(parsePage(form.getValues('body')))
  }
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notSaved}</b> {notice}
        </Notice>
      )}
      <Fields form={form} />
      <div className="row">
        <button type="submit" className="button primary" aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? messages.saving : messages.save}
        </button>
        <button type="button" className="button" onClick={() => void preview()}>
          {messages.preview}
        </button>
      </div>
      <div aria-live="polite">{blocks === undefined ? null : <Preview blocks={blocks} />}</div>
    </form>
  )
}

function Fields({ form }: { readonly form: PageForm }) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={messages.pageTitle}
        error={errors.title?.message}
        {...form.register('title')}
      />
      <TextField
        label={messages.pageDescription}
        help={messages.descriptionHelp}
        optional
        error={errors.description?.message}
        {...form.register('description')}
      />
      <TextArea
        label={messages.body}
        help={messages.bodyHelp}
        rows={18}
        error={errors.body?.message}
        {...form.register('body')}
      />
    </>
  )
}

const Preview = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <section className="form-part" aria-label={messages.preview}>
    <h2>{messages.preview}</h2>
    <article className="essay">
      <PageBlocks blocks={blocks} />
    </article>
  </section>
)
