/** The words of a block as search reads them: a line each, empty ones left out. */
export function lines(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join('\n')
}
