import { type EditorPageFilters, editorPageFilters } from '@ferrule/domain/editor/editor-page-list'

/** Returns the query string of the editor area with a change, without filters at their default. */
export function toEditorHref(filters: EditorPageFilters, change: Partial<EditorPageFilters>): string {
  const defaults = new Map<string, unknown>(Object.entries(editorPageFilters.parse({})))
  const entries = Object.entries({ ...filters, ...change }).filter(
    ([name, value]) => value !== undefined && value !== '' && value !== defaults.get(name),
  )
  return `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
}
