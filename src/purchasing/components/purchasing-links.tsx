/** Beside the title of the pages of purchasing: where their days are set. */
import { Link } from 'react-router'
import { purchasingPageMessages as messages } from '../messages/pages.ts'

type PurchasingLinksProps = {
  /** Whether the reader may change the settings. */
  readonly canSet: boolean
}

export const PurchasingLinks = ({ canSet }: PurchasingLinksProps) =>
  canSet ? (
    <Link className="button tight" to="/dashboard/settings/purchasing">
      {messages.settings}
    </Link>
  ) : null
