/** The address of the sheet of pages behind sign-in, the cart and the order pad. */
import styles from './styles/personal.css?url&no-inline'

export const personalStyles: string = styles
