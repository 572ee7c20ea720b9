/** Search words: groups of synonyms for the search. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { may } from '../accounts/rules.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { useRowActions } from '../ui/use-row-actions.ts'
import { MayChange } from '../ui/may-change.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { toast } from '../ui/toast.tsx'
import { TextField } from '../ui/field.tsx'
import { useSeen } from '../ui/use-seen.ts'
import { useSubmit } from '../ui/use-submit.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { Icon } from '../ui/icons.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/page-state.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { searchMessages } from '../search/messages/search.ts'
import { SynonymFields, synonymsOf } from '../search/synonyms/synonym-fields.ts'
import { searchContract } from '../search/contract.ts'
import type { SynonymGroup } from '../search/synonyms/synonyms-contract.ts'
import { search } from '../search/api.client.ts'
import type { Route } from './+types/dashboard.searchwords.ts'

const words = searchMessages.page
const resolver = zodResolver(SynonymFields)

export const meta = personalMeta(words.title, words.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('catalogue')
  const groups = [...(await search.synonyms({}, { signal }))]
  return { groups, mayChange: may(user, 'catalogue') }
}

export default function SearchWords({ loaderData: { groups, mayChange } }: Route.ComponentProps) {
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
      <MayChange allowed={mayChange}>
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
      <button
        type="button"
        className="icon-button"
        aria-disabled={busy || undefined}
        aria-label={words.delete(synonyms)}
        onClick={({ currentTarget }) =>
          void remove(
            currentTarget,
            words.sure(synonyms),
            () => search.removeSynonyms({ id }),
            () => search.addSynonyms({ words: [...synonyms] }),
          )
        }
      >
        <Icon name="remove" />
      </button>
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
  const form = useForm({ resolver, defaultValues: { words: text } })
  const {
    formState: { errors, isSubmitting, isDirty },
    register,
    reset,
  } = form
  const { notice, problem, send } = useSubmit(form, searchContract.addSynonyms.input)
  const seen = useSeen([...shown], problem)
  const submit = send(async ({ words: typed }) => {
    await save(synonymsOf(typed), seen)
    reset({ words: text })
    toast(words.done)
  })
  return (
    <form
      method="post"
      className={primary ? 'form form-part group-form mb-6' : 'form group-form'}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{words.notDone}</b> {notice}
        </Notice>
      )}
      <TextField
        label={label}
        {...(help === undefined ? {} : { help })}
        placeholder={words.example}
        autoComplete="off"
        maxLength={900}
        error={errors.words?.message}
        {...register('words')}
      />
      {primary || isDirty ? (
        <button
          type="submit"
          className={primary ? 'button primary' : 'button'}
          aria-disabled={isSubmitting || undefined}
        >
          {isSubmitting
            ? primary
              ? words.adding
              : words.saving
            : primary
              ? words.add
              : words.save}
        </button>
      ) : null}
    </form>
  )
}

export const ErrorBoundary = pageErrors(words.title)
