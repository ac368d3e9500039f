/** The first signs of the first two names. */
export function toInitials(name: string): string {
  return name
    .split(' ')
    .map((part) => Array.from(part)[0] ?? '')
    .join('')
    .slice(0, 2)
}
