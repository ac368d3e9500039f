import type { AreaLoaders } from '../catalogue.ts'

/** Japanese, loaded by area. */
export const ja: AreaLoaders = {
  frame: async () => (await import('./ja/frame.ts')).frame,
  error: async () => (await import('./ja/error.ts')).error,
  component: async () => (await import('./ja/component.ts')).component,
  search: async () => (await import('./ja/search.ts')).search,
  news: async () => (await import('./ja/news.ts')).news,
  story: async () => (await import('./ja/story.ts')).story,
  contact: async () => (await import('./ja/contact.ts')).contact,
  catalogue: async () => (await import('./ja/catalogue.ts')).catalogue,
  comparison: async () => (await import('./ja/comparison.ts')).comparison,
  company: async () => (await import('./ja/company.ts')).company,
  form: async () => (await import('./ja/form.ts')).form,
  request: async () => (await import('./ja/request.ts')).request,
  portal: async () => (await import('./ja/portal.ts')).portal,
  dashboard: async () => (await import('./ja/dashboard.ts')).dashboard,
  ticket: async () => (await import('./ja/ticket.ts')).ticket,
  inventory: async () => (await import('./ja/inventory.ts')).inventory,
  machine: async () => (await import('./ja/machine.ts')).machine,
  account: async () => (await import('./ja/account.ts')).account,
  'user-admin': async () => (await import('./ja/user-admin.ts')).userAdmin,
  parts: async () => (await import('./ja/parts.ts')).parts,
  'sign-in': async () => (await import('./ja/sign-in.ts')).signIn,
  editor: async () => (await import('./ja/editor.ts')).editor,
  edge: async () => (await import('./ja/edge.ts')).edge,
  consent: async () => (await import('./ja/consent.ts')).consent,
}
