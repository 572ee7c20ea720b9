/**
 * The shop's own settings texts that are missing in a further language; each links to its field.
 */
import { Link } from 'react-router'
import { languageCodes } from '../../platform/languages/languages.ts'
import { settingDeclarations, type ShopSettings } from '../declarations.ts'
import { missingIn } from '../languages-of-text.ts'
import { textsInLanguagesMessages as messages } from '../messages/texts-in-languages.ts'
import { pathOfPart } from '../parts.ts'

/** Renders nothing if none is missing. */
export const MissingSettingTexts = ({ values }: { readonly values: ShopSettings }) =>
  languageCodes
    .map((code) => ({ code, names: missingIn(values, code) }))
    .filter(({ names }) => names.length > 0)
    .map(({ code, names }) => (
      <p key={code} className="row mt-2">
        {messages.missing(code)}
        {names.map((name) => (
          <Link
            key={name}
            className="link"
            to={`${pathOfPart(settingDeclarations[name].group)}#${name}:${code}`}
          >
            {settingDeclarations[name].label}
          </Link>
        ))}
      </p>
    ))
