/** Previews of mails while their texts are edited; each can be sent to oneself. */
import { useState } from 'react'
import { currentLanguage } from '../../platform/languages/current-language.ts'
import { languageNames, type Language } from '../../platform/languages/languages.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { useShopLanguages } from '../../ui/use-shop-languages.ts'
import type { MailPreview } from '../mail-preview-contract.ts'
import { mailPreviewMessages as messages } from '../messages/mail-previews.ts'
import { useMailPreview } from './use-mail-preview.ts'

/** A mail in the language of the page. */
type Mail<Kind> = MailPreview & {
  readonly kind: Kind
  /** The label of the mail. */
  readonly label: string
}
type Asked<Kind> = {
  readonly kind: Kind
  readonly language: Language
  readonly subject: string
  readonly opening: string
}
type Sending<Kind> = {
  /** Sends one with the saved text. */
  readonly send: (sample: { kind: Kind; language: Language }) => Promise<unknown>
  /** Requests the mail in a language other than the page's. */
  readonly preview: (
    asked: Asked<Kind>,
    options: { readonly signal: AbortSignal },
  ) => Promise<MailPreview>
}
type MailPreviewListProps<Kind> = Sending<Kind> & {
  readonly mails: readonly Mail<Kind>[]
  /** The current values of the form. */
  readonly words: Readonly<Record<string, unknown>>
}

export function MailPreviewList<Kind extends string>({
  mails,
  ...props
}: MailPreviewListProps<Kind>) {
  const actions = useRowActions()
  return (
    <div>
      {mails.map((mail) => (
        <PreviewOfMail key={mail.kind} mail={mail} actions={actions} {...props} />
      ))}
    </div>
  )
}

type PreviewProps<Kind> = Omit<MailPreviewListProps<Kind>, 'mails'> & {
  readonly mail: Mail<Kind>
  readonly actions: RowActions
}

function PreviewOfMail<Kind extends string>(props: PreviewProps<Kind>) {
  const { mail, words, actions, send, preview } = props
  const { kind, label } = mail
  const languages = useShopLanguages()?.all ?? []
  const [chosen, setChosen] = useState<Language>()
  const language = chosen ?? currentLanguage()
  const isOwn = language === currentLanguage()
  const question = isOwn ? undefined : { kind, language, ...wordsIn(language, kind, words) }
  const other = useMailPreview(question, preview)
  const shown = isOwn ? mail : other.mail
  return (
    <details className="mt-2">
      <summary>{messages.preview(label)}</summary>
      {other.failure === undefined || isOwn ? null : (
        <p className="error mt-2" role="alert">
          {other.failure}
        </p>
      )}
      <div lang={isOwn ? undefined : language}>
        <p className="mt-2">
          <b className="wrap-anywhere">{shown?.subject}</b>
        </p>
        <pre className="whitespace-pre-wrap wrap-anywhere">{shown?.text}</pre>
      </div>
      <div className="row mt-4">
        {languages.length < 2 ? null : (
          <select
            className="input w-auto"
            aria-label={messages.languageOf(label)}
            value={language}
            onChange={({ currentTarget: { value } }) =>
              setChosen(languages.find((code) => code === value))
            }
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageNames[code]}
              </option>
            ))}
          </select>
        )}
        <ActButton
          className="button tight"
          busy={actions.busy}
          aria-label={messages.sendLabel(label)}
          act={(button) =>
            actions.run({
              button,
              work: async () => {
                await send({ kind, language })
                return messages.sent
              },
            })
          }
        >
          {messages.send}
        </ActButton>
      </div>
    </details>
  )
}

/** Subject and opening text for a language: its own, otherwise those of the setting itself. */
function wordsIn(
  language: Language,
  kind: string,
  words: Readonly<Record<string, unknown>>,
): { readonly subject: string; readonly opening: string } {
  const textIn = (name: string): string => {
    const own = words[`${name}:${language}`]
    const text = own === undefined || own === '' ? words[name] : own
    return typeof text === 'string' ? text : ''
  }
  return { subject: textIn(`${kind}Subject`), opening: textIn(`${kind}Opening`) }
}
