/**
 * The index of the settings: cards with the current values, and a filter over all labels and help
 * texts. A card with a matching field links to that field.
 */
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icons.tsx'
import { settingsMessages } from '../messages/settings.ts'
import type { CardSummary, FoundField } from '../part-summaries.ts'
import { PartIcon, type CardIcon } from './part-icons.tsx'

const messages = settingsMessages.filter

export type SettingsCard = CardSummary & {
  readonly icon: CardIcon
  readonly title: string
  /** The link of the card. */
  readonly to: string
  /** Additional searched text: the sentences of its page. */
  readonly words: readonly string[]
  readonly fields: readonly FoundField[]
}
export type SettingsArea = { readonly title: string; readonly cards: readonly SettingsCard[] }

type FoundCard = { readonly card: SettingsCard; readonly fields: readonly FoundField[] }

/** A text in a further language only matches if the text itself does not. */
function fieldsWith({ fields }: SettingsCard, has: (text: string) => boolean) {
  const found = fields.filter(({ words }) => has(words))
  const names = new Set(found.map(({ name }) => name))
  return found.filter(({ name }) => {
    const [text = ''] = name.split(':')
    return text === name || !names.has(text)
  })
}

/** The cards of an area that contain all typed words. */
function search({ cards }: SettingsArea, typed: string): readonly FoundCard[] {
  const wanted = typed.trim().toLowerCase().split(/\s+/)
  const has = (text: string): boolean => {
    const lower = text.toLowerCase()
    return wanted.every((word) => lower.includes(word))
  }
  return cards.flatMap((card) => {
    const fields = typed.trim() === '' ? [] : fieldsWith(card, has)
    const { title, now, hint, words } = card
    const texts = [`${title} ${now} ${hint}`, ...words.map((text) => `${title} ${text}`)]
    return fields.length > 0 || texts.some(has) ? [{ card, fields }] : []
  })
}

const addressOf = ({ card, fields: [first] }: FoundCard): string =>
  first === undefined ? card.to : `${card.to}#${first.name}`

export function SettingsIndex({ areas }: { readonly areas: readonly SettingsArea[] }) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const field = useSlashKey()
  const shown = useDeferredValue(typed)
  const found = areas
    .map((area) => ({ title: area.title, cards: search(area, shown) }))
    .filter(({ cards }) => cards.length > 0)
  const count = found.reduce((sum, { cards }) => sum + cards.length, 0)
  const clear = (): void => {
    setTyped('')
    field.current?.focus()
  }
  return (
    <>
      <form
        role="search"
        aria-label={messages.label}
        className="settings-filter"
        onSubmit={(event) => {
          event.preventDefault()
          const first = areas.flatMap((area) => search(area, typed))[0]
          if (typed.trim() !== '' && first) void navigate(addressOf(first))
        }}
      >
        <Icon name="search" />
        <input
          ref={field}
          className="input"
          type="search"
          autoComplete="off"
          enterKeyHint="go"
          aria-label={messages.label}
          placeholder={messages.hint(areas.reduce((sum, { cards }) => sum + cards.length, 0))}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <span className="hidden-label" role="status">
          {shown.trim() === '' ? '' : messages.count(count)}
        </span>
      </form>
      {found.map(({ title, cards }) => (
        <section key={title}>
          <h2 className="cells-head">{title}</h2>
          <div className="cells">
            {cards.map((one) => (
              <Card key={one.card.title} found={one} />
            ))}
          </div>
        </section>
      ))}
      {count > 0 ? null : (
        <EmptyState title={messages.none} detail={messages.noneDetail}>
          <button type="button" className="button" onClick={clear}>
            {messages.clear}
          </button>
        </EmptyState>
      )}
    </>
  )
}

function Card({ found }: { readonly found: FoundCard }) {
  const { icon, title, now, hint, warns = false } = found.card
  return (
    <Link className="cell" to={addressOf(found)}>
      <PartIcon name={icon} />
      <b>{title}</b>
      <span className="now">{now}</span>
      {found.fields.length > 0 ? (
        <span className="hint">{messages.found(found.fields.map(({ label }) => label))}</span>
      ) : (
        <span className={warns ? 'hint warn' : 'hint'}>{hint}</span>
      )}
    </Link>
  )
}

/** '/' focuses the filter, unless somebody is typing elsewhere. */
function useSlashKey() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof Element && event.target.matches('input, textarea, select')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      event.preventDefault()
      event.stopPropagation()
      field.current?.focus()
    }
    // Handled before the bar's search field, which uses the same key on all other pages.
    document.addEventListener('keydown', focus, { capture: true })
    return () => document.removeEventListener('keydown', focus, { capture: true })
  }, [])
  return field
}
