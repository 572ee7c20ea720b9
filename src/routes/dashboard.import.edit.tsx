/**
 * Edit many tools: which, what changes, and on to the dry run. The address chooses: `?q=`,
 * `?category=` and `?brand=` as in the list, or `?ids=` with the ids of tools, separated by commas;
 * `?all=1` with the filters of Manage Products: all tools that match them.
 */
import { useNavigate, useNavigation } from 'react-router'
import { DeskHead, HeadLinks } from '../ui/desk/desk-head.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { bulkJobs } from '../bulk/api.client.ts'
import { EditForm } from '../bulk/components/edit-form.tsx'
import { editMessages as messages } from '../bulk/messages/edit-page.ts'
import { importPageMessages } from '../bulk/messages/import-page.ts'
import { routePath } from '../platform/languages/shown-href.ts'
import { desk } from '../product-admin/api.client.ts'
import { productAdminContract } from '../product-admin/contract.ts'
import { search } from '../search/api.client.ts'
import type { Facets } from '../search/contract.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { FilterForm, SelectFilter } from '../ui/filter-form.tsx'
import { readFilters } from '../ui/list-params.ts'
import { personalMeta } from '../ui/page-meta.ts'
import styles from '../ui/styles/import.css?url&no-inline'
import type { Route } from './+types/dashboard.import.edit.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = personalMeta(messages.title, messages.description)

type Choice = {
  readonly ids: readonly string[]
  readonly q: string
  readonly category: string
  readonly brand: string
}

function readChoice(searchParams: URLSearchParams): Choice {
  const text = (name: string) => (searchParams.get(name) ?? '').trim()
  return {
    ids: text('ids').split(',').filter(Boolean),
    q: text('q'),
    category: text('category'),
    brand: text('brand'),
  }
}

/** The ids of all tools that match the filters of Manage Products, where those were chosen. */
async function readAll(request: Request): Promise<Pick<Choice, 'ids'> | undefined> {
  if (!new URL(request.url).searchParams.has('all')) return undefined
  const filters = readFilters(
    productAdminContract.ids.input,
    request,
    Object.keys(productAdminContract.ids.input.shape),
  )
  const { ids } = await desk.ids(filters ?? {}, { signal: request.signal })
  return { ids }
}

/** The filters that are set, as the API takes them. */
const filtersOf = ({ q, category, brand }: Choice) => ({
  ...(q === '' ? {} : { q }),
  ...(category === '' ? {} : { category: [category] }),
  ...(brand === '' ? {} : { brand: [brand] }),
})

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await currentAdmin('catalogue')
  const { signal } = request
  const choice = { ...readChoice(new URL(request.url).searchParams), ...(await readAll(request)) }
  return { choice, facets: await search.facets(filtersOf(choice), { signal }) }
}

export default function EditMany({ loaderData: { choice, facets } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { ids } = choice
  const { location } = useNavigation()
  // What was chosen a moment ago counts, although its tools are still being counted.
  const wanted =
    location && routePath(location.pathname) === '/dashboard/import/edit'
      ? readChoice(new URLSearchParams(location.search))
      : choice
  return (
    <>
      <DeskHead title={messages.title} lead={messages.lead}>
        <HeadLinks links={[{ to: '/dashboard/import', label: importPageMessages.allJobs }]} />
      </DeskHead>
      {ids.length > 0 ? (
        <p>
          <b>{messages.chosenByHand(ids.length)}</b>
        </p>
      ) : (
        <ChoiceForm choice={choice} facets={facets} />
      )}
      <EditForm
        edit={{ constants: {}, formulas: {} }}
        button={messages.check}
        onSubmit={async (edit) => {
          const chosen = ids.length > 0 ? { ids: [...ids] } : filtersOf(wanted)
          const job = await bulkJobs.edit({ ...chosen, ...edit })
          await navigate(`/dashboard/import/${job.id}`)
        }}
      />
    </>
  )
}

type ChoiceFormProps = { readonly choice: Choice; readonly facets: Facets }

/** The filters, in the address: they count as soon as they are set. */
function ChoiceForm({ choice, facets }: ChoiceFormProps) {
  const { state } = useNavigation()
  return (
    <section className="form-part choice" aria-label={messages.choose}>
      <h2>{messages.choose}</h2>
      <FilterForm label={messages.words} hint={messages.wordsHelp}>
        {(['brand', 'category'] as const).map((name) => (
          <SelectFilter
            key={name}
            name={name}
            label={messages[name]}
            any={messages.all[name]}
            choices={facets[name].map(({ value, count }) => [value, messages.option(value, count)])}
            value={choice[name]}
          />
        ))}
      </FilterForm>
      <p role="status" aria-busy={state === 'loading'}>
        <b>{messages.chosen(facets.total, facets.exact)}</b>
      </p>
    </section>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
