/** A placeholder until its own page is written. */
export default function Placeholder() {
  return null
}
