/** The day so many days from now, where the reader is: for 'about May 5', never for a promise. */
export function dayIn(days: number): Date {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return day
}
