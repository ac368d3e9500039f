/** The path of a module in app/, without the query that the framework adds; empty for a module outside of it. */
export function pathInApp(id: string): string {
  return id.split('?')[0]?.split('/web/app/')[1] ?? ''
}
