/** Search words: groups of synonyms for the search. */
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { may } from '../accounts/rules.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { ActButton } from '../ui/buttons.tsx'
import { Form } from '../ui/form/form.tsx'
import { inputsOf } from '../ui/form/inputs.tsx'
import { useContractForm } from '../ui/form/use-contract-form.ts'
import { useRowActions } from '../ui/use-row-actions.ts'
import { MayChange } from '../ui/may-change.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { toast } from '../ui/toast.tsx'
import { useSeen } from '../ui/use-seen.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { Icon } from '../ui/icons.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { searchMessages } from '../search/messages/search.ts'
import { SynonymFields, synonymsOf } from '../search/synonyms/synonym-fields.ts'
import { searchContract } from '../search/contract.ts'
import type { SynonymGroup } from '../search/synonyms/synonyms-contract.ts'
import { search } from '../search/api.client.ts'
import type { Route } from './+types/dashboard.searchwords.ts'

const words = searchMessages.page
const { TextInput } = inputsOf<z.input<typeof SynonymFields>>()

export const meta = personalMeta(words.title, words.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('catalogue')
  const groups = [...(await search.synonyms({}, { signal }))]
  return { groups, canChange: may(user, 'catalogue') }
}

export default function SearchWords({ loaderData: { groups, canChange } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <div className="row justify-between">
        <h1>{words.title}</h1>
        <Link className="button tight" to="/dashboard/manageproducts">
          {words.back}
        </Link>
      </div>
      <p className="muted mt-2 mb-6">{words.lead}</p>
      <MayChange allowed={canChange}>
        <GroupForm
          label={words.words}
          help={words.help}
          primary
          save={async (typed) => {
            await search.addSynonyms({ words: typed })
            await revalidate()
          }}
        />
        {groups.length === 0 ? (
          <EmptyState title={words.empty} detail={words.emptyDetail} />
        ) : (
          <section aria-label={words.groups}>
            {/* Keyed by its words, too: a group that was changed concurrently is remounted. */}
            {groups.map((group) => (
              <GroupRow
                key={`${group.id} ${group.words.join('=')}`}
                group={group}
                onSaved={revalidate}
              />
            ))}
          </section>
        )}
      </MayChange>
    </>
  )
}

function GroupRow({
  group: { id, words: synonyms },
  onSaved,
}: {
  readonly group: SynonymGroup
  readonly onSaved: () => Promise<void>
}) {
  const { busy, remove } = useRowActions()
  return (
    <div className="group-row">
      <GroupForm
        label={words.group(synonyms)}
        shown={synonyms}
        save={async (typed, seen) => {
          await search.editSynonyms({ id, words: typed, ...seen })
          await onSaved()
        }}
      />
      <ActButton
        className="icon-button"
        busy={busy}
        aria-label={words.delete(synonyms)}
        act={(button) =>
          remove(
            button,
            words.sure(synonyms),
            () => search.removeSynonyms({ id }),
            () => search.addSynonyms({ words: [...synonyms] }),
          )
        }
      >
        <Icon name="remove" />
      </ActButton>
    </div>
  )
}

type GroupFormProps = {
  readonly label: string
  readonly help?: string
  /** The words of an existing group. */
  readonly shown?: readonly string[]
  readonly primary?: boolean
  readonly save: (words: string[], seen: { readonly seen?: string[] }) => Promise<void>
}

/** A line of synonyms, for an existing group or a new one. */
function GroupForm({ label, help, shown = [], primary = false, save }: GroupFormProps) {
  const text = shown.join(' = ')
  const values = { words: text }
  const form = useContractForm(searchContract.addSynonyms, { fields: SynonymFields, values })
  const seen = useSeen([...shown], form.problem)
  const submit = async ({ words: typed }: z.output<typeof SynonymFields>): Promise<void> => {
    await save(synonymsOf(typed), seen)
    form.reset(values)
    toast(words.done)
  }
  const act = primary ? words.add : form.formState.isDirty ? words.save : undefined
  return (
    <Form
      form={form}
      className={primary ? 'form form-part group-form mb-6' : 'form group-form'}
      onSubmit={submit}
      failed={words.notDone}
      act={act}
      busy={primary ? words.adding : words.saving}
      secondary={!primary}
    >
      <TextInput
        name="words"
        label={label}
        help={help}
        placeholder={words.example}
        maxLength={900}
      />
    </Form>
  )
}

export const ErrorBoundary = pageErrors(words.title)
