/** Search words: groups of synonyms for the search. */
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { search } from '../search/api.client.ts'
import { searchContract } from '../search/contract.ts'
import { searchMessages } from '../search/messages/search.ts'
import { SynonymFields, synonymsOf } from '../search/synonyms/synonym-fields.ts'
import type { SynonymGroup } from '../search/synonyms/synonyms-contract.ts'
import { deskList } from '../shell/desk-list.tsx'
import { DotsMenu } from '../ui/desk/dots-menu.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { Form } from '../ui/form/form.tsx'
import { inputsOf } from '../ui/form/inputs.tsx'
import { useContractForm } from '../ui/form/use-contract-form.ts'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { pageOfAll, WholeListQuery } from '../ui/desk/page-of-all.ts'
import type { Column } from '../ui/table.tsx'
import { toast } from '../ui/toast.tsx'
import { useSeen } from '../ui/use-seen.ts'
import type { RowActions } from '../ui/use-row-actions.ts'
import { NewButton } from '../ui/desk/new-button.tsx'

const words = searchMessages.page
const { TextInput } = inputsOf<z.input<typeof SynonymFields>>()

type OpenForm = (title: string, form: (done: () => Promise<void>) => ReactNode) => void

const columns = (actions: RowActions, open: OpenForm): readonly Column<SynonymGroup>[] => [
  {
    header: words.word,
    slot: 'title',
    cell: ({ words: [first = ''] }) => <bdi title={first}>{first}</bdi>,
  },
  {
    header: words.others,
    slot: 'meta',
    cell: ({ words: [, ...others] }) => (
      <span title={others.join(' = ')}>{others.join(' = ')}</span>
    ),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (group) => (
      <>
        <button
          type="button"
          className="button small"
          aria-label={words.editOf(group.words)}
          onClick={() =>
            open(words.editOf(group.words), (done) => <GroupForm group={group} onSaved={done} />)
          }
        >
          {words.edit}
        </button>
        <DotsMenu
          of={group.words[0] ?? ''}
          busy={actions.busy}
          choices={[
            {
              label: listPageMessages.delete,
              name: words.delete(group.words),
              danger: true,
              act: (button) =>
                void actions.remove(
                  button,
                  words.sure(group.words),
                  () => search.removeSynonyms({ id: group.id }),
                  () => search.addSynonyms({ words: [...group.words] }),
                ),
            },
          ]}
        />
      </>
    ),
  },
]

const page = deskList({
  permission: 'catalogue',
  title: words.title,
  description: words.description,
  lead: words.lead,
  caption: words.groups,
  input: WholeListQuery,
  read: async (query, options) =>
    pageOfAll(await search.synonyms({}, options), query, (group) => group.words.join(' = ')),
  keyOf: ({ id }) => id,
  columns: ({ actions, open }) => columns(actions, open),
  links: ({ canChange, open }) =>
    canChange ? (
      <NewButton onClick={() => open(words.add, (done) => <GroupForm onSaved={done} />)}>
        {words.add}
      </NewButton>
    ) : null,
  filters: () => <FilterForm label={words.search} hint={words.hint} />,
  empty: () => <EmptyState title={words.empty} detail={words.emptyDetail} />,
})

type GroupFormProps = {
  /** Absent: a new one. */
  readonly group?: SynonymGroup
  readonly onSaved: () => Promise<void>
}

function GroupForm({ group, onSaved }: GroupFormProps) {
  const shown = group?.words ?? []
  const values = { words: shown.join(' = ') }
  const form = useContractForm(searchContract.addSynonyms, { fields: SynonymFields, values })
  const seen = useSeen([...shown], form.problem)
  const submit = async (typed: z.output<typeof SynonymFields>): Promise<void> => {
    const synonyms = synonymsOf(typed.words)
    if (group) await search.editSynonyms({ id: group.id, words: synonyms, ...seen })
    else await search.addSynonyms({ words: synonyms })
    toast(words.done)
    await onSaved()
  }
  return (
    <Form form={form} onSubmit={submit} failed={words.notDone} act={words.save} busy={words.saving}>
      <TextInput
        name="words"
        label={words.words}
        help={words.help}
        placeholder={words.example}
        maxLength={900}
      />
    </Form>
  )
}

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
